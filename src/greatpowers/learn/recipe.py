"""The recipe: games, a net fitted to all games so far, a match against the policy; again, with the better net."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from greatpowers.arena.intervals import wilson
from greatpowers.bots.search.games import known
from greatpowers.bots.search.net import Net
from greatpowers.bots.search.searcher import Searcher, Settings, results
from greatpowers.games import make_game
from greatpowers.learn.fit import Course, Fit
from greatpowers.learn.samples import Samples
from greatpowers.learn.selfplay import Distracted, Exploring, Policy, make_player, play, samples_of


class Table(NamedTuple):
    """A kind of table that is played for learning."""

    seats: int
    options: dict[str, str | int]
    weight: float


class Job(NamedTuple):
    """Some games of self-play."""

    game: str
    tables: Sequence[Table]
    seed: int
    games: int
    net: str  # a file; or nothing, for the policy alone
    policy: float  # how many of the seats play by the policy
    share: float  # of positions that are kept
    most_seats: int
    look: dict[str, Any]  # the settings of players with a net
    noises: Sequence[float]  # of policies
    equals: float  # the share of tables at which all policies are as noisy
    inspired: float  # the share of policies that follow an idea
    exploring: Sequence[Exploring]  # of policies


# How much policies vary, and about how many of the choices of searchers are random: a value has to know positions that
# a search tries although nobody plays them.
NOISES = (1.0, 1.0, 5.0, 20.0, 50.0)
RANDOM = 0.05
CALIBRATED = 0.7  # of the tables have equals: a lead over weaker players promises more than the same lead over equals

_read: dict[str, Net] = {}


def net_of(path: str) -> Net | None:
    """The net in a file, read once in each process."""
    if not path:
        return None
    if path not in _read:
        _read[path] = Net.read(Path(path).read_text("utf-8"))
    return _read[path]


def generate(job: Job) -> tuple[Samples | None, int, int]:
    """Play the games of a job: their positions, how many games ended, and how many were cut off."""
    rng, knows, net = random.Random(job.seed), known(job.game), net_of(job.net)
    parts, cut = [], 0
    for _ in range(job.games):
        [table] = rng.choices(job.tables, [table.weight for table in job.tables])
        game = make_game(job.game, table.seats, table.options)
        alike = _variation(job, rng) if rng.random() < job.equals else None
        bots: list[Policy | Distracted] = []
        for _ in range(table.seats):
            if net is None or rng.random() < job.policy:
                varied = alike or _variation(job, rng)
                bots.append(Policy(knows, *varied, is_inspired=rng.random() < job.inspired))
            else:
                searcher = Searcher(knows.mind, net, Settings(**job.look), knows.knowledge)
                bots.append(Distracted(searcher, RANDOM * rng.choice((0.2, 1.0, 2.0))))
        samples = samples_of(play(game, bots, knows, rng, job.share), knows, job.most_seats)
        if samples is None:
            cut += 1
        else:
            parts.append(samples)
    return (Samples.together(parts) if parts else None), len(parts), cut


def _variation(job: Job, rng: random.Random) -> tuple[float, Exploring]:
    """How noisy a policy is, and how it explores."""
    return rng.choice(job.noises), rng.choice(job.exploring)


class Duel(NamedTuple):
    """One game of a match: one player among others."""

    game: str
    seats: int
    options: dict[str, str | int]
    seed: int
    one: tuple[str, dict[str, Any]]  # a net's file (nothing: the policy), and settings
    others: tuple[str, dict[str, Any]]


def duel(job: Duel) -> tuple[float, float, int, float]:
    """The share of the victory, the lead, the turns, and the seconds that the whole game took."""
    began = monotonic()
    knows = known(job.game)
    game = make_game(job.game, job.seats, job.options)
    seat = job.seed % job.seats
    bots = [_player(knows, job.one if number == seat else job.others) for number in range(job.seats)]
    played = play(game, bots, knows, random.Random(job.seed // job.seats))
    if not played.state.ended:
        return 1 / job.seats, 0.0, played.state.turns, monotonic() - began
    wins, leads = results(played.state, knows.mind)
    return wins[seat], leads[seat], played.state.turns, monotonic() - began


def _player(knows: Any, who: tuple[str, dict[str, Any]]) -> Any:
    path, settings = who
    return make_player(knows, net_of(path), Settings(**settings))


def match(
    pool: ProcessPoolExecutor,
    game: str,
    games: int,
    one: Any,
    others: Any,
    seats: int = 4,
    seed: int = 0,
    **options: Any,
) -> dict[str, Any]:
    """One against the rest, seats rotated."""
    jobs = [Duel(game, seats, options, seed * 1_000_000 + number, one, others) for number in range(games)]
    rows = list(pool.map(duel, jobs))
    share = sum(row[0] for row in rows) / games
    return {
        "one": one,
        "others": others,
        "seats": seats,
        "games": games,
        "won": round(share, 4),
        "interval": [round(bound, 4) for bound in wilson(share * games, games)],
        "lead": round(sum(row[1] for row in rows) / games, 3),
        "turns": round(sum(row[2] for row in rows) / games, 1),
        "seconds": round(sum(row[3] for row in rows) / games, 2),
    }


def fit_all(
    paths: Sequence[Path], knows: Any, hidden: tuple[int, ...], course: Course, seed: int, xp: Any
) -> tuple[Fit, dict[str, Any]]:
    """A net fitted to all samples in these files, and how well it does on a twentieth that it has not seen."""
    parts = [Samples.load(path) for path in paths]
    tests = Samples.together([part.take(slice(len(part) - len(part) // 20, None)) for part in parts])
    train = Samples.together([part.take(slice(len(part) - len(part) // 20)) for part in parts])
    fit = Fit(knows.mind.common, knows.mind.own, hidden, seed, xp)
    fit.train(train, course)
    losses = fit.losses(tests)
    return fit, {"positions": len(train), "log_loss": round(losses[0], 4), "lead_error": round(losses[1], 4)}


def say(**what: Any) -> None:
    """A line of the story."""
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


class Recipe(NamedTuple):
    """How a game's net is made."""

    tables: Sequence[Table]
    games: int  # of the first generation, by the policy alone
    more: int  # of each later one
    generations: int
    most_seats: int
    hidden: tuple[int, ...] = (128, 64)
    course: Course = Course(12)
    matches: int = 256  # games by which a net is judged
    look: dict[str, Any] = {"plans": 1, "width": 10}  # the settings of players with a net, in all games  # noqa: RUF012
    noises: tuple[float, ...] = NOISES
    equals: float = 0.0
    inspired: float = 0.0
    exploring: tuple[Exploring, ...] = (Exploring(),)

    def scaled(self, scale: float, generations: int | None, matches: int | None = None) -> Recipe:
        """The same with more or fewer games."""
        more = self._replace(games=round(self.games * scale), more=round(self.more * scale))
        if matches is not None:
            more = more._replace(matches=matches)
        return more if generations is None else more._replace(generations=generations)


def _tables(usual: int, *others: int, limit: dict[str, str | int], **variants: str) -> list[Table]:
    """Mostly games of the usual number of players; every variant now and then."""
    tables = [Table(usual, limit, 4.0), *(Table(seats, limit, 1.2) for seats in others)]
    return tables + [Table(usual, {**limit, name: value}, 0.7) for name, value in variants.items()]


RECIPES = {
    "imperial": Recipe(
        _tables(4, 2, 3, 5, 6, limit={"turn_limit": 400}, setup="experienced", investor_card="without"),
        games=8000,
        more=4000,
        generations=5,
        most_seats=6,
    ),
    # Where there are dice, a single look wins little: players look a few turns further, and play fewer games.
    "imperunde": Recipe(
        _tables(4, 3, 5, 6, limit={}),
        games=4000,
        more=200,
        generations=1,
        most_seats=6,
        look={"playouts": 40, "turns": 8, "plans": 2, "width": 10, "caution": 1.0},
    ),
    "war": Recipe(
        _tables(
            *(4, 2, 3, 5, 6, 7, 8),
            limit={},
            victory_cards="on",
            historical="on",
            alliances="on",
            buildings="each",
        ),
        games=1000,
        more=50,
        generations=1,
        most_seats=8,
        course=Course(4, batch=4096, rate=3e-3, decay=0.05),  # more passes learn these games by heart
        look={"playouts": 30, "turns": 4, "plans": 2, "width": 12, "caution": 1.0},
        noises=(1.0, 1.0, 1.0, 10.0, 80.0, 800.0),
        equals=CALIBRATED,
        inspired=0.5,
        exploring=(Exploring(), Exploring(), Exploring(0.5, 0), Exploring(0.1, 3), Exploring(0.03, 100)),
    ),
}


def learn(game: str, recipe: Recipe, folder: Path, pool: ProcessPoolExecutor, workers: int, xp: Any) -> Path:
    """Follow the recipe; the best net's file. What exists in the folder already is not made again."""
    folder.mkdir(parents=True, exist_ok=True)
    knows = known(game)
    best, most = "", -1.0
    for generation in range(recipe.generations + 1):
        began = monotonic()
        data = folder / f"games{generation}.npz"
        if not data.exists():
            played = _collect(game, recipe, generation, best, pool, workers)
            played[0].save(data)
            say(generation=generation, games=played[1], cut=played[2], seconds=round(monotonic() - began))
        path = folder / f"net{generation}.json"
        if not path.exists():
            began = monotonic()
            files = [folder / f"games{number}.npz" for number in range(generation + 1)]
            fit, about = fit_all(files, knows, recipe.hidden, recipe.course, generation, xp)
            part = path.with_suffix(".part")  # a net that was not written to its end is made again
            part.write_text(Net({"game": game, **about}, fit.layers()).write(), "utf-8")
            part.replace(path)
            say(**about, seconds=round(monotonic() - began))
        result = match(pool, game, recipe.matches, (str(path), recipe.look), ("", {}), seed=generation + 1)
        say(**result)
        if result["won"] >= most:
            best, most = str(path), result["won"]
    return Path(best)


def _collect(
    game: str, recipe: Recipe, generation: int, net: str, pool: ProcessPoolExecutor, workers: int
) -> tuple[Samples, int, int]:
    """The games of one generation."""
    games = recipe.more if net else recipe.games
    jobs = workers * 8
    each = -(-games // jobs)
    rows = pool.map(
        generate,
        [
            Job(
                game,
                recipe.tables,
                seed=generation * 10_000 + number,
                games=each,
                net=net,
                policy=0.35,
                share=0.5,
                most_seats=recipe.most_seats,
                look=recipe.look,
                noises=recipe.noises,
                equals=recipe.equals,
                inspired=recipe.inspired,
                exploring=recipe.exploring,
            )
            for number in range(jobs)
        ],
    )
    parts = list(rows)
    samples = Samples.together([part for part, _, _ in parts if part is not None])
    return samples, sum(part[1] for part in parts), sum(part[2] for part in parts)
