// Rooms: what is said in them, private tables, an evening of a club, a class.

import { expect, test } from "vitest";
import { guest, logIn, register, visitor } from "./visitor";

test("what one says another hears, and an arbiter hides it", async () => {
  register("Elena", "arbiter");
  register("Raúl");
  const [elena, raul] = [await logIn("Elena"), await logIn("Raúl", { language: "en" })];
  await elena.page.goto("/sala/principal");
  await raul.page.goto("/sala/principal");
  await raul.page.getByLabel("Write a message").fill("¿Una de blitz?");
  await raul.page.keyboard.press("Enter");
  await elena.page.getByText("¿Una de blitz?").waitFor();
  await elena.page.getByRole("button", { name: "Sobre lo que dijo Raúl" }).click();
  await elena.page.getByLabel("¿Por qué?").fill("prueba");
  await elena.page.getByRole("button", { name: "Ocultarlo" }).click();
  await raul.page.getByText("An arbiter has hidden this.").waitFor();
  expect(await raul.page.getByText("¿Una de blitz?").count()).toBe(0);
  await raul.context.close();
  await elena.page.getByText("1 persona en la sala").waitFor();
});

test("a private table has a code and a QR code, and nobody enters without it", async () => {
  const [host, friend, third] = [await guest(), await guest(), await guest()];
  await host.page.goto("/");
  await host.page.getByRole("button", { name: "Mesa a tu gusto" }).click();
  await host.page.getByText("Solo con invitación").click();
  await host.page.getByLabel("Minutos", { exact: true }).fill("nada");
  await host.page.getByRole("button", { name: "Abrir la mesa" }).click();
  await host.page.getByText("El ritmo no puede ser así").first().waitFor();
  await host.page.getByLabel("Minutos", { exact: true }).fill("7");
  await host.page.getByRole("button", { name: "Abrir la mesa" }).click();
  await host.page.getByRole("img", { name: /Código QR/ }).waitFor();
  const link = await host.page.locator(".invitation-link").innerText();
  await friend.page.goto(link);
  await friend.page
    .getByRole("button", { name: /sentar/i })
    .first()
    .waitFor();
  await third.page.goto(new URL(link).pathname);
  await third.page.getByLabel("Código de la mesa").waitFor();
  expect(await third.page.getByRole("button", { name: /sentar/i }).count()).toBe(0);
});

test("an evening: pairings are pasted, boards printed, clocks started, results seen", async () => {
  register("Organizadora", "organizer", "arbiter");
  const someone = await logIn("Organizadora");
  const { page } = someone;
  await page.goto("/direccion");
  await page.getByLabel("Nombre", { exact: true }).fill("Velada del martes");
  await page.getByRole("button", { name: "Crear la sala" }).click();
  await page.getByLabel("Emparejamientos").fill("1, Iris Mora, Hugo Sanz\n2, Eva Luna, Juan Cano");
  await page.getByRole("button", { name: "Abrir las mesas" }).click();
  await page.getByText("Ronda 1: 2 mesas abiertas.").waitFor();
  await page.getByRole("cell", { name: "Iris Mora" }).waitFor();
  await page.getByRole("button", { name: "Imprimir las tarjetas" }).click();
  expect(await page.locator(".office-card").count()).toBe(6);
  const code = await page.locator(".office-card", { hasText: "Hugo Sanz" }).nth(1);
  const card = await code.locator(".office-code").innerText();
  const hugo = await visitor({ size: "phone" });
  await hugo.page.goto(`/tarjeta#${card}`);
  await hugo.page.getByRole("link", { name: "Ir a mi mesa" }).waitFor();
  await page.getByRole("button", { name: "Volver" }).click();
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Resultados (CSV)" }).click();
  expect((await waiting).suggestedFilename()).toBe("velada-del-martes.csv");
});

test("a class: cards, a pupil comes in by one, a display is opened, a card is taken away", async () => {
  register("Profesora", "organizer");
  const teacher = await logIn("Profesora");
  const { page } = teacher;
  await page.goto("/direccion");
  await page.getByLabel("Nombre", { exact: true }).fill("Clase 4B");
  await page.getByText("Clase", { exact: true }).click();
  await page.getByRole("button", { name: "Crear la sala" }).click();
  await page.getByLabel("Nombres").fill("Nico Paz\nSara Gil");
  await page.getByRole("button", { name: "Hacer las tarjetas" }).click();
  const code = await page.locator("li", { hasText: "Sara Gil" }).locator("code").innerText();
  const sara = await visitor({ size: "phone" });
  await sara.page.goto("/");
  await sara.page.getByRole("button", { name: "Tengo una tarjeta con código" }).click();
  await sara.page.getByLabel("Código de la tarjeta").fill(code);
  await sara.page.getByRole("button", { name: "Entrar", exact: true }).click();
  await sara.page.getByText("En esta sala las mesas las abre quien enseña.").waitFor();
  await page.getByRole("button", { name: "Abrir la simultánea" }).click();
  await page.getByText("Ronda 1: 2 mesas abiertas.").waitFor();
  await sara.page.getByRole("link", { name: "Ir a mi mesa" }).waitFor();
});
