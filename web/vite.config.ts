import { defineConfig } from "vitest/config";

// `npm run dev` serves the client and passes the rest on to a hall: JADOUBE_HALL says where it is.
const hall = process.env.JADOUBE_HALL ?? "http://127.0.0.1:8080";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A few large files are far smaller to send than many small ones.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "three", test: /node_modules.three|board.three/, priority: 3 },
            { name: "office", test: /src.(office|desk|laws)/, priority: 2 },
            { name: "table", test: /src.(table|board)/, priority: 2 },
            { name: "hall", test: /src|node_modules/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: hall }, "/ws": { target: hall, ws: true } },
  },
  test: { environment: "jsdom", include: ["tests/unit/**/*.test.ts", "tests/unit/**/*.test.tsx"] },
});
