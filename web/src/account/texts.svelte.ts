// The words about accounts.

import { lateWords } from "../lib/late.svelte";

export const accountWords = lateWords(import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }));
