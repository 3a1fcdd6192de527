import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8765";
const SITE = "../src/greatpowers/server/site";

const TEXTS = ["text", "src/board/text"];

/** The client's own words go along, one file a language: the server hands them out with those of core and game. */
function texts(): Plugin {
  return { name: "texts", apply: "build", closeBundle: gatherTexts };
}

function gatherTexts(): void {
  mkdirSync(`${SITE}/text`, { recursive: true });
  for (const language of ["en", "de", "fr"]) {
    const found = TEXTS.map((folder) => `${folder}/${language}.ftl`).filter((path) => existsSync(path));
    writeFileSync(`${SITE}/text/${language}.ftl`, found.map((path) => readFileSync(path, "utf-8")).join("\n"));
  }
}

// The built client goes into the Python package, so that users need no Node.
export default defineConfig({
  plugins: [svelte(), texts()],
  build: { outDir: SITE, emptyOutDir: true, target: "es2022" },
  server: { port: 5173, proxy: { "/api": { target: SERVER, ws: true }, "/health": SERVER } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"] },
});
