// The words about answers beforehand.

import { lateWords } from "../lib/late.svelte";

export const planWords = lateWords(import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }));
