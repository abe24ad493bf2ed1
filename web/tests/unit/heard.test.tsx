// A game as it is heard: through a screen reader that reads the page as it is.

import { virtual } from "@guidepup/virtual-screen-reader";
import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compiled, textOf } from "../../build/sentences";
import * as state from "../../src/model/state";
import { update } from "../../src/model/update";
import type { Now, ServerMessage, Shown, TableState } from "../../src/protocol";
import { AtTable } from "../../src/table/at";
import { Follower } from "../../src/table/follow";
import { Grid } from "../../src/table/grid";
import { Live } from "../../src/table/live";
import { learn } from "../../src/words/words";

learn("es", compiled(textOf("es")));

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const NOW: Now = { stage: "playing", board: START, turn: "white", ply: 0, moves: "e2e4 e2e3" };
const TABLE = {
  info: { id: "t", settings: { over_the_board: false, screens: "two" }, stage: "playing" },
  v: 1,
  seat: "white",
  start: `${START} w KQkq - 0 1`,
  regulations: { sheets: "automatic", watch: "program" },
  moves: [],
  sheets: [null, null],
  now: NOW,
} as unknown as TableState;

let at: AtTable;
let follower: Follower;

/** The hall tells what happened. */
function hall(now: Partial<Now>, ...entries: Shown[]): void {
  const v = (state.tables.value.get("t")?.state.v ?? 1) + 1;
  const whole: Now = { ...NOW, ...now };
  const message: ServerMessage = { update: { table: "t", v, entries, now: whole } };
  update(message, 0);
}

const inGame = (what: unknown, say?: string): Shown =>
  ({
    entry: { at: 0, what: { game: { at: 0, what } } },
    say: say ? { es: say, en: say } : null,
  }) as unknown as Shown;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
  Element.prototype.scrollIntoView = () => undefined;
  update({ table: TABLE }, 0);
  at = new AtTable("t");
  follower = new Follower(at);
  const focus = signal(null);
  render(
    <main>
      <Grid at={at} bottom="white" focus={focus} />
      <Live />
    </main>,
    document.body,
  );
  await virtual.start({ container: document.body });
});

afterEach(async () => {
  await virtual.stop();
  follower.close();
  render(null, document.body);
  vi.useRealTimers();
});

/** Everything that was said so far. */
const heard = async (): Promise<string> => (await virtual.spokenPhraseLog()).join(" | ");

test("the opponent's move, an offer and the end are read aloud", async () => {
  const made = { made: { role: "pawn", from: "e7", to: "e5" } };
  hall({ ply: 2, last: { uci: "e7e5", san: "e5" } }, inGame(made));
  await vi.waitFor(async () => expect(await heard()).toContain("Negras: e5"));
  const ruled = { ruled: { id: 1, ruling: { offered: "black" }, authority: { site: "record" } } };
  hall({ ply: 2, offer: "black" }, inGame(ruled, "Las negras ofrecen tablas"));
  await vi.waitFor(async () => expect(await heard()).toContain("Las negras ofrecen tablas"));
  // The same once more is read once more.
  hall({ ply: 2, offer: "black" }, inGame(ruled, "Las negras ofrecen tablas"));
  await vi.waitFor(async () => {
    expect((await heard()).split("Las negras ofrecen tablas").length).toBeGreaterThan(2);
  });
});

test("the board is a grid whose squares say what stands on them", async () => {
  const cell = document.querySelector<HTMLElement>("[data-square='e1']");
  expect(cell?.getAttribute("role")).toBe("gridcell");
  expect(cell?.textContent).toBe("e1, rey blanco");
  expect(document.querySelectorAll("[role=grid] [role=row] [role=gridcell]")).toHaveLength(64);
  expect(document.querySelectorAll("[role=grid] [tabindex='0']")).toHaveLength(1);
});

test("keys walk, ask and lift without a mouse", async () => {
  const key = (name: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
    );
  document.querySelector<HTMLElement>("[role=grid] [tabindex='0']")?.focus();
  key("k");
  expect((document.activeElement as HTMLElement).dataset.square).toBe("e8");
  key("2");
  expect((document.activeElement as HTMLElement).dataset.square).toBe("e2");
  key("o");
  await vi.waitFor(async () => expect(await heard()).toContain("e2, peón blanco"));
  key("m");
  await vi.waitFor(async () => expect(await heard()).toContain("Puede ir a: e4, e3"));
  expect(at.lifted.value).toBeNull();
  key("Enter");
  expect(at.lifted.value).toBe("e2");
  key("Escape");
  expect(at.lifted.value).toBeNull();
});
