// Every page: open to everybody, whole in both languages, at every size, in every theme.

import { beforeAll, expect, test } from "vitest";
import { barriers, keysSeen, overflow } from "./axe";
import { type Choices, logIn, register, shoot, visitor } from "./visitor";

beforeAll(() => register("Ada", "organizer", "arbiter", "administrator"));

const OPEN = [
  "/",
  "/entrar",
  "/registro",
  "/setup",
  "/password",
  "/tarjeta",
  "/nada",
  "/leyes",
  "/leyes/2009/7.4a",
  "/caso",
  "/caso/C041",
];
const INSIDE = [
  "/",
  "/sala/principal",
  "/cuenta",
  "/clasificacion",
  "/partidas",
  "/jugador/Ada",
  "/direccion",
  "/direccion/principal",
  "/arbitro/principal",
];
const LOOKS: readonly Pick<Required<Choices>, "size" | "language" | "theme">[] = [
  { size: "wide", language: "es", theme: "dark" },
  { size: "wide", language: "en", theme: "light" },
  { size: "phone", language: "en", theme: "dark" },
  { size: "phone", language: "es", theme: "light" },
  { size: "small", language: "es", theme: "contrast" },
  { size: "wide", language: "en", theme: "contrast" },
];

test("a barrier is found where there is one", async () => {
  const { page, context } = await visitor();
  await page.goto("/entrar");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("img")));
  expect((await barriers(page)).join()).toContain("image-alt");
  await context.close();
});

test.each(LOOKS)("$size, $language, $theme", async (look) => {
  const found: Record<string, unknown> = {};
  const stranger = await visitor(look);
  const ada = await logIn("Ada", look);
  const pages = [
    ...OPEN.map((path) => [stranger, path] as const),
    ...INSIDE.map((path) => [ada, path] as const),
  ];
  for (const [{ page }, path] of pages) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
    await page.waitForFunction(() => !document.querySelector("[aria-busy='true']"));
    const wrong = [
      ...(await barriers(page)),
      ...(await keysSeen(page)),
      ...((await overflow(page)) > 0 ? [`wider than ${look.size}`] : []),
    ];
    const name = `${page === ada.page ? "in" : "out"}${path.replaceAll("/", "-")}`;
    if (wrong.length > 0) found[name] = wrong;
    await shoot(page, `${name}-${look.size}-${look.language}-${look.theme}`);
  }
  expect(found).toEqual({});
});

test("the form of a table is open to everybody too", async () => {
  const ada = await logIn("Ada", { size: "phone" });
  await ada.page.goto("/sala/principal");
  await ada.page.getByRole("button", { name: "Mesa a tu gusto" }).click();
  await ada.page.getByRole("button", { name: "Abrir la mesa" }).waitFor();
  await ada.page.getByText("Más detalles").click();
  expect(await barriers(ada.page)).toEqual([]);
  await shoot(ada.page, "form-phone");
});
