// Registering, coming and going, and the link for the first administrator.

import { expect, test } from "vitest";
import { hall } from "./hall";
import { logIn, PASSWORD, register, visitor } from "./visitor";

test("somebody registers, leaves, and comes in again", async () => {
  const someone = await visitor();
  const { page } = someone;
  await page.goto("/");
  await page.getByRole("link", { name: "Registrarse" }).click();
  await page.getByLabel("Nombre").fill("Marta Gil");
  await page.getByLabel("Contraseña").fill("corta");
  const button = page.getByRole("button", { name: "Registrarse" });
  await button.click();
  await page.getByRole("alert").filter({ hasText: "10 caracteres" }).waitFor();
  await page.getByLabel("Contraseña").fill(PASSWORD);
  await button.click();
  await page.getByRole("heading", { name: "Jugar ahora" }).waitFor();
  await page.getByRole("link", { name: "Marta Gil" }).first().click();
  await page.getByRole("button", { name: "Salir" }).click();
  await page.getByRole("button", { name: "Jugar como invitado" }).waitFor();
  await page.goto("/clasificacion");
  await page.getByRole("banner").getByRole("link", { name: "Entrar" }).click();
  await page.getByLabel("Nombre").fill("Marta Gil");
  await page.getByLabel("Contraseña").fill("otra que no es");
  await page.getByRole("main").getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Contraseña").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL("**/clasificacion");
  await page.getByRole("banner").getByRole("link", { name: "Marta Gil" }).waitFor();
});

test("a guest who registers goes on where they were", async () => {
  const someone = await visitor({ size: "phone" });
  const { page } = someone;
  await page.goto("/sala/principal");
  await page.getByRole("button", { name: "Jugar como invitado" }).click();
  await page.getByRole("link", { name: "Registrarse" }).click();
  await page.getByLabel("Nombre").fill("Nora Vidal");
  await page.getByLabel("Contraseña").fill(PASSWORD);
  await page.getByRole("button", { name: "Registrarse" }).click();
  await page.getByRole("link", { name: "Nora Vidal" }).first().waitFor();
});

test("the printed link makes the first administrator, once, and they give offices", async () => {
  const someone = await visitor();
  const { page } = someone;
  await page.goto(hall().setup);
  await page.getByLabel("Nombre").fill("Directora");
  await page.getByLabel("Contraseña").fill(PASSWORD);
  await page.getByRole("button", { name: "Crear la cuenta" }).click();
  await page.waitForURL("**/direccion");
  register("Oscar");
  await page.getByLabel("El nombre empieza por").fill("osc");
  await page.getByRole("button", { name: "Buscar" }).click();
  await page.getByRole("link", { name: "Oscar" }).click();
  await page.getByRole("button", { name: "Cargos" }).click();
  await page.getByLabel("organización").check();
  await page.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Guardado.").waitFor();
  const other = await logIn("Oscar");
  await other.page.goto("/cuenta");
  await other.page.getByText("organización").waitFor();
  await page.getByRole("button", { name: "Enlace para otra contraseña" }).click();
  const link = await page.locator(".people-secret").innerText();
  const third = await visitor();
  await third.page.goto(link);
  await third.page.getByLabel("Contraseña nueva").fill("alfil torre caballo");
  await third.page.getByRole("button", { name: "Guardar" }).click();
  await third.page.waitForURL("**/entrar");
  await third.page.goto(hall().setup);
  await third.page.getByLabel("Nombre").fill("Segunda");
  await third.page.getByLabel("Contraseña").fill(PASSWORD);
  await third.page.getByRole("button", { name: "Crear la cuenta" }).click();
  await third.page.getByRole("alert").waitFor();
});

test("a session that is ended elsewhere ends here too", async () => {
  register("Julia");
  const someone = await logIn("Julia");
  const { page, context } = someone;
  await page.goto("/sala/principal");
  await page.getByRole("heading", { name: "Jugar ahora" }).waitFor();
  const headers = { origin: hall().client };
  expect((await context.request.post("/api/logout", { headers })).ok()).toBe(true);
  await page.getByRole("button", { name: "Jugar como invitado" }).waitFor();
  await context.close();
});

test("sessions, tokens, the export, and leaving for good", async () => {
  register("Pedro Ruiz");
  const someone = await logIn("Pedro Ruiz");
  const elsewhere = await logIn("Pedro Ruiz");
  const { page } = someone;
  await page.goto("/cuenta");
  await page.getByRole("button", { name: "Cerrar todas las demás" }).click();
  await page.getByRole("button", { name: "Cerrar todas las demás" }).waitFor({ state: "hidden" });
  expect((await elsewhere.context.request.get("/api/me")).status()).toBe(401);
  await page.getByLabel("Para qué es").fill("mi programa");
  await page.getByRole("button", { name: "Crear una clave" }).click();
  const token = await page.locator(".people-secret").innerText();
  const bearer = { headers: { authorization: `Bearer ${token}` } };
  expect((await elsewhere.context.request.get("/api/me", bearer)).ok()).toBe(true);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descargar mis datos" }).click();
  expect((await waiting).suggestedFilename()).toMatch(/\.json$/);
  await page.getByRole("button", { name: "Borrar la cuenta" }).click();
  await page.getByRole("dialog").getByLabel("Contraseña").fill(PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Borrar la cuenta" }).click();
  await page.getByRole("button", { name: "Jugar como invitado" }).waitFor();
});
