// The board by itself, with recorded positions. With `greatpowers serve` running for the board's own data:
// npx vite --open /src/board/demo/index.html?position=armies&language=de

import { mount } from "svelte";
import art from "../../../../src/greatpowers/games/imperial/map-art.svg?raw";
import game from "../../../../src/greatpowers/games/imperial/text/en.ftl?raw";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import fr from "../text/fr.ftl?raw";
import { Words } from "../../lib/words";
import type { BoardJson, GameEvent, Language, Legal, View } from "../types";
import Demo from "./Demo.svelte";
import positions from "./positions.json";

export interface Position {
  view: View;
  legal: Legal[];
  events: GameEvent[];
}

const query = new URLSearchParams(location.search);
const language = (query.get("language") ?? "en") as Language;
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
const given = (await (await fetch("/api/games/imperial/board")).json()) as BoardJson;
const recorded = positions as unknown as Record<string, Position>;
const sources = [{ language, text: { en, de, fr }[language] }, { language: "en", text: game + en }];

mount(Demo, {
  target: document.getElementById("demo")!,
  props: {
    board: given,
    positions: recorded,
    first: query.get("position") ?? "armies",
    language,
    words: new Words(language, sources, { board: given }),
    art,
    speed: Number(query.get("speed") ?? 1),
    quiet: query.has("quiet"),
  },
});
