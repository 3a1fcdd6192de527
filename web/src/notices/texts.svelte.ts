// The words about notices.

import { lateWords } from "../lib/late.svelte";

export const noticeWords = lateWords(import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }));
