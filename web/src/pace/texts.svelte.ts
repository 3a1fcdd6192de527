// The words about time: paces, clocks, pauses, and the end by consent.

import { lateWords } from "../lib/late.svelte";

export const paceWords = lateWords(import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }));
