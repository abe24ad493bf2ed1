import { defineConfig } from "vitest/config";

// `npm run test:browser`: whole games in Debian's Chromium, against a hall of their own.
// JADOUBE_BIN names the program, JADOUBE_CHROMIUM the browser.
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/browser/**/*.spec.ts"],
    globalSetup: ["tests/browser/hall.ts"],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
