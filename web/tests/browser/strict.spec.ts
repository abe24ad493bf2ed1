// Whole games over the board: what the Laws say of hands that err.

import { expect, test } from "vitest";
import { drag, moves, pair, stands } from "./players";
import type { Visitor } from "./visitor";

const press = (one: Visitor) => one.page.locator(".table-press").first().click();
const ruled = (one: Visitor, words: string | RegExp) =>
  one.page.locator(".table-notices li.ruling", { hasText: words }).first().waitFor();

async function byHand(by: Visitor, seenBy: Visitor, from: string, to: string): Promise<void> {
  await moves(by, seenBy, from, to);
  await press(by);
  await seenBy.page.locator(".table-player.turn .table-press").waitFor();
}

/** What a clock shows, in seconds. */
async function seconds({ page }: Visitor, color: string): Promise<number> {
  const text = await page.locator(`.table-player.${color} time`).textContent();
  return (text ?? "").split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

test("a wrong claim gives the opponent two minutes, and the touch of the claim binds", async () => {
  const [white, black] = await pair({ over_the_board: true, time: "90" });
  await byHand(white, black, "e2", "e4");
  const before = await seconds(black, "white");
  await black.page.getByRole("button", { name: "Reclamar" }).click();
  await black.page.getByLabel("Jugada con la que se produce").fill("Cf6");
  await black.page.locator(".table-form").getByRole("button", { name: "Reclamar" }).click();
  await ruled(white, /9\.5\.3|9\.5/);
  // Some seconds go by: the clock of who claimed runs, the other stands.
  await expect.poll(() => seconds(white, "white")).toBe(before + 120);
  // The move that was written must be played.
  await white.page.locator(".table-obliged", { hasText: "f6" }).waitFor();
  await byHand(black, white, "g8", "f6");
  await byHand(white, black, "b1", "c3");
});

test("a pawn left on the last rank: a queen, two minutes; again something illegal: lost", async () => {
  const start = { fen: "8/P3k3/8/1p6/8/8/6KP/8 w - - 0 1" };
  const [white, black] = await pair({ over_the_board: true, start, time: "90" });
  await drag(white.page, "a7", "a8");
  await press(white);
  await ruled(black, "7.5.2");
  await stands(black.page, "a8", "dama");
  // The clock of Black may have begun to run.
  expect(await seconds(black, "black")).toBeGreaterThan(90 * 60 + 100);
  await byHand(black, white, "e7", "f7");
  await drag(white.page, "h2", "h5");
  await press(white);
  for (const one of [white, black]) {
    await one.page.locator(".table-after").waitFor();
    expect(await one.page.locator(".table-after").textContent()).toMatch(/0–1[\s\S]*7\.5\.5/);
  }
});
