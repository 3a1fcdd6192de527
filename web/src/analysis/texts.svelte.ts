// The words about hints and analyses.

import { lateWords } from "../lib/late.svelte";

export const analysisWords = lateWords(import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }));
