"""The compiled engine is really compiled where it is asked for, and the plain one where it is not."""

from __future__ import annotations

import os

from greatpowers.core.native import is_compiled


def test_the_engine_that_was_asked_for_is_running() -> None:
    assert is_compiled() == ("build/compiled" in os.environ.get("PYTHONPATH", ""))
