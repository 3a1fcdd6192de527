// The Fluent files of a language, with English behind it.

import { gameText } from "../games";
import * as api from "./api";
import type { Language } from "./protocol";

export type Sources = { language: string; text: string }[];

const kept = new Map<string, Promise<string>>();

function load(language: Language, game: string): Promise<string> {
  const key = `${language} ${game}`;
  let text = kept.get(key);
  if (!text) {
    text = Promise.all([api.text(language, game), gameText(game, language)]).then((parts) => parts.join("\n"));
    text.catch(() => kept.delete(key));
    kept.set(key, text);
  }
  return text;
}

export async function loadTexts(language: Language, game: string): Promise<Sources> {
  const wanted: Language[] = language === "en" ? ["en"] : [language, "en"];
  const texts = await Promise.all(wanted.map((one) => load(one, game)));
  return wanted.map((one, i) => ({ language: one, text: texts[i] ?? "" }));
}
