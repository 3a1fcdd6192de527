// Hatchings and inks of the players' regions. Each colour has a hatching of its own, so that nobody needs to see colours.

import type { Style } from "../../../board/types";
import { COLOURS } from "../view";

type Colour = (typeof COLOURS)[number];

/** By colour: the hatching, and its ink on light and on dark paper. */
const HATCHES: Record<Colour, [pattern: string, light: string, dark: string]> = {
  red: ["diag", "#8c1f17", "#f08a80"],
  green: ["vert", "#2f6420", "#a5dc8e"],
  blue: ["horiz", "#1f4f92", "#9cc4f5"],
  yellow: ["dots", "#8a6d00", "#f6e28a"],
  purple: ["back", "#58297a", "#cfa6e8"],
  grey: ["cross", "#4d4d4a", "#c9c9c4"],
  brown: ["grid", "#33241a", "#b89878"],
  pink: ["checks", "#a0447a", "#ffd0ea"],
};

const WASH = 0.6; // the sheet is tinted by zone already
const THICK = 0.78; // what is pale would take the colour of the zone

export const STYLES: Record<string, Style> = Object.fromEntries(
  Object.entries(HATCHES).map(([colour, [pattern, light, dark]]) => [
    colour,
    {
      pattern,
      wash: colour === "yellow" || colour === "pink" ? THICK : WASH,
      light: { tint: light, ink: light },
      dark: { tint: dark, ink: dark },
    },
  ]),
);
