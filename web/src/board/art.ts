// The printed sheet (map-art.svg) in two pictures. What is soft, paper, water and tints, has costly filters: it is painted
// once and then only stretched. What is sharp, lines and ornaments, is cheap and painted anew at every zoom.

import { themeNow } from "./theme.svelte";
import type { Theme } from "./types";

const SOFT = ["sea", "shallows", "ice", "land", "tints", "texture"];
const SHARP = ["limits", "borders", "links", "seals", "cartouche", "frame"];
const ORNAMENT = ["graticule", "relief", "rivers", "ships", "compass"];
const GROUP = new RegExp(`(?=<g class="map-(?:${[...SOFT, ...SHARP, ...ORNAMENT].join("|")})[ "])`);

// What a clear map leaves out: everything that is there for its beauty alone.
const UNCLEAR = ["shallows", "texture", ...ORNAMENT];
const FILTERED = /<(?:rect|use|path) [^>]*filter="url[^>]*\/>/g;

export interface Pictures {
  soft: string;
  sharp: string;
}

const among = (names: readonly string[], group: string): boolean =>
  names.some((name) => group.startsWith(`<g class="map-${name}`));

/** The two pictures of an art file, in a theme. A file of another make stays whole, as the soft one. */
export function pictures(art: string, theme: Theme, clear = false): Pictures {
  const themed = art.replace(/<svg /, `<svg data-theme="${theme}" `).replace(/<\/svg>\s*$/, "");
  const [head = "", ...all] = themed.split(GROUP);
  const groups = clear ? all.filter((one) => !among(UNCLEAR, one)).map((one) => one.replace(FILTERED, "")) : all;
  const soft = groups.filter((group) => among(SOFT, group));
  const sharp = groups.filter((group) => !among(SOFT, group));
  return { soft: `${head}${soft.join("")}</svg>`, sharp: `${head}${sharp.join("")}</svg>` };
}

const SMALL = import.meta.glob<string>("../games/*/board/sheet-*.avif", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of a small picture of the sheet, to begin with. */
export const smallPicture = (game: string, theme: Theme): string | undefined =>
  SMALL[`../games/${game}/board/sheet-${theme}.avif`];

const SHEETS = import.meta.glob<string>("../../../src/greatpowers/games/*/map-art.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const kept = new Map<string, Promise<string>>();

/** The art of a game's board, asked for once; a small picture of it comes first. */
export function loadArt(game: string): Promise<string> {
  let art = kept.get(game);
  if (!art) {
    const small = smallPicture(game, themeNow());
    if (small) new Image().src = small;
    const address = SHEETS[`../../../src/greatpowers/games/${game}/map-art.svg`];
    if (!address) return Promise.resolve("");
    art = fetch(address, { priority: "low" }).then((answer) => (answer.ok ? answer.text() : ""));
    art.catch(() => kept.delete(game));
    kept.set(game, art);
  }
  return art;
}
