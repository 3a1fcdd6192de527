// How far the chat of a table has been read in this browser.

const key = (table: string): string => `greatpowers-chat-${table}`;

/** The last line that was in sight. */
export function lastRead(table: string): number {
  try {
    return Number(localStorage.getItem(key(table)) ?? 0);
  } catch {
    return 0; // storage is forbidden
  }
}

export function setRead(table: string, line: number): void {
  try {
    localStorage.setItem(key(table), String(line));
  } catch {
    // Then all counts as new after the next visit.
  }
}
