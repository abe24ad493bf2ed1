// A hall for the tests, on a free port with a record of its own, and the built client before it.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the client is. */
    client: string;
    /** The path of the link that makes the first administrator. */
    setup: string;
    /** The program, and the folder of its record, to look after people with. */
    program: string;
    data: string;
  }
}

const PROGRAMS = ["../target/debug/jadoube", "../target/release/jadoube"];

/** The hall's program: `JADOUBE_BIN`, or what cargo built last. */
function program(): string {
  const found = [process.env.JADOUBE_BIN, ...PROGRAMS].find((path) => path && existsSync(path));
  if (!found) throw new Error("no hall to test against: run cargo build, or set JADOUBE_BIN");
  return resolve(found);
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Waits until the hall has printed the link for the first administrator. */
const opened = (hall: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    let said = "";
    hall.stdout?.on("data", (part: Buffer) => {
      said += part.toString();
      const link = /\/setup#\S+/.exec(said);
      if (link) found(link[0]);
    });
    hall.once("exit", (code) => failed(new Error(`the hall ended with ${code}: ${said}`)));
  });

/** Opens the hall; what it gives back closes it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), "jadoube-web-"));
  const port = await freePort();
  const bin = program();
  const options = ["serve", "--listen", `127.0.0.1:${port}`, "--data", data, "--log-level", "warn"];
  // Every JADOUBE_… is a setting to the hall, and refused where it is none.
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("JADOUBE_"));
  const env = { ...Object.fromEntries(kept), JADOUBE_CONNECTIONS_PER_ADDRESS: "200" };
  const hall = spawn(bin, options, { stdio: ["ignore", "pipe", "inherit"], env });
  const link = await opened(hall);
  const target = `http://127.0.0.1:${port}`;
  const head = await fetch(target);
  const served = (await head.text()).includes('id="app"');
  const policy = head.headers.get("content-security-policy") ?? "";
  const proxy = { "/api": { target }, "/ws": { target, ws: true } };
  const before = served
    ? null
    : await preview({
        preview: {
          port: await freePort(),
          host: "127.0.0.1",
          proxy,
          headers: { "Content-Security-Policy": policy },
        },
      });
  project.provide("client", before?.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? target);
  project.provide("setup", link);
  project.provide("program", bin);
  project.provide("data", data);
  return async () => {
    await before?.close();
    hall.kill("SIGTERM");
    await new Promise((ended) => hall.once("exit", ended));
    rmSync(data, { recursive: true, force: true });
  };
}
