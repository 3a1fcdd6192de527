// What the server knows of a game that is over.

import { get, table } from "../lib/api";
import type { ReviewInfo } from "../lib/protocol";

/** As far as it is known; the first call begins it. */
export const review = (id: string): Promise<ReviewInfo> => get(`${table(id)}/review`);
