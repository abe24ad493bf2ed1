// Opens a hall with the built client in front of it, for all browser tests of one run.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    base: string;
  }
}

/** Where the program is: named, or built here. */
function program(): string {
  const built = [process.env.CARGO_TARGET_DIR ?? "", "../target"].flatMap((folder) =>
    ["release", "debug"].map((kind) => join(folder, kind, "jadoube")),
  );
  const found = [process.env.JADOUBE_BIN ?? "", ...built].find((path) => path && existsSync(path));
  if (!found) throw new Error("build the hall first, or name it in JADOUBE_BIN");
  return found;
}

/** A port that nobody uses now. */
const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => done(port));
    });
  });

async function open(data: string): Promise<{ hall: ChildProcess; address: string }> {
  const port = await freePort();
  // The hall takes every JADOUBE_… for a setting of its own.
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("JADOUBE_"));
  const env = {
    ...Object.fromEntries(kept),
    JADOUBE_GUEST_TABLES_PER_MINUTE: "1000",
    JADOUBE_MESSAGES_PER_20_S: "2000",
    JADOUBE_CONNECTIONS_PER_ADDRESS: "500",
  };
  const options = ["serve", "--listen", `127.0.0.1:${port}`, "--data", data, "--lang", "en"];
  const hall = spawn(program(), options, { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  hall.stderr?.on("data", (text) => {
    said += String(text);
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (hall.exitCode !== null) throw new Error(`the hall did not open: ${said}`);
    const answer = await fetch(`${address}/api/rooms`).catch(() => null);
    if (answer) return { hall, address };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`the hall does not answer: ${said}`);
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), "jadoube-browser-"));
  const { hall, address } = await open(data);
  const root = new URL("../..", import.meta.url).pathname;
  const dist = join(data, "client");
  await build({ root, logLevel: "error", build: { outDir: dist } });
  const port = await freePort();
  const proxy = { "/api": { target: address }, "/ws": { target: address, ws: true } };
  const server = await preview({
    root,
    logLevel: "error",
    build: { outDir: dist },
    preview: { port, strictPort: true, host: "127.0.0.1", proxy },
  });
  project.provide("base", `http://127.0.0.1:${port}`);
  return async () => {
    await server.close();
    hall.kill("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  };
}
