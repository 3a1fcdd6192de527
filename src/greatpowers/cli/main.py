"""The way in: runs the application, quiet about broken pipes, and without tracebacks for users."""

from __future__ import annotations

import contextlib
import os
import sys

from greatpowers.cli.app import app
from greatpowers.cli.console import BAD_USE, INTERRUPTED, WORDS, error_line

_INSIDE = 70  # something went wrong that is not the user's fault


def run() -> None:
    """Run the command line and exit."""
    try:
        app()
        sys.stdout.flush()
    except KeyboardInterrupt:
        _leave(INTERRUPTED)
    except BrokenPipeError:
        _silence()
        _leave(0)
    except OSError as error:
        _silence()
        error_line(WORDS.say("output-trouble", reason=error.strerror or str(error)))
        _leave(BAD_USE)
    except Exception as error:
        if os.environ.get("GREATPOWERS_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        error_line(WORDS.say("error-inside", what=what))
        _leave(_INSIDE)


def _silence() -> None:
    """Nothing more can be written: let nothing complain about it on the way out."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _leave(code: int) -> None:
    sys.exit(code)
