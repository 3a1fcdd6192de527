// Colours of pieces: the power's own, and ink that can be read on it.

import type { Place } from "./types";

/** The relative luminance of a #rrggbb colour. */
export function luminance(colour: string): number {
  const channel = (from: number): number => {
    const value = parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Black or white, whichever stands out more. */
export function inkOn(colour: string): string {
  return luminance(colour) > 0.18 ? "#1d140a" : "#fffaf0";
}

/** The colour of a power's pieces. */
export function colourOf(powers: readonly Place[], id: string): string {
  const colour = powers.find((power) => power.id === id)?.["colour"];
  return typeof colour === "string" ? colour : "#888888";
}
