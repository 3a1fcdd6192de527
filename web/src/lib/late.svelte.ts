// Words that are no part of the texts that every page loads first: they come when they are needed.

import { SvelteMap } from "svelte/reactivity";
import type { Language } from "./protocol";
import type { Words } from "./words";

/** A folder's texts, by path: "./text/en.ftl". */
type Texts = Record<string, () => Promise<string>>;

/** Adds such words to others; gives nothing until they are there. */
export function lateWords(texts: Texts): (words: Words) => Words | null {
  const kept = new SvelteMap<Language, string>();
  const coming = new Set<Language>();

  async function load(language: Language): Promise<void> {
    if (coming.has(language)) return;
    coming.add(language);
    const text = await texts[`./text/${language}.ftl`]?.().catch(() => undefined);
    if (text === undefined) coming.delete(language);
    else kept.set(language, text);
  }

  return (words) => {
    const text = kept.get(words.language);
    if (text !== undefined) return words.plus(text);
    void load(words.language);
    return null;
  };
}
