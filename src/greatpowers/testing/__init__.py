"""Positions for tests and studies: set one up in a few words, act in notation, look at what happened.

`Builder` works for every game; `greatpowers.testing.imperial.Table` speaks the language of Imperial. See
docs/testing.md.
"""

from greatpowers.testing.builder import Builder
from greatpowers.testing.rule_table import RuleTable, same

__all__ = ["Builder", "RuleTable", "same"]
