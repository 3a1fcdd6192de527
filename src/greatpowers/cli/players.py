"""Players in typed lines: by name, by the code that the board shows, or by seat number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from greatpowers.cli.nations import nation_codes
from greatpowers.core.actions import Family
from greatpowers.core.text import Text
from greatpowers.core.words import SEAT


class Players:
    """What the players of a game can be called; `codes`: those that the board shows for their nations, by seat."""

    def __init__(self, text: Text, codes: Sequence[str] = ()) -> None:
        assert text.game is not None
        self._space = text.game.space
        self._names = [text.player(seat) for seat in range(text.game.seats)]
        self._codes = list(codes) or [""] * len(self._names)
        nations = nation_codes(text) if codes else {}
        self._nations = [nations.get(code, "") for code in self._codes]

    @property
    def have_nations(self) -> bool:
        """Whether nations stand for players, so that a player can be called by theirs."""
        return any(self._nations)

    # -- reading ---------------------------------------------------------------------------------------------

    def called(self, typed: str) -> int | None:
        """The seat of the player with this name, code or nation, or with the only name that begins so."""
        words, seats = _split(typed), range(len(self._names))
        found = [seat for seat in seats if words in self._calls(seat, codes=True)[1:]]
        found = found or [seat for seat in seats if _begins(_split(self._names[seat]), words)]
        return found[0] if words and len(found) == 1 else None

    def find(self, typed: str, actions: Sequence[int]) -> list[int]:
        """Those of the actions that a line means which starts with their name and calls players by name or code.

        A whole line wins over one with words left out, and that over one with shortened words. Codes stay whole.
        """
        words = _split(typed)
        family = self._space.by_name.get(words[0]) if words else None
        if family is None or not any(argument.domain.kind == SEAT for argument in family.arguments):
            return []
        own = [action for action in actions if self._space.family(action) is family]
        forms = {action: list(self._forms(action, codes=True)) for action in own}
        exact = [action for action in own if words in forms[action]]
        whole = exact or [action for action in own if any(_holds(form, words) for form in forms[action])]
        return whole or [
            action for action in own if any(_begins(form, words) for form in self._forms(action, codes=False))
        ]

    def unknown(self, typed: str) -> str:
        """The word of a line that stands where a player is meant but names nobody; may be empty."""
        words = _split(typed)
        family = self._space.by_name.get(words[0]) if words else None
        if family is None:
            return ""
        skipped = int(family.aside and len(words) == len(family.arguments))
        arguments, given = family.arguments[skipped:], words[1:]
        if len(arguments) != len(given):
            return ""
        pairs = zip(arguments, given, strict=True)
        players = [word for argument, word in pairs if argument.domain.kind == SEAT]
        return next((word for word in players if not self._is_called(word)), "")

    def _is_called(self, word: str) -> bool:
        """Whether anybody is called so, or the name begins so."""
        calls = [call for seat in range(len(self._names)) for call in self._calls(seat, codes=True)]
        return any(_begins(call, [word]) for call in calls)

    def _calls(self, seat: int, *, codes: bool) -> list[list[str]]:
        """What a player can be called, as words."""
        calls = [[str(seat + 1)], _split(self._names[seat])]
        short = [self._codes[seat], self._nations[seat]] if codes else []
        return [*calls, *(_split(call) for call in short if call)]

    def _forms(self, action: int, *, codes: bool) -> Iterator[list[str]]:
        """All ways to write an action; the seat of an aside may be left out."""
        family, values = self._space.family(action), self._space.arguments(action)
        parts: list[list[list[str]]] = [[[family.name]]]
        for place, (argument, value) in enumerate(zip(family.arguments, values, strict=True)):
            if family.aside and place == 0:
                parts.append([[], [argument.domain.word(value)]])
            elif argument.domain.kind == SEAT:
                parts.append(self._calls(value, codes=codes))
            else:
                parts.append([[argument.domain.word(value)]])
        for form in product(*parts):
            yield [word for part in form for word in part]

    # -- writing ---------------------------------------------------------------------------------------------

    def words(self, action: int) -> list[str]:
        """An action as its player can type it: players by name, and without the seat of an aside."""
        family, values = self._space.family(action), self._space.arguments(action)
        shown = list(zip(family.arguments, values, strict=True))[int(family.aside) :]
        return [
            family.name,
            *(
                self._name(value) if argument.domain.kind == SEAT else argument.domain.word(value)
                for argument, value in shown
            ),
        ]

    def _name(self, seat: int) -> str:
        """The name of a player, or their number where the name could be taken for another."""
        name = self._names[seat]
        return str(seat + 1) if name.isdecimal() else name

    def listed(self, without: int) -> str:
        """Everybody but this seat, with all that they can be called: `Bruno (GR, 2)`."""
        others = [seat for seat in range(len(self._names)) if seat != without]
        return ", ".join(f"{self._names[seat]} ({self._short(seat)})" for seat in others)

    def _short(self, seat: int) -> str:
        number = str(seat + 1)
        return ", ".join(dict.fromkeys(call for call in (self._codes[seat], number) if call))


def takes_player(family: Family) -> bool:
    """Whether a family names a player besides the one who acts."""
    arguments = family.arguments[int(family.aside) :]
    return any(argument.domain.kind == SEAT for argument in arguments)


def _split(typed: str) -> list[str]:
    """The words of a line as the notation writes them."""
    return typed.lower().replace("-", "_").split()


def _holds(form: Sequence[str], words: Sequence[str]) -> bool:
    """Whether all words stand in a form, in order."""
    rest = iter(form)
    return all(word in rest for word in words)


def _begins(form: Sequence[str], words: Sequence[str]) -> bool:
    """Whether all words begin words of a form, in order."""
    rest = iter(form)
    return all(any(whole.startswith(word) for whole in rest) for word in words)
