"""Games on a Ray cluster: a shard of them is a task, which Ray runs again elsewhere when its worker or node is lost."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final

import msgspec

from gamekeeper.core.errors import BadSetup, GamekeeperError
from gamekeeper.lab.crew import Crew, Task
from gamekeeper.lab.program import Program, check_program, this_program
from gamekeeper.lab.runner import Chunks, Plays, Shard, T, cores, pace_after, shard_of

LOCAL: Final = "ray"
REMOTE: Final = "ray://"
SHARD_SECONDS: Final = 2.0  # about how long a worker plays before it hands over: what the loss of it costs
AHEAD: Final = 1.5  # shards handed out for each core, so that none waits for this machine
LOSSES: Final = 5  # how often a shard may be lost before it is given up
LARGEST_PORT: Final = 65_535
REACH_SECONDS: Final = 10.0
WAIT_SECONDS: Final = 60.0  # without a single core in the cluster
LOOK_SECONDS: Final = 1.0  # between two looks at how large the cluster is
NO_GAMEKEEPER: Final = "a worker of the cluster has no gamekeeper; install the same one everywhere"
STARTS: Final = 3
TOKEN: Final = "; where Ray asks for a token, set RAY_AUTH_MODE=token and have the head's ~/.ray/auth_token here too"
SLOW_START: Final = "Starting Ray client server failed"  # a busy head takes longer than Ray waits: once more
OBJECTS: Final = 100_000_000  # bytes for what is under way, of a local Ray


class ClusterFailed(GamekeeperError):
    """The cluster cannot be reached, or can no more."""


class Refused(msgspec.Struct, frozen=True):
    """What a worker says instead of playing."""

    message: str


class Ray(Crew):
    """The workers of a Ray cluster, as many as it has cores or at most so many; it may grow and shrink meanwhile."""

    def __init__(self, ray: Any, most: int | None) -> None:
        super().__init__()
        self.ray = ray
        self.most = most
        self.remote = ray.remote(num_cpus=1, max_retries=0)(play_shard)

    def play_all(self, task: Task[T], games: Iterable[int]) -> Chunks[T]:
        """Played there."""
        ray = self.ray
        numbers = iter(games)
        lost: list[tuple[list[int], int]] = []  # shards to be played again, and how often they were lost
        pending: dict[Any, tuple[list[int], int]] = {}
        pace, idle = 1, 0.0
        packed = ray.put((task, this_program()))
        try:
            while True:
                room = self.room()
                while len(pending) < room:
                    shard = lost.pop() if lost else (list(islice(numbers, pace)), 0)
                    if not shard[0]:
                        break
                    pending[self.remote.remote(packed, shard[0])] = shard
                if not pending and room:
                    return
                idle = 0.0 if pending else idle + LOOK_SECONDS
                if idle > WAIT_SECONDS:
                    raise ClusterFailed(f"the cluster has had no core for {WAIT_SECONDS:.0f} seconds")
                for done in self.ended(list(pending)):
                    wanted, losses = pending.pop(done)
                    found = self.received(done, losses)
                    if found is None:
                        self.cost.repeated += 1
                        lost.append((wanted, losses + 1))
                        continue
                    pace = pace_after(len(found.played), found.wall, SHARD_SECONDS)
                    self.cost.add(len(found.played), found.seconds)
                    yield found.played
        except ConnectionError as error:
            raise ClusterFailed(f"the cluster is gone: {first_line(error)}") from error
        finally:
            for each in pending:
                ray.cancel(each, force=True)

    def room(self) -> int:
        """How many shards may be under way."""
        found = int(self.ray.cluster_resources().get("CPU", 0))
        return int(found * AHEAD + 0.5) if self.most is None else min(self.most, found)

    def ended(self, pending: list[Any]) -> list[Any]:
        """Shards that have ended, one way or another; none after a while, to look at the cluster again."""
        if not pending:
            return []
        done, _ = self.ray.wait(pending, num_returns=1, timeout=LOOK_SECONDS)
        return list(done)

    def received(self, done: Any, losses: int) -> Shard[Any] | None:
        """A shard; None where it was lost and is to be played again."""
        failed = self.ray.exceptions
        worker, node = failed.WorkerCrashedError, (failed.NodeDiedError, failed.LocalRayletDiedError)
        lost = (worker, *node, failed.ObjectLostError, failed.OutOfMemoryError)
        try:
            found = self.ray.get(done)
        except lost as error:
            if losses + 1 < LOSSES:
                return None
            raise ClusterFailed(f"a shard was lost {LOSSES} times, last by: {first_line(error)}") from error
        except failed.RayError as error:
            if "No module named 'gamekeeper" in str(error):
                raise ClusterFailed(NO_GAMEKEEPER) from error
            raise ClusterFailed(f"a worker of the cluster failed: {last_line(error)}") from error
        if isinstance(found, Refused):
            raise ClusterFailed(found.message)
        shard: Shard[Any] = found
        return shard


def first_line(error: Exception) -> str:
    """What an error says, in one line."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def last_line(error: Exception) -> str:
    """The end of an error that tells of another's calls."""
    return (str(error).strip() or type(error).__name__).splitlines()[-1]


# --- on the workers --------------------------------------------------------------------------------

_players: dict[str, Plays[Any]] = {}  # of this process: making one takes longer than a short game


def play_shard(packed: tuple[Task[Any], Program], games: list[int]) -> Shard[Any] | Refused:
    """What a worker does."""
    task, program = packed
    try:
        check_program(program, f"the node {socket.gethostname()}")
        return shard_of(player_for(task), games)
    except GamekeeperError as error:
        return Refused(f"{error} (on the node {socket.gethostname()})" if isinstance(error, BadSetup) else str(error))


def player_for(task: Task[Any]) -> Plays[Any]:
    """Who plays it, made once in each process."""
    name = repr(task)
    if name not in _players:
        _players.clear()
        _players[name] = task()
    return _players[name]


# --- reaching it -----------------------------------------------------------------------------------


@contextmanager
def connected(address: str, workers: int | None) -> Iterator[Ray]:
    """The cluster at ``ray://HOST:PORT``, or with ``ray`` one on this machine for as long as it takes."""
    if address != LOCAL:
        host_and_port(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # else it would tell its makers
    try:
        import ray
    except ModuleNotFoundError as error:
        raise BadSetup("on", address, 'Ray, which is not installed: pip install "gamekeeper[cluster]"') from error
    if address != LOCAL:
        check_reachable(address)
    start(ray, address, workers)
    try:
        yield Ray(ray, None if address == LOCAL else workers)
    finally:
        ray.shutdown()


def start(ray: Any, address: str, workers: int | None) -> None:
    """Begin; ClusterFailed where that cannot be, now or at all."""
    wanted: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        own = {"address": "local", "num_cpus": workers or cores(), "object_store_memory": OBJECTS}
        wanted |= {**own, "include_dashboard": False}
    for left in reversed(range(STARTS)):
        try:
            ray.init(**wanted)
            return
        except Exception as error:  # whatever it meets: another Ray, another Python, no Ray at all
            ray.shutdown()
            if left and SLOW_START in str(error):
                continue
            token = "" if address == LOCAL else TOKEN
            raise ClusterFailed(f"the cluster at {address} cannot be used: {last_line(error)}{token}") from error


def host_and_port(address: str) -> tuple[str, int]:
    """Where a cluster is; BadSetup for anything else."""
    host, _, port = address.removeprefix(REMOTE).rpartition(":")
    if not (address.startswith(REMOTE) and host and port.isdecimal() and int(port) <= LARGEST_PORT):
        wanted = "'ray' for this machine, or ray://HOST:PORT; Ray's port for clients is 10001 if nothing else was said"
        raise BadSetup("on", address, wanted)
    return host.strip("[]"), int(port)


def check_reachable(address: str) -> None:
    """ClusterFailed, within seconds, unless somebody listens there."""
    try:
        socket.create_connection(host_and_port(address), REACH_SECONDS).close()
    except OSError as error:
        raise ClusterFailed(
            f"no cluster at {address}: {error.strerror or error}; is it up, and may this machine reach it?"
        ) from error
