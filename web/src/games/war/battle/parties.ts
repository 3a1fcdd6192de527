// Who fights: players, and natives, whom the view calls null and events "natives".

import type { Party } from "./fights";

export { nameOf } from "../../../stage/clash";

export const NATIVES = "natives";
const NATIVE_BROWN = "#8a6038";

export const partyOf = (seat: number | null): Party => seat ?? NATIVES;

/** The colour of a party's pieces. */
export const colourOf = (party: Party): string => (typeof party === "number" ? `var(--seat-${party})` : NATIVE_BROWN);
