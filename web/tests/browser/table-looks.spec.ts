// The table as people see it: in both languages, at every size, in every theme and view.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers, keysSeen, overflow } from "./axe";
import { board, drag, moves, open, pair, point, stands } from "./players";
import { guest, SIZES, shoot } from "./visitor";

/** What is wrong with a page as it stands. */
async function wrong(page: Page): Promise<string[]> {
  const wide = await overflow(page);
  return [
    ...(await barriers(page)),
    ...(await keysSeen(page)),
    ...(wide > 0 ? [`wider by ${wide} pixels`] : []),
  ];
}

const LOOKS = [
  { size: "wide", language: "es", theme: "dark" },
  { size: "phone", language: "en", theme: "light" },
  { size: "phone", language: "es", theme: "dark" },
  { size: "wide", language: "en", theme: "light" },
  { size: "small", language: "es", theme: "contrast" },
] as const;

test.each(LOOKS)("nothing bars the way: $size, $language, $theme", async (choices) => {
  const found: Record<string, string[]> = {};
  const { size, language, theme } = choices;
  const [white, black, address] = await pair({ over_the_board: true, arbiter: false }, choices);
  const { page } = white;
  const look = async (state: string): Promise<void> => {
    const faults = await wrong(page);
    if (faults.length > 0) found[state] = faults;
    await shoot(page, `table-${state}-${size}-${language}-${theme}`);
  };
  await moves(white, black, "e2", "e4");
  await look("made");
  if (size !== "small") {
    // The board and both clocks are seen without scrolling.
    for (const part of [".table-board", ".table-player.white time", ".table-player.black time"]) {
      const box = await page.locator(part).boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0), part).toBeLessThanOrEqual(SIZES[size].height);
    }
  }
  await page.locator(".table-press").click();
  await drag(black.page, "b8", "b5");
  await black.page.locator(".table-press").click();
  await page.locator(".table-notices li.ruling").first().waitFor();
  const action = (index: number) =>
    page.locator(".table-actions > .table-buttons button").nth(index);
  await action(2).click();
  await look("claim");
  await page.locator(".table-tools > button").last().click();
  await page.locator(".table-settings").waitFor();
  await look("settings");
  await page.locator(".table-actions .button.danger").first().click();
  await page.locator(".table-proposal .button.danger").click();
  await page.locator(".table-after").waitFor();
  await look("after");
  await page.goto(address.replace("mesa", "partida"));
  await page.locator(".table-paper").waitFor();
  await page.locator(".table-log summary").click();
  await look("replay");
  for (const path of ["/reloj", "/tablero/invitados", await open(white, { access: "private" })]) {
    await page.goto(path);
    await page.locator("h1").waitFor({ state: "attached" });
    await page.waitForFunction(() => !document.querySelector("[aria-busy='true']"));
    await look(path.split("/")[1] ?? "");
  }
  expect(found).toEqual({});
});

async function look(page: Page, view: string): Promise<void> {
  await page.getByRole("button", { name: "Vistas" }).click();
  await page.getByRole("button", { name: new RegExp(`^${view}`) }).click();
  const drawn = view === "Plano" ? "svg.plano" : "canvas[data-projection]";
  await page.locator(`.table-view ${drawn}`).waitFor();
}

test("views change in mid-game without touching game or clock (W20, W21)", async () => {
  const [black, white] = await pair({ time: "90", color: "black" }, { deep: true });
  await moves(white, black, "e2", "e4");
  const { page } = black;
  const before = await board(page);
  for (const view of ["Mesa", "Maqueta", "Plano"]) {
    await look(page, view);
    expect(await board(page)).toEqual(before);
    expect(await page.locator(".table-player.black .table-clock.runs").count()).toBe(1);
  }
  // A drag that goes on when the view changes is cancelled.
  const [x, y] = await point(page, "e7");
  const [toX, toY] = await point(page, "e5");
  await page.locator(".plano").waitFor();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(toX, toY, { steps: 4 });
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>(".table-views > button")) one.click();
  });
  await page.evaluate(() =>
    document.querySelectorAll<HTMLElement>(".table-view-list button")[1]?.click(),
  );
  await page.mouse.up();
  // Nothing was done: what is done next is the first thing that the hall hears of.
  await look(page, "Plano");
  await moves(black, white, "d7", "d5");
  await stands(page, "e7", "peón");
  await stands(white.page, "e7", "peón");
});

test("a private table asks for its code, and then lets one in", async () => {
  const host = await guest();
  const address = await open(host, { access: "private" });
  const [path, code = ""] = address.split("#");
  const friend = await guest();
  await friend.page.goto(path ?? "");
  await friend.page.getByLabel("Código de la mesa").fill("nada");
  await friend.page.getByRole("button", { name: "Entrar" }).click();
  await friend.page.getByLabel("Código de la mesa").fill(code);
  await friend.page.getByRole("button", { name: "Entrar" }).click();
  await friend.page.getByRole("button", { name: "Jugar con negras" }).click();
  await stands(friend.page, "e2", "peón");
});
