// The project's own files, for tests that compare with them.

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(process.cwd(), ".."); // tests run in web/

/** The text of a file, by its path in the project. */
export const readText = (path: string): string => readFileSync(resolve(ROOT, path), "utf-8");

export const readJson = <T>(path: string): T => JSON.parse(readText(path)) as T;

/** The paths of all files in a folder of the project, as seen from there. */
export const filesIn = (folder: string): string[] =>
  readdirSync(resolve(ROOT, folder), { recursive: true }) as string[];
