// The lessons of a game, and the ways into one and into the first game after them.

import * as api from "../lib/api";
import type { Language, LessonInfo } from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { tablePath } from "../lib/routes";
import { settings } from "../lib/settings.svelte";
import type { Words } from "../lib/words";

const FIRST_GAME_SEATS = 3; // few enough to follow what the others do
const MOST_SEATS = 8; // that have a name
const BOT = "thumb";

const loaded = new Map<string, Promise<LessonInfo[]>>();

/** The lessons in their order; fetched once. */
export function lessonsOf(game: string, language: Language): Promise<LessonInfo[]> {
  const key = `${game} ${language}`;
  const known = loaded.get(key);
  if (known) return known;
  const found = api.lessons(game, language);
  found.catch(() => loaded.delete(key));
  loaded.set(key, found);
  return found;
}

const nameOf = (words: Words, seat: number): string => words.say(`web-bot-name-${seat + 1}`);

/** A new table for a lesson. */
export async function startLesson(game: string, lesson: string, words: Words): Promise<void> {
  const bots = Array.from({ length: MOST_SEATS }, (_, seat) => nameOf(words, seat));
  const names = [settings.name.trim(), ...bots.slice(1)];
  go(tablePath((await api.openLesson(game, lesson, { names })).id));
}

/** A whole game against few bots, with the coach. */
export async function startCoached(game: string, words: Words): Promise<void> {
  settings.guide = true;
  const others = Array.from({ length: FIRST_GAME_SEATS - 1 }, (_, i) => ({ name: nameOf(words, i + 1), bot: BOT }));
  const seats = [{ name: settings.name.trim(), bot: "" }, ...others];
  go(tablePath((await api.openTable({ game, options: {}, seats, seed: null })).id));
}
