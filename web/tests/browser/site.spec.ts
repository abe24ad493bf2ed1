// What the requirements of the site name as its acceptance: points, guests, the clock, the views.

import { expect, test } from "vitest";
import type { RankingPage } from "../../src/protocol";
import { drag, moves, open, pair, seated, stands } from "./players";
import { guest, logIn, register, type Visitor } from "./visitor";

const SCHOLAR = ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6"];

/** The scholar's mate, White's. */
async function mates(white: Visitor, black: Visitor): Promise<void> {
  for (const [ply, uci] of SCHOLAR.entries()) {
    const [by, seenBy] = ply % 2 === 0 ? [white, black] : [black, white];
    await moves(by, seenBy, uci.slice(0, 2), uci.slice(2));
  }
  await drag(white.page, "h5", "f7");
  await white.page.locator(".table-after").waitFor();
  await black.page.locator(".table-after").waitFor();
}

const ranking = async ({ context }: Visitor): Promise<RankingPage> =>
  (await context.request.get("/api/ranking/blitz")).json();

test("a guest plays a game to its end, and the ranking stays as it was (1: W2, W4)", async () => {
  const [white, black] = await pair({ time: "3+2" });
  const before = await ranking(white);
  await mates(white, black);
  expect(await ranking(white)).toEqual(before);
});

test("the result of a game for points changes the ranking, once (2: W3)", async () => {
  register("Lola");
  register("Mario");
  const [lola, mario] = [await logIn("Lola"), await logIn("Mario", { language: "en" })];
  const address = await seated(lola, mario, { time: "3+2", points: true }, "open");
  await mates(lola, mario);
  await lola.page.getByText(/Lola: \d+ → \d+/).waitFor();
  const after = await ranking(lola);
  const of = (name: string) => after.places.find((place) => place.name === name);
  expect(of("Lola")?.games).toBe(1);
  expect(of("Mario")?.games).toBe(1);
  expect(of("Lola")?.rating).toBeGreaterThan(of("Mario")?.rating ?? 0);
  // Looked at again, from the beginning, it counts no second time.
  await mario.page.goto(address);
  await mario.page.locator(".table-after").waitFor();
  expect(await ranking(mario)).toEqual(after);
  await lola.page.goto("/clasificacion/blitz");
  await lola.page.getByRole("cell", { name: "Mario" }).waitFor();
});

test("nobody enters a private table without its code (3: W13, W18)", async () => {
  const [host, friend, third] = [await guest(), await guest(), await guest()];
  const address = await open(host, { access: "private" });
  const [path = "", code = ""] = address.split("#");
  expect(code).not.toBe("");
  await friend.page.goto(address);
  await friend.page.getByRole("button", { name: "Jugar con negras" }).waitFor();
  await third.page.goto(path);
  await third.page.getByLabel("Código de la mesa").fill("nada");
  await third.page.getByRole("button", { name: "Entrar" }).click();
  await third.page.getByLabel("Código de la mesa").waitFor();
  expect(await third.page.locator("[data-square]").count()).toBe(0);
  await third.page.getByLabel("Código de la mesa").fill(code);
  await third.page.getByRole("button", { name: "Entrar" }).click();
  await stands(third.page, "e2", "peón");
});

/** What a clock shows, in seconds. */
const clock = async ({ page }: Visitor, color: string): Promise<number> => {
  const text = (await page.locator(`.table-player.${color} time`).textContent()) ?? "";
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
};

test("3 + 2: the bonus of a move is there when it begins, and comes once (4: W14, W17)", async () => {
  const [white, black] = await pair({ time: "3+2" });
  await white.page.locator(".table-title", { hasText: "relámpago" }).waitFor();
  // Black's first move has its bonus from the start.
  expect(await clock(black, "black")).toBe(3 * 60 + 2);
  // Five seconds are used, or some more on a slow machine.
  await expect.poll(() => clock(white, "white")).toBeLessThanOrEqual(2 * 60 + 57);
  const least = await leastShown(white);
  await moves(white, black, "e2", "e4");
  await white.page.locator(".table-player.black .table-clock.runs").waitFor();
  const rested = await clock(white, "white");
  // What was left, and two seconds: the last tenths before the move may not have been shown.
  expect(rested - (await least())).toBeGreaterThanOrEqual(1);
  expect(rested - (await least())).toBeLessThanOrEqual(2);
  // While Black thinks it shows that, to both, and so it does when White's next move begins.
  await expect.poll(() => clock(black, "black")).toBeLessThanOrEqual(3 * 60);
  expect(await clock(white, "white")).toBe(rested);
  expect(await clock(black, "white")).toBe(rested);
  const next = white.page.waitForFunction(() => {
    const side = document.querySelector(".table-player.white");
    const [minutes = 0, seconds = 0] = (side?.querySelector("time")?.textContent ?? "")
      .split(":")
      .map(Number);
    return side?.querySelector(".table-clock.runs") && minutes * 60 + seconds;
  });
  await moves(black, white, "e7", "e5");
  // The first thing that is seen, while it runs again already.
  const begun = (await (await next).jsonValue()) ?? 0;
  expect(rested - begun).toBeGreaterThanOrEqual(0);
  expect(rested - begun).toBeLessThanOrEqual(1);
});

/** Watches White's clock from now on, and tells the least that it has shown, in seconds. */
async function leastShown({ page }: Visitor): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const time = document.querySelector(".table-player.white time") as HTMLElement;
    const look = () => {
      const [minutes = 0, seconds = 0] = (time.textContent ?? "").split(":").map(Number);
      const shown = minutes * 60 + seconds;
      time.dataset.least = `${Math.min(shown, Number(time.dataset.least ?? shown))}`;
    };
    look();
    new MutationObserver(look).observe(time, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const kept = page.locator(".table-player.white time");
  return async () => Number(await kept.getAttribute("data-least"));
}
