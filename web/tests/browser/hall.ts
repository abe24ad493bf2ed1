// A hall for a file of tests, with a record of its own, and the built client before it.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Plugin, type PreviewServer, preview } from "vite";

const ROOT = resolve(import.meta.dirname, "../../..");
const BUILT = join(process.env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "debug/jadoube");
/** Where Debian puts the engine that the machine plays with. */
export const ENGINE = process.env.JADOUBE_ENGINE ?? "/usr/games/stockfish";

/** Everybody here comes from one address: what a stranger may do in a minute would not be enough. */
const LIMITS = ["CONNECTIONS_PER_ADDRESS", "ATTEMPTS_PER_MINUTE", "GUEST_TABLES_PER_MINUTE"];

/** The hall's program: `JADOUBE_BIN`, or what cargo built for its own tests. */
function program(): string {
  const path = resolve(ROOT, process.env.JADOUBE_BIN || BUILT);
  if (!existsSync(path)) {
    throw new Error(`no hall to test against: ${path}; run make web-browser, or set JADOUBE_BIN`);
  }
  return path;
}

/** What a hall says when it is open: its address, and the link for the first administrator. */
const opened = (hall: ChildProcess): Promise<{ address: string; link: string }> =>
  new Promise((found, failed) => {
    let said = "";
    hall.stdout?.on("data", (part: Buffer) => {
      said += part.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(said);
      const link = /\/setup#\S+/.exec(said);
      const last = said.includes("Ctrl+C");
      if (address && last) found({ address: address[0], link: link?.[0] ?? "" });
    });
    hall.once("exit", (code) => failed(new Error(`the hall ended with ${code}: ${said}`)));
  });

/** A hall on a port of its own; the client is served by it, or before it where it has none. */
export class Hall {
  /** Where the client is. */
  client = "";
  /** The path of the link that makes the first administrator. */
  setup = "";
  readonly program = program();
  /** The folder of its record. */
  readonly data = mkdtempSync(join(tmpdir(), "jadoube-web-"));
  /** A machine that may sit at its tables; set it before the hall is opened. */
  engine: string | null = null;
  #listen = "127.0.0.1:0";
  #process: ChildProcess | null = null;
  #before: PreviewServer | null = null;

  /** Opens it; where it was open before, at the same address. */
  async open(): Promise<void> {
    const options = ["serve", "--listen", this.#listen, "--data", this.data];
    options.push("--log-level", "warn", "--lang", "en");
    if (this.engine) options.push("--engine", this.engine);
    // Every JADOUBE_… is a setting to the hall, and refused where it is none.
    const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("JADOUBE_"));
    const many = Object.fromEntries(LIMITS.map((name) => [`JADOUBE_${name}`, "500"]));
    const env = { ...Object.fromEntries(kept), ...many };
    this.#process = spawn(this.program, options, { stdio: ["ignore", "pipe", "inherit"], env });
    const { address, link } = await opened(this.#process);
    this.#listen = address.replace("http://", "");
    this.setup ||= link;
    this.client ||= await this.#served(address);
  }

  /** Ends it; its record stays. */
  async stop(how: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const ending = this.#process;
    this.#process = null;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((done) => ending.once("exit", done));
    ending.kill(how);
    await ended;
  }

  /** Ends it for good. */
  async close(): Promise<void> {
    await this.#before?.close();
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** A hall that was built without this client, or with another, has the client served before it. */
  async #served(target: string): Promise<string> {
    const head = await fetch(target);
    if ((await head.text()) === readFileSync("dist/index.html", "utf8")) return target;
    const policy = head.headers.get("content-security-policy") ?? "";
    this.#before = await preview({
      plugins: [PAGES],
      preview: {
        port: 0,
        host: "127.0.0.1",
        proxy: { "/api": { target }, "/ws": { target, ws: true } },
        headers: { "Content-Security-Policy": policy },
      },
    });
    return this.#before.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? target;
  }
}

/** As in the hall, what is asked for below a word is a page, also where it has dots. */
const PAGES: Plugin = {
  name: "pages",
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (/^\/(?!assets|api|ws)[\w-]+\//.test(request.url ?? "")) request.url = "/";
      next();
    });
  },
};

let here: Hall | undefined;

/** The hall of this file of tests; `setup.ts` opens it before the first and closes it at the end. */
export function hall(): Hall {
  here ??= new Hall();
  return here;
}
