"""The types of everything that the server sends. `make layouts` writes them in TypeScript as well, for the client.

What clients send is in `requests.py`. Seats count from 0; luck is -2, nobody -1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, NotRequired, TypedDict, TypeVar

from greatpowers.core.help import BattleStory
from greatpowers.core.view import CommonView
from greatpowers.core.words import Value

Kind = TypeVar("Kind", bound=type)


def extra_items(value: object) -> Callable[[Kind], Kind]:
    """Mark a typed dictionary that has more entries, with values of this type (PEP 728, which mypy does not know)."""

    def mark(kind: Kind) -> Kind:
        setattr(kind, "__extra_items__", value)  # noqa: B010 (mypy knows no such attribute)
        return kind

    return mark


Language = Literal["en", "de", "fr"]


# -- words of the engine -------------------------------------------------------------------------------------


@extra_items(Value)
class Do(TypedDict):
    """An action as data: its family in `do`, and its arguments by name."""

    do: str


@extra_items(Value)
class Legal(Do):
    """An action with its number."""

    action: int


@extra_items(Value)
class Choice(Legal):
    """An action that a seat may take now, with hints about its cost and effect."""

    hints: NotRequired[list[Hint]]


@extra_items(Value)
class Aside(Do):
    """What a seat may do at any time, without the seat itself.

    Consecutive amounts are one entry, `from` and `to`; `first` is the number of the action for `from`.
    """

    action: NotRequired[int]
    first: NotRequired[int]


@extra_items(Value)
class AsideChoice(Aside):
    """An aside with hints about its cost and effect."""

    hints: NotRequired[list[Hint]]


@extra_items(Value)
class GameEvent(TypedDict):
    """What happened: its kind in `event`, its arguments by name, and the number of the action that caused it."""

    event: str
    action: int


class Prompt(NamedTuple):
    """What is to be decided: the name of the step, and what its question is about."""

    step: str
    details: dict[str, Value]


class Hint(NamedTuple):
    """What a choice would cost or bring: the message `hint-NAME` of the game's texts, and its values."""

    name: str
    values: dict[str, Value]


class ScorePart(NamedTuple):
    """A part of a player's score: the message `score-NAME` of the game's texts, its values, and the points."""

    name: str
    values: dict[str, Value]
    points: int


class TieBreak(NamedTuple):
    """What decided between two players with equal scores: the message `tie-NAME`, and its values."""

    name: str
    values: dict[str, Value]


class OutcomeInfo(TypedDict):
    """How the game ended; rank 1 is best, and a shared rank is a tie.

    `details`: what the reason is about. `parts`: of the scores, by seat.
    """

    reason: str
    details: dict[str, Value]
    scores: list[int]
    ranks: list[int]
    parts: list[list[ScorePart]]
    tie_breaks: list[TieBreak]


# -- the live table ------------------------------------------------------------------------------------------


RequestKind = Literal["undo", "pause", "end", "rematch"]


class RequestInfo(TypedDict):
    """A request that needs the consent of others: to undo a decision, to pause the game or end it, or for a rematch.

    `by`: a seat, or null for a host who does not play. `until`: how many actions would remain; of anything but an undo,
    how many there were when it was asked for. Nobody `waiting`: all have answered, and those who `agreed` may open the
    rematch; the seats of others are free there.
    """

    what: RequestKind
    by: int | None
    until: int
    waiting: list[int]
    agreed: list[int]


class UndoInfo(TypedDict):
    """Whether the last decision here can be undone, at once or with the consent of others, and the open request.

    `requestable`: what else those in front may ask the others for.
    """

    can_undo: bool
    can_ask: bool
    requestable: list[RequestKind]
    request: RequestInfo | None


class PaceInfo(TypedDict):
    """How much time players have. `live`: `minutes` each, and an `increment` in seconds for each of their turns.

    `days`: so many `hours` for each turn. A turn is whatever a seat decides in a row.
    """

    kind: Literal["live", "days"]
    minutes: int
    increment: int
    hours: int


class ClockInfo(TypedDict):
    """The clock of a seat: the milliseconds `left`, at the time `since` if it runs. All clocks stop during a pause."""

    left: int
    since: int | None


class PauseInfo(TypedDict):
    """Which seat paused the game (null: a host who does not play), when, and whether all agreed: then all may resume.

    Times of clocks and pauses are milliseconds since 1970.
    """

    by: int | None
    since: int
    agreed: bool


class RefusalInfo(TypedDict):
    """Why an action is not possible."""

    rule: str
    details: dict[str, Value]


class HaltInfo(TypedDict):
    """Why a game does not go on: the database is `damaged`, or the rules have changed since it was played.

    `cause`: of damage, what happened to the stored action: `changed`, `missing` or `impossible`; of a change of the
    rules, what the action is by the rules of today: `refused`, `unknown`, or possible, but the position `differs`.
    `number`: how many actions stand; `lost`: how many more there were. `over`: the game had ended, or was ended by its
    people. `rules`: those that have changed. `actor`, `do` and `refusal`: the first action that does not stand, if it
    is known, and no secret. `asked`: the seats that have to agree, and their answers so far.
    """

    cause: str
    damaged: bool
    number: int
    lost: int
    over: bool
    rules: list[str]
    actor: NotRequired[int]
    do: NotRequired[Do]
    refusal: NotRequired[RefusalInfo]
    asked: list[int]
    go_on: list[int]
    end: list[int]


class LessonState(TypedDict):
    """How far the lesson of a table has come. `goal`: how often each part of it was met, and how often it has to be."""

    name: str
    goal: list[tuple[int, int]]
    done: bool
    failed: bool


class SeatInfo(TypedDict):
    """The player of one seat: a person by name, or a bot by its code."""

    name: str
    bot: str


class Player(SeatInfo):
    """Who really plays a seat. `stand_in`: the bot that plays for a person. `free`: a person's seat, not yet taken."""

    stand_in: str
    free: bool


class Presence(Player):
    """The player of one seat at a live table. `here`: whether somebody looks at the table for this seat now."""

    here: bool


class Company(TypedDict):
    """Who is at the table: the seats that this browser plays, all seats, and how many spectators there are."""

    own: list[int]
    seats: list[Presence]
    watching: int


class Foreseen(TypedDict):
    """A decision that may come: its step, what tells it from others, and answers that there may be, or were chosen."""

    step: str
    about: dict[str, Value]
    actions: list[Legal]


class ForeseenMessage(TypedDict):
    """Reply with what a seat may answer beforehand."""

    type: Literal["foreseen"]
    seat: int
    decisions: list[Foreseen]


class StateMessage(UndoInfo, Company):
    """The present position, and what has happened since the last message.

    `front` is the seat in front of the screen, null for spectators; `seat` the one that may see all this: the same, or
    null until its player is known to be there. `number`: how many actions there have been, as far as this guest may
    know; so they know the present decision. `acted`: the same, right after the front seat's last action.
    `people`: the seats of people, whoever plays for them now. `deciders`: all who may decide now, in any order; luck
    alone, or nobody when the game is over. `dimmed`: what one might expect to be possible now, though it is not.
    `figures`: numbers that this seat could work out from its view. `coach`: what matters now, the message `coach-NAME`
    of the game's texts. `forced`: the front seat has one legal action, as everyone can tell, and may take it without
    being asked. `halt`: why the game does not go on, if it does not. `clocks`: of all seats, null for bots, where there
    is a pace. `pause`: if the game is paused. `ended`: all agreed to end it as it stands.
    `analyses`: this guest may ask for analyses now, and for hints while the game goes on.
    `late`: the minutes by which this spectator sees the game late. `passing`: whether the seat passes until something
    concerns it; absent where it does not, and could not begin with the present decision. `answers`: what the seat has
    answered beforehand, in that order.
    """

    type: Literal["state"]
    number: int
    acted: int
    front: int | None
    seat: int | None
    to_act: int
    deciders: list[int]
    people: list[int]
    view: CommonView
    figures: dict[str, Any]
    prompt: Prompt
    outcome: OutcomeInfo | None
    events_from: int
    events: list[GameEvent]
    legal: NotRequired[list[Choice]]
    forced: NotRequired[bool]
    dimmed: NotRequired[list[Do]]
    coach: NotRequired[Hint]
    asides: NotRequired[list[AsideChoice]]
    lesson: NotRequired[LessonState]
    halt: NotRequired[HaltInfo]
    clocks: NotRequired[list[ClockInfo | None]]
    pause: NotRequired[PauseInfo]
    ended: NotRequired[bool]
    analyses: NotRequired[bool]
    late: NotRequired[int]
    passing: NotRequired[bool]
    answers: NotRequired[list[Foreseen]]


class RefusedMessage(TypedDict):
    """Reply to an illegal action (`rule`), or to one for a decision that is no longer the present one (`stale`)."""

    type: Literal["refused"]
    number: int
    code: Literal["rule", "stale"]
    rule: str
    details: dict[str, Value]


class WhyMessage(TypedDict):
    """Whether an action is possible, and if not, why. `ends`: whether only others or luck would decide after it."""

    type: Literal["why"]
    ask: int
    possible: bool
    ends: NotRequired[bool]
    rule: NotRequired[str]
    details: NotRequired[dict[str, Value]]


class DeclinedMessage(TypedDict):
    """A seat refused a request."""

    type: Literal["declined"]
    what: RequestKind
    by: int


class ErrorMessage(TypedDict):
    """Any other error, in the client's language. `ask`: the `why` that it answers, if any."""

    type: Literal["error"]
    error: str
    ask: NotRequired[int]


class ChatLine(TypedDict):
    """What a seat said. `to`: the seats it is meant for besides; none: everybody. `time`: milliseconds since 1970."""

    id: int
    seat: int
    to: list[int]
    text: str
    time: int


class ChatMessage(TypedDict):
    """What was said: all of it as far as it is recent, when `anew`; otherwise what is new."""

    type: Literal["chat"]
    anew: bool
    lines: list[ChatLine]


class TimeMessage(TypedDict):
    """The time of day at the server, in milliseconds since 1970: the first message where clocks run."""

    type: Literal["time"]
    now: int


ServerMessage = (
    ChatMessage
    | StateMessage
    | RefusedMessage
    | WhyMessage
    | ForeseenMessage
    | DeclinedMessage
    | ErrorMessage
    | TimeMessage
)


# -- tables --------------------------------------------------------------------------------------------------


class TimingInfo(TypedDict):
    """Time at a table. `deadlines`: until when each seat whose clock runs has to decide, in ISO 8601, by seat."""

    pace: PaceInfo | None
    deadlines: dict[str, str]
    paused: bool


class TableInfo(TimingInfo):
    """A table in a list of tables; times are in ISO 8601. `host`: whether this guest opened it; `own`: their seats.

    `turns`: finished so far, as the game counts them; null where an older version stored the table. `progress`: how
    close the end is, in percent. `winners`: the seats, once the game is over. `deciders`: who may decide now.
    `known_luck`: somebody may know what luck will bring, or did. `rated`: its result is to change ratings. `delay`:
    the minutes by which spectators see it late; they are not told here how the game goes on. `since`: the number of
    actions that it took over from another game or a record, which it continues; 0: none.
    """

    id: str
    game: str
    host: bool
    own: list[int]
    listed: bool
    rated: bool
    seats: list[Player]
    created: str
    updated: str
    actions: int
    over: bool
    to_act: int
    deciders: list[int]
    turns: int | None
    progress: int
    winners: list[int]
    known_luck: bool
    delay: int
    since: int


class TableDetails(TableInfo):
    """One table. `board`: the address of its board, which is the game's unless an option corrects it.

    `hints`: whether players may ask for hints.
    """

    options: dict[str, Value]
    board: str
    hints: bool


class LinksInfo(TypedDict):
    """The secret links of a table: to its free seats, and to watch. `delay`: by so many minutes spectators are late."""

    seats: dict[str, str]
    watch: str
    delay: int


class LineInfo(TypedDict):
    """An action that was considered, with the own choices planned after it, and the chance of winning that it gives.

    `change`: against the chance of winning with the best action. `reason`: what it has over the other actions, the
    message `reason-NAME` of the game's texts; null where nothing stands out.
    """

    action: Legal
    plan: list[Legal]
    chance: float
    change: float
    reason: Hint | None


class AnalysisInfo(TypedDict):
    """Everybody's chance of winning at a position, and the best actions of a seat that is to decide, the best first.

    `seat`: by whose knowledge; null: by everything, in a game that is over. `decider`: whose actions; null for none.
    """

    number: int
    seat: int | None
    decider: int | None
    chances: list[float]
    lines: list[LineInfo]


class ExplanationInfo(AnalysisInfo):
    """The same at the position before an action, which is among the lines.

    `action`: null where it cannot be explained, since it rests on what this seat does not know. `decider`: null where
    nobody has decided anything yet, and luck did it all.
    """

    action: Legal | None


class ToldInfo(TypedDict):
    """What the bot of a seat says to another about war and peace between them: the message `told-NAME`; or nothing."""

    number: int
    seat: int
    by: int
    reason: Hint | None


class ChancesInfo(TypedDict):
    """Everybody's chance of winning after so many actions, where a turn begins or the game ends."""

    number: int
    turn: int
    chances: list[float]


class ReviewedChoice(TypedDict):
    """What was or could have been chosen in a step."""

    step: str
    action: Legal


class TurningPoint(TypedDict):
    """A decision that cost a seat a clear part of its chance of winning; `number`: of actions before it.

    `better`: what should have been chosen, and after that. `chance` and `best`: of winning, with what was played and
    with the better choice. `reason`: see `LineInfo`.
    """

    number: int
    seat: int
    played: ReviewedChoice
    better: list[ReviewedChoice]
    chance: float
    best: float
    reason: Hint | None


class StrokeInfo(TypedDict):
    """What luck did from one number of actions to another: by how much it changed everybody's chance of winning.

    `action`: with which it began.
    """

    number: int
    until: int
    changes: list[float]
    action: Legal


class LuckInfo(TypedDict):
    """By how much luck changed everybody's chance of winning in all, with standard errors, and when."""

    totals: list[float]
    errors: list[float]
    strokes: list[StrokeInfo]


class ReviewInfo(TypedDict):
    """What is known of a game that is over; `share`: of the work that is done, 1 at the end.

    `luck`: null where luck has no part in the game, or nothing is known of it yet.
    """

    share: float
    points: list[ChancesInfo]
    turning_points: list[TurningPoint]
    luck: LuckInfo | None


class InvitationInfo(TypedDict):
    """What a link leads to, for whoever follows it. `seat`: null to watch. `taken`: by somebody else."""

    table: str
    seat: int | None
    taken: bool
    host: str
    game: str
    rated: bool
    pace: PaceInfo | None
    seats: list[Player]


class CreatedTable(TypedDict):
    """A new table. `seat`: the player whose own record it was made from, if it was."""

    id: str
    seat: NotRequired[int | None]


class PositionInfo(TypedDict):
    """A past position and the action that led to it; null at the start, and while it is hidden from this seat."""

    number: int
    view: CommonView
    figures: dict[str, Any]
    prompt: Prompt
    actor: int
    action: Legal | None


OlderEvents = TypedDict("OlderEvents", {"from": int, "events": list[GameEvent]})


@extra_items(int | list[int | None] | None)
class HistoryTurn(TypedDict):
    """A finished turn: numbers by name, for each power or seat; null for those that this seat may not know."""

    number: int
    turn: int


class HistoryInfo(TypedDict):
    """All finished turns, for charts."""

    turns: list[HistoryTurn]


class ErrorInfo(TypedDict):
    """Why a call failed, in the client's language. `option`: the option of a new game that is to blame, if one is.

    Too many calls (429): `key` names the limit, `seconds` is how long to wait.
    """

    error: str
    option: NotRequired[str]
    key: NotRequired[str]
    seconds: NotRequired[int]


# -- notices -------------------------------------------------------------------------------------------------

AddressKind = Literal["mail", "webhook", "push"]


class AddressInfo(TypedDict):
    """Where a guest is told that it is their turn: an e-mail address, a webhook, or a browser.

    `secret`: signs what a webhook is sent. `confirmed`: notices are sent there. `stopped`: no longer, since it failed.
    """

    id: str
    kind: AddressKind
    address: str
    secret: str
    confirmed: bool
    stopped: bool


class NoticesInfo(TypedDict):
    """The addresses of a guest. `offered`: whether this server sends notices at all; `mail`: also e-mails.

    `push_key`: what a browser needs to know of the server.
    """

    offered: bool
    mail: bool
    push_key: str
    addresses: list[AddressInfo]


# -- ratings -------------------------------------------------------------------------------------------------


class RatingInfo(TypedDict):
    """A player in the list of a game: a person by the name used last, or a bot by its code.

    `place`: equal values share one. `provisional`: it rests on few games. `own`: the player is whoever asks.
    """

    place: int
    name: str
    bot: str
    value: int
    games: int
    provisional: bool
    own: bool


class RatingsInfo(TypedDict):
    """The best players of a game, and whoever asks, if they are rated. `certain_after`: so many games."""

    certain_after: int
    best: list[RatingInfo]
    own: RatingInfo | None


class RatingChange(TypedDict):
    """What a game did to the rating of the player of a seat, and what the rating was then."""

    seat: int
    value: int
    change: int
    provisional: bool


# -- accounts ------------------------------------------------------------------------------------------------


class AccountInfo(TypedDict):
    """Who uses this browser: the name of an account, or empty; and how many tables the browser has as a guest."""

    name: str
    guest_tables: int


class SessionInfo(TypedDict):
    """A browser that is signed in, or a program with a token; times are in ISO 8601.

    `label`: the kind of browser and computer, or the name of the program. `current`: it is this browser.
    """

    id: str
    program: bool
    label: str
    created: str
    seen: str
    current: bool


# -- programs that play --------------------------------------------------------------------------------------


class TokenInfo(TypedDict):
    """What a program shows to be known again. Whoever has it plays its seats."""

    token: str


class NewsInfo(TypedDict):
    """A seat of the program's is `asked`, at the decision of this number; or its game is `over`.

    `aside`: another seat has acted out of turn, and this one may respond with an aside of its own.

    `deadline`: until when it has to decide, in ISO 8601, where there is a pace; then a bot plays for it.
    """

    type: Literal["asked", "over", "aside"]
    table: str
    seat: int
    number: int
    deadline: NotRequired[str]


class BotState(TypedDict):
    """The present position, as a seat of the program's sees it. `legal`: empty unless the seat is to decide.

    `deadline`: until when, in ISO 8601, if its clock runs. `ended`: the players agreed to end the game as it stands.

    If the program says what it has `seen` (at first nothing): what else the seat has seen since the set-up, and what to
    say the next time. `anew`: these are all events; what the program knew before was undone. Without `events`, the
    game started from a position, and nobody knows what led to it.
    """

    table: str
    game: str
    seat: int
    number: int
    deciders: list[int]
    view: CommonView
    legal: list[Legal]
    asides: list[Legal]
    outcome: OutcomeInfo | None
    deadline: str | None
    paused: bool
    ended: bool
    events: NotRequired[list[GameEvent]]
    anew: NotRequired[bool]
    seen: NotRequired[str]


class PlayedInfo(TypedDict):
    """An answer was taken; `number`: how many actions there are now."""

    number: int


class RefusedInfo(TypedDict):
    """An answer was not taken: `stale` (the decision is no longer open) or against a `rule`. `number`: as it is now."""

    error: str
    code: Literal["stale", "rule"]
    rule: str
    number: int


# -- the catalog ---------------------------------------------------------------------------------------------


class OptionInfo(TypedDict):
    """An option of a game: one of `choices`, a number within bounds, or a text of at most `longest` characters.

    Where it is not at its default, the options in `needs` must have these values, and those in `excludes` must not.
    """

    name: str
    default: Value
    needs: NotRequired[dict[str, Value]]
    excludes: NotRequired[dict[str, Value]]
    choices: NotRequired[list[str]]
    least: NotRequired[int]
    most: NotRequired[int]
    longest: NotRequired[int]


class GameInfo(TypedDict):
    """A game, with the smallest and the largest number of players.

    `tempered`: the bots that can have a temperament; then their code ends in `?temper=builder`, `raider` or `banker`.
    """

    id: str
    players: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]
    tempered: list[str]


@extra_items(Any)
class PlaceInfo(TypedDict):
    """A region or power of a board, with whatever else its game says of it."""

    id: str
    kind: str
    names: dict[Language, str]


class Corrections(TypedDict):
    """What somebody who owns the printed board has corrected; the drawing shows the borders without corrections."""

    values: list[str]
    wheel: list[str]
    events: list[str]
    added: list[tuple[str, str]]
    removed: list[tuple[str, str]]


@extra_items(Any)
class BoardTables(TypedDict):
    """The numbers that the rules read from a board; each game has its own."""

    corrections: NotRequired[Corrections]


class BoardData(TypedDict):
    """A board with its drawing; `borders`: pairs of regions by the kind of border."""

    regions: list[PlaceInfo]
    powers: list[PlaceInfo]
    scenery: list[PlaceInfo]
    borders: dict[str, list[tuple[str, str]]]
    tables: BoardTables
    map: Any


class ChapterInfo(TypedDict):
    """A chapter of a rulebook."""

    id: str
    title: str


class RuleInfo(TypedDict):
    """A rule, or a ruling, which belongs to the chapters that it completes."""

    id: str
    chapter: str
    kind: str
    source: str
    number: str
    belongs_to: list[str]
    see: list[str]
    text: str
    question: str


class RulesInfo(TypedDict):
    """A rulebook, the rules relevant to each step, and words that mean the same in a search.

    `options`: by the beginning of their ids, the option that brings certain rules, with its value while it is off.
    """

    chapters: list[ChapterInfo]
    rules: list[RuleInfo]
    steps: dict[str, list[str]]
    options: dict[str, dict[str, Value]]
    synonyms: list[list[str]]


class LessonInfo(TypedDict):
    """A lesson in one language, and the rules behind it."""

    name: str
    title: str
    intro: str
    task: str
    hints: list[str]
    praise: str
    rules: list[str]


class LogInfo(TypedDict):
    """How to divide and shorten the log, and the rule behind each event: for some by the event's first argument.

    `battles`: by the event that begins one, what is told with it in one line. `harms`: the arguments of an event that
    name whoever suffers by it, for some by the event's first argument ("paid interest"). `dice`: the events that are
    dice of what is told next. `luck`: those that say what luck has brought, apart from battles.
    """

    begin: list[str]
    minor: list[str]
    implied: dict[str, list[str]]
    rules: dict[str, str | dict[str, str]]
    battles: dict[str, BattleStory]
    harms: dict[str, list[str]]
    dice: list[str]
    luck: list[str]


ArgumentKind = Literal["seat", "party", "region", "power", "amount", "number", "word"]


class ArgumentInfo(TypedDict):
    """An argument of an action or event; `core.words` explains the kinds."""

    name: str
    kind: ArgumentKind


class Signatures(TypedDict):
    """The arguments of every action and event, and the kinds of the values in prompts, hints and refusals."""

    actions: dict[str, list[ArgumentInfo]]
    events: dict[str, list[ArgumentInfo]]
    details: dict[str, ArgumentKind]
