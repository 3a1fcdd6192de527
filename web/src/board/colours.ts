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

const INKS = ["#1d140a", "#fffaf0", "#ffffff"];
const LEGIBLE = 4.5; // contrast of small letters

/** How much one colour stands out on another, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Ink that can be read on a colour: brown or cream, or on some that are neither dark nor light, white or black. */
export const inkOn = (colour: string): string => INKS.find((ink) => contrast(colour, ink) >= LEGIBLE) ?? "#000000";

/** The colour of a power's pieces. */
export function colourOf(powers: readonly Place[], id: string): string {
  const colour = powers.find((power) => power.id === id)?.["colour"];
  return typeof colour === "string" ? colour : "#888888";
}
