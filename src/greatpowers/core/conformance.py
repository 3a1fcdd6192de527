"""The conformance test: plays a random game and checks that it keeps the contract. It ships with the package.

Any game calls `check_game`; a new game is ready when it passes at every player count and option. Checked at every
decision: legal lists, words, clones, refusals, views and imagined positions, events, and the game's own invariants;
and at the end the outcome, the record and that the same actions give the same position again.
"""

from __future__ import annotations

import json

from greatpowers.core.game import CHANCE, NOBODY, Event, Game, Outcome, Random, State, View, below
from greatpowers.core.luck import draw
from greatpowers.core.record import Record, read, write

ASIDE_EVERY = 40  # an aside is taken about once in so many decisions
DECISIONS_WITHOUT_BOUND = 1_000_000
IMAGINED_AT_LEAST = 60  # positions, before it is suspicious that all of them were the true one


class Violation(AssertionError):
    """A game broke its contract: which rules or invariants, where, and the record that leads there."""

    def __init__(self, rules: list[str], message: str, record: Record) -> None:
        super().__init__(f"after {len(record.actions)} actions: {message} {rules}")
        self.rules = rules
        self.message = message
        self.record = record


class Report:
    """What one checked game amounted to."""

    def __init__(self, decisions: int, actions_compared: int, outcome: Outcome) -> None:
        self.decisions = decisions
        self.actions_compared = actions_compared
        self.outcome = outcome


def check_game(game: Game, rng: Random, *, whole_space_every: int = 50) -> Report:
    """Play one random game with every check; raises Violation.

    `whole_space_every`: legality is compared over the whole action space at the first and then at every n-th decision
    (1: at each), since that is by far the slowest check. 0: never.
    """
    return _Check(game, rng, whole_space_every).run()


class _Check:
    """One checked game."""

    def __init__(self, game: Game, rng: Random, whole_space_every: int) -> None:
        self.game = game
        self.rng = rng
        self.whole_space_every = whole_space_every
        self.record = Record(game)
        self.decisions = 0
        self.actions_compared = 0
        self.imagined = [0, 0]  # positions imagined for a seat that does not act, and for one that does
        self.imagined_true = [0, 0]  # those of them that happened to be the true position
        self.spoken: dict[str, int] = {}  # notation -> action, over the whole game

    def fail(self, code: str, message: str) -> None:
        raise Violation([code], message, self.record)

    def expect(self, holds: bool, code: str, message: str = "") -> None:
        if not holds:
            self.fail(f"conformance/{code}", message)

    def run(self) -> Report:
        """Play on until the game is over."""
        state = self.game.start()
        watch = self.game.watch()
        while state.to_act != NOBODY:
            self.check_position(state)
            action = self.choose(state)
            before = state.clone()
            state.told = []
            state.apply(action)
            self.record.actions.append(action)
            self.check_events(state.told)
            broken = watch.step(before, action, state) + self.game.violations(state)
            if broken:
                raise Violation(broken, self.game.space.notation(action), self.record)
            state.told = None
            self.decisions += 1
            bound = self.game.most_decisions or DECISIONS_WITHOUT_BOUND
            self.expect(self.decisions <= bound, "length", f"more than {bound} decisions")
        return self.check_end(state)

    def choose(self, state: State) -> int:
        """A random legal action; now and then an aside of a random seat."""
        if state.to_act == CHANCE:
            return draw(state, self.rng)
        if below(self.rng, ASIDE_EVERY) == 0:
            asides = state.asides(below(self.rng, self.game.seats))
            if asides:
                return asides[below(self.rng, len(asides))]
        legal = state.legal()
        return legal[below(self.rng, len(legal))]

    # -- one position ----------------------------------------------------------------------------------------

    def check_position(self, state: State) -> None:
        """All that can be asked of a position in which somebody decides."""
        legal = list(state.legal())
        self.expect(bool(legal), "options-live", f"nobody can do anything in step {state.step}")
        self.expect(len(set(legal)) == len(legal), "legal-unique")
        self.expect(all(0 <= a < len(self.game.space) for a in legal), "legal-in-space")
        self.expect(state.outcome is None, "outcome-too-early")
        self.check_words(legal)
        self.check_clone(state, legal)
        if self.whole_space_every and self.decisions % self.whole_space_every == 0:
            self.check_whole_space(state, legal)
        if state.to_act == CHANCE:
            weights = state.weights()
            self.expect(len(weights) == len(legal) and min(weights) > 0, "weights")
        else:
            self.check_information(state, state.to_act, legal)
            self.check_information(state, below(self.rng, self.game.seats), legal)

    def check_words(self, legal: list[int]) -> None:
        """Notation and JSON are unique and lead back to the action."""
        space = self.game.space
        for action in legal:
            words = space.notation(action)
            known = self.spoken.setdefault(words, action)
            self.expect(known == action, "notation-unique", words)
            self.expect(space.parse(words) == action, "notation-round-trip", words)
            self.expect(space.from_json(space.to_json(action)) == action, "json-round-trip", words)

    def check_clone(self, state: State, legal: list[int]) -> None:
        """A clone is equal, offers the same, and goes its own way without touching the original."""
        before = state.key()
        clone = state.clone()
        self.expect(clone.key() == before and list(clone.legal()) == legal, "clone-equal")
        clone.apply(legal[below(self.rng, len(legal))])
        self.expect(state.key() == before, "clone-independent")
        self.expect(list(state.legal()) == legal, "clone-independent")

    def check_information(self, state: State, seat: int, legal: list[int]) -> None:
        """Positions that a seat cannot tell apart look the same to it, offer the same and go on alike."""
        view = state.view(seat)
        self.expect(json.loads(json.dumps(view)) == view, "view-plain", "a view must be plain JSON data")
        imagined = state.imagine(seat, self.rng)
        self.count_imagined(imagined.key() == state.key(), seat == state.to_act)
        tape = _Tape(self.rng)
        again, truth = imagined.imagine(seat, tape.rewind()), state.imagine(seat, tape.rewind())
        honest = again.key() == truth.key() and list(again.legal()) == list(truth.legal())
        self.expect(honest, "imagine-honest", "an imagined position depends on hidden things")
        self.expect(bool(again.legal()), "imagine-live", "nobody can do anything in an imagined position")
        offered = imagined.legal()
        fresh = all((imagined.why_not(a) is None) == (a in offered) for a in {*offered, *legal})
        self.expect(fresh, "imagine-fresh", "an imagined position offers what only the true one allows")
        worlds = [state.clone(), imagined, again]
        for world in worlds:
            self.expect(world.view(seat) == view, "view-safe", "views of positions that cannot be told apart differ")
            if seat == state.to_act:
                self.expect(list(world.legal()) == legal, "view-safe", "legal lists differ")
        action = legal[below(self.rng, len(legal))]
        if all(world.why_not(action) is None for world in worlds):
            self.check_consequences(state.reveals(action), worlds, action, seat)

    def count_imagined(self, is_truth: bool, acting: bool) -> None:
        """Without secrets an imagined position is the true one; with secrets it is not always."""
        self.expect(is_truth or self.game.secrets, "imagine-known", "nothing is hidden, yet it was imagined otherwise")
        self.imagined[acting] += 1
        self.imagined_true[acting] += is_truth
        only_truth = self.imagined[acting] == self.imagined_true[acting] >= IMAGINED_AT_LEAST
        self.expect(not (self.game.secrets and only_truth), "imagine-fresh", "a bot would see what is hidden from it")

    def check_consequences(self, discloses: bool, worlds: list[State], action: int, seat: int) -> None:
        """What a seat sees of an action does not depend on what is hidden from it, unless it comes to light."""
        seen: list[tuple[View, list[Event]]] = []
        for world in worlds:
            world.told = []
            world.apply(action)
            told = [e for e in world.told if self.game.events[e[0]].visible_to(e[1:], seat)]
            seen.append((world.view(seat), told))
            discloses = discloses or world.to_act == NOBODY  # the end of a game may reveal everything
        self.expect(discloses or seen[0] == seen[1] == seen[2], "view-safe", self.game.space.notation(action))

    def check_whole_space(self, state: State, legal: list[int]) -> None:
        """The two voices agree: what is listed is not refused, what is refused is not listed."""
        possible = set(legal)
        for seat in range(self.game.seats):
            possible.update(state.asides(seat))
        before = state.key()
        for action in range(len(self.game.space)):
            refusal = state.why_not(action)
            if (refusal is None) != (action in possible):
                self.fail("conformance/two-voices", f"{self.game.space.notation(action)}: {refusal}")
            if refusal is not None and refusal.rule not in self.game.rulebook.rules:
                self.fail("conformance/refusal-rule", refusal.rule)
        self.expect(state.key() == before, "refusal-pure")
        self.actions_compared += len(self.game.space)

    def check_events(self, told: list[Event]) -> None:
        """Events are codes of the game with arguments of their domains."""
        for event in told:
            self.expect(0 <= event[0] < len(self.game.events), "event-known", str(event))
            kind = self.game.events[event[0]]
            fits = len(event) == len(kind.arguments) + 1 and all(
                0 <= value < len(argument.domain) for argument, value in zip(kind.arguments, event[1:], strict=True)
            )
            self.expect(fits, "event-arguments", f"{kind.name} {event[1:]}")

    # -- the end ---------------------------------------------------------------------------------------------

    def check_end(self, state: State) -> Report:
        """Outcome, record, and the same position from the same actions."""
        outcome = state.outcome
        if outcome is None:
            raise Violation(["conformance/outcome"], "over without an outcome", self.record)
        seats = self.game.seats
        self.expect(not state.legal(), "legal-when-over")
        self.expect(not any(state.asides(seat) for seat in range(seats)), "asides-when-over")
        self.expect(len(outcome.scores) == len(outcome.ranks) == seats and 1 in outcome.ranks, "outcome")
        if self.game.highest_score:
            self.expect(0 <= min(outcome.scores) <= max(outcome.scores) <= self.game.highest_score, "scores")
        best = max(outcome.scores)
        self.expect(all(outcome.scores[seat] == best for seat in outcome.winners), "winner")
        self.expect(self.record.replay().key() == state.key(), "determinism")
        text = write(self.record)
        again = read(text, lambda game_id, seats, options: self.game)
        self.expect(again.actions == self.record.actions and write(again) == text, "record-round-trip")
        return Report(self.decisions, self.actions_compared, outcome)


class _Tape:
    """Draws that can be repeated."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.drawn: list[float] = []
        self.at = 0

    def rewind(self) -> _Tape:
        """Repeat from the first draw on."""
        self.at = 0
        return self

    def random(self) -> float:
        """The next draw: repeated, or new."""
        if self.at == len(self.drawn):
            self.drawn.append(self.rng.random())
        self.at += 1
        return self.drawn[self.at - 1]
