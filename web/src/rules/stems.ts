// Words without their endings, so that one form finds the others: "army" finds "armies", "Flotte" finds "Flotten".
// Light stemmers: what they make of a word need not be a word, but must be the same for all of its forms.

import type { Language } from "../lib/protocol";

/** Small letters without accents. */
export const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");

type Ending = [pattern: RegExp, instead: string];

// The first that fits is taken, then again; what stays in front of it has at least the letters that it asks for.
const ENDINGS: Record<Language, Ending[]> = {
  en: [
    [/(?<=..)ies$/, "y"],
    [/(?<=...)(?:sse|che|she|xe|ze)s$/, ""],
    [/(?<=...)([bdgklmnprt])\1(?:ing|ed|er|ers)$/, "$1"],
    [/(?<=...)(?:ings?|ed|ers?|es|s|e)$/, ""],
  ],
  de: [
    [/(?<=....)ung$/, ""],
    [/(?<=....)(?:em|er|nd)$/, ""],
    [/(?<=..[^e])e$|(?<=..[^s])s$|(?<=..[^t])t$|(?<=..[^n])n$/, ""], // not the second of two: "Flott", "Armee"
  ],
  fr: [
    [/(?<=...)(?:eaux|eau)$/, "eau"],
    [/(?<=..)aux$/, "al"],
    [/(?<=...)(?:ements?|ations?|antes?|ants?)$/, ""],
    [/(?<=...)(?:ees|ent|ers?|ez|es|ee|e|s|x)$/, ""],
  ],
};
const PARTICLES = "ab|an|auf|aus|ein|mit|nach|um|vor|weg|zuruck|zusammen|zu"; // that stand apart in some forms of a verb
const PARTED = new RegExp(`^(${PARTICLES})(?:ge|zu)(?=...)`);
const PREFIX = new RegExp(`^(?:be|ent|er|ver|zer|${PARTICLES})(?=....)`);
const MOST: Record<Language, number> = { en: 2, de: 4, fr: 2 }; // endings one behind another

/** What a word has in common with its other forms. */
export function stem(word: string, language: Language): string {
  let found = plain(word);
  if (language === "de") found = found.replace(/^ge(?=.{4})/, ""); // "geentert" is a form of "entern"
  for (let i = 0; i < MOST[language]; i++) {
    const ending = ENDINGS[language].find(([pattern]) => pattern.test(found));
    if (!ending) break;
    found = found.replace(...ending);
  }
  if (language === "de") return found.replace(PARTED, "$1"); // "eingeschifft" and "einzuschiffen" are forms of "einschiffen"
  return language === "en" ? found.replace(/(?<=...)y$/, "i") : found;
}

/** What a German stem has in common with others of its family: "verschiff" with "einschiff" and "schiff". */
export const root = (stem: string, language: Language): string => (language === "de" ? stem.replace(PREFIX, "") : stem);
