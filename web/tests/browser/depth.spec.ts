// The views in depth, with hands on them: what they tell the table, and what they cost.

import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Scene } from "../../src/board/view";
import { heard, sources } from "./chromium";
import { launched } from "./visitor";

let chrome: Browser;
let served: Awaited<ReturnType<typeof sources>>;
let page: Page;
let lines: string[] = [];

beforeAll(async () => {
  [chrome, served] = await Promise.all([launched("deep"), sources()]);
});

afterAll(async () => {
  await served?.close();
});

afterEach(() => {
  // The development server speaks too; the client and the graphics card have nothing to say.
  expect(lines.filter((line) => !/\[vite\]/.test(line))).toEqual([]);
});

/** Small, as everything is drawn in software. */
const SIDE = 300;

interface Asked {
  readonly still?: boolean;
  readonly finger?: boolean;
}

async function open(query: string, { still = true, finger = false }: Asked = {}): Promise<void> {
  await page?.close();
  page = await chrome.newPage({
    viewport: { width: SIDE, height: SIDE },
    reducedMotion: still ? "reduce" : "no-preference",
    hasTouch: finger,
  });
  page.setDefaultTimeout(120_000);
  lines = heard(page);
  await page.goto(`${served.address}/tests/browser/views.html?${query}`);
  await page.waitForFunction(() => document.title === "ready");
  await page.waitForFunction(() => window.bench.view.measure().frames > 0);
}

/** The board as it was set up at first, but for some, with nothing told yet. */
async function fresh(some: Partial<Scene> = {}): Promise<void> {
  await page.mouse.up();
  await page.evaluate((change) => window.bench.fresh(change), some);
}

const told = (): Promise<string[]> => page.evaluate(() => window.bench.told);
const turns = (): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector("canvas")?.dataset.projection);
const seen = (square: string, height = 0) =>
  page.evaluate(([at, high]) => window.bench.seen(at, high), [square, height] as const);
const measured = () => page.evaluate(() => window.bench.view.measure());

/** Waits until nothing is drawn any more, and answers with how often it was. */
async function rested(): Promise<number> {
  for (let round = 0; round < 20; round += 1) {
    const { frames } = await measured();
    await page.evaluate(
      () =>
        new Promise((over) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(over, 500)));
        }),
    );
    if ((await measured()).frames === frames) return frames;
  }
  throw new Error("it is drawn without an end");
}

/** Presses where a piece is grasped and moves there where it would be over another square. */
async function carry(from: string, to: string, height: number): Promise<void> {
  const start = await seen(from, height);
  const end = await seen(to, height);
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2);
  await page.mouse.move(...end);
}

async function drag(from: string, to: string, height: number): Promise<void> {
  await carry(from, to, height);
  await page.mouse.up();
}

describe.each(["mesa", "maqueta"])("%s", (view) => {
  beforeAll(() => open(`view=${view}`));

  it("lifts an own piece, and its shadow decides, not the pointer", async () => {
    await fresh();
    await carry("d1", "d4", 1.1);
    const pointer = await seen("d4", 1.1);
    expect(await page.evaluate(([x, y]) => window.bench.below(x, y), pointer)).toBe("d5");
    await page.mouse.up();
    expect(await told()).toEqual(["touch d1", "release d1 d4"]);
  });

  it("does so for whoever sits at the other side, and over the board", async () => {
    await fresh({ bottom: "black", mine: "black", strict: true });
    await drag("d7", "d5", 0.6);
    expect(await told()).toEqual(["touch d7", "release d7 d5"]);
  });

  it("turns by a drag from an empty square or beside the board, and comes back", async () => {
    await fresh();
    const home = await turns();
    await drag("d5", "g4", 0);
    const turned = await turns();
    expect(turned).not.toBe(home);
    await page.mouse.move(6, SIDE - 6);
    await page.mouse.down();
    await page.mouse.move(50, SIDE - 30);
    await page.mouse.up();
    expect(await turns()).not.toBe(turned);
    await page.keyboard.press("0");
    expect(await turns()).toBe(home);
    await drag("d5", "g4", 0);
    await page.evaluate((side) => window.bench.twice(6, side - 6), SIDE);
    expect(await turns()).toBe(home);
    expect(await told()).toEqual([]);
  });

  it("takes an enemy piece off over the board, and touches it by a tap", async () => {
    await fresh({ strict: true });
    await drag("e7", "e5", 0.6);
    await page.mouse.click(...(await seen("d7", 0.6)));
    expect(await told()).toEqual(["removed e7", "touch d7"]);
  });

  it("turns by an enemy piece online, where a tap on it is nothing", async () => {
    await fresh();
    const home = await turns();
    await page.mouse.click(...(await seen("d7", 0.6)));
    await drag("e7", "e5", 0.6);
    expect(await turns()).not.toBe(home);
    expect(await told()).toEqual([]);
    await page.keyboard.press("0");
  });

  it("costs little, and draws nothing when nothing changes", async () => {
    await fresh();
    await page.evaluate(() => window.bench.mark());
    await carry("d2", "d4", 0.6);
    await rested();
    const { triangles, calls, level } = await measured();
    expect(level).toBe(0);
    expect(triangles).toBeLessThanOrEqual(150_000);
    expect(calls).toBeLessThanOrEqual(80);
    await page.mouse.up();
    await rested();
  });

  it("puts a piece down beside the board, or where it was", async () => {
    await fresh();
    const start = await seen("h2", 0.6);
    await page.mouse.move(...start);
    await page.mouse.down();
    await page.mouse.move(start[0] - 12, start[1]);
    await page.mouse.move(SIDE - 3, 70);
    await page.mouse.up();
    await drag("g2", "g2", 0.6);
    await page.mouse.move(...(await seen("a2", 0.6)));
    await page.mouse.down();
    await page.mouse.move(...(await seen("a3", 0.6)));
    await page.mouse.move(...(await seen("a2", 0.6)));
    await page.mouse.up();
    const beside = ["touch h2", "dropOff h2"];
    expect(await told()).toEqual([...beside, "touch g2", "touch a2", "release a2 a2"]);
  });

  it("undoes a drag by Escape: over the board nothing was, online nothing remains", async () => {
    await fresh({ strict: true });
    await carry("e2", "e4", 0.6);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await told()).toEqual([]);
    await fresh();
    await carry("e2", "e4", 0.6);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await told()).toEqual(["touch e2", "dropOff e2"]);
  });

  it("undoes a drag when the game ends", async () => {
    await fresh({ strict: true });
    await carry("e2", "e4", 0.6);
    await page.evaluate(() => window.bench.change({ active: false }));
    await page.mouse.up();
    expect(await told()).toEqual([]);
  });
});

describe("any view in depth", () => {
  it("plays by taps of a finger: the chosen piece, then the square", async () => {
    await open("view=maqueta", { finger: true });
    await page.touchscreen.tap(...(await seen("g1", 0.5)));
    await page.evaluate(() => {
      const marks = { last: [], obliged: [], unpressed: [], focus: null };
      window.bench.change({ marks: { ...marks, lifted: "g1", targets: ["f3", "h3"] } });
    });
    await page.touchscreen.tap(...(await seen("f3")));
    expect(await told()).toEqual(["touch g1", "release g1 f3"]);
  });

  it("shows a move on its way, unless motion is not wished for", async () => {
    await open("view=mesa", { still: false });
    await page.evaluate(() => window.bench.put("e2", "e4"));
    const moved = await rested();
    expect(moved).toBeGreaterThan(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => window.bench.put("e7", "e5"));
    expect(await rested()).toBe(moved + 1);
  });

  it("draws less, and goes on, where frames are slow", async () => {
    await open("view=mesa&level=1");
    await page.evaluate(
      () =>
        new Promise<void>((over) => {
          let left = 60;
          const again = (): void => {
            left -= 1;
            window.bench.change({});
            if (left === 0 || window.bench.view.measure().level === 0) over();
            else requestAnimationFrame(again);
          };
          again();
        }),
    );
    expect((await measured()).level).toBe(0);
    await fresh();
    await drag("e2", "e4", 0.6);
    expect(await told()).toEqual(["touch e2", "release e2 e4"]);
  });

  it("goes on where the graphics card took its picture away and gave it back", async () => {
    await open("view=mesa&captured");
    await page.evaluate(async () => {
      const canvas = document.querySelector("canvas");
      const card = canvas?.getContext("webgl2")?.getExtension("WEBGL_lose_context");
      const said = (name: string) =>
        new Promise((heard) => canvas?.addEventListener(name, heard, { once: true }));
      const lost = said("webglcontextlost");
      card?.loseContext();
      await lost;
      // A browser gives nothing back before it has told everybody that it is lost.
      await new Promise((told) => setTimeout(told));
      const restored = said("webglcontextrestored");
      card?.restoreContext();
      await restored;
    });
    const before = (await measured()).frames;
    await fresh();
    await drag("e2", "e4", 0.6);
    expect(await told()).toEqual(["touch e2", "release e2 e4"]);
    await page.waitForFunction((n) => window.bench.view.measure().frames > n, before);
    // What three says of it is no fault of the client.
    lines = lines.filter((line) => !/THREE.WebGLRenderer: Context (Lost|Restored)/.test(line));
  });

  it("says so where the graphics card does not come back", async () => {
    await open("view=maqueta");
    await page.evaluate(
      () =>
        new Promise((said) => {
          document.getElementById("host")?.addEventListener("view-lost", said, { once: true });
          const context = document.querySelector("canvas")?.getContext("webgl2");
          context?.getExtension("WEBGL_lose_context")?.loseContext();
        }),
    );
    lines = lines.filter((line) => !/THREE.WebGLRenderer: Context Lost/.test(line));
  });

  it("opens and closes as often as one likes, and leaves nothing behind", async () => {
    await page.evaluate(() => window.bench.pictures(17));
    for (let round = 0; round < 2; round += 1) {
      expect(await page.evaluate(() => window.bench.second())).toEqual({ opened: true, left: 0 });
    }
  });

  it("is refused, and nothing more, where there is no WebGL", async () => {
    const refused = await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
      return window.bench.second();
    });
    expect(refused).toEqual({ opened: false, left: 0 });
  });
});
