"""A share of a core for a process: so a machine with few cores can compare two servers at a fraction of their size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_CPU = Path("/sys/fs/cgroup/cpu")  # of control groups, version 1
_PERIOD = 10_000  # microseconds: short, so that the wait for the next one hardly shows; the least share is 1 ms


def why_no_shares() -> str:
    """Why processes cannot be given shares here; empty if they can."""
    try:
        with _group("greatpowers-trial", 0.5):
            return ""
    except OSError as error:
        return f"no control group can be made in {_CPU} ({error.strerror})"


@contextmanager
def limited(pid: int, share: float) -> Iterator[None]:
    """Let this process, with all its threads, use no more than a share of a core."""
    with _group(f"greatpowers-{pid}", share) as group:
        (group / "cgroup.procs").write_text(str(pid))
        try:
            yield
        finally:
            (_CPU / "cgroup.procs").write_text(str(pid))


@contextmanager
def _group(name: str, share: float) -> Iterator[Path]:
    group = _CPU / name
    group.mkdir()
    try:
        (group / "cpu.cfs_period_us").write_text(str(_PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(round(_PERIOD * share)))
        yield group
    finally:
        group.rmdir()
