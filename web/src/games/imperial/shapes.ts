// The wooden pieces as silhouettes: see board/silhouettes.ts.

const SOLDIER =
  "M-7.2 12L-6.6 3.4C-6.6-.6-4.6-2.2-2.7-2.9C-4-3.8-4.5-5-4.4-6.4H-5.6V-8H-4.3C-3.9-10.4-2.2-11.4-.7-11.6V-13.4H.7V-11.6C2.2-11.4 3.9-10.4 4.3-8H5.6V-6.4H4.4C4.5-5 4-3.8 2.7-2.9C4.6-2.2 6.6-.6 6.6 3.4L7.2 12Z";
const SHIP =
  "M-13.5 1.2H-9V-1.8H-5.4V-8.6H-1.8V-1.8H1.2V-8.6H4.8V-1.8H8.4V1.2H13.5L10.2 10.4H-9.8C-11.6 8.4-13.1 4.6-13.5 1.2Z";

/** By kind of unit. */
export const SHAPES: Readonly<Record<string, string>> = { army: SOLDIER, friendly: SOLDIER, fleet: SHIP };
