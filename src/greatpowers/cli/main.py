"""The entry point: runs the application, ignores broken pipes, and hides tracebacks from users."""

from __future__ import annotations

import contextlib
import os
import sys

from greatpowers.cli.app import app
from greatpowers.cli.console import BAD_USAGE, INTERRUPTED, TEXT, error_line

_INTERNAL_ERROR = 70  # EX_SOFTWARE: not the user's fault


def run() -> None:
    """Run the command line and exit."""
    try:
        app()
        sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        _discard_output()
        sys.exit(0)
    except ModuleNotFoundError:
        raise  # greatpowers.__main__ says what to install
    except OSError as error:
        _discard_output()
        error_line(TEXT.say("output-trouble", reason=error.strerror or str(error)))
        sys.exit(BAD_USAGE)
    except Exception as error:
        if os.environ.get("GREATPOWERS_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        error_line(TEXT.say("error-inside", what=what))
        sys.exit(_INTERNAL_ERROR)


def _discard_output() -> None:
    """Redirect stdout to nowhere, so that flushing it at exit does not fail again."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
