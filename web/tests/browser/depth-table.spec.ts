// A game at a real table, of which one player sees the board in depth.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { moves, pair, stands } from "./players";
import type { Visitor } from "./visitor";

/** Where a place over a square is seen: the canvas tells how its eye looks. */
const seen = (page: Page, square: string, height: number): Promise<[number, number]> =>
  page.evaluate(
    ([name, high]) => {
      const canvas = document.querySelector(".table-view canvas") as HTMLCanvasElement;
      const m = (canvas.dataset.projection ?? "").split(" ").map(Number);
      const point = [name.charCodeAt(0) - 100.5, high, 52.5 - name.charCodeAt(1), 1];
      const row = (at: number): number =>
        point.reduce((sum, value, column) => sum + value * (m[column * 4 + at] ?? 0), 0);
      const box = canvas.getBoundingClientRect();
      return [
        box.left + ((row(0) / row(3) + 1) / 2) * box.width,
        box.top + ((1 - row(1) / row(3)) / 2) * box.height,
      ] as [number, number];
    },
    [square, height] as const,
  );

async function drag({ page }: Visitor, from: string, to: string): Promise<void> {
  const [start, end] = [await seen(page, from, 0.6), await seen(page, to, 0.6)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2);
  await page.mouse.move(...end);
  await page.mouse.up();
}

async function look({ page }: Visitor, view: string): Promise<void> {
  await page.getByRole("button", { name: "Vistas" }).click();
  await page.getByRole("button", { name: view }).click();
  const kind = view.toLowerCase();
  const drawn = kind === "plano" ? "svg.plano" : `canvas[data-view="${kind}"][data-projection]`;
  await page.locator(`.table-view ${drawn}`).waitFor();
}

const squares = ({ page }: Visitor): Promise<string[]> =>
  page.locator("[data-square]").allTextContents();

test("a game is played in both views in depth, switched at any time", async () => {
  const [white, black] = await pair({ time: "90" }, { deep: true });
  await look(white, "Mesa");
  await drag(white, "e2", "e4");
  await stands(black.page, "e4", "peón");
  await moves(black, white, "e7", "e5");
  const before = await squares(white);
  await look(white, "Maqueta");
  expect(await squares(white)).toEqual(before);
  await drag(white, "g1", "f3");
  await stands(black.page, "f3", "caballo");
  await moves(black, white, "b8", "c6");
  await look(white, "Plano");
  expect(await white.page.locator(".table-view canvas").count()).toBe(0);
  await moves(white, black, "f1", "b5");
});

test("over the board a drag in depth is a touch, and a drag of the empty board is none", async () => {
  const [white, black] = await pair({ time: "90", over_the_board: true }, { deep: true });
  await look(white, "Mesa");
  const before = await squares(black);
  await drag(white, "d5", "g4");
  await white.page.keyboard.press("0");
  expect(await squares(black)).toEqual(before);
  await drag(white, "d2", "d4");
  await stands(black.page, "d4", "peón");
});
