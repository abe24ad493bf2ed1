// The connection to the hall: it comes back by itself, and nothing is lost or done twice.

import { signal } from "@preact/signals";
import type { ClientMessage, Do, ServerMessage } from "../protocol";

/** How the connection is: `waiting` is between two tries. */
export type Link = "off" | "connecting" | "open" | "waiting";

/** What is said again after a break, so that the hall knows what this client follows. */
export interface Followed {
  rooms: () => Iterable<string>;
  /** Each table with the last version that arrived, and its code if it is private. */
  tables: () => Iterable<{ table: string; since: number | null; code: string | null }>;
  desks: () => Iterable<string>;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
/** The hall pings every ten seconds; a browser does not tell, so we ask ourselves. */
const ASK_EVERY_MS = 10_000;
const SILENT_FOR_MS = 25_000;

/** One connection for the whole client. */
export class HallSocket {
  readonly link = signal<Link>("off");
  /** Half of the shortest way there and back, which dates what the hall says of the clocks. */
  readonly halfTripMs = signal(0);
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #asking: ReturnType<typeof setInterval> | undefined;
  #asked = 0;
  #heard = 0;
  #named = 0;
  /** What was done and is not answered yet, by its name: sent again after a break. */
  readonly #open = new Map<string, ClientMessage>();
  readonly #session = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(
    private readonly address: string,
    private readonly followed: Followed,
    private readonly hear: (message: ServerMessage) => void,
  ) {}

  /** Connects, and stays connected until `close`; does nothing where it is connected already. */
  open(): void {
    if (this.#socket) return;
    this.link.value = "connecting";
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** Ends the connection for good. */
  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#retry);
    clearInterval(this.#asking);
    this.#open.clear();
    this.link.value = "off";
    socket?.close();
  }

  /** Tries at once: the network is back, or somebody is looking again. */
  hurry(): void {
    if (this.link.value === "waiting") this.open();
    else if (this.link.value === "open") this.#ask();
  }

  /** A name that no other message of this person has. */
  name(): string {
    this.#named += 1;
    return `${this.#session}-${this.#named}`;
  }

  /** Does something at a table; the name it gets comes back with the answer. */
  do(table: string, what: Do["what"], ply?: number): string {
    const id = this.name();
    this.sendNamed(id, { do: { table, id, what, ...(ply === undefined ? {} : { ply }) } });
    return id;
  }

  /** Sends what has a name: again after a break, until it is answered. */
  sendNamed(id: string, message: ClientMessage): void {
    this.#open.set(id, message);
    this.send(message);
  }

  /** Sends what needs no answer; tells whether it was: without a connection it is dropped. */
  send(message: ClientMessage): boolean {
    const open = this.#socket?.readyState === WebSocket.OPEN && this.link.value === "open";
    if (open) this.#socket?.send(JSON.stringify(message));
    return open;
  }

  /** How much of what was done waits for its answer. */
  get waiting(): number {
    return this.#open.size;
  }

  /** Whether something with this name waits for its answer. */
  isOpen(id: string): boolean {
    return this.#open.has(id);
  }

  #take(message: ServerMessage): void {
    this.#heard = performance.now();
    if (message === "pong") {
      const half = (this.#heard - this.#asked) / 2;
      const before = this.halfTripMs.value;
      this.halfTripMs.value = before === 0 ? half : Math.min(before * 1.05, half);
      return;
    }
    if (message === "closing") return;
    if ("welcome" in message) this.#welcome(message);
    else {
      if ("ack" in message) this.#open.delete(message.ack.id);
      else if ("refused" in message) this.#open.delete(message.refused.id);
      else if ("table_opened" in message) this.#open.delete(message.table_opened.id);
      else if ("error" in message && message.error.id) this.#open.delete(message.error.id);
      this.hear(message);
    }
  }

  /** The hall knows who is there: everything that was followed, and what was left unanswered. */
  #welcome(message: ServerMessage): void {
    this.#wait = FIRST_WAIT_MS;
    this.link.value = "open";
    clearInterval(this.#asking);
    this.#asking = setInterval(() => this.#ask(), ASK_EVERY_MS);
    this.hear(message);
    for (const room of this.followed.rooms()) this.send({ enter_room: { room } });
    for (const table of this.followed.tables()) this.send({ watch: table });
    for (const room of this.followed.desks()) this.send({ watch_desk: { room } });
    for (const open of this.#open.values()) this.send(open);
    this.#ask();
  }

  #ask(): void {
    const now = performance.now();
    if (now - this.#heard > SILENT_FOR_MS && this.#heard > 0) {
      this.#socket?.close();
      this.#lost();
      return;
    }
    this.#asked = now;
    this.send("ping");
  }

  #lost(): void {
    this.#socket = null;
    clearInterval(this.#asking);
    this.link.value = "waiting";
    this.#retry = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }
}
