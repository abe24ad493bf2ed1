// A laptop, a phone and the arbiter's tablet: one game online and one over the board, to the end.

import { expect, test } from "vitest";
import { open, point, stands } from "../browser/players";
import { logIn, register, type Visitor } from "../browser/visitor";
import { journal, picture } from "./folder";

/** Légal's mate. */
const ONLINE = "e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5".split(" ");
/** Canal's mate: both rooks and the queen for it. Castling is done by hand, the king first. */
const BOARD = (
  "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 c7c6 g1f3 c8g4 c1f4 e7e6 h2h3 g4f3 d1f3 f8b4 " +
  "f1e2 b8d7 a2a3 e8c8+a8d8 a3b4 a5a1 e1d2 a1h1 f3c6 b7c6 e2a6"
).split(" ");
/** After so many half-moves the arbiter is called. */
const CALLED_AT = 8;

/** Chooses a piece and its square, as a finger or a mouse does. */
async function moves(by: Visitor, seenBy: Visitor, uci: string): Promise<void> {
  const [from, to] = [uci.slice(0, 2), uci.slice(2)];
  const words = await seenBy.page.locator(`[data-square="${from}"]`).textContent();
  for (const square of [from, to]) {
    const [x, y] = await point(by.page, square);
    await by.page.mouse.click(x, y);
  }
  await stands(seenBy.page, to, words?.split(", ")[1] ?? "?").catch(async (fault) => {
    await picture(by.page, `failed-${uci}-by`);
    await picture(seenBy.page, `failed-${uci}-seen`);
    throw fault;
  });
}

const table = (one: Visitor) => new URL(one.page.url()).pathname.split("/")[2] ?? "";

async function three(): Promise<[Visitor, Visitor, Visitor]> {
  register("Ana Roldán");
  register("Bruno Díez");
  register("Inés Vega", "arbiter");
  return [
    await logIn("Ana Roldán", { deep: true }),
    await logIn("Bruno Díez", { size: "phone", theme: "light" }),
    await logIn("Inés Vega", { size: "tablet" }),
  ];
}

test("an evening at three screens", async () => {
  const [laptop, phone, tablet] = await three();

  // Online, 3 + 2, for points: Ana opens it at one click, Bruno sits down at it.
  await laptop.page.goto("/sala/principal");
  await picture(laptop.page, "1-lobby-laptop");
  await laptop.page.goto(await open(laptop, { time: "3+2", points: true }, "open"));
  await phone.page.goto("/sala/principal");
  await phone.page.getByRole("button", { name: "Sentarme" }).first().waitFor();
  await picture(phone.page, "2-lobby-phone");
  await phone.page.getByRole("button", { name: "Sentarme" }).first().click();
  await phone.page.waitForURL(/\/mesa\//);
  for (const one of [laptop, phone]) {
    await one.page.locator(".table-waiting").waitFor({ state: "detached" });
  }
  await tablet.page.goto("/arbitro/principal");
  for (const [ply, uci] of ONLINE.entries()) {
    await moves(
      ...((ply % 2 === 0 ? [laptop, phone] : [phone, laptop]) as [Visitor, Visitor]),
      uci,
    );
    if (ply === 8) {
      await picture(laptop.page, "3-online-laptop");
      await picture(phone.page, "4-online-phone");
      await picture(tablet.page, "5-online-desk");
    }
  }
  for (const one of [laptop, phone]) await one.page.locator(".table-after").waitFor();
  expect(await laptop.page.locator(".table-after h2").textContent()).toBe("1–0");
  await laptop.page.getByText(/Ana Roldán: \d+ → \d+/).waitFor();
  await picture(laptop.page, "6-online-end-laptop");
  await picture(phone.page, "7-online-end-phone");
  await journal(laptop.page, table(laptop), "online-3+2");

  // Over the board, 15 + 10, with an arbiter: Bruno has White.
  const some = { time: "15+10", over_the_board: true, arbiter: true, name: "1" } as const;
  const address = await open(phone, some, "open");
  await phone.page.goto(address);
  await laptop.page.goto(address);
  await laptop.page.getByRole("button", { name: "Jugar con negras" }).click();
  for (const one of [laptop, phone]) {
    await one.page.locator(".table-waiting").waitFor({ state: "detached" });
  }
  await overTheBoard(phone, laptop, 0, CALLED_AT);
  await picture(phone.page, "8-board-phone");
  await calls(laptop, tablet);
  await overTheBoard(phone, laptop, CALLED_AT, 15);
  await look(laptop, "Mesa");
  await picture(laptop.page, "12-board-mesa-laptop");
  await look(laptop, "Plano");
  await overTheBoard(phone, laptop, 15, BOARD.length);
  for (const one of [laptop, phone]) {
    await one.page.locator(".table-after").waitFor();
    expect(await one.page.locator(".table-after h2").textContent()).toBe("1–0");
    await one.page.getByRole("button", { name: /^Firmar/ }).click();
  }
  await picture(laptop.page, "13-board-end-laptop");
  await picture(phone.page, "14-board-end-phone");
  await tablet.page.locator(".desk-at-head .badge", { hasText: "1–0" }).waitFor();
  await picture(tablet.page, "15-desk-end");
  await journal(tablet.page, table(phone), "board-15+10");
  await laptop.page.goto(`/partida/${table(phone)}`);
  await laptop.page.locator(".table-paper").first().waitFor();
  await picture(laptop.page, "16-replay-laptop");
});

/** Plays on over the board: a move, by two hands where it is castling, and the clock. */
async function overTheBoard(
  white: Visitor,
  black: Visitor,
  from: number,
  to: number,
): Promise<void> {
  for (let ply = from; ply < to; ply += 1) {
    const [by, seenBy] = ply % 2 === 0 ? [white, black] : [black, white];
    for (const uci of (BOARD[ply] ?? "").split("+")) await moves(by, seenBy, uci);
    // Mate ends the game at once.
    if (ply === BOARD.length - 1) return;
    await by.page.locator(".table-press").first().click();
    await seenBy.page.locator(".table-player.turn .table-press").waitFor();
  }
}

/** A player calls; the arbiter comes, hears, and decides that the opponent gets two minutes. */
async function calls(player: Visitor, arbiter: Visitor): Promise<void> {
  await player.page.getByRole("button", { name: "Árbitro", exact: true }).click();
  await player.page.getByLabel("Qué pasa").fill("Me distrajo el teléfono de otra mesa");
  await player.page.getByRole("button", { name: "Llamar", exact: true }).click();
  const { page } = arbiter;
  await page.getByText("Me distrajo el teléfono").first().waitFor();
  await picture(page, "9-desk-call");
  await page.getByRole("button", { name: "Tablero 1" }).click();
  await page.getByRole("button", { name: "Atendida" }).click();
  await page.getByRole("button", { name: "Atendida" }).waitFor({ state: "detached" });
  await page.getByRole("textbox", { name: "Negras" }).fill("17:00");
  await page.getByLabel("Motivo").fill("Un teléfono sonó en la sala");
  await page.getByRole("button", { name: "Ordenar" }).click();
  await player.page.locator(".table-notices").getByText("Un teléfono sonó").first().waitFor();
  await picture(page, "10-desk-decided");
  await picture(player.page, "11-decided-laptop");
}

async function look({ page }: Visitor, view: string): Promise<void> {
  await page.getByRole("button", { name: "Vistas" }).click();
  await page.getByRole("button", { name: new RegExp(`^${view}`) }).click();
  const drawn = view === "Plano" ? "svg.plano" : "canvas[data-projection]";
  await page.locator(`.table-view ${drawn}`).waitFor();
}
