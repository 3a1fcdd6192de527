"""The base of rule tables, until every test takes it from greatpowers.testing."""

from greatpowers.testing.rule_table import RuleTable, same

__all__ = ["RuleTable", "same"]
