"""The options of a game: typed, checked, and written into every record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence


class BadOptions(ValueError):
    """A game cannot be made so; `code` and `details` say why, for a message in any language."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(f"{code}: {details}")
        self.code = code
        self.details = details


class Option:
    """A typed option of a game: one of a few words, or a whole number within bounds.

    Where it is not at its default, the options in `needs` must have these values, and those in `excludes` must not.
    """

    def __init__(
        self,
        name: str,
        default: str | int,
        choices: Sequence[str] = (),
        least: int = 0,
        most: int = 0,
        *,
        needs: Mapping[str, str | int] | None = None,
        excludes: Mapping[str, str | int] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = tuple(choices)
        self.least = least
        self.most = most
        self.needs = dict(needs or {})
        self.excludes = dict(excludes or {})

    def read(self, given: str | int) -> str | int:
        """The value that was given, checked and typed; raises BadOptions."""
        if self.choices:
            if given not in self.choices:
                raise BadOptions("option-value", option=self.name, given=str(given), allowed=", ".join(self.choices))
            return given
        allowed = f"{self.least}-{self.most}"
        try:
            number = int(given)
        except (TypeError, ValueError):
            number = self.least - 1
        if not self.least <= number <= self.most:
            raise BadOptions("option-value", option=self.name, given=str(given), allowed=allowed)
        return number


class TextOption(Option):
    """An option in free text, empty by default.

    `reader` turns what was given into its one way of writing, a line that a record can carry, or raises BadOptions.
    Neither may have more than `longest` characters.
    """

    def __init__(self, name: str, reader: Callable[[str], str], longest: int) -> None:
        super().__init__(name, "")
        self.reader = reader
        self.longest = longest

    def read(self, given: str | int) -> str:
        """See Option."""
        line = self.reader(self._short(str(given)))
        assert line.isprintable(), line  # or no record could carry it
        return self._short(line)

    def _short(self, text: str) -> str:
        if len(text) > self.longest:
            raise BadOptions("option-long", option=self.name, most=str(self.longest))
        return text


def read_options(declared: Sequence[Option], given: Mapping[str, str | int]) -> dict[str, str | int]:
    """All options of a game, those not given at their defaults; raises BadOptions."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadOptions("option-unknown", option=name, allowed=", ".join(names))
    options = {o.name: o.read(given[o.name]) if o.name in given else o.default for o in declared}
    for option in declared:
        if options[option.name] != option.default:
            _check_combination(option, options)
    return options


def _check_combination(option: Option, options: Mapping[str, str | int]) -> None:
    """Refuse an option without one that it needs, or beside one that it excludes."""
    given = str(options[option.name])
    for name, value in option.needs.items():
        if options[name] != value:
            raise BadOptions("option-needs", option=option.name, given=given, other=name, value=str(value))
    for name, value in option.excludes.items():
        if options[name] == value:
            raise BadOptions("option-excludes", option=option.name, given=given, other=name, value=str(value))


def check_seats(seats: int, fewest: int, most: int) -> None:
    """Whether so many can play; raises BadOptions."""
    if not fewest <= seats <= most:
        raise BadOptions("player-count", given=str(seats), least=str(fewest), most=str(most))
