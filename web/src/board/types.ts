// What the board is given: the drawn map beside the board's facts, and the little of the words that it needs.

import type { BoardData, Do, Language, Legal, Value } from "../lib/protocol";
import { regionsIn } from "../lib/signatures";

export type { Do, GameEvent, Language, Legal, PlaceInfo as Place, Value, View } from "../lib/protocol";

export type Point = [x: number, y: number];
export type Theme = "light" | "dark";
/** What the printed sheet does not show yet: a small picture of it has no sharp lines. */
export type Missing = "nothing" | "lines" | "all";

/** A power's print colours, and the hatching that tells it apart without colour. */
export interface Style {
  light: { tint: string; ink: string };
  dark: { tint: string; ink: string };
  pattern: string;
}

/** A name on the map: one or two lines about a point, or along a curve. */
export interface Label {
  lines: string[];
  at: Point;
  size: number;
  spacing?: number;
  curve?: string;
  /** On a round board: the direction of reading in degrees, and the curve the other way round. Both carry the middle of the letters. */
  turn?: number;
  back?: string;
}

export interface Slots {
  city?: Point;
  harbour?: { sea: string; quay: Point; anchor: Point };
  flag?: Point;
  /** Middles of the printed seal of a value, and of a disc that an event lays down. */
  value?: Point;
  marker?: Point;
  /** On a plate: middles of the discs of buildings and markers, of radius `marker_radius`, and of spheres of influence. */
  building?: Point;
  fort?: Point;
  school?: Point;
  native?: Point;
  resource?: Point;
  marker_radius?: number;
  spheres?: Point[];
  sphere_radius?: number;
  /** Middles of stacks, best first, each with the radius of the largest piece that touches nothing there. */
  pieces: [x: number, y: number, reach: number][];
  /** Pieces of this radius fit all of them at once. */
  radius: number;
  /** Of pieces that are no discs: how many times wider than tall they are. */
  flat?: number;
}

export interface RegionMap {
  kind: string;
  power?: string;
  /** On a plate, where zones are tinted. */
  zone?: string;
  d: string;
  circle: [x: number, y: number, r: number];
  label: Record<Language, Label>;
  slots: Slots;
}

/** map.json with its outlines (outlines.ts): see cartography/README.md. */
export interface MapJson {
  viewBox: [number, number, number, number];
  /** Width of the printed frame. */
  frame: number;
  /** Middle and radius of a round board, which can be turned. */
  disc?: [x: number, y: number, r: number];
  /** How names of a kind of region are set, if not as usual. */
  lettering?: Record<string, string>;
  /** The Latin title in its cartouche, line by line; on a round board along its frame. */
  title: {
    text: string;
    face: "roman" | "italic";
    size: number;
    at: Point;
    width?: number;
    spacing?: number;
    turn?: number;
    curve?: string;
    back?: string;
  }[];
  /** Of the powers, and on a plate of its zones. */
  styles: Record<string, Style>;
  zones?: Record<string, Style>;
  regions: Record<string, RegionMap>;
  scenery: Record<
    string,
    { d: string; circle: [number, number, number]; label?: Record<Language, Label>; seats?: Point[] }
  >;
  links: { pair: [string, string]; from: Point; to: Point }[];
  powers?: Record<string, { label: Record<Language, Label> }>;
  /** The strip of a canal, drawn once it is built. */
  canals?: Record<string, { land: string; pair: [string, string]; d: string; at: Point }>;
  /** On a plate: the names of zones beside their printed swatches, and places with a condition. */
  legend?: { size: number; zones: Record<string, { at: Point; name: Record<Language, string> }> };
  passages?: Record<string, Passage>;
}

/** A place with a condition: between two areas, said by symbols on a badge; `d`: the channel of a strait. */
export interface Passage {
  pair: [string, string];
  symbols: string[];
  at: Point;
  badge: Point;
  d?: string;
}

export interface BoardJson extends BoardData {
  map: MapJson;
}

/** The place of a region where a single piece would stand. */
export function heart(region: RegionMap | undefined): Point {
  const [x = 0, y = 0] = region?.slots.pieces[0] ?? region?.circle ?? [];
  return [x, y];
}

/** The words that the board asks for; lib/words.ts gives them. */
export interface BoardWords {
  name(id: string): string;
  action(action: Do, step?: string): string;
  say(message: string, values?: Record<string, Value>): string;
  refusal(rule: string, details?: Record<string, Value>): string;
}

export interface Why {
  possible: boolean;
  rule?: string;
  details?: Record<string, Value>;
}

export type AskWhy = (action: Do) => Promise<Why | null>;
export type Play = (action: number, times?: number, then?: readonly number[]) => void;

/** An action that somebody was advised to take, as it is marked wherever it can be chosen. */
export interface Advised {
  action: Legal;
  /** What stands on the mark: its rank among all, for one. */
  sign: string;
  /** The chance of winning that it gives. */
  chance: string;
  /** The whole of it in words. */
  said: string;
  /** Whether it stands out: it is the best, or looked at. */
  isFirst: boolean;
}

/** Where an action begins and ends: a move names two regions, anything else at most one, where it happens. */
export function regionsOf(item: Do | Legal): { from: string; to: string } {
  const regions = regionsIn(item);
  return { from: regions.length > 1 ? (regions[0] ?? "") : "", to: regions.at(-1) ?? "" };
}
