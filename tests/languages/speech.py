"""What a game can say, found from its own code: its messages and the values that each of them gets."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

from greatpowers.bots.reasons import aspects_of
from greatpowers.core.game import Event, Game, Outcome, State
from greatpowers.core.words import Signature
from greatpowers.games import make_game, options_of
from tests.core.ftl import Messages, calls_in, keywords, strings, tree

Places = dict[str, list[set[str]]]  # for each message or rule, the values that it gets at each place that names it
PLAYERS = ["Ada", "Ben", "Cy", "Di", "Eve", "Flo"]


def with_ids(names: Iterable[str]) -> set[str]:
    names = set(names)
    return names | {f"{name}_id" for name in names}


def message_of(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"


class Speech:
    """A game in front of people.

    `game`: with the largest action space, every family in it. `asking`: a state that asks in a step. `reasons`: how it
    can end. `words`: what is said besides as a word of its own. `samples`: values for details of refusals that are no
    numbers. `games`: seats, seed and options of games to talk through. `events`: of a kind whose arguments depend on
    each other, all that can be. `falls_back`: whether a refusal without words of its own says the rule.
    """

    def __init__(
        self,
        game: Game,
        asking: Callable[[int], State],
        reasons: Iterable[str],
        words: Iterable[str],
        samples: Mapping[str, str | int],
        games: list[tuple[int, int, dict[str, str | int]]],
        events: Mapping[str, Sequence[Event]] | None = None,
        falls_back: bool = False,
    ) -> None:
        self.game = game
        self.asking = asking
        self.reasons = list(reasons)
        self.words = set(words)
        self.samples = samples
        self.games = games
        self.events = events or {}
        self.falls_back = falls_back
        self.package = f"greatpowers.games.{game.id}"
        self.signatures: list[tuple[str, Signature]] = [
            *((message_of("action", family.name), family) for family in game.space.families),
            *((message_of("event", kind.name), kind) for kind in game.events),
        ]

    def __repr__(self) -> str:
        return self.game.id

    def module(self, name: str) -> Any:
        return importlib.import_module(f"{self.package}.{name}")

    def messages(self, language: str) -> Messages:
        return Messages(Path(str(files(self.package))) / "text" / f"{language}.ftl")

    @property
    def asking_steps(self) -> list[int]:
        """The steps that ask somebody, and the end."""
        over: int = self.module("steps").OVER
        return [step.number for step in self.module("sequence").STEPS if step.answers or step.number == over]

    # -- refusals --------------------------------------------------------------------------------------------

    @cache  # noqa: B019 (there is one of each game)
    def refusals(self) -> Places:
        """Every rule that a refusal can cite, with the details of each place that does."""
        sequence = self.module("sequence")
        found: Places = {rule: [{"step"}] for rule in sequence.OUT_OF_STEP.values()}
        for rule in (self.game.rules.over, self.game.rules.asides.not_yours):
            found.setdefault(rule, []).append(set())
        for step in sequence.STEPS:
            found.setdefault(step.asked, []).append({"decides"})
        found.pop("", None)
        if self.game.rules.elsewhere is not None:
            for rule in self._rules_in(self.module("elsewhere")):
                found.setdefault(rule, []).append({"step"})
        for module in self._modules():
            looked_up = self._rules_in(module) if self.falls_back else []
            for function, call in calls_in(module, "Refusal"):
                for rule in strings(call.args[0], function) or looked_up:
                    found.setdefault(rule, []).append(keywords(call, function))
        return found

    def _rules_in(self, module: ModuleType) -> list[str]:
        """Every rule that a module names, for refusals that look theirs up."""
        nodes = ast.walk(tree(module))
        named = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        return sorted(named & set(self.game.rulebook.rules))

    def _modules(self) -> Iterable[ModuleType]:
        package = importlib.import_module(self.package)
        return (
            importlib.import_module(info.name) for info in pkgutil.iter_modules(package.__path__, f"{self.package}.")
        )

    def _why_messages(self, messages: Messages) -> Places:
        out: Places = {}
        for rule, places in self.refusals().items():
            name = "why-" + rule.replace("/", "-")
            for place in places:
                if place == {"decides"}:
                    continue  # all games say this alike
                out_of_step = place == {"step"} and f"{name}-step" in messages.ids
                out.setdefault(f"{name}-step" if out_of_step else name, []).append(with_ids(place))
        return {name: places for name, places in out.items() if name in messages.ids or not self.falls_back}

    # -- everything ------------------------------------------------------------------------------------------

    def asked(self, messages: Messages) -> Places:
        """Every message that code asks for, with the values that it gets, at each place that asks."""
        out = self._why_messages(messages)
        for name, signature in self.signatures:
            out[name] = [with_ids(argument.name for argument in signature.arguments)]
        out |= {name: out[general] for name, general in self._answers() if name in messages.ids}
        for module in self._modules():
            for function, call in calls_in(module, "hint"):
                for name in strings(call.args[0], function):
                    out.setdefault(f"hint-{name}", []).append(with_ids(keywords(call, function)))
            for function, call in calls_in(module, "advice"):
                for name in strings(call.args[0], function):
                    out.setdefault(f"coach-{name}", []).append(with_ids(keywords(call, function)))
            for function, call in calls_in(module, "tie_break"):
                for name in strings(call.args[0], function):
                    given = keywords(call, function) | {"seat", "other"}
                    out.setdefault(f"tie-{name}", []).append(with_ids(given))
        reasons = aspects_of(self.game.id).messages()
        out |= {f"reason-{name}": [with_ids(values)] for name, values in reasons.items()}
        out |= {f"told-{name}": [set()] for name, values in reasons.items() if "other" in values}
        parts = self._score_parts()
        out |= {name: parts[name] for name in parts if name in messages.ids or not name.endswith("-what")}
        for step in self.asking_steps:
            name, values = self.asking(step).prompt()
            out[message_of("prompt", name)] = [with_ids(values)]
            if message_of("foreseen", name) in messages.ids:
                out[message_of("foreseen", name)] = [with_ids({*values, *self._named_beforehand()})]
        out |= self._outcomes()
        plain = ["game-title", "game-credit", "game-summary"]
        for option in options_of(self.game.id):
            name = message_of("option", option.name)
            plain += [name, *(f"{name}-{choice}" for choice in option.choices)]
        plain += [message_of("word", word) for word in self.words | self._words(messages)]
        of_a_file = {name: [{"game", "name", "source"}] for name in messages.ids if name.startswith("board-file-")}
        return out | of_a_file | {name: [set()] for name in plain}

    def _named_beforehand(self) -> set[str]:
        """The values that tell a foreseen question from others; nothing but these has names in its module."""
        module = importlib.import_module(f"{self.package}.foreseen")
        dicts = [node for node in ast.walk(tree(module)) if isinstance(node, ast.Dict)]
        return {str(key.value) for node in dicts for key in node.keys if isinstance(key, ast.Constant)}

    def outcomes(self) -> list[Outcome]:
        """One for each reason, in its order: positions count reasons from 1."""
        out: list[Outcome] = []
        for ended, _ in enumerate(self.reasons, 1):
            state: Any = self.game.start()
            state.ended = ended
            out.append(state.outcome)
        return out

    def _outcomes(self) -> Places:
        """Why games end, and why this one did where the game tells more of that."""
        out: Places = {f"outcome-{reason}": [set()] for reason in self.reasons}
        told = {f"outcome-{one.reason}-named": [with_ids(one.details)] for one in self.outcomes() if one.details}
        return out | told

    def _score_parts(self) -> Places:
        """What each part of a score is for, and how it is worked out."""
        out: Places = {}
        for seats, _, options in self.games:
            state = make_game(self.game.id, seats, options).start()
            for name, values, _ in state.score_parts(0):
                out[f"score-{name}"] = out[f"score-{name}-what"] = [with_ids(values)]
        return out

    def _answers(self) -> Iterable[tuple[str, str]]:
        """For each step that asks, what its answers may be called, and what they are called elsewhere."""
        for step in self.module("sequence").STEPS:
            for family in step.answers:
                general = message_of("action", family)
                yield message_of(general, self.module("steps").STEP_IDS[step.number]), general

    def _words(self, messages: Messages) -> set[str]:
        """The steps that ask, and every word of an argument that some message says."""
        steps = self.module("steps")
        out = {steps.STEP_IDS[step] for step in self.asking_steps if step != steps.OVER}
        for name, signature in self.signatures:
            for at, argument in enumerate(signature.arguments):
                if name in messages.ids and argument.name in messages.variables(name):
                    out |= {argument.domain.words[value] for value in values_of(signature, at)}
        board = self.game.board
        return {word for word in out if not word.lstrip("-").isdecimal()} - {*board.region_index, *board.power_index}

    def variants(self) -> set[str]:
        """Every id that a message may select by."""
        words = {word for _, signature in self.signatures for arg in signature.arguments for word in arg.domain.words}
        return {*words, *self.game.board.region_index, *self.game.board.power_index}


def values_of(signature: Signature, at: int) -> list[int]:
    """The values that an argument can have: those of a family are listed, of an event all are possible."""
    values = getattr(signature, "values", None)
    if values is None:
        return list(range(len(signature.arguments[at].domain)))
    return sorted({row[at] for row in values})
