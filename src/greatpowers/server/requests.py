"""The requests of clients: JSON bodies and websocket frames, validated as they are decoded.

`make layouts` writes their types in TypeScript as well, for the client.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec

from greatpowers.server.errors import UNPROCESSABLE, AnyRequest, UserError
from greatpowers.table import Seat

LONGEST_NAME = 40
LONGEST_JSON = 64_000  # bytes
LONGEST_RECORD = 4_000_000
LONGEST_FRAME = 16_000

MAX_SEAT = 19  # what can be a seat's number at all
MAX_NUMBER = 2**31 - 1  # what can be the number of an action or an event
MAX_ANSWERS = 40  # beforehand, and actions of each
MAX_TIME = 2**53 - 1  # milliseconds since 1970

_Word = Annotated[str, msgspec.Meta(max_length=200)]
_Code = Annotated[str, msgspec.Meta(max_length=40)]
_Password = Annotated[str, msgspec.Meta(max_length=1000)]  # what is good is said in words
_Seats = Annotated[list["SeatRequest"], msgspec.Meta(max_length=20)]
_SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=MAX_SEAT)]
_Number = Annotated[int, msgspec.Meta(ge=0, le=MAX_NUMBER)]
_Options = dict[_Code, str | int]  # the game limits the length of each text; the request as a whole is limited anyway


class SeatRequest(msgspec.Struct):
    """The player of one seat: a person by name, or a bot; `free`: a person who will come by a link."""

    name: _Word = ""
    bot: _Code = ""
    free: bool = False


class PaceRequest(msgspec.Struct):
    """How much time players have: see `PaceInfo`. `live` needs minutes, `days` hours."""

    kind: Literal["live", "days"]
    minutes: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    hours: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


class NewTable(msgspec.Struct):
    """`POST /api/tables`; `listed`: anybody may take a free seat, or watch; `rated`: by default a listed one is.

    `hints`: whether players may ask for hints; by default, where one person plays against bots.
    """

    game: _Code
    seats: _Seats
    listed: bool = False
    rated: bool | None = None
    pace: PaceRequest | None = None
    hints: bool | None = None
    options: _Options = msgspec.field(default_factory=dict)
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] | None = None


class Branch(msgspec.Struct):
    """`POST /api/tables/{id}/branch`; without `seats`, the same people and bots continue.

    While the game goes on, bots play for all people but the guest's own.
    """

    until: _Number
    seats: _Seats | None = None


class Join(msgspec.Struct):
    """`POST /api/links/{link}` and `/api/tables/{id}/seats/{seat}`: the name of whoever comes."""

    name: _Word = ""


class Credentials(msgspec.Struct):
    """`POST /api/account` and `/api/account/session`: the name and the password of an account."""

    name: _Word
    password: _Password


class AccountRename(msgspec.Struct):
    """`PUT /api/account/name`: the new name of an account."""

    name: _Word


class PasswordChange(msgspec.Struct):
    """`PUT /api/account/password`: the old password and the new one."""

    old: _Password
    new: _Password


class AccountDeletion(msgspec.Struct):
    """`POST /api/account/deletion`: the password, since nothing can be undone."""

    password: _Password


class NewToken(msgspec.Struct):
    """`POST /api/account/tokens`: what to call the program that will use the token."""

    name: _Word


class BotPlay(msgspec.Struct):
    """`POST /api/bot/tables/{id}/seats/{seat}`: an action, by its number or in notation, and the decision's number."""

    number: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    action: Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)] | _Word


class SetPause(msgspec.Struct):
    """`PUT /api/tables/{id}/pause`: whether the game is paused from now on."""

    paused: bool


class SetDelay(msgspec.Struct):
    """`PUT /api/tables/{id}/delay`: by how many minutes spectators see the game late."""

    minutes: Annotated[int, msgspec.Meta(ge=0, le=24 * 60)]


class SetHints(msgspec.Struct):
    """`PUT /api/tables/{id}/hints`: whether players may ask for hints."""

    hints: bool


class StandIn(msgspec.Struct):
    """`PUT /api/tables/{id}/seats/{seat}/stand-in`: the bot that plays for a person; empty: the person does."""

    bot: _Code = ""


class PushKeys(msgspec.Struct):
    """The keys of a browser, for which notices are encrypted."""

    p256dh: _Word
    auth: _Word


class NewAddress(msgspec.Struct):
    """`POST /api/notices`: an e-mail address, the address of a webhook, or a browser with its keys."""

    kind: Literal["mail", "webhook", "push"]
    address: Annotated[str, msgspec.Meta(max_length=2000)]
    keys: PushKeys | None = None


class NewLesson(msgspec.Struct):
    """`POST /api/lessons/{game}/{name}`: the names of the players, as many as there are seats or fewer."""

    names: Annotated[list[_Word], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=list)


# -- websocket frames ----------------------------------------------------------------------------------------


class Frame(msgspec.Struct, tag_field="type"):
    """A message from a live client."""


class Play(Frame, tag="play"):
    """Take an action at the decision of this number."""

    number: _Number
    action: int


class Why(Frame, tag="why"):
    """Ask whether an action is possible, and if not, why."""

    ask: _Number
    do: dict[_Code, _Word | Annotated[int, msgspec.Meta(ge=-MAX_NUMBER, le=MAX_NUMBER)]]


class Undo(Frame, tag="undo"):
    """Undo the last decision."""


class Ask(Frame, tag="ask"):
    """Ask the other players: to undo the last decision, to pause the game or end it as it stands, or for a rematch."""

    what: Literal["undo", "pause", "end", "rematch"] = "undo"


class Answer(Frame, tag="answer"):
    """Agree to a request, refuse it, or withdraw it; `until`, if given, identifies the request.

    `seat`: null for a host who does not play, and withdraws what they asked for.
    """

    seat: _SeatNumber | None
    agree: bool
    until: _Number | None = None


class AnswerChange(Frame, tag="rules"):
    """After a change of the rules: go on from where the game stands, or end it."""

    seat: _SeatNumber
    go_on: bool


class TakeSeat(Frame, tag="seat"):
    """Change the seat in front of this screen; null: always the person to decide."""

    seat: _SeatNumber | None = None


class Present(Frame, tag="present"):
    """The player of this seat is in front of a shared screen and may see the seat's secrets."""

    seat: _SeatNumber


class Pace(Frame, tag="pace"):
    """Hold the bots, or release them."""

    hold: bool


class Sight(Frame, tag="sight"):
    """The window is in the background, or in sight again. Whoever has none in sight is away and gets notices."""

    hidden: bool


class Say(Frame, tag="say"):
    """Say something to everybody, or to these seats only."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
    to: Annotated[list[_SeatNumber], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=list)


class AnswerBeforehand(msgspec.Struct):
    """An answer to a decision that may come: the first of these actions that is possible then."""

    step: Annotated[str, msgspec.Meta(max_length=40)]
    about: Annotated[dict[str, str | int], msgspec.Meta(max_length=8)]
    actions: Annotated[list[int], msgspec.Meta(min_length=1, max_length=MAX_ANSWERS)]


class Plan(Frame, tag="plan"):
    """Pass for a seat until something concerns it, and answer beforehand what it may be asked; null: as before."""

    seat: _SeatNumber
    passing: bool | None = None
    answers: Annotated[list[AnswerBeforehand], msgspec.Meta(max_length=MAX_ANSWERS)] | None = None


class Foresee(Frame, tag="foresee"):
    """Ask what a seat may answer beforehand."""

    seat: _SeatNumber


ClientMessage = (
    Play | Why | Undo | Ask | Answer | AnswerChange | TakeSeat | Present | Pace | Sight | Say | Plan | Foresee
)
_FRAMES: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def read_frame(data: str | bytes) -> ClientMessage:
    """Decode a frame; raises UserError for garbage."""
    try:
        return _FRAMES.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise UserError(400, "error-frame") from None


# -- HTTP bodies ---------------------------------------------------------------------------------------------

Body = TypeVar("Body")


async def read_body(request: AnyRequest, media_type: str, longest: int) -> bytes:
    """Read a body of the expected content type and a limited size; raises UserError."""
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content_type != media_type:
        raise UserError(415, "error-not-json" if media_type == "application/json" else "error-not-text")
    body = await request.body()
    if len(body) > longest:
        raise UserError(413, "error-too-large")
    return body


async def read_json(request: AnyRequest, body_type: type[Body]) -> Body:
    """Decode a JSON body of this type; raises UserError."""
    body = await read_body(request, "application/json", LONGEST_JSON)
    try:
        return msgspec.json.decode(body, type=body_type)
    except msgspec.ValidationError as error:
        raise UserError(UNPROCESSABLE, "error-json-shape", why=str(error)) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise UserError(400, "error-json") from None


def seats_of(requested: list[SeatRequest]) -> list[Seat]:
    """The requested seats; raises UserError for a name that a record could not hold."""
    seats = [Seat(request.name, request.bot) for request in requested]
    for seat in seats:
        _require_name(seat)
    return seats


def name_of(requested: Join) -> str:
    """The name of whoever comes; raises UserError for one that a record could not hold."""
    seat = Seat(requested.name)
    _require_name(seat)
    return seat.name


def _require_name(seat: Seat) -> None:
    parsed = Seat.from_label(seat.label())
    same = (parsed.name, parsed.bot) == (seat.name, seat.bot)
    if not same or not seat.name.isprintable() or len(seat.name) > LONGEST_NAME:
        raise UserError(UNPROCESSABLE, "error-name", name=seat.name[:LONGEST_NAME], most=LONGEST_NAME)
