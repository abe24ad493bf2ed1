// Without a network the clock alone still works, and the rest says what is wrong.

import { expect, test } from "vitest";
import { visitor } from "./visitor";

test("the clock alone opens without a network, once the client was here", async () => {
  const someone = await visitor({ size: "phone" });
  const { page, context } = someone;
  await page.goto("/reloj");
  await page.getByRole("button").first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async () => {
    const kept = await caches.open("jadoube-client-1").then((cache) => cache.keys());
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const assets = loaded.filter((name) => name.includes("/assets/"));
    const icon = new URL("/icon.svg", location.origin).href;
    return [icon, ...assets].every((name) => kept.some(({ url }) => url === name));
  });
  const before = await page.getByRole("main").innerText();
  await context.setOffline(true);
  await page.goto("/reloj");
  await page.getByRole("button").first().waitFor();
  expect(await page.getByRole("main").innerText()).toBe(before);
  await page.goto("/clasificacion");
  await page.getByRole("heading", { name: "La sala no responde" }).waitFor();
  await context.setOffline(false);
  await page.getByRole("heading", { name: "Clasificación" }).waitFor();
});

test("it can be installed: the manifest and its icons are there", async () => {
  const someone = await visitor();
  const { page, context } = someone;
  await page.goto("/");
  const link = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await context.request.get(link ?? "")).json();
  expect(manifest).toMatchObject({ name: "Jadoube", start_url: "/", display: "standalone" });
  for (const { src } of manifest.icons as { src: string }[]) {
    expect((await context.request.get(src)).ok()).toBe(true);
  }
});
