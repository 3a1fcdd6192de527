import type { ApiError } from "../lib/api";
import type { CreatedTable } from "../lib/protocol";

/** Open a table and go there, perhaps to invite friends; what went wrong is said where it was asked for. */
export type Start = (open: () => Promise<CreatedTable>, inviting?: boolean) => Promise<ApiError | Error | null>;
