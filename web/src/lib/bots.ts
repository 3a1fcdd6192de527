// Bots by their codes: "hard", or with a temperament "hard?temper=raider".

import type { Words } from "./words";

const TEMPER = "?temper=";

/** What bots may like to do a little more than is best; those without a temperament weigh everything alike. */
export const TEMPERS = ["builder", "raider", "banker"] as const;

/** The code of a bot with a temperament; nothing: without one. */
export const withTemper = (bot: string, temper: string): string => (temper ? bot + TEMPER + temper : bot);

/** What a bot is called, such as “Hard, raider”. */
export function botTitle(words: Words, code: string): string {
  const [level, temper] = code.split(TEMPER);
  const bot = words.say("web-bot-code", { code: level ?? code });
  return temper ? words.say("web-bot-tempered", { bot, temper }) : bot;
}
