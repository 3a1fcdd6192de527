// Pages by the address after #: `#/`, `#/table/ID?move=N`, `#/rules/GAME/RULE`.

export interface Route {
  page: "home" | "table" | "rules";
  id: string;
  rule: string;
  query: URLSearchParams;
}

export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [page = "", id = "", ...rest] = path.split("/").map(decodeURIComponent);
  const known = page === "table" || page === "rules" ? page : "home";
  return { page: known, id, rule: rest.length > 0 ? [id, ...rest].join("/") : "", query: new URLSearchParams(query) };
}

export const tablePath = (id: string, move?: number): string =>
  `#/table/${encodeURIComponent(id)}${move === undefined ? "" : `?move=${move}`}`;
export const rulePath = (rule: string): string => `#/rules/${rule}`;
export const rulesPath = (game: string): string => `#/rules/${game}`;
