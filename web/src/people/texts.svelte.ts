// The words about people. They are no part of the texts that every table loads first: they come when they are needed.

import { SvelteMap } from "svelte/reactivity";
import type { Language } from "../lib/protocol";
import type { Words } from "../lib/words";

const TEXTS = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
const kept = new SvelteMap<Language, string>();
const coming = new Set<Language>();

async function load(language: Language): Promise<void> {
  if (coming.has(language)) return;
  coming.add(language);
  const text = await TEXTS[`./text/${language}.ftl`]?.().catch(() => undefined);
  if (text === undefined) coming.delete(language);
  else kept.set(language, text);
}

/** The same words and those about people; nothing until they are there. */
export function peopleWords(words: Words): Words | null {
  const text = kept.get(words.language);
  if (text !== undefined) return words.plus(text);
  void load(words.language);
  return null;
}
