// The reference sheets of ImpeRunde.

import type { SheetInfo } from "../../../reference/sheets";
import type { Figures, ImpeRundeView, Reference } from "../view";
import Cards from "./Cards.svelte";
import Money from "./Money.svelte";
import Units from "./Units.svelte";

const sheets: SheetInfo<Reference, ImpeRundeView, Figures>[] = [
  { name: "units", Sheet: Units },
  { name: "money", Sheet: Money },
  { name: "cards", Sheet: Cards },
];

export default sheets;
