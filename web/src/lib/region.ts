import type { Language } from "./protocol";

const BRITISH = "en-GB"; // as our English is

/** The language with the reader's own way of writing dates and times, such as "en-US" for an American reader. */
export const region = (language: Language): string =>
  navigator.languages.find((one) => one.startsWith(`${language}-`)) ?? (language === "en" ? BRITISH : language);
