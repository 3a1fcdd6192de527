// Who speaks in the chat, and to whom.

import type { ChatLine } from "../lib/protocol";
import type { Words } from "../lib/words";

/** The one who spoke, and whom a private word is for. */
export function speakers({ seat, to }: ChatLine, words: Words): string {
  const player = words.player(seat);
  return to.length > 0 ? words.say("web-chat-private", { player, others: words.playerList(to) }) : player;
}
