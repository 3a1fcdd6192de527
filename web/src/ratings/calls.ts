// The calls of the server about ratings.

import { get, table } from "../lib/api";
import type { RatingChange, RatingsInfo } from "../lib/protocol";

export const ratings = (game: string): Promise<RatingsInfo> => get(`/api/ratings/${encodeURIComponent(game)}`);
export const changes = (id: string): Promise<RatingChange[]> => get(`${table(id)}/ratings`);
