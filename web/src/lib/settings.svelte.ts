// What a person likes, kept in this browser.

import { FIRST_GAME, isKnown } from "../games";
import { LANGUAGES, type Language } from "./protocol";

export type Theme = "system" | "light" | "dark";
export type Speed = "instant" | "fast" | "normal" | "slow";

export const PACES: Record<Speed, number> = { instant: 0, fast: 300, normal: 900, slow: 2000 };

/** How fast the board shows what happened: 1 as planned, 0 not at all. */
export const SPEEDS: Record<Speed, number> = { instant: 0, fast: 2.5, normal: 1, slow: 0.5 };

const KEY = "greatpowers";

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

function preferredLanguage(): Language {
  const wanted = (navigator.languages ?? []).map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  speed = $state<Speed>("normal");
  confirm = $state(false);
  guide = $state(true);
  /** Pass by itself where there is nothing to play. */
  pass = $state(true);
  /** Take the only choice there is by itself, where everybody knows it. */
  forced = $state(true);
  /** The board without relief and ornament. */
  clear = $state(false);
  /** Short notes for what matters. */
  sounds = $state(false);
  /** Everybody's chances of winning, where the table allows it. */
  chances = $state(false);
  name = $state("");
  /** By how many degrees round boards are turned. */
  turn = $state(0);
  /** The game that was chosen or played last. */
  game = $state(FIRST_GAME);

  constructor() {
    const was = stored();
    this.language = (was["language"] as Language) ?? preferredLanguage();
    this.theme = (was["theme"] as Theme) ?? "system";
    this.speed = (was["speed"] as Speed) ?? (calm() ? "fast" : "normal");
    this.confirm = was["confirm"] === true;
    this.guide = was["guide"] !== false;
    this.pass = was["pass"] !== false;
    this.forced = was["forced"] !== false;
    this.clear = was["clear"] === true;
    this.sounds = was["sounds"] === true;
    this.chances = was["chances"] === true;
    this.name = String(was["name"] ?? "");
    this.turn = Number(was["turn"] ?? 0) || 0;
    if (isKnown(String(was["game"]))) this.game = String(was["game"]);
  }

  save(): void {
    const { language, theme, speed, confirm, guide, pass, clear, forced, sounds, chances, name, turn, game } = this;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({
          language,
          theme,
          speed,
          confirm,
          guide,
          pass,
          clear,
          forced,
          sounds,
          chances,
          name,
          turn,
          game,
        }),
      );
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

/** Whether the person asked the system for less movement. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const settings = new Settings();
