"""What the server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server

from gamekeeper.core.errors import BadSetup

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """The counters of one server, in a registry of their own."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.requests = Counter("gamekeeper_requests", "Answers by status", ["status"], registry=registry)
        self.errors = Counter("gamekeeper_errors", "Named errors sent", ["error"], registry=registry)
        self.decisions = Counter("gamekeeper_decisions", "Decisions stored", ["by"], registry=registry)
        self.conflicts = Counter("gamekeeper_conflicts", "Decisions another writer was faster with", registry=registry)
        self.started = Counter("gamekeeper_matches_started", "Matches begun", ["game"], registry=registry)
        self.finished = Counter("gamekeeper_matches_finished", "Matches ended", ["game"], registry=registry)
        self.deliveries = Counter(
            "gamekeeper_deliveries",
            "Notices and letters by what became of them",
            ["way", "outcome"],
            registry=registry,
        )
        self.connections = Gauge("gamekeeper_connections", "Open sockets", registry=registry)
        self.tables = Gauge("gamekeeper_tables", "Tables in memory", registry=registry)
        self.storing = Histogram(
            "gamekeeper_store_seconds", "Time to store one decision", buckets=FAST, registry=registry
        )
        self.acting = Histogram(
            "gamekeeper_act_seconds", "From a decision's arrival to its broadcast", buckets=FAST, registry=registry
        )
        self.thinking = Histogram(
            "gamekeeper_bot_seconds",
            "From asking a bot to its answer, waiting included",
            buckets=SLOW,
            registry=registry,
        )

    def serve(self, address: str) -> Callable[[], None]:
        """Tell them at ``host:port`` too, beside the server; what to call in the end. BadSetup when that is taken."""
        if not address:
            return lambda: None
        host, _, port = address.rpartition(":")
        try:
            server, _ = start_http_server(int(port), host.strip("[]") or "127.0.0.1", self.registry)
        except (OSError, ValueError, OverflowError) as error:
            wanted = f"a free host:port like 127.0.0.1:9464 ({error})"
            raise BadSetup("metrics-address", address, wanted) from None
        return server.shutdown

    def text(self) -> bytes:
        """All of it in Prometheus' text format."""
        return generate_latest(self.registry)
