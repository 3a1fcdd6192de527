// Finding rules by words in any of their forms, by parts of compounds and by what else people say for them.

import type { Language, RuleInfo } from "../lib/protocol";
import { plain, root, stem } from "./stems";

const WORD = /[\p{L}\p{N}]+/gu;
const PART = 5; // letters from which a word is also looked for inside of longer ones, as in "Kriegsschiff"
const START = 3; // letters from which the beginning of a word is enough
const FAMILY = 4; // letters that words of one family have in common, at least
const TYPO = 6; // letters from which one may be wrong

/** A word that is looked for: its own stem first, then those of the words that mean the same. */
interface Wanted {
  typed: string;
  stems: string[];
}

/** A piece of a text, found or not. */
export interface Piece {
  text: string;
  hit: boolean;
}

export class Search {
  private readonly stems = new Map<string, string>();
  private readonly synonyms: string[][];
  /** How a word of a text may be one that is looked for, the surest first. */
  private readonly ways: readonly ((word: string, one: Wanted) => boolean)[] = [
    (word, one) => this.fits(word, one),
    (word, one) => this.isAkin(word, one),
    (word, one) => this.nearly(word, one),
  ];

  constructor(
    private readonly language: Language,
    synonyms: readonly (readonly string[])[] = [],
  ) {
    this.synonyms = synonyms.map((group) => group.map((word) => this.stem(word)));
  }

  /** The rules that hold all of the words; if there are none, those with words of their family, or nearly spelt so. */
  find(rules: readonly RuleInfo[], query: string): RuleInfo[] {
    const wanted = this.wanted(query);
    for (const fits of this.ways) {
      const found = rules.filter((rule) => this.holds(rule, wanted, fits));
      if (found.length > 0) return found;
    }
    return [];
  }

  /** A text in pieces, with the words that were looked for apart from the rest. */
  marked(text: string, query: string): Piece[] {
    const wanted = this.wanted(query);
    for (const fits of this.ways) {
      const pieces = cut(text, (word) => wanted.some((one) => fits(word, one)));
      if (pieces.length > 1 || pieces[0]?.hit) return pieces;
    }
    return [{ text, hit: false }];
  }

  private wanted(query: string): Wanted[] {
    return (query.match(WORD) ?? []).map((word) => {
      const own = this.stem(word);
      const same = this.synonyms.filter((group) => group.includes(own)).flat();
      return { typed: plain(word), stems: [...new Set([own, ...same])] };
    });
  }

  private holds(rule: RuleInfo, wanted: Wanted[], fits: (word: string, one: Wanted) => boolean): boolean {
    const words = `${rule.number} ${rule.question} ${rule.text}`.match(WORD) ?? [];
    return wanted.every((one) => words.some((word) => fits(word, one)));
  }

  private fits(word: string, { typed, stems }: Wanted): boolean {
    const bare = plain(word);
    if (stems.includes(this.stem(word))) return true;
    if (typed.length >= START && bare.startsWith(typed)) return true;
    return stems.some((one) => one.length >= PART && bare.includes(one));
  }

  private isAkin(word: string, { stems: [own = ""] }: Wanted): boolean {
    const family = root(own, this.language);
    return family.length >= FAMILY && root(this.stem(word), this.language) === family;
  }

  private nearly(word: string, { typed }: Wanted): boolean {
    return typed.length >= TYPO && isNear(plain(word), typed);
  }

  private stem(word: string): string {
    let found = this.stems.get(word);
    if (found === undefined) this.stems.set(word, (found = stem(word, this.language)));
    return found;
  }
}

/** A text in pieces: these words, and what stands between them. */
function cut(text: string, isHit: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    if (!isHit(match[0])) continue;
    pieces.push({ text: text.slice(end, match.index), hit: false }, { text: match[0], hit: true });
    end = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(end), hit: false });
  return pieces.filter((piece) => piece.text !== "");
}

/** Whether two words are the same but for one letter: another, one more, one less, or two changed about. */
export function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const rest = (word: string, skipped: number): string => word.slice(start + skipped);
  if (one.length === other.length) {
    const swapped =
      rest(one, 2) === rest(other, 2) && one[start] === other[start + 1] && one[start + 1] === other[start];
    return swapped || rest(one, 1) === rest(other, 1);
  }
  return one.length > other.length ? rest(one, 1) === rest(other, 0) : rest(one, 0) === rest(other, 1);
}
