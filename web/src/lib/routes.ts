// Pages by the address after #: `#/`, `#/table/ID?move=N&seat=K`, `#/rules/GAME/RULE`, `#/rules/GAME?chapter=ID`, `#/learn/GAME/LESSON`,
// `#/join/LINK`, `#/ratings/GAME`.

const PAGES = ["table", "rules", "learn", "join", "ratings"] as const;

export interface Route {
  page: "home" | (typeof PAGES)[number];
  /** The table, the game, or the link. */
  id: string;
  /** What follows: a rule without its game, or a lesson. */
  part: string;
  rule: string;
  query: URLSearchParams;
}

export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [page = "", id = "", ...rest] = path.split("/").map(decodeURIComponent);
  const known = PAGES.find((name) => name === page) ?? "home";
  const part = rest.join("/");
  return { page: known, id, part, rule: part ? `${id}/${part}` : "", query: new URLSearchParams(query) };
}

/** A table; a position of it; as one seat sees it, where people have windows of their own. */
export function tablePath(id: string, move?: number | null, seat?: number | null): string {
  const query = new URLSearchParams();
  if (move !== undefined && move !== null) query.set("move", String(move));
  if (seat !== undefined && seat !== null) query.set("seat", String(seat));
  return `#/table/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ""}`;
}

/** A table that was opened just now, to which friends are to be invited. */
export const invitingPath = (id: string): string => `${tablePath(id)}?invite`;

export const joinPath = (link: string): string => `#/join/${encodeURIComponent(link)}`;

/** A number in the address, or nothing. */
export function numberIn(route: Route, name: string): number | null {
  const value = route.query.get(name) ?? "";
  return /^\d{1,6}$/.test(value) ? Number(value) : null;
}

export const rulePath = (rule: string): string => `#/rules/${rule}`;
export const rulesPath = (game: string): string => `#/rules/${game}`;
export const chapterPath = (game: string, chapter: string): string =>
  `${rulesPath(game)}?chapter=${encodeURIComponent(chapter)}`;
export const ratingsPath = (game: string): string => `#/ratings/${game}`;
export const learnPath = (game: string, lesson = ""): string => `#/learn/${game}${lesson ? `/${lesson}` : ""}`;
