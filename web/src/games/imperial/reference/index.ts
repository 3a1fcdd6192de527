// The reference sheets of Imperial.

import type { SheetInfo } from "../../../reference/sheets";
import type { Figures, ImperialView } from "../view";
import Bonds from "./Bonds.svelte";
import Rondel from "./Rondel.svelte";
import Tracks from "./Tracks.svelte";

const sheets: SheetInfo<unknown, ImperialView, Figures>[] = [
  { name: "tracks", Sheet: Tracks },
  { name: "bonds", Sheet: Bonds },
  { name: "rondel", Sheet: Rondel },
];

export default sheets;
