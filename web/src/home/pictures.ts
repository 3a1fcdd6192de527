// The boards of the games in mid-game, small, by light and by dark; `python -m tools.screenshot_table` takes them anew.

const PICTURES = import.meta.glob<string>("./pictures/*.webp", { query: "?url", import: "default", eager: true });

export const pictureOf = (game: string, theme: "light" | "dark"): string =>
  PICTURES[`./pictures/${game}-${theme}.webp`] ?? "";
