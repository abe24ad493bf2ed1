// A Chromium that draws in depth without a graphics card, and the pages of this folder.

import type { Page } from "playwright-core";
import { createServer } from "vite";

/** Serves the client's sources; answers with the address and how to end it. */
export async function sources(): Promise<{ address: string; close(): Promise<void> }> {
  const server = await createServer({
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1", hmr: false },
    // Not the cache of a developer at work.
    cacheDir: "node_modules/.vite-browser-tests",
    optimizeDeps: { noDiscovery: true, include: ["three"] },
  });
  await server.listen();
  const bound = server.httpServer?.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Every line that a page says, and every error, from now on. */
export function heard(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => lines.push(`error: ${error.message}`));
  return lines;
}
