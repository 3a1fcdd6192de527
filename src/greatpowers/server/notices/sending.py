"""How sending a letter can fail."""

from __future__ import annotations

_GONE = (404, 410)


class Failed(Exception):
    """It did not work this time."""


class Gone(Failed):
    """It will never work: the address does not exist any more."""


def require_success(status: int) -> None:
    """Judge the status of an HTTP answer; raises Failed or Gone. Redirects are not followed."""
    if status in _GONE:
        raise Gone(str(status))
    if not 200 <= status < 300:
        raise Failed(str(status))
