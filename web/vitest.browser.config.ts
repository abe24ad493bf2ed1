import { defineConfig } from "vitest/config";

// Tests in a real browser against a hall of their own: `npm run test:browser`, after the build.
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/browser/**/*.spec.ts"],
    globalSetup: "tests/browser/hall.ts",
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
