"""Work for worker processes, and so without anything of the tests."""

from __future__ import annotations

import os
import time
from typing import NamedTuple

from greatpowers.server.bots.work import Thinking


class Count(NamedTuple):
    """Counts to a number, and reports each one on the way."""

    until: int

    def run(self, thinking: Thinking) -> object:
        """See Work."""
        for number in range(self.until):
            thinking.report(number)
        return {"counted": self.until, "seconds": thinking.seconds, "niceness": os.nice(0)}


class Ponder(NamedTuple):
    """Thinks until nobody wants to know any more."""

    def run(self, thinking: Thinking) -> object:
        """See Work."""
        thinking.report("began")
        while not thinking.is_cancelled():
            time.sleep(0.001)
        return None


class Fail(NamedTuple):
    """Fails."""

    def run(self, thinking: Thinking) -> object:
        """See Work."""
        raise RuntimeError("confused")
