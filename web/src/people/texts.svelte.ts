// The words about people.

import { lateWords } from "../lib/late.svelte";

export const peopleWords = lateWords(import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }));
