"""German and French grammar: names of nations and regions take articles, cases and prepositions, chosen by id.

Every message of Imperial is said with every name, and each name must stand behind words that it can stand behind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from greatpowers.cli.boards import board_packages
from greatpowers.cli.choices import heading, label
from greatpowers.core.game import Refusal, advice, tie_break
from greatpowers.core.words import Argument
from greatpowers.games.imperial import steps
from greatpowers.games.imperial.actions import UNIT
from greatpowers.games.imperial.board import AREA_IDS, BOARD, HOMES, LANDS, NATION_IDS
from tests.core.ftl import Messages, StrictText, jumbled
from tests.imperial.speech import PAID_BY, SPEECH, WIDEST, asking
from tests.languages.speech import PLAYERS
from tests.languages.texts import ENGINE, OTHERS

ASKING = SPEECH.asking_steps

# For each name with an article, as it is written within a sentence: the words that can come before it.
GERMAN = {
    "Deutsche Reich": "das|Das",
    "Deutschen Reich": "vom|dem",
    "Türkei": "die|der",
    "Westbalkan": "den|dem|vom",
    "Nordatlantik": "den|im|vom",
    "Nordsee": "die|der",
    "Ärmelkanal": "den|im|vom",
    "Golf von Biskaya": "den|im|vom",
    "Ostsee": "die|der",
    "Westlichen Mittelmeer": "im|vom",
    "Westliche Mittelmeer": "ins|das",
    "Ionischen Meer": "im|vom",
    "Ionische Meer": "ins|das",
    "Östlichen Mittelmeer": "im|vom",
    "Östliche Mittelmeer": "ins|das",
    "Schwarzen Meer": "im|vom",
    "Schwarze Meer": "ins|das",
}
# Names as the board has them, which no sentence can hold.
GERMAN_NEVER = "Deutsches Reich|Westliches|Östliches|Ionisches|Schwarzes"
FRENCH = {
    "Autriche-Hongrie": "l’|L’|en ",
    "Italie": "l’|L’|en ",
    "France": "la |La |en ",
    "Grande-Bretagne": "la |La |en ",
    "Empire allemand": "l’|L’",
    "Russie": "la |La |en ",
    "Norvège": "en |de ",
    "Suède": "en |de ",
    "Danemark": "au |du ",
    "Hollande": "en |de ",
    "Belgique": "en |de ",
    "Portugal": "au |du ",
    "Espagne": "en |d’",
    "Maroc": "au |du ",
    "Algérie": "en |d’",
    "Tunis": "à |de ",
    "Balkans occidentaux": "dans les |des ",
    "Grèce": "en |de ",
    "Bulgarie": "en |de ",
    "Roumanie": "en |de ",
    "Turquie": "en |de ",
    "Atlantique Nord": "l’",
    "mer du Nord": "en |la ",
    "Manche": "la ",
    "golfe de Gascogne": "le |du ",
    "mer Baltique": "en |la ",
    "Méditerranée occidentale": "en |la ",
    "mer Ionienne": "en |la ",
    "Méditerranée orientale": "en |la ",
    "mer Noire": "en |la ",
    "Édimbourg": "à |d’",
    "Odessa": "à |d’",
}
FRENCH_NEVER = r"Mer |Golfe|\b(?:de|à) les?\b"
CITIES = [region.names["fr"] for region in BOARD.regions[:HOMES] if region.names["fr"] not in FRENCH]


def wrong_before(names: dict[str, str]) -> re.Pattern[str]:
    """Finds a name behind anything but what may stand before it."""
    gap = "" if names is FRENCH else " "
    parts = []
    for name, leads in names.items():
        before = "".join(f"(?<!{lead}{gap})" for lead in leads.split("|"))
        parts.append(rf"{before}(?<![-\w]){name}(?![-\w])")
    return re.compile("|".join(parts))


FRENCH |= dict.fromkeys(CITIES, "à |de ")
WRONG = {"de": wrong_before(GERMAN), "fr": wrong_before(FRENCH)}
NEVER = {"de": re.compile(GERMAN_NEVER), "fr": re.compile(FRENCH_NEVER)}
ONE = re.compile(r"(?<!\d)1 (?:Millionen|millions)|(?<!\d)(?:[2-9]|\d\d+) (?:Million\b|million\b)")


def with_plain_spaces(said: str) -> str:
    return re.sub("[\u00a0\u202f]", " ", said)


def check(language: str, said: str, ends: str = "") -> None:
    assert not jumbled(with_plain_spaces(said)), said
    assert not WRONG[language].search(said), said
    assert not NEVER[language].search(said), said
    assert not ONE.search(said), said
    assert said[0].isupper(), said
    assert said[-1] in ends if ends else said[-1] not in ".?!", said


@cache
def text_in(language: str) -> StrictText:
    return StrictText(language, WIDEST, ["greatpowers.cli", *board_packages("imperial")], PLAYERS)


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("de", "Eine Armee zieht in Türkei."),
        ("de", "Eine Armee zieht nach Westbalkan."),
        ("de", "Eine Flotte liegt im Schwarzes Meer."),
        ("de", "Eine Flotte fährt in den Schwarzen Meer."),
        ("de", "Deutsches Reich passt."),
        ("de", "Ada erhält 1 Millionen."),
        ("fr", "Une armée entre à Espagne."),
        ("fr", "Une armée vient de Odessa."),
        ("fr", "Une flotte vient de le golfe de Gascogne."),
        ("fr", "Une flotte entre dans la Mer Noire."),
        ("fr", "Le tour de Italie."),
        ("fr", "Ada reçoit 2 million."),
    ],
)
def test_wrong_grammar_is_noticed(language: str, wrong: str) -> None:
    with pytest.raises(AssertionError):
        check(language, wrong, ".")


@pytest.mark.parametrize("language", OTHERS)
def test_every_action(language: str) -> None:
    text = text_in(language)
    said = [text.action(action) for action in range(len(WIDEST.space))]
    for line in said:
        check(language, line)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", OTHERS)
def test_every_event(language: str) -> None:
    """Each kind with each word of each argument."""
    text = text_in(language)
    for event in PAID_BY:
        check(language, text.event(event), ".")
        check(language, text.event((*event[:-1], 1)), ".")
    for number, kind in enumerate(WIDEST.events):
        values = [possible(kind.name, argument) for argument in kind.arguments if kind.name != "paid"]
        for at, words in enumerate(values):
            for value in words:
                rest = [others[0] for others in values]
                rest[at] = value
                check(language, text.event((number, *rest)), ".")


def possible(kind: str, argument: Argument) -> range:
    """The values of an argument of an event: convoys go onto seas, bonds and payments are not endless."""
    if argument.name == "to" and kind in ("embarked", "crossed"):
        return range(LANDS, len(AREA_IDS))
    return range(min(len(argument.domain), 60))


@pytest.mark.parametrize("language", OTHERS)
def test_every_question(language: str) -> None:
    text = text_in(language)
    for step in ASKING:
        at_sea = step == steps.CONVOY
        for area in range(LANDS, len(AREA_IDS)) if at_sea else range(len(AREA_IDS)):
            nation, other = area % len(NATION_IDS), (area + 1) % len(NATION_IDS)
            state = asking(step, nation=nation, other=other, area=area, unit=area % len(UNIT))
            check(language, text.prompt(state), ".?…")


NAMED = {"nation", "area", "from", "to", "sea", "unit", "step"}


def details(place: set[str], number: int) -> Iterator[dict[str, str | int]]:
    """What a refusal may tell, with every name in turn."""
    for turn, area in enumerate(AREA_IDS):
        names: dict[str, str | int] = {
            "nation": NATION_IDS[turn % len(NATION_IDS)],
            "area": area,
            "from": AREA_IDS[turn % LANDS],
            "to": AREA_IDS[(turn + 7) % LANDS],
            "sea": AREA_IDS[LANDS + turn % (len(AREA_IDS) - LANDS)],
            "unit": UNIT.words[turn % len(UNIT)],
            "step": steps.STEP_IDS[ASKING[1 + turn % (len(ASKING) - 1)]],
            "face": 9,
            "fee": 4,
            "distance": 7,
            "fleets": max(1, number),
        }
        yield {name: names.get(name, number) for name in place}


@pytest.mark.parametrize("language", OTHERS)
def test_every_refusal(language: str) -> None:
    text = text_in(language)
    for rule, places in SPEECH.refusals().items():
        for place in places:
            for number in (0, 1, 3) if place - NAMED else (0,):
                for told in details(place, number):
                    check(language, text.refusal(Refusal(rule, **told)), ".")


@pytest.mark.parametrize("language", OTHERS)
def test_every_advice(language: str) -> None:
    text = text_in(language)
    messages = Messages(*(folder / f"{language}.ftl" for folder in ENGINE))
    for message in (one for one in messages.ids if one.startswith("coach-")):
        numbers = {name: 2 for name in messages.variables(message) if name not in ("nation", "nation_id", "seat")}
        for nation in NATION_IDS:
            said = text.coaching(advice(message.removeprefix("coach-"), nation=nation, seat=0, **numbers))
            check(language, said, ".")


def test_every_tie_break_in_german() -> None:
    text = text_in("de")
    for nation in NATION_IDS:
        check("de", text.tie_break(tie_break("credit", 0, 1, more=9, less=2, nation=nation)), ".")


@pytest.mark.parametrize("language", OTHERS)
def test_every_choice_of_a_list(language: str) -> None:
    """The command line's headings and the short choices below them."""
    text = text_in(language)
    for action in range(len(WIDEST.space)):
        head, said = heading(action, text), label(action, text)
        for part in (head, said):
            assert not part or not jumbled(with_plain_spaces(part)), part
        assert said


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_can_be_said(language: str) -> None:
    text = text_in(language)
    messages = Messages(*(folder / f"{language}.ftl" for folder in ENGINE))
    for message in messages.ids:
        for value in (0, 1, 2, "Ada"):
            assert text.say(message, **dict.fromkeys(messages.variables(message), value))


SENTENCES = {
    "march bulgaria turkey": (
        "Eine Armee von Bulgarien in die Türkei ziehen",
        "Mener une armée de Bulgarie en Turquie",
    ),
    "march turkey bulgaria": (
        "Eine Armee aus der Türkei nach Bulgarien ziehen",
        "Mener une armée de Turquie en Bulgarie",
    ),
    "march trieste west_balkan": (
        "Eine Armee von Triest auf den Westbalkan ziehen",
        "Mener une armée de Trieste dans les Balkans occidentaux",
    ),
    "march west_balkan greece": (
        "Eine Armee vom Westbalkan nach Griechenland ziehen",
        "Mener une armée des Balkans occidentaux en Grèce",
    ),
    "march spain portugal": (
        "Eine Armee von Spanien nach Portugal ziehen",
        "Mener une armée d’Espagne au Portugal",
    ),
    "sail english_channel north_sea": (
        "Mit einer Flotte vom Ärmelkanal in die Nordsee fahren",
        "Mener une flotte de la Manche en mer du Nord",
    ),
    "sail western_mediterranean_sea bay_of_biscay": (
        "Mit einer Flotte vom Westlichen Mittelmeer in den Golf von Biskaya fahren",
        "Mener une flotte de la Méditerranée occidentale dans le golfe de Gascogne",
    ),
    "sail odessa black_sea": (
        "Mit einer Flotte von Odessa ins Schwarze Meer fahren",
        "Mener une flotte d’Odessa en mer Noire",
    ),
    "embark algeria western_mediterranean_sea": (
        "Eine Armee von Algerien über das Westliche Mittelmeer verschiffen",
        "Embarquer une armée d’Algérie et traverser la Méditerranée occidentale",
    ),
    "import_fleet edinburgh": (
        "Eine Flotte in den Hafen von Edinburgh importieren",
        "Importer une flotte au port d’Édimbourg",
    ),
    "flag baltic_sea": ("Eine Flagge in der Ostsee setzen", "Poser un drapeau en mer Baltique"),
    "flag west_balkan": ("Eine Flagge auf dem Westbalkan setzen", "Poser un drapeau dans les Balkans occidentaux"),
    "flag morocco": ("Eine Flagge in Marokko setzen", "Poser un drapeau au Maroc"),
    "land denmark": ("Die Armee in Dänemark anlanden", "Débarquer au Danemark"),
    "ask germany": ("Als Nächstes entscheidet das Deutsche Reich", "Laisser décider ensuite l’Empire allemand"),
    "ask great_britain": ("Als Nächstes entscheidet Großbritannien", "Laisser décider ensuite la Grande-Bretagne"),
    "bond germany 9": (
        "Die deutsche Anleihe über 9 Millionen kaufen",
        "Acheter l’obligation allemande de 9 millions",
    ),
    "donate 1 austria_hungary 1": (
        "Ada spendet 1 Million in die österreichisch-ungarische Staatskasse",
        "Ada donne 1 million au trésor austro-hongrois",
    ),
}


@pytest.mark.parametrize(("notation", "said"), SENTENCES.items())
def test_sentences(notation: str, said: tuple[str, str]) -> None:
    action = WIDEST.space.parse(notation)
    assert tuple(text_in(language).action(action) for language in OTHERS) == said
