// Just enough of WebDriver BiDi to look at pages in Debian's Firefox, which Playwright cannot drive.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";

const PLACES = [process.env.JADOUBE_FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Where a Firefox is, if there is one. */
export const firefoxAt = (): string | undefined => PLACES.find((path) => path && existsSync(path));

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string };
}

/** One window of a Firefox without a screen. */
export class Firefox {
  /** Errors that pages told of. */
  readonly complaints: string[] = [];
  #asked = 0;
  #window = "";
  readonly #open = new Map<number, (answer: Answer) => void>();

  private constructor(
    private readonly process: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.on("message", (data) => this.#take(JSON.parse(String(data)) as Answer));
  }

  /** Starts it, with a profile of its own. */
  static async start(path: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), "jadoube-firefox-"));
    const options = ["--headless", "--no-remote", "--profile", profile];
    const child = spawn(path, [...options, "--remote-debugging-port", "0"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const address = await new Promise<string>((found, failed) => {
      let said = "";
      child.stderr?.on("data", (part: Buffer) => {
        said += part.toString();
        const listening = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
        if (listening?.[1]) found(listening[1]);
      });
      child.once("exit", (code) => failed(new Error(`Firefox ended with ${code}: ${said}`)));
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((opened, failed) => socket.once("open", opened).once("error", failed));
    const firefox = new Firefox(child, profile, socket);
    await firefox.#ask("session.new", { capabilities: {} });
    await firefox.#ask("session.subscribe", { events: ["log.entryAdded"] });
    const made = await firefox.#ask("browsingContext.create", { type: "tab" });
    firefox.#window = String(made.context);
    const viewport = { width: 1280, height: 860 };
    await firefox.#ask("browsingContext.setViewport", { context: firefox.#window, viewport });
    return firefox;
  }

  /** Goes to an address, and waits until it is loaded. */
  async goto(url: string): Promise<void> {
    await this.#ask("browsingContext.navigate", { context: this.#window, url, wait: "complete" });
  }

  /** The value of an expression in the page; a promise is waited for. */
  async evaluate<T>(expression: string): Promise<T> {
    const answer = await this.#ask("script.evaluate", {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context: this.#window },
      awaitPromise: true,
    });
    const { result, exceptionDetails } = answer as {
      result?: { value?: string };
      exceptionDetails?: { text: string };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result?.value ?? "null") as T;
  }

  /** Waits until an expression is true. */
  async until(expression: string): Promise<void> {
    await this.evaluate(`new Promise((done) => {
      const look = () => ((${expression}) ? done(true) : requestAnimationFrame(look));
      look();
    })`);
  }

  /** Presses a mouse in the middle of what a selector finds, and lets go in that of another. */
  async drag(from: string, to: string): Promise<void> {
    const middle = (selector: string) =>
      this.evaluate<[number, number]>(`(() => {
        const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
        return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      })()`);
    const [[x, y], [toX, toY]] = [await middle(from), await middle(to)];
    const move = (left: number, top: number) => ({ type: "pointerMove", x: left, y: top });
    const actions = [
      move(x, y),
      { type: "pointerDown", button: 0 },
      move(Math.round((x + toX) / 2), Math.round((y + toY) / 2)),
      move(toX, toY),
      { type: "pointerUp", button: 0 },
    ];
    const hand = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
    await this.#ask("input.performActions", { context: this.#window, actions: [hand] });
  }

  /** Clicks what a selector finds. */
  async click(selector: string): Promise<void> {
    await this.until(`document.querySelector(${JSON.stringify(selector)})`);
    await this.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
  }

  async close(): Promise<void> {
    const ended = new Promise((done) => this.process.once("exit", done));
    this.socket.close();
    this.process.kill("SIGTERM");
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  }

  #take(answer: Answer): void {
    if (answer.id !== undefined) {
      this.#open.get(answer.id)?.(answer);
      this.#open.delete(answer.id);
    } else if (answer.method === "log.entryAdded" && answer.params?.level === "error") {
      this.complaints.push(answer.params.text ?? "");
    }
  }

  #ask(method: string, params: object): Promise<Record<string, unknown>> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((done, failed) => {
      this.#open.set(id, ({ result, error, message }) =>
        error ? failed(new Error(`${method}: ${error}: ${message}`)) : done(result ?? {}),
      );
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
