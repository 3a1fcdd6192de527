// The words of reviews.

import { lateWords } from "../lib/late.svelte";

export const reviewWords = lateWords(import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }));
