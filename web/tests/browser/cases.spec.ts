// Cases that public bug reports of other programs tell of, by their numbers in the shared data.

import type { CDPSession } from "playwright-core";
import { expect, test } from "vitest";
import { drag, moves, pair, point, stands } from "./players";
import type { Visitor } from "./visitor";

const regions = ({ page }: Visitor) => page.locator(".table-unseen [role=status]");
const heard = async (one: Visitor) => (await regions(one).allTextContents()).join("");
/** Which of the two regions speaks: the same text in the other is read again. */
const speaks = async (one: Visitor) =>
  (await regions(one).allTextContents()).findIndex((text) => text !== "");
const focused = ({ page }: Visitor) =>
  page.evaluate(() => document.activeElement?.textContent ?? "");
const focus = ({ page }: Visitor, square: string) =>
  page.evaluate(
    (name) => document.querySelector<HTMLElement>(`[data-square="${name}"]`)?.focus(),
    square,
  );

/** Fingers, as the browser hears of them. */
async function fingers(session: CDPSession, type: string, ...at: [number, number][]) {
  const touchPoints = at.map(([x, y], id) => ({ x, y, id }));
  await session.send("Input.dispatchTouchEvent", {
    type: type as "touchStart",
    touchPoints,
  });
}

test("the board by keyboard: accessibility-001, -003, -007", async () => {
  const [white, black] = await pair();
  await moves(white, black, "e2", "e4");
  await moves(black, white, "e7", "e5");
  await focus(white, "e4");
  for (const key of ["l", "t", "o"]) {
    await white.page.keyboard.press(key);
    const [text, region] = [await heard(white), await speaks(white)];
    expect(text, key).not.toBe("");
    await white.page.keyboard.press(key);
    if (key !== "t") expect(await heard(white), key).toBe(text);
    expect(await speaks(white), `${key} once more`).toBe(1 - region);
  }
  // An arrow tells the new square and what stands there by the focus, and nothing else.
  const before = await heard(white);
  await white.page.keyboard.press("ArrowDown");
  expect(await focused(white)).toBe("e3, vacía");
  expect(await heard(white)).toBe(before);
  await focus(white, "g1");
  await white.page.keyboard.press(" ");
  expect(await heard(white)).toContain("g1");
  await white.page.keyboard.press("ArrowUp");
  await white.page.keyboard.press("ArrowUp");
  await white.page.keyboard.press("ArrowLeft");
  expect(await focused(white)).toBe("f3, vacía");
  await white.page.keyboard.press(" ");
  await stands(black.page, "f3", "caballo");
});

test("every square can be reached and pressed by a screen reader: accessibility-005, -010", async () => {
  const [white, black] = await pair();
  const { page } = white;
  expect(await page.locator("[role=gridcell][tabindex]").count()).toBe(64);
  // What hides its children from who listens does not stand around the board.
  const hides = "[role=img] [role=gridcell], [aria-hidden=true] [role=gridcell]";
  expect(await page.locator(hides).count()).toBe(0);
  for (const square of ["e2", "e4"]) {
    await page.evaluate(
      (name) => document.querySelector<HTMLElement>(`[data-square="${name}"]`)?.click(),
      square,
    );
  }
  await stands(black.page, "e4", "peón");
  // Who wishes for no motion sees none.
  const motion = await page.evaluate(
    () => getComputedStyle(document.querySelector(".plano-piece") as Element).transitionDuration,
  );
  expect(motion).toBe("0s");
});

test("a takeback and a rematch, heard and answered by keyboard: accessibility-011", async () => {
  const [white, black] = await pair({ takebacks: true });
  await moves(white, black, "e2", "e4");
  await moves(black, white, "e7", "e5");
  await black.page.getByRole("button", { name: "Pedir retroceso" }).click();
  await white.page.waitForFunction(() =>
    document.querySelector(".table-unseen")?.textContent?.includes("negras"),
  );
  await white.page.getByRole("button", { name: "Aceptar" }).focus();
  await white.page.keyboard.press("Enter");
  await stands(white.page, "e7", "peón");
  await white.page.getByRole("button", { name: "Abandonar" }).focus();
  await white.page.keyboard.press("Enter");
  await white.page.getByRole("button", { name: "Sí, abandono" }).focus();
  await white.page.keyboard.press("Enter");
  await black.page.getByRole("button", { name: "Revancha" }).click();
  await white.page.getByRole("button", { name: "Aceptar la revancha" }).focus();
  await white.page.keyboard.press("Enter");
  await white.page.getByRole("button", { name: "Ir a la revancha" }).waitFor();
});

test("a game is looked through by keyboard and ear: accessibility-012", async () => {
  const [white, black, address] = await pair();
  await moves(white, black, "e2", "e4");
  await moves(black, white, "e7", "e5");
  await white.page.getByRole("button", { name: "Abandonar" }).click();
  await white.page.getByRole("button", { name: "Sí, abandono" }).click();
  await white.page.locator(".table-after").waitFor();
  await white.page.goto(address.replace("mesa", "partida"));
  await white.page.locator(".table-paper").waitFor();
  await white.page.keyboard.press("ArrowLeft");
  expect(await heard(white)).toMatch(/Blancas.*e2.*e4/);
  await white.page.keyboard.press("ArrowRight");
  expect(await heard(white)).toMatch(/Negras.*e7.*e5/);
});

test("fingers: board-input-001, -003, -004, -005, -006", async () => {
  const [white, black] = await pair({}, { size: "phone", options: { hasTouch: true } });
  const { page } = white;
  const session = await white.context.newCDPSession(page);
  const ghosts = () => page.locator(".plano-piece.held, .plano-landing, .plano-lifted").count();
  // A touch that is cancelled leaves nothing behind.
  await fingers(session, "touchStart", await point(page, "e2"));
  await fingers(session, "touchMove", await point(page, "e4"));
  await page.locator(".plano-landing").waitFor();
  await fingers(session, "touchCancel");
  await expect.poll(ghosts).toBe(0);
  // A piece dropped where it cannot go comes back.
  await fingers(session, "touchStart", await point(page, "e2"));
  await fingers(session, "touchMove", await point(page, "e4"));
  await fingers(session, "touchMove", await point(page, "e6"));
  await fingers(session, "touchEnd");
  await page.locator(".table-notices").getByText("Jugada ilegal").waitFor();
  await stands(page, "e2", "peón");
  // Two taps are a move.
  await page.touchscreen.tap(...(await point(page, "e2")));
  await page.locator(".plano-lifted").waitFor();
  await page.touchscreen.tap(...(await point(page, "e4")));
  await stands(black.page, "e4", "peón");
  // A second finger ends a drag, and the next turn is as any other.
  await fingers(session, "touchStart", await point(page, "g1"));
  await fingers(session, "touchMove", await point(page, "f3"));
  await fingers(session, "touchStart", await point(page, "f3"), await point(page, "a3"));
  await fingers(session, "touchEnd");
  await expect.poll(ghosts).toBe(0);
  await moves(black, white, "e7", "e5");
  await page.touchscreen.tap(...(await point(page, "g1")));
  await page.touchscreen.tap(...(await point(page, "f3")));
  await stands(black.page, "f3", "caballo");
  // A finger on an empty square scrolls the page, as there is more below.
  await page.evaluate(() => scrollTo(0, 0));
  const [x, y] = await point(page, "a5");
  await fingers(session, "touchStart", [x, y]);
  for (let step = 1; step <= 10; step += 1) await fingers(session, "touchMove", [x, y - step * 12]);
  await fingers(session, "touchEnd");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
});

test("a drag goes by where the board is now: board-input-008", async () => {
  const [white, black] = await pair();
  await white.page.setViewportSize({ width: 900, height: 620 });
  await moves(white, black, "e2", "e4");
  await black.page.evaluate(() => {
    const bar = document.createElement("div");
    bar.style.height = "57px";
    document.body.prepend(bar);
  });
  await moves(black, white, "e7", "e5");
});

test("nothing is set before one's turn: premove-002, -003, -004, -005, -006", async () => {
  const [white, black] = await pair();
  await moves(white, black, "e2", "e4");
  for (const [from, to] of [
    ["d2", "d4"],
    ["e1", "h1"],
  ] as const) {
    await drag(white.page, from, to);
    expect(await white.page.locator(".table-tray, .plano-lifted").count()).toBe(0);
  }
  await moves(black, white, "e7", "e5");
  // It is White's turn, and nothing has happened by itself.
  await stands(white.page, "d2", "peón");
  await stands(white.page, "e1", "rey");
  expect(await white.page.locator(".table-paper").textContent()).toMatch(/e4\s*e5\s*$/);
  await moves(white, black, "g1", "f3");
});
