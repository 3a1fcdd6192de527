"""Words for people: Fluent messages of the core, a game and an interface, in one language.

The engine speaks in codes with arguments; here they become sentences. What a language does not say yet is said in
English. Names of regions and powers come from the board, everything else from `text/<language>.ftl` files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from greatpowers.core.actions import BadNotation
from greatpowers.core.board import LANGUAGES
from greatpowers.core.game import BadOptions, Event, Game, Hint, Refusal, State
from greatpowers.core.record import RecordError
from greatpowers.core.words import Domain, Signature

CORE = "greatpowers.core"
LONGEST_VALUE = 1000  # characters of anything that is put into a message; Fluent itself refuses more than 2500
Value = str | int

# Where a number is a player, counted from 1: domains of arguments, and details of prompts, hints and refusals.
_PEOPLE = ("seat", "account", "party")
_PEOPLE_TOLD = ("seat", "other")


def load_bundle(language: str, packages: Sequence[str]) -> FluentBundle:
    """The messages of these packages in one language."""
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        source = files(package).joinpath("text", f"{language}.ftl")
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle


class Text:
    """Says things in one language, about one game (or none), to people with names."""

    def __init__(
        self,
        language: str = "en",
        game: Game | None = None,
        packages: Sequence[str] = (),
        players: Sequence[str] = (),
    ) -> None:
        all_packages = [CORE, *packages]
        if game is not None:
            all_packages.append(f"greatpowers.games.{game.id}")
        self.language = language
        self.game = game
        self.players = list(players)
        self._bundles = [load_bundle(language, all_packages)]
        if language != LANGUAGES[0]:
            self._bundles.append(load_bundle(LANGUAGES[0], all_packages))
        self._names = self._board_names()

    def _board_names(self) -> dict[str, str]:
        if self.game is None:
            return {}
        board = self.game.board
        places = [*board.regions, *board.powers, *board.scenery]
        return {place.id: place.names[self.language] for place in places}

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, /, **values: Value) -> str:
        """A message with its values, those far too long cut short; a message that does not exist raises KeyError."""
        values = {
            name: value if not isinstance(value, str) else value[:LONGEST_VALUE] for name, value in values.items()
        }
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(values))[0])
        raise KeyError(message)

    # -- words -----------------------------------------------------------------------------------------------

    def word(self, value: Value) -> Value:
        """A word of the engine in this language; numbers stay numbers."""
        if isinstance(value, int):
            return value
        if value in self._names:
            return self._names[value]
        message = f"word-{value.replace('_', '-')}"
        return self.say(message) if self.has(message) else value

    def player(self, seat: int) -> str:
        """What to call a player."""
        name = self.players[seat] if seat < len(self.players) else ""
        if not name:
            return self.say("player", number=seat + 1)
        if self.players.count(name) > 1:
            return self.say("player-same-name", name=name, number=seat + 1)
        return name

    def values(self, signature: Signature, values: Sequence[int]) -> dict[str, Value]:
        """The arguments of an action or event: each as a word, number or name, and with `_id` as the engine has it."""
        out: dict[str, Value] = {}
        for argument, word in zip(signature.arguments, signature.words(values), strict=True):
            out[argument.name] = self._argument(argument.domain, word)
            out[f"{argument.name}_id"] = word
        return out

    def _argument(self, domain: Domain, word: str) -> Value:
        if not word.isdecimal():
            return self.word(word)
        return self.player(int(word) - 1) if domain.name in _PEOPLE else int(word)

    def _details(self, details: Mapping[str, Value]) -> dict[str, Value]:
        out: dict[str, Value] = {}
        for name, value in details.items():
            is_player = name in _PEOPLE_TOLD and isinstance(value, int)
            out[name] = self.player(int(value) - 1) if is_player else self.word(value)
            out[f"{name}_id"] = value
        return out

    # -- sentences -------------------------------------------------------------------------------------------

    def action(self, action: int) -> str:
        """What an action does, in words."""
        assert self.game is not None
        family = self.game.space.family(action)
        values = self.values(family, self.game.space.arguments(action))
        return self.say(f"action-{family.name.replace('_', '-')}", **values)

    def event(self, event: Event) -> str:
        """What happened, in words."""
        assert self.game is not None
        kind = self.game.events[event[0]]
        return self.say(f"event-{kind.name.replace('_', '-')}", **self.values(kind, event[1:]))

    def prompt(self, state: State) -> str:
        """What is asked now, in words."""
        step, details = state.prompt()
        return self.say(f"prompt-{step.replace('_', '-')}", **self._details(details))

    def hint(self, hint: Hint) -> str:
        """What an action would cost or bring, in a few words."""
        name, values = hint
        return self.say(f"hint-{name}", **self._details(values))

    def rule(self, rule: str) -> str:
        """The text of a rule."""
        assert self.game is not None
        return self.game.rulebook.rules[rule].text(self.language)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in words: what stands in the way here, or else the rule itself.

        A rule that is cited both for an answer and for an action of another step has a message for each; the
        latter ends in `-step`. Of what no position ever allows (`never`) the rule says all.
        """
        if "never" in refusal.details:
            return self.rule(refusal.rule)
        message = "why-" + refusal.rule.replace("/", "-")
        if "step" in refusal.details and self.has(f"{message}-step"):
            message += "-step"
        if self.has(message):
            return self.say(message, **self._details(refusal.details))
        return self.rule(refusal.rule)

    def outcome_reason(self, reason: str) -> str:
        """Why the game ended."""
        return self.say(f"outcome-{reason}")

    # -- mistakes --------------------------------------------------------------------------------------------

    def bad_options(self, error: BadOptions) -> str:
        """One line on options that do not go together."""
        return self.say(f"bad-{error.code}", **error.details)

    def bad_notation(self, error: BadNotation) -> str:
        """One line on text that names no action, with the rule where the rules forbid it for good."""
        rule = self.game.rule_against(error) if self.game else ""
        return self._bad_notation(error.code, error.given, error.expected, rule)

    def _bad_notation(self, code: str, given: Value, expected: Value, rule: str) -> str:
        if rule:
            return self.say("notation-never", given=given, why=self.rule(rule), rule=rule)
        return self.say(f"notation-{code}", given=given, expected=expected)

    def record_error(self, error: RecordError) -> str:
        """One message on a record that cannot be opened: where, what, and the rule."""
        details = error.details
        if error.code.startswith("notation-"):
            code = error.code.removeprefix("notation-")
            rule = error.refusal.rule if error.refusal else ""
            message = self._bad_notation(code, details["given"], details["expected"], rule)
        elif self.has(f"bad-{error.code}"):
            message = self.say(f"bad-{error.code}", **details)
        else:
            message = self.say(f"record-{error.code}", **details)
            if error.refusal is not None:
                message += " " + self.say("record-rule", why=self.refusal(error.refusal), rule=error.refusal.rule)
        return self.say("record-line", line=str(error.line), message=message) if error.line else message
