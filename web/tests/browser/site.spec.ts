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

test("3 + 2: the bonus comes before each move (4: W14, W17)", async () => {
  const [white, black] = await pair({ time: "3+2" });
  const clock = (one: Visitor, color: string) =>
    one.page.locator(`.table-player.${color} time`).textContent();
  const shows = (one: Visitor, color: string, text: string) =>
    one.page.waitForFunction(
      ([side, wanted]) =>
        document.querySelector(`.table-player.${side} time`)?.textContent === wanted,
      [color, text] as const,
      { polling: "raf" },
    );
  await white.page.locator(".table-title", { hasText: /blitz/i }).waitFor();
  expect(await clock(black, "black")).toBe("3:02");
  await shows(white, "white", "2:57");
  await moves(white, black, "e2", "e4");
  const used = await clock(white, "white");
  // What it says when the move is made stays; the next bonus comes with the next move.
  expect(["2:57", "2:56", "2:55"]).toContain(used);
  await moves(black, white, "e7", "e5");
  await white.page.locator(".table-player.white .table-clock.runs").waitFor();
  const [minutes = 0, seconds = 0] = (used ?? "").split(":").map(Number);
  const next = (await clock(white, "white"))?.split(":").map(Number) ?? [];
  const gained = (next[0] ?? 0) * 60 + (next[1] ?? 0) - (minutes * 60 + seconds);
  expect(gained).toBeLessThanOrEqual(2);
  expect(gained).toBeGreaterThanOrEqual(0);
});
