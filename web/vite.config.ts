import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env["GREATPOWERS_SERVER"] ?? "http://127.0.0.1:8765";
const SITE = "../src/greatpowers/server/site";

/** What d3-zoom needs for animations, and for many elements: neither is here. A sixth of all the code of a table. */
const STILL = ["d3-transition", "d3-interpolate", "d3-selection"];
const still = (name: string): string => fileURLToPath(new URL(`src/board/still/${name}.ts`, import.meta.url));

const MOCKED = "src/**/*.mocked.test.ts"; // tests that replace a module
const TEXTS = ["text", "src/board/text"];

/** The client's own words go along, one file a language: the server hands them out with those of core and game. */
function texts(): Plugin {
  return { name: "texts", apply: "build", writeBundle: ({ dir = SITE }) => gatherTexts(dir) };
}

function gatherTexts(site: string): void {
  mkdirSync(`${site}/text`, { recursive: true });
  for (const language of ["en", "de", "fr"]) {
    const found = TEXTS.map((folder) => `${folder}/${language}.ftl`).filter((path) => existsSync(path));
    writeFileSync(`${site}/text/${language}.ftl`, found.map((path) => readFileSync(path, "utf-8")).join("\n"));
  }
}

/** Beside every file of text lies one that is compressed as well as can be; the server hands that out where it may. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = SITE }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /\.(js|css|svg)$/.test(one)))
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(readFileSync(`${dir}/${name}`)));
    },
  };
}

/** The little that many share goes with the runtime, and the board is one file: each request costs half a kilobyte. */
const CHUNKS = [
  {
    name: "runtime",
    test: /node_modules.svelte|preload-helper|src.(board.types|lib.signatures|table.Seal|analysis.(marks|HintBadge))\b/,
  },
  {
    name: "board",
    test: /src.(board.(?!art|theme|colours|outlines|[Ss]ilhouette)|table.(Pick|Choice|Sign|asked|lines)\b)|node_modules.d3-/,
    minShareCount: 3, // each of the games
    includeDependenciesRecursively: false,
  },
];

// The built client goes into the Python package, so that users need no Node.
export default defineConfig({
  base: "./", // behind a proxy, the page may lie anywhere on a site
  plugins: [svelte(), texts(), compressed()],
  build: {
    outDir: SITE,
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { port: 5173, fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true }, "/health": SERVER } },
  resolve: {
    alias: Object.fromEntries(STILL.map((name) => [name, still(name)])),
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  test: {
    setupFiles: "src/testing/setup.ts",
    environment: "happy-dom",
    pool: "threads",
    projects: [
      { extends: true, test: { name: "plain", isolate: false, include: ["src/**/*.test.ts"], exclude: [MOCKED] } },
      { extends: true, test: { name: "mocked", include: [MOCKED] } },
    ],
    coverage: {
      include: ["src/**/*.{ts,svelte}"],
      exclude: ["src/testing"],
      reporter: ["text-summary"],
      reportsDirectory: "node_modules/.coverage",
    },
  },
});
