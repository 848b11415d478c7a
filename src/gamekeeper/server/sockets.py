"""Sockets below their messages: uvicorn's protocol with an end to what it answers and takes without being asked."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from gamekeeper.server.buckets import Bucket
from gamekeeper.server.connections import refuse
from gamekeeper.server.errors import BadMessage, TooManyRequests

FRAMES_A_SECOND = 10.0  # that are no messages: pings, pongs, pieces; browsers send a pong every twenty seconds
FRAMES_AT_ONCE = 200


class Mannered(WebSocketsSansIOProtocol):
    """One socket, from the request that asks for it, which it gets whole."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.pace = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)

    def data_received(self, data: bytes) -> None:
        """Something comes in; a request that cannot be read would be left without an answer, and open."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            why = BadMessage(f"cannot open a socket: {self.conn.handshake_exc}")
            refuse(self.transport, b"400 Bad Request", why)

    def handle_ping(self) -> None:
        """Answer, but who does not read the answers gets no more of them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
        self.count()

    def handle_pong(self, event: Frame) -> None:
        """An answer, or just so."""
        super().handle_pong(event)
        self.count()

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message."""
        super().handle_cont(event)
        self.count()

    def send_receive_event_to_app(self) -> None:
        """A message is whole; whether a text is one is found out where messages are read, and named."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def count(self) -> None:
        """The end of who sends such frames and does not stop."""
        try:
            self.pace.take()
        except TooManyRequests:
            self.transport.abort()
