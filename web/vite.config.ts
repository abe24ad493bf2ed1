import { defineConfig } from "vitest/config";

// `npm run dev` serves the client and passes the rest on to a hall: JADOUBE_HALL says where it is.
const hall = process.env.JADOUBE_HALL ?? "http://127.0.0.1:8080";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: hall }, "/ws": { target: hall, ws: true } },
  },
  test: { environment: "jsdom", include: ["tests/unit/**/*.test.ts", "tests/unit/**/*.test.tsx"] },
});
