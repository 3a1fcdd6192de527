"""What clients send, checked as it is read."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec

from greatpowers.server.mistakes import UNPROCESSABLE, AnyRequest, Mistake
from greatpowers.table import Seat

LONGEST_NAME = 40
LONGEST_JSON = 64_000  # bytes
LONGEST_RECORD = 4_000_000
LONGEST_FRAME = 16_000

_Word = Annotated[str, msgspec.Meta(max_length=200)]
_Code = Annotated[str, msgspec.Meta(max_length=40)]
_Seats = Annotated[list["SeatWish"], msgspec.Meta(max_length=20)]
_Options = dict[_Code, str | int]  # the game says how long a text may be; a request is bounded anyhow


class SeatWish(msgspec.Struct):
    """Who shall sit somewhere."""

    name: _Word = ""
    bot: _Code = ""


class NewTable(msgspec.Struct):
    """`POST /api/tables`."""

    game: _Code
    seats: _Seats
    options: _Options = msgspec.field(default_factory=dict)
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] | None = None


class Branch(msgspec.Struct):
    """`POST /api/tables/{id}/branch`; without seats, the same people and bots go on."""

    until: Annotated[int, msgspec.Meta(ge=0)]
    seats: _Seats | None = None


# -- over the websocket --------------------------------------------------------------------------------------


class Frame(msgspec.Struct, tag_field="type"):
    """What a live client says."""


class Play(Frame, tag="play"):
    """Take an action at the decision of this number."""

    number: int
    action: int


class Why(Frame, tag="why"):
    """Is this possible, and if not, why?"""

    ask: int
    do: dict[_Code, _Word | int]


class Undo(Frame, tag="undo"):
    """Take back."""


class Ask(Frame, tag="ask"):
    """Ask the others to let the last decision be taken back."""


class Answer(Frame, tag="answer"):
    """Agree to what somebody asks, or refuse; `until`, where it is given, says which request is meant."""

    seat: int
    agree: bool
    until: int | None = None


class TakeSeat(Frame, tag="seat"):
    """Another person sits down at this screen; None: whoever is asked."""

    seat: int | None = None


class Pace(Frame, tag="pace"):
    """Bots wait, or go on."""

    hold: bool


AnyFrame = Play | Why | Undo | Ask | Answer | TakeSeat | Pace
_FRAMES: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)


def read_frame(data: str | bytes) -> AnyFrame:
    """What a frame says; raises Mistake for garbage."""
    try:
        return _FRAMES.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Mistake(400, "error-frame") from None


# -- over HTTP -----------------------------------------------------------------------------------------------

Wish = TypeVar("Wish")


async def read_body(request: AnyRequest, kind: str, longest: int) -> bytes:
    """The body of a request of one content type and a bounded size; raises Mistake."""
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != kind:
        raise Mistake(415, "error-not-json" if kind == "application/json" else "error-not-text")
    body = await request.body()
    if len(body) > longest:
        raise Mistake(413, "error-too-large")
    return body


async def read_json(request: AnyRequest, wanted: type[Wish]) -> Wish:
    """A wish as JSON; raises Mistake."""
    body = await read_body(request, "application/json", LONGEST_JSON)
    try:
        return msgspec.json.decode(body, type=wanted)
    except msgspec.ValidationError as error:
        raise Mistake(UNPROCESSABLE, "error-json-shape", why=str(error)) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Mistake(400, "error-json") from None


def seats_of(wishes: list[SeatWish]) -> list[Seat]:
    """The seats that were wished for; raises Mistake for a name that would not survive in a record."""
    seats = [Seat(wish.name, wish.bot) for wish in wishes]
    for seat in seats:
        again = Seat.from_label(seat.label())
        same = (again.name, again.bot) == (seat.name, seat.bot)
        if not same or not seat.name.isprintable() or len(seat.name) > LONGEST_NAME:
            raise Mistake(UNPROCESSABLE, "error-name", name=seat.name[:LONGEST_NAME], most=LONGEST_NAME)
    return seats
