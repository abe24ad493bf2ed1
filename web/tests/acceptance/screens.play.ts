// The pictures in README and LEEME, in both languages: `npm run screens` takes them anew.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { drag, moves, open, point, seated } from "../browser/players";
import { type Choices, logIn, register, type Visitor, visitor } from "../browser/visitor";

const FOLDER = "../docs/screens";
/** So that the pages are quick to load wherever they are read. */
const MOST_BYTES = 150_000;

/** Keeps what is seen as a small picture; the browser itself writes it as WebP. */
async function keep(page: Page, name: string): Promise<void> {
  const seen = (await page.screenshot()).toString("base64");
  // A page of its own, where no policy of the hall's forbids to read the picture.
  const desk = await page.context().newPage();
  const written = await desk.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.84);
  }, seen);
  await desk.close();
  const bytes = Buffer.from(written.split(",")[1] ?? "", "base64");
  expect(bytes.length, name).toBeLessThan(MOST_BYTES);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.webp`), bytes);
}

const GAME = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4 e5d4 c3d4 c5b4 b1c3 f6e4".split(" ");

async function plays(white: Visitor, black: Visitor, game: readonly string[]): Promise<void> {
  for (const [ply, uci] of game.entries()) {
    const [by, seenBy] = ply % 2 === 0 ? [white, black] : [black, white];
    await moves(by, seenBy, uci.slice(0, 2), uci.slice(2));
  }
}

const PEOPLE = {
  es: ["Carmen Soto", "Pablo Ibarra", "Julia Marín"],
  en: ["Grace Holt", "Oliver Reed", "Nora Blake"],
} as const;

const VIEWS = { es: "Vistas", en: "Views" } as const;

test.each(["es", "en"] as const)("pictures in %s", async (language) => {
  const [first, second, third] = PEOPLE[language];
  register(first);
  register(second);
  register(third, "arbiter");
  const own: Choices = { language, deep: true };
  const white = await logIn(first, own);
  const black = await logIn(second, { language, size: "phone", theme: "light" });
  const arbiter = await logIn(third, { language, size: "tablet" });

  const stranger = await visitor({ language });
  await stranger.page.goto("/");
  await stranger.page.getByRole("heading", { level: 1 }).first().waitFor();
  await keep(stranger.page, `landing-${language}`);

  // The game online, flat on a phone and in depth on a laptop.
  await seated(white, black, { time: "10+5", points: true }, "open");
  await plays(white, black, GAME);
  await keep(black.page, `phone-${language}`);
  await white.page.getByRole("button", { name: VIEWS[language] }).click();
  await white.page.getByRole("button", { name: /^(Mesa|Table)/ }).click();
  await white.page.locator("canvas[data-projection]").waitFor();
  await white.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await keep(white.page, `table-3d-${language}`);
  await white.page.getByRole("button", { name: VIEWS[language] }).click();
  await white.page.getByRole("button", { name: /^(Plano|Flat)/ }).click();
  await white.page.locator("svg.plano").waitFor();

  // Over the board: a knight where no knight goes, and what is ruled.
  const board = language === "es" ? "3" : "4";
  const some = { time: "15+10", over_the_board: true, name: board };
  await seated(white, black, some, "open");
  await drag(white.page, "g1", "g3");
  await white.page.locator(".table-press").first().click();
  await white.page.locator(".table-notices li.ruling").first().waitFor();
  await white.page.mouse.move(...(await point(white.page, "e5")));
  await keep(white.page, `ruling-${language}`);
  await arbiter.page.goto("/arbitro/principal");
  await arbiter.page.getByRole("button", { name: new RegExp(`^(Tablero|Board) ${board}`) }).click();
  await arbiter.page.locator(".desk-board svg.plano").waitFor();
  await keep(arbiter.page, `desk-${language}`);

  await stranger.page.goto("/leyes/2023/7.5.5");
  await stranger.page.locator(".laws-cases a").first().waitFor();
  await keep(stranger.page, `laws-${language}`);
  await white.page.goto("/sala/principal");
  await open(white, { time: "3+2" }, "open");
  await white.page.goto("/sala/principal");
  await white.page.locator(".lobby-table").first().waitFor();
  await keep(white.page, `lobby-${language}`);
});
