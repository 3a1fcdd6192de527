// The reference sheets of War!

import type { SheetInfo } from "../../../reference/sheets";
import type { Figures, Reference, WarView } from "../view";
import Combat from "./Combat.svelte";
import Natives from "./Natives.svelte";
import Prices from "./Prices.svelte";
import Production from "./Production.svelte";
import Victory from "./Victory.svelte";

const sheets: SheetInfo<Reference, WarView, Figures>[] = [
  { name: "units", Sheet: Prices },
  { name: "production", Sheet: Production },
  { name: "battle", Sheet: Combat },
  { name: "natives", Sheet: Natives },
  { name: "victory", Sheet: Victory },
];

export default sheets;
