// The printed sheet (art.svg) in two pictures. What is soft, paper, water and tints, has costly filters: it is painted
// once and then only stretched. What is sharp, lines and ornaments, is cheap and painted anew at every zoom.

import type { Theme } from "./types";

const SOFT = ["sea", "shallows", "land", "tints", "texture"];
const SHARP = ["graticule", "limits", "relief", "rivers", "borders", "links", "ships", "compass", "cartouche", "frame"];
const GROUP = new RegExp(`(?=<g class="map-(?:${[...SOFT, ...SHARP].join("|")})[ "])`);
const HATCHED = /<use [^>]*fill="url\(#p-[^>]*\/>/g;

export interface Pictures {
  soft: string;
  sharp: string;
}

/** The two pictures of an art file, in a theme. A file of another make stays whole, as the soft one. */
export function pictures(art: string, theme: Theme): Pictures {
  const themed = art.replace(/<svg /, `<svg data-theme="${theme}" `).replace(/<\/svg>\s*$/, "");
  const [head = "", ...groups] = themed.split(GROUP);
  const isSoft = (group: string): boolean => SOFT.some((name) => group.startsWith(`<g class="map-${name}`));
  const hatching = groups.filter(isSoft).join("").match(HATCHED) ?? [];
  const soft = groups.filter(isSoft).map((group) => group.replace(HATCHED, ""));
  const sharp = groups.filter((group) => !isSoft(group));
  return { soft: `${head}${soft.join("")}</svg>`, sharp: `${head}${hatching.join("")}${sharp.join("")}</svg>` };
}

const kept = new Map<string, Promise<string>>();

/** The art of a game's board, asked for once. */
export function loadArt(game: string): Promise<string> {
  let art = kept.get(game);
  if (!art) {
    art = fetch(`/api/games/${game}/art.svg`).then((answer) => (answer.ok ? answer.text() : ""));
    art.catch(() => kept.delete(game));
    kept.set(game, art);
  }
  return art;
}
