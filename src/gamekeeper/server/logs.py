"""Log lines with fields. Codes of tables, tokens, cookies, seeds and cards never go into them."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.types import Processor


def set_up_logs(*, as_json: bool) -> None:
    """Send the program's lines, and the libraries' warnings, to the standard error stream in one format."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    # tracebacks without local variables: those hold secrets
    tracebacks = structlog.processors.ExceptionRenderer(
        structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    )
    ending: list[Processor] = [tracebacks, structlog.processors.JSONRenderer()]
    if not as_json:
        plain = structlog.dev.plain_traceback
        ending = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *ending],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # what libraries chat about may hold addresses, and with them codes
    logging.getLogger("gamekeeper").setLevel(logging.INFO)
