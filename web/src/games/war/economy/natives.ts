// Natives region by region: whose spheres of influence are there, what is known of them, what an explorer may expect.

import type { BoardData, Hint, Language } from "../../../lib/protocol";
import type { Words } from "../../../lib/words";
import type { Figures, Frame, MarkerView, ParleyFigures, WarView } from "../view";

/** What natives answer to an explorer, the best first. */
export const ANSWERS = ["treaty", "influence", "retreat", "lost"] as const;

export interface NativeRegion {
  id: string;
  zone: string;
  /** Nobody: the natives rule themselves. */
  owner: number | null;
  /** As printed on the marker; "?" for one that the reader has not seen, nothing where none lies yet. */
  marker: string;
  /** By which it is sorted: the strength, unknown ones after all others. */
  strength: number;
  spheres: [seat: number, count: number][];
  isRevolting: boolean;
  parley: ParleyFigures | undefined;
}

export const markerName = (marker: MarkerView | undefined): string => {
  if (!marker) return "";
  return marker.strength === null ? "?" : `${marker.strength}${"+".repeat(marker.rating ?? 0)}`;
};

/** Regions of natives, and regions of players where natives or spheres of influence are left. */
export function nativeRegions(board: BoardData, view: WarView, figures: Figures | undefined): NativeRegion[] {
  return board.regions.flatMap((place) => {
    const region = view.regions[place.id];
    if (!region || (region.owner !== undefined && !region.natives && !region.spheres)) return [];
    return {
      id: place.id,
      zone: String(place["zone"]),
      owner: region.owner ?? null,
      marker: markerName(region.natives),
      strength: region.natives ? (region.natives.strength ?? UNSEEN) : UNSEEN + 1,
      spheres: Object.entries(region.spheres ?? {}).map(([seat, count]): [number, number] => [Number(seat), count]),
      isRevolting: region.revolt ?? false,
      parley: figures?.parleys[place.id],
    };
  });
}
const UNSEEN = 99;

export const ORDERS = ["zone", "name", "strength", "spheres", "treaty"] as const;
export type Order = (typeof ORDERS)[number];

/** The table in one of its orders; what is equal keeps the order of zones and names. */
export function sorted(regions: readonly NativeRegion[], order: Order, zones: string[], words: Words): NativeRegion[] {
  const byZone = (a: NativeRegion, b: NativeRegion): number => zones.indexOf(a.zone) - zones.indexOf(b.zone);
  const byName = (a: NativeRegion, b: NativeRegion): number =>
    words.name(a.id).localeCompare(words.name(b.id), words.language);
  const count = ({ spheres }: NativeRegion): number => spheres.reduce((sum, [, number]) => sum + number, 0);
  const treaty = ({ parley }: NativeRegion): number => parley?.plain.treaty[0] ?? -1;
  const by: Record<Order, (a: NativeRegion, b: NativeRegion) => number> = {
    zone: byZone,
    name: byName,
    strength: (a, b) => a.strength - b.strength,
    spheres: (a, b) => count(b) - count(a),
    treaty: (a, b) => treaty(b) - treaty(a),
  };
  return regions.toSorted((a, b) => by[order](a, b) || byZone(a, b) || byName(a, b));
}

/** A chance as people read it. */
export const percent = (chance: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(chance / 100);

/** A chance that the server tells beside a choice. */
export function chanceIn(hints: readonly Hint[] | undefined): number | null {
  const told = hints?.find(([name]) => name === "revolt")?.[1]["percent"];
  return told === undefined ? null : Number(told);
}

type Exploration = Extract<Frame, { step: "gift" | "explorer_roll" | "answer" | "influence" }>;

/** The explorer who treats with natives now, if there is one; owners of spheres may be taking sides meanwhile. */
export function explorationIn(view: WarView): Exploration | null {
  const found = view.frames.findLast(
    ({ step }) => step === "gift" || step === "explorer_roll" || step === "answer" || step === "influence",
  );
  return (found as Exploration | undefined) ?? null;
}
