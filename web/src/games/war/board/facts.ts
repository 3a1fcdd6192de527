// What there is to be said of a region besides its units, each thing in words; also where our board is a reconstruction,
// and what the owner of a printed one has corrected.

import { correctedBorders } from "../../../board/corrections";
import type { BoardJson, BoardWords, Place } from "../../../board/types";
import type { ChitView, MarkerView, RegionView, WarView } from "../view";
import { markerName } from "./markers";

/** Where the numbers of the board come from. */
interface Sourced {
  id: string;
  source: string;
}

/** Facts that are not printed in the rules nor published are marked. */
function marked(text: string, source: unknown, words: BoardWords): string {
  if (source === "owner") return words.say("board-corrected", { text });
  return source === "reconstructed" ? words.say("board-reconstructed", { text }) : text;
}

function zone(place: Place, words: BoardWords): string[] {
  const name = place["zone"];
  return typeof name === "string" ? [marked(words.name(name), place["zone_source"], words)] : [];
}

/** Whether the sea borders of an area are our own, all of them or but for a few. */
function coast(place: Place, board: BoardJson, words: BoardWords): string[] {
  if (place.kind === "sea") return [marked(words.say("board-sea"), place["source"], words)];
  const { evident } = board.tables as unknown as { evident: string[][] };
  const coasts = (board.borders["coast"] ?? []).filter((pair) => pair.includes(place.id));
  const known = (pair: string[]): boolean => evident.some((other) => other.every((end) => pair.includes(end)));
  if (coasts.length === 0) return [words.say("board-landlocked")];
  return [marked(words.say("board-coast"), coasts.every(known) ? "rules" : "reconstructed", words)];
}

function natives({ natives: marker, revolt }: RegionView, words: BoardWords): string[] {
  const name = (known: MarkerView): string =>
    known.strength === null
      ? words.say("board-natives-unknown")
      : words.say("board-natives", { marker: markerName(known) });
  return [...(marker ? [name(marker)] : []), ...(revolt ? [words.say("board-revolt")] : [])];
}

function resource(chit: ChitView, board: BoardJson, words: BoardWords): string {
  if (chit.chit === null) return words.say("board-chit-unknown");
  if (chit.value === 0) return words.say("board-chit-dot");
  const { resource: printed } = board.tables as unknown as { resource: Sourced[] };
  const worth = words.say(chit.developed ? "board-chit-developed" : "board-chit-undeveloped", {
    resource: words.name(chit.chit),
    value: chit.value ?? 0,
  });
  return marked(worth, printed.find(({ id }) => id === chit.chit)?.source, words);
}

/** Spheres of influence by player; in a revolt, how many of them support it. */
function spheres({ spheres: owners = {}, supporting = {} }: RegionView, words: BoardWords, name: Named): string[] {
  return Object.entries(owners).map(([seat, count]) =>
    words.say("board-spheres", { count, player: name(seat), supporting: supporting[seat] ?? 0 }),
  );
}

type Named = (seat: string | number) => string;

/** On which condition one may pass here, or whether there is a border at all. */
function passages(id: string, board: BoardJson, view: WarView, words: BoardWords): string[] {
  return Object.entries(board.map.passages ?? {}).flatMap(([name, { pair }]) => {
    const other = pair.find((end) => end !== id);
    const message = `board-passage-${name.replaceAll("_", "-")}`;
    return pair.includes(id) && other ? [words.say(message, { canal: view.canal, other: words.name(other) })] : [];
  });
}

export function facts(id: string, board: BoardJson, view: WarView, words: BoardWords): string[] {
  const place = board.regions.find((one) => one.id === id);
  if (!place) return [];
  const region = view.regions[id] ?? {};
  const named: Named = (seat) => words.name(board.powers[Number(seat)]?.id ?? "");
  const home = view.players.findIndex((player) => player.home === id);
  return [
    ...zone(place, words),
    ...(home >= 0 ? [words.say("board-home", { player: named(home) })] : []),
    ...(region.buildings ?? []).map((building) => words.name(building)),
    ...(region.chit ? [resource(region.chit, board, words)] : []),
    ...natives(region, words),
    ...spheres(region, words, named),
    ...(region.ceded_to !== undefined ? [words.say("board-ceded", { player: named(region.ceded_to) })] : []),
    ...passages(id, board, view, words),
    ...coast(place, board, words),
    ...correctedBorders(id, board, words),
  ];
}
