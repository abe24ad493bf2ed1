// Whole games at the table, by two browsers against a real hall.

import { expect, test } from "vitest";
import { board, drag, moves, open, pair, point, stands } from "./players";
import { guest, type Visitor } from "./visitor";

const notices = (one: Visitor) => one.page.locator(".table-notices");
const press = (one: Visitor) => one.page.locator(".table-press").first().click();
/** Over the board: a move by hand, and the clock. */
async function byHand(by: Visitor, seenBy: Visitor, from: string, to: string): Promise<void> {
  await moves(by, seenBy, from, to);
  await press(by);
  await seenBy.page.locator(".table-player.turn.white, .table-player.turn.black").first().waitFor();
}

test("a whole game is played online by mouse, to mate", async () => {
  const [white, black] = await pair();
  await moves(white, black, "e2", "e4");
  await moves(black, white, "e7", "e5");
  await moves(white, black, "f1", "c4");
  await moves(black, white, "b8", "c6");
  await moves(white, black, "d1", "h5");
  await moves(black, white, "g8", "f6");
  await drag(white.page, "h5", "f7");
  for (const one of [white, black]) {
    const end = one.page.locator(".table-after");
    await end.waitFor();
    expect(await end.textContent()).toMatch(/1–0[\s\S]*jaque mate/);
    expect(await end.getByRole("link", { name: "artículo 5.1.1" }).getAttribute("href")).toBe(
      "/leyes/2023/5.1.1",
    );
    expect(await one.page.locator(".table-paper").textContent()).toContain("Dxf7#");
  }
  await black.page.getByRole("button", { name: "Revancha" }).click();
  await white.page.getByRole("button", { name: "Aceptar la revancha" }).click();
  await black.page.getByRole("button", { name: "Ir a la revancha" }).click();
  await black.page.locator(".table-player.turn").waitFor();
});

test("a piece dropped where it cannot go comes back with the Article, at nobody's cost (W28)", async () => {
  const [white, black] = await pair({ time: "90" });
  await drag(white.page, "e2", "e5");
  await notices(white).getByText("Jugada ilegal").waitFor();
  expect(await notices(white).textContent()).toContain("3.7.1");
  await stands(white.page, "e2", "peón");
  await stands(white.page, "e5", "vacía");
  const clock = await black.page.locator(".table-player.black time").textContent();
  expect(clock).toBe("1:30:00");
  await moves(white, black, "e2", "e4");
});

test("the shadow decides where a piece lands, not the pointer (W24)", async () => {
  const [white, black] = await pair();
  const { page } = white;
  const [x, y] = await point(page, "e2", 0, -0.45);
  const [, toY] = await point(page, "e5", 0, 0.4);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, toY, { steps: 6 });
  const frame = await page.locator(".plano-landing").boundingBox();
  const [, middle] = await point(page, "e4");
  expect(Math.abs((frame?.y ?? 0) + (frame?.height ?? 0) / 2 - middle)).toBeLessThan(4);
  await page.mouse.up();
  await stands(black.page, "e4", "peón");
});

test("a drag that is cancelled by Esc or from an empty square does nothing", async () => {
  for (const over_the_board of [false, true]) {
    const [white, black] = await pair({ over_the_board });
    const before = await board(black.page);
    const [x, y] = await point(white.page, "e2");
    const [toX, toY] = await point(white.page, "e4");
    await white.page.mouse.move(x, y);
    await white.page.mouse.down();
    await white.page.mouse.move(toX, toY, { steps: 4 });
    await white.page.keyboard.press("Escape");
    await white.page.mouse.up();
    await drag(white.page, "e4", "e5");
    // What is done next is the first thing that the hall hears of.
    await moves(white, black, "d2", "d4");
    const expected = before.map((one) => one.replace("d2, peón blanco", "d2, vacía"));
    const after = await board(black.page);
    expect(after.map((one) => one.replace("d4, peón blanco", "d4, vacía"))).toEqual(expected);
    expect(await white.page.locator(".table-side-column").textContent()).not.toMatch(/tocan.*e2/);
  }
});

test("over the board: an illegal move, touch-move, a draw claim", async () => {
  const [white, black] = await pair({ over_the_board: true });
  await byHand(white, black, "g1", "f3");
  // The knight is put where no knight goes, and the clock is pressed.
  await drag(black.page, "g8", "g6");
  await stands(white.page, "g6", "caballo");
  await press(black);
  await notices(black).getByText("Se repone la posición").waitFor();
  await stands(black.page, "g8", "caballo");
  expect(await notices(white).textContent()).toContain("7.5");
  // It was touched, so it is to be moved: another piece does not count.
  for (const one of [white, black]) {
    const obliged = one.page.locator(".table-obliged");
    await obliged.getByText("Las negras deben mover el caballo de g8").waitFor();
    expect(await one.page.locator(".plano-obliged").count()).toBe(1);
  }
  await drag(black.page, "d7", "d5");
  await notices(white).getByText("estaban obligadas a otra jugada").waitFor();
  await drag(black.page, "d5", "d7");
  await stands(white.page, "d7", "peón");
  await byHand(black, white, "g8", "f6");
  await byHand(white, black, "f3", "g1");
  await byHand(black, white, "f6", "g8");
  await byHand(white, black, "g1", "f3");
  await byHand(black, white, "g8", "f6");
  await byHand(white, black, "f3", "g1");
  // Nothing says that a claim would succeed; it is made with the move written.
  expect(await black.page.locator(".table").textContent()).not.toMatch(/repet/i);
  await black.page.getByRole("button", { name: "Reclamar" }).click();
  await black.page.getByLabel("Jugada con la que se produce").fill("Cg8");
  await black.page.locator(".table-form").getByRole("button", { name: "Reclamar" }).click();
  await white.page.locator(".table-after").waitFor();
  expect(await white.page.locator(".table-after h2").textContent()).toBe("½–½");
});

test("over the board nothing helps: no legal squares, no check mark", async () => {
  const start = { fen: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1" };
  const [white, black] = await pair({ over_the_board: true, start });
  const [x, y] = await point(white.page, "a1");
  await white.page.mouse.click(x, y);
  await white.page.locator(".plano-lifted").waitFor();
  expect(await white.page.locator(".plano-target, .plano-capture").count()).toBe(0);
  await byHand(white, black, "a1", "a8");
  expect(await white.page.locator(".table-paper").textContent()).not.toContain("+");
  // Castling by hand: the king two squares, then the rook.
  await byHand(black, white, "e8", "d7");
  await moves(white, black, "e1", "g1");
  await moves(white, black, "h1", "f1");
  await press(white);
  await black.page.locator(".table-player.turn.black").waitFor();
});

test("a flag that falls is claimed over the board", async () => {
  const [white, black] = await pair({ over_the_board: true, time: "3s" });
  await black.page.locator(".table-player.white .table-flag").waitFor();
  if ((await black.page.locator(".table-after").count()) === 0) {
    await black.page.getByRole("button", { name: "Reclamar" }).click();
    await black.page.getByText("Ha caído la bandera").click();
    await black.page.locator(".table-form").getByRole("button", { name: "Reclamar" }).click();
  }
  await white.page.locator(".table-after").waitFor();
  expect(await white.page.locator(".table-after").textContent()).toMatch(
    /0–1[\s\S]*tiempo|bandera/,
  );
});

test("a pawn is promoted from the tray, in both modes", async () => {
  const start = { fen: "8/P3k3/8/8/8/8/8/4K3 w - - 0 1" };
  for (const over_the_board of [false, true]) {
    const [white, black] = await pair({ over_the_board, start });
    await drag(white.page, "a7", "a8");
    await white.page.locator(".table-tray").getByRole("button", { name: "torre" }).click();
    await stands(black.page, "a8", "torre");
    if (over_the_board) await press(white);
    await black.page.locator(".table-player.turn.black").waitFor();
  }
});

test("a game is played by keyboard alone", async () => {
  const [white, black] = await pair();
  const go = async ({ page }: Visitor, from: string, to: string): Promise<void> => {
    await page.locator(".table-grid [tabindex='0']").focus();
    await walk(page, from);
    await page.keyboard.press("Enter");
    await walk(page, to);
    await page.keyboard.press("Enter");
  };
  await go(white, "f2", "f3");
  await stands(black.page, "f3", "peón");
  await go(black, "e7", "e5");
  await stands(white.page, "e5", "peón");
  // What the opponent did is read aloud, and clocks when asked for.
  const heard = () => white.page.locator(".table-unseen [role=status]").allTextContents();
  expect((await heard()).join("")).toContain("Negras: e5");
  await white.page.keyboard.press("t");
  expect((await heard()).join("")).toMatch(/Blancas: \d+ minutos/);
  await white.page.keyboard.press("i");
  await white.page.keyboard.type("g4");
  await white.page.keyboard.press("Enter");
  expect((await heard()).join("")).toContain("Peón de g2 a g4");
  await white.page.keyboard.press("Enter");
  await stands(black.page, "g4", "peón");
  await go(black, "d8", "h4");
  await white.page.locator(".table-after").waitFor();
  expect(await white.page.locator(".table-after h2").textContent()).toBe("0–1");
});

/** Walks by the arrows from where the focus is. */
async function walk(page: Visitor["page"], to: string): Promise<void> {
  const from = await page.evaluate(
    () => (document.activeElement as HTMLElement | null)?.dataset.square ?? "",
  );
  const turned = (await page.locator("[data-square]").first().getAttribute("data-square")) === "h1";
  const files = (to.charCodeAt(0) - from.charCodeAt(0)) * (turned ? -1 : 1);
  const ranks = (to.charCodeAt(1) - from.charCodeAt(1)) * (turned ? -1 : 1);
  for (let step = 0; step < Math.abs(files); step += 1) {
    await page.keyboard.press(files > 0 ? "ArrowRight" : "ArrowLeft");
  }
  for (let step = 0; step < Math.abs(ranks); step += 1) {
    await page.keyboard.press(ranks > 0 ? "ArrowUp" : "ArrowDown");
  }
}

test("a reload in mid-game loses nothing, and the game goes on", async () => {
  const [white, black] = await pair({ over_the_board: true });
  await byHand(white, black, "e2", "e4");
  const before = await board(black.page);
  await black.page.reload();
  await stands(black.page, "e4", "peón");
  expect(await board(black.page)).toEqual(before);
  await byHand(black, white, "e7", "e5");
  await white.page.reload();
  await stands(white.page, "e5", "peón");
  await moves(white, black, "g1", "f3");
});

test("two play at one screen, and each presses the own clock", async () => {
  const one = await guest({ size: "tablet" });
  await one.page.goto(await open(one, { screens: "one", over_the_board: true }));
  const sit = one.page.getByRole("button", { name: "Jugar los dos en esta pantalla" });
  if (await sit.isVisible()) await sit.click();
  await moves(one, one, "e2", "e4");
  await one.page.locator(".table-player.white .table-press").click();
  await one.page.locator(".table-player.black .table-clock.runs").waitFor();
  await moves(one, one, "e7", "e5");
  await one.page.locator(".table-player.black .table-press").click();
  await one.page.locator(".table-player.white .table-clock.runs").waitFor();
  expect(await one.page.locator(".table-paper").textContent()).toContain("e5");
});

test("at one screen a reply before the press is its player's, and each clock asks in turn", async () => {
  const one = await guest({ size: "tablet" });
  const { page } = one;
  await page.goto(await open(one, { screens: "one", over_the_board: true }));
  const due = (color: string) => page.locator(`.table-player.${color} .table-press.due`);
  const presses = (color: string) => page.locator(`.table-player.${color} .table-press`).click();
  await page.locator(".table-player.white .table-press").waitFor();
  expect(await page.locator(".table-press.due").count()).toBe(0);
  await moves(one, one, "e2", "e4");
  await due("white").waitFor();
  expect(await page.locator(".plano-unpressed").count()).toBe(2);
  await moves(one, one, "d7", "d5");
  expect(await page.locator(".table-press.due").count()).toBe(1);
  await presses("white");
  await due("black").waitFor();
  expect(await due("white").count()).toBe(0);
  // White takes what Black has just put there, and Black has not pressed either.
  await moves(one, one, "e4", "d5");
  await presses("black");
  await due("white").waitFor();
  await presses("white");
  await page.locator(".table-player.black .table-clock.runs").waitFor();
  await expect.poll(() => page.locator(".table-paper").textContent()).toMatch(/e4.*d5.*exd5/);
  expect(await notices(one).count()).toBe(0);
  expect(await page.locator(".table-press.due").count()).toBe(0);
});

test("a third person looks on, and has no hands at the board", async () => {
  const [white, black, address] = await pair();
  const third = await guest();
  await third.page.goto(address);
  await stands(third.page, "e2", "peón");
  await drag(third.page, "e2", "e4");
  await moves(white, third, "d2", "d4");
  await stands(black.page, "e2", "peón");
  expect(await third.page.getByRole("button", { name: "Abandonar" }).count()).toBe(0);
});

test("resigning asks beside the board, and the game can be looked through", async () => {
  const [white, black, address] = await pair();
  await moves(white, black, "e2", "e4");
  await moves(black, white, "e7", "e5");
  await white.page.getByRole("button", { name: "Abandonar" }).click();
  await white.page.getByRole("button", { name: "Sí, abandono" }).click();
  await black.page.locator(".table-after").waitFor();
  await black.page.goto(address.replace("mesa", "partida"));
  await black.page.locator(".table-paper").getByText("e5").waitFor();
  await black.page.keyboard.press("ArrowLeft");
  await black.page.locator(".table-paper [aria-current]").getByText("e4").waitFor();
  await black.page.locator(".table-log summary").click();
  expect(await black.page.locator(".table-log").textContent()).toContain("abandonan");
});
