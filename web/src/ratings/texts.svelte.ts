// The words about ratings.

import { lateWords } from "../lib/late.svelte";

export const ratingWords = lateWords(import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }));
