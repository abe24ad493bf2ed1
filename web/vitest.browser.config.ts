import { defineConfig } from "vitest/config";

// Tests in a real browser against halls of their own: `npm run test:browser`, after the build.
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/browser/**/*.spec.ts"],
    setupFiles: ["tests/browser/setup.ts"],
    // Each has a browser and a hall beside it, and those work the most.
    maxWorkers: 2,
    // A machine that compiles beside it is slow, and nothing here is about speed.
    expect: { poll: { timeout: 120_000 } },
    testTimeout: 600_000,
    hookTimeout: 240_000,
  },
});
