import { defineConfig } from "vitest/config";

// `npm run acceptance` plays, `npm run screens` takes pictures: both look on a real hall.
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/acceptance/*.play.ts"],
    setupFiles: ["tests/browser/setup.ts"],
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
