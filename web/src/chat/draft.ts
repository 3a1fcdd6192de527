// What somebody has written but not sent: another tab or a page that is loaded anew leaves it as it was.

export interface Draft {
  text: string;
  /** Whom it is for; nobody: everybody. */
  to: number[];
}

const EMPTY: Draft = { text: "", to: [] };

/** At one screen, each person has their own. */
const key = (table: string, seat: number | null): string => `greatpowers-draft-${table}-${seat}`;

export function draftOf(table: string, seat: number | null): Draft {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(key(table, seat)) ?? "{}") as Partial<Draft>) };
  } catch {
    return EMPTY; // storage is forbidden
  }
}

export function keepDraft(table: string, seat: number | null, draft: Draft): void {
  try {
    if (draft.text === "") sessionStorage.removeItem(key(table, seat));
    else sessionStorage.setItem(key(table, seat), JSON.stringify(draft));
  } catch {
    // Then it is lost with the page.
  }
}
