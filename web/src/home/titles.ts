// The titles of games: each game brings its own words.

import type { Language } from "../lib/protocol";
import { loadTexts } from "../lib/texts";
import { Words } from "../lib/words";

export type Titles = Record<string, string>;

/** The titles of these games in a language, by their ids. */
export async function titlesOf(games: readonly string[], language: Language): Promise<Titles> {
  const title = async (id: string): Promise<[string, string]> => {
    const words = new Words(language, await loadTexts(language, id));
    return [id, words.say("game-title")];
  };
  return Object.fromEntries(await Promise.all(games.map(title)));
}
