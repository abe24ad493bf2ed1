import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { places, sentences } from "./build/sentences.ts";

// `npm run dev` serves the client and passes the rest on to a hall: JADOUBE_HALL says where it is.
const hall = process.env.JADOUBE_HALL ?? "http://127.0.0.1:8080";

/** There is one style sheet and little to load: nothing is looked for before it is asked for. */
const unhurried = (): Plugin => ({
  name: "unhurried",
  enforce: "pre",
  load: (id) =>
    id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : null,
});

export default defineConfig({
  plugins: [sentences(), places(), unhurried()],
  // `h` is far smaller to send than what the automatic runtime makes of the same elements.
  oxc: {
    jsx: { runtime: "classic", pragma: "h", pragmaFrag: "Fragment" },
    jsxInject: 'import { h, Fragment } from "preact";',
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: false,
    // A few large files are far smaller to send than many small ones.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Otherwise every group would take in whatever its modules import.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "three",
              test: /node_modules.three|board.three|pieces.(curve|profile|knight)/,
              priority: 2,
            },
            {
              name: "hall",
              test: /preload-helper|sentences|node_modules|src.(?!rest|office|desk|laws|people|net.use-answer|ui.form)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: hall }, "/ws": { target: hall, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/unit/**/*.test.ts", "tests/unit/**/*.test.tsx"],
    // A machine that compiles beside it is slow.
    testTimeout: 60_000,
  },
});
