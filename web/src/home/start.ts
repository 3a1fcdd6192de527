import type { ApiError } from "../lib/api";
import type { CreatedTable } from "../lib/protocol";

/** Open a table and go there; what went wrong is said where it was asked for. */
export type Start = (open: () => Promise<CreatedTable>) => Promise<ApiError | Error | null>;
