// The client's texts: every message that is used exists, every message is used, and the languages agree.

import { describe, expect, it } from "vitest";
import { filesIn, readText } from "../testing/files";
import { LANGUAGES } from "./protocol";

const read = (path: string): string => readText(`web/${path}`);

const SHARED = "text";
const GAMES = ["imperial", "imperunde", "war"];
const LATE = ["analysis", "people", "notices", "account", "pace", "plans", "ratings", "review"].map(
  (part) => `src/${part}/text`,
);
const FOLDERS = [SHARED, ...LATE, ...GAMES.map((game) => `src/games/${game}/text`)];

/** The messages of the client and of its games, with the variables that each mentions. */
function messages(language: string, folders = FOLDERS): Map<string, string[]> {
  const out = new Map<string, string[]>();
  const text = folders.map((folder) => read(`${folder}/${language}.ftl`)).join("\n");
  for (const part of text.split(/^(?=[a-z][\w-]* =)/m)) {
    const id = /^[a-z][\w-]*(?= =)/.exec(part)?.[0];
    if (id) out.set(id, [...new Set(part.match(/\$\w+/g) ?? [])].sort());
  }
  return out;
}

const files = filesIn("web/src").filter(
  (path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts") && !path.startsWith("board"),
);

/** The messages that files ask for by their full name. */
function askedIn(paths: readonly string[]): Set<string> {
  const code = paths.map((path) => read(`src/${path}`)).join("\n");
  return new Set(code.match(/(?<=")web-[\w-]+(?=")/g) ?? []);
}

const TABS = [
  ...["choices", "overview", "log", "history", "chat", "review"],
  ...["rondel", "nations", "investors"],
  ...["race", "hand", "conference", "budget", "investments", "battle"],
  ...["movement", "production", "purchases", "natives", "relations", "victory", "setup", "order"],
].map((tab) => `web-${tab}`);
const BUILT =
  /^web-(language|theme|speed|(group|item|guide)-(imperial|imperunde|war)|bot-name|chart|option|card|battle-part|modifier|sheet)-|^web-natives-(remove-sphere|westernize|dissolve|incite)$/;
const HELPERS = /^web-(group-|item-|card-name$|played$)/; // these bring names into a sentence in each language's own way

const english = messages("en");

describe("texts", () => {
  it("say all that the code asks for, and nothing else", () => {
    const asked = askedIn(files);
    expect([...asked].filter((id) => !english.has(id))).toEqual([]);
    const own = [...english.keys()].filter((id) => id.startsWith("web-")); // the board builds its own names
    expect(own.filter((id) => !asked.has(id) && !TABS.includes(id) && !BUILT.test(id))).toEqual([]);
  });

  it.each(GAMES)("of %s say what the table asks of every game", (game) => {
    const found = messages("en", [SHARED, ...LATE, `src/games/${game}/text`]);
    const own = files.filter((path) => path.startsWith(`games/${game}/`) || !path.startsWith("games/"));
    expect([...askedIn(own)].filter((id) => !found.has(id))).toEqual([]);
  });

  it.each(LANGUAGES)("are complete in %s", (language) => {
    const found = messages(language);
    expect([...found.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, variables] of found)
      if (!HELPERS.test(id)) expect([id, ...variables]).toEqual([id, ...(english.get(id) ?? [])]);
  });
});
