// What is shown of the events of War!: steps of units and fleets as ways, the rest as marks on places.

import type { Story } from "../../../board/kind";
import type { WarView } from "../view";

export const story: Story<WarView> = {
  read: () => [],
};
