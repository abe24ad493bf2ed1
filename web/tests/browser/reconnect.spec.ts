// Breaks of every kind in mid-game: nothing is lost, and nothing is done twice.

import { expect, test } from "vitest";
import { hall } from "./hall";
import { drag, moves, pair, stands } from "./players";

test("the hall is gone and comes back: what was done meanwhile counts, once", async () => {
  const [white, black] = await pair({ time: "90" });
  await moves(white, black, "e2", "e4");
  await moves(black, white, "e7", "e5");
  await hall().stop("SIGKILL");
  await white.page.locator(".table-cut-off").waitFor();
  await drag(white.page, "g1", "f3");
  // It is seen where it was put, and it waits.
  await white.page.locator(".plano-piece").first().waitFor();
  // What is said is not kept for later, and that is told.
  await white.page.getByText("Conversación").click();
  await white.page.getByRole("textbox", { name: "Escribe un mensaje" }).fill("¿Sigues ahí?");
  await white.page.keyboard.press("Enter");
  await white.page.getByText("el mensaje no ha salido").waitFor();
  await hall().open();
  await stands(black.page, "f3", "caballo");
  await white.page.locator(".table-cut-off").waitFor({ state: "detached" });
  await moves(black, white, "b8", "c6");
  const sheet = await white.page.locator(".table-paper").textContent();
  expect(sheet?.match(/Cf3/g)).toHaveLength(1);
  // The browser tells of every try to connect.
  for (const one of [white, black]) one.complaints.length = 0;
});

test("a laptop that slept sees what happened meanwhile, and plays on", async () => {
  const [white, black] = await pair({ time: "90" });
  const session = await black.context.newCDPSession(black.page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await drag(white.page, "d2", "d4");
  await stands(white.page, "d4", "peón");
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await stands(black.page, "d4", "peón");
  await moves(black, white, "d7", "d5");
});
