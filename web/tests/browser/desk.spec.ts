// The arbiter at the desk, and the lawbook: what waits, what is ordered, what is read and played.

import { expect, test } from "vitest";
import { barriers, keysSeen, overflow } from "./axe";
import { open } from "./players";
import { guest, logIn, register, shoot, type Visitor, visitor } from "./visitor";

/** What is wrong with a page as it is now. */
async function wrong({ page }: Visitor): Promise<string[]> {
  const wide = await overflow(page);
  const found = [...(await barriers(page)), ...(await keysSeen(page))];
  return wide > 0 ? [...found, `wider by ${wide}`] : found;
}

test("a call reaches the desk, orders are given with reasons, and a result is declared", async () => {
  register("Inés", "arbiter");
  const player = await guest();
  const some = { name: "7", over_the_board: true, arbiter: true, screens: "one" } as const;
  await player.page.goto(await open(player, some));
  await player.page.getByRole("button", { name: "Árbitro", exact: true }).click();
  await player.page.getByLabel("Qué pasa").fill("Falta una torre");
  await player.page.getByRole("button", { name: "Llamar", exact: true }).click();

  const ines = await logIn("Inés", { theme: "light" });
  const { page } = ines;
  await page.goto("/arbitro/invitados");
  await page.getByText("Falta una torre").first().waitFor();
  await page.getByText("1 árbitro presente").waitFor();
  await page.getByRole("button", { name: "Tablero 7" }).click();
  // How the connection is, and how much time may still be made good for its sake.
  await page
    .getByText(/^Red: \d+ ms ida y vuelta; [\d,]+ s aún compensables$/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Atendida" }).click();
  await page.getByRole("button", { name: "Atendida" }).waitFor({ state: "detached" });

  await page.getByRole("textbox", { name: "Negras" }).fill("11:30");
  await page.getByRole("button", { name: "Ordenar" }).click();
  await page.getByText("Esta orden necesita un motivo").waitFor();
  await page.getByLabel("Motivo").fill("El reloj estaba mal puesto");
  await page.getByRole("button", { name: "Ordenar" }).click();
  await page.getByText("El reloj estaba mal puesto").first().waitFor();
  await page.waitForFunction(() => document.querySelector("input")?.value === "");

  await page.getByLabel("Otra orden").selectOption("go_back");
  await page.getByRole("button", { name: "Ordenar" }).click();
  await page.getByText("Elige la jugada").waitFor();
  await page.getByLabel("Otra orden").selectOption("withdraw");
  await page.getByLabel("Dictamen", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("Motivo").fill("Era el otro reloj");
  await page.getByRole("button", { name: "Ordenar" }).click();
  await page.getByText("Era el otro reloj").first().waitFor();
  await page.getByLabel("Motivo").fill("Otra vez");
  await page.getByRole("button", { name: "Ordenar" }).click();
  await page.locator(".desk-work .fault").waitFor();
  await shoot(page, "desk-refused");

  await page.getByLabel("Otra orden").selectOption("rule");
  await page.getByText("½–½", { exact: true }).click();
  await page.getByLabel("Motivo").fill("No se puede seguir");
  await page.getByRole("button", { name: "Ordenar" }).click();
  await page.locator(".desk-at-head .badge", { hasText: "½–½" }).waitFor();
  await shoot(page, "desk-decided");
  expect(await wrong(ines)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await wrong(ines)).toEqual([]);
  await page.getByRole("link", { name: "Todas las mesas" }).click();
  await page.getByRole("button", { name: "Tablero 7" }).waitFor();
  expect(await wrong(ines)).toEqual([]);
});

test("a report tells who said it, who reports it, and why", async () => {
  register("Olga", "arbiter");
  register("Raúl");
  const [raul, elena] = [await logIn("Raúl"), await guest({ language: "en" })];
  await raul.page.goto("/sala/invitados");
  await raul.page.getByLabel("Escribe un mensaje").fill("Eres malísima");
  await raul.page.keyboard.press("Enter");
  await elena.page.goto("/sala/invitados");
  await elena.page.getByRole("button", { name: /Raúl/ }).first().click();
  await elena.page.getByLabel("Why?").fill("An insult");
  await elena.page.getByRole("button", { name: "Tell the arbiter" }).click();
  const { page } = await logIn("Olga");
  await page.goto("/arbitro/invitados");
  await page.locator(".desk-reports summary").click();
  const report = page.locator(".desk-reports li", { hasText: "Raúl: Eres malísima" });
  await report.getByText(/^Avisa .+ · .+ · An insult$/).waitFor();
  await shoot(page, "desk-reports");
});

test("the desk of a room is its arbiters' alone", async () => {
  const someone = await guest();
  await someone.page.goto("/arbitro/invitados");
  await someone.page.getByRole("alert").waitFor();
  expect(await someone.page.getByRole("button", { name: "Parar todas" }).count()).toBe(0);
});

test("an Article is looked for, read with its cases, and a case is played", async () => {
  const reader = await visitor({ language: "en" });
  const { page } = reader;
  await page.goto("/leyes");
  await page.getByLabel("Search the Laws").fill("illegal");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Found for “illegal”" }).waitFor();
  expect(await wrong(reader)).toEqual([]);
  await page.goto("/leyes/2009/7.4a");
  await page.getByRole("heading", { name: "What has changed" }).waitFor();
  expect(await wrong(reader)).toEqual([]);
  await page.locator(".laws-cases a", { hasText: "C041" }).click();
  await page.getByText("First illegal move completed by White").first().waitFor();
  await page.getByRole("link", { name: "Article 7.5.5" }).first().waitFor();
  expect(await wrong(reader)).toEqual([]);
  await shoot(page, "case");
  await page.getByRole("button", { name: "Open a table from this case" }).click();
  await page.waitForURL(/\/mesa\//);
  await page.locator('[data-square="h2"]', { hasText: "pawn" }).waitFor();
});
