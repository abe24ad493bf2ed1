// A newcomer is at a table within two clicks.

import { expect, test } from "vitest";
import { visitor } from "./visitor";

test("a guest is at a new table in two clicks, and another at the same one in two", async () => {
  const ana = await visitor({ language: "es" });
  await ana.page.goto("/");
  await ana.page.getByRole("button", { name: "Jugar como invitado" }).click();
  await ana.page.getByRole("button", { name: /^Blitz/ }).click();
  await ana.page.waitForURL(/\/mesa\/\w+$/);
  const ben = await visitor({ language: "en", size: "phone", theme: "light" });
  await ben.page.goto("/");
  await ben.page.getByRole("button", { name: "Play as a guest" }).click();
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await ben.page.waitForURL(/\/mesa\/\w+$/);
  expect(new URL(ben.page.url()).pathname).toBe(new URL(ana.page.url()).pathname);
});

test("whoever presses the same preset meets who waits", async () => {
  const [one, other] = [await visitor(), await visitor()];
  for (const { page } of [one, other]) {
    await page.goto("/");
    await page.getByRole("button", { name: "Jugar como invitado" }).click();
    await page.getByRole("button", { name: /^Tiempo por turno/ }).click();
    await page.waitForURL(/\/mesa\//);
  }
  expect(other.page.url()).toBe(one.page.url());
});

test("a link to a table asks who comes in, and then leads to it", async () => {
  const [host, friend] = [await visitor(), await visitor()];
  await host.page.goto("/");
  await host.page.getByRole("button", { name: "Jugar como invitado" }).click();
  await host.page.getByRole("button", { name: /^Rápida/ }).click();
  await host.page.waitForURL(/\/mesa\//);
  await friend.page.goto(host.page.url());
  await friend.page.getByRole("button", { name: "Jugar como invitado" }).click();
  await friend.page
    .getByRole("button", { name: /sentar/i })
    .first()
    .waitFor();
  expect(friend.page.url()).toBe(host.page.url());
});

test("the machine sits down opposite, or there is advice on how to get one", async () => {
  const someone = await visitor({ size: "phone" });
  const { page, context } = someone;
  await page.goto("/");
  await page.getByRole("button", { name: "Jugar como invitado" }).click();
  await page.getByRole("button", { name: "Contra la máquina" }).click();
  const { engines, advice } = await (await context.request.get("/api/machine")).json();
  if (engines.length > 0) {
    await page.getByLabel("Fuerza").selectOption("2");
    await page.getByRole("button", { name: "Jugar", exact: true }).click();
    await page.waitForURL(/\/mesa\//);
  } else {
    await page.getByText(advice.es).waitFor();
  }
});

test("the language changes without a reload", async () => {
  const { page } = await visitor();
  await page.goto("/");
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { name: "A chess hall with its own arbiter" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  expect(await page.evaluate(() => "kept" in window)).toBe(true);
});
