// What each game says of itself on the first page: every game brings its own words.

import type { Language } from "../lib/protocol";
import { loadTexts } from "../lib/texts";
import { Words } from "../lib/words";

export type GameWords = Partial<Record<string, Words>>;

/** The words of these games in a language, by their ids. */
export async function wordsOfGames(games: readonly string[], language: Language): Promise<GameWords> {
  const load = async (id: string): Promise<[string, Words]> => [id, new Words(language, await loadTexts(language, id))];
  return Object.fromEntries(await Promise.all(games.map(load)));
}
