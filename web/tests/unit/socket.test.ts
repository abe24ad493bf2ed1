// The connection comes back by itself; nothing is lost, and nothing is done twice.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HallSocket } from "../../src/net/socket";
import type { ClientMessage, ServerMessage, Welcome } from "../../src/protocol";

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome: ServerMessage = {
  welcome: {
    protocol: 1,
    you: { person: { id: 1, name: "Ana", kind: "registered" }, roles: [] },
    unix_ms: 0,
    playing: [],
  } satisfies Welcome,
};

const followed = {
  rooms: () => ["principal"],
  tables: () => [{ table: "t1", since: 7, code: "abc" }],
  desks: () => ["velada"],
};

let heard: ServerMessage[] = [];
const open = (): HallSocket => {
  const socket = new HallSocket("ws://hall/ws", followed, (message) => heard.push(message));
  socket.open();
  return socket;
};
const last = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1000);
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  heard = [];
});

afterEach(() => {
  vi.useRealTimers();
});

test("what is followed is told once the hall knows who is there", () => {
  const socket = open();
  expect(socket.link.value).toBe("connecting");
  last().hear(welcome);
  expect(socket.link.value).toBe("open");
  expect(last().sent).toEqual([
    { enter_room: { room: "principal" } },
    { watch: { table: "t1", since: 7, code: "abc" } },
    { watch_desk: { room: "velada" } },
    "ping",
  ]);
});

test("what was done without an answer is sent again under the same name, after a break", () => {
  const socket = open();
  last().hear(welcome);
  const first = socket.do("t1", "start");
  const second = socket.do("t1", { act: "resign" }, 4);
  expect(first).not.toBe(second);
  last().hear({ ack: { id: first, table: "t1", v: 8 } });
  last().close();
  expect(socket.link.value).toBe("waiting");
  vi.advanceTimersByTime(400);
  last().hear(welcome);
  const again = last().sent.filter((message) => typeof message === "object" && "do" in message);
  expect(again).toEqual([{ do: { table: "t1", id: second, what: { act: "resign" }, ply: 4 } }]);
  expect(socket.isOpen(second)).toBe(true);
});

test("it connects once, however often it is told to", () => {
  const socket = open();
  socket.open();
  last().hear(welcome);
  socket.open();
  expect(FakeSocket.made).toHaveLength(1);
});

test("a connection that was given up is not listened to", () => {
  const socket = open();
  const before = last();
  socket.close();
  before.hear(welcome);
  expect([socket.link.value, heard]).toEqual(["off", []]);
});

test("what is done during a break goes out when the connection is back", () => {
  const socket = open();
  const id = socket.do("t1", "leave");
  expect(last().sent).toEqual([]);
  last().hear(welcome);
  expect(last().sent).toContainEqual({ do: { table: "t1", id, what: "leave" } });
});

test.each([
  [
    "a refusal",
    (id: string) => ({ error: { id, fault: { code: "not_now", say: { es: "", en: "" } } } }),
  ],
  ["an opened table", (id: string) => ({ table_opened: { id, table: "t2", code: null } })],
] as const)("%s answers what it names", (_, answer) => {
  const socket = open();
  last().hear(welcome);
  const id = socket.do("t1", "start");
  last().hear(answer(id) as ServerMessage);
  expect(socket.isOpen(id)).toBe(false);
  expect(heard).toHaveLength(2);
});

test("it waits longer after each try that fails, and not at all when somebody looks again", () => {
  const socket = open();
  for (let tries = 1; tries < 8; tries += 1) {
    last().close();
    expect(socket.link.value).toBe("waiting");
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.made).toHaveLength(tries + 1);
  }
  last().close();
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.made).toHaveLength(8);
  socket.hurry();
  expect(FakeSocket.made).toHaveLength(9);
});

test("a connection on which nothing is heard any more is given up, as after a sleep", () => {
  const socket = open();
  last().hear(welcome);
  last().hear("pong");
  vi.advanceTimersByTime(40_000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
  expect(socket.link.value).not.toBe("open");
});

test("once closed it stays closed, and what was left unanswered is forgotten", () => {
  const socket = open();
  last().hear(welcome);
  const id = socket.do("t1", "start");
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect([socket.link.value, socket.isOpen(id)]).toEqual(["off", false]);
});

test("half of the shortest way there and back is kept", () => {
  const socket = open();
  last().hear(welcome);
  vi.advanceTimersByTime(80);
  last().hear("pong");
  expect(socket.halfTripMs.value).toBe(40);
  vi.advanceTimersByTime(10_000 - 80);
  vi.advanceTimersByTime(20);
  last().hear("pong");
  expect(socket.halfTripMs.value).toBe(10);
});
