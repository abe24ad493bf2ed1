import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every drawing that has a name is in the file of drawings, and no other", () => {
  const source = readFileSync("src/ui/icons.tsx", "utf8");
  const names = [...source.matchAll(/^ {2}\| "(\w+)"/gm)].map(([, name]) => name);
  const drawn = [...readFileSync("src/ui/icons.svg", "utf8").matchAll(/ id="(\w+)"/g)];
  expect(names.length).toBeGreaterThan(30);
  expect(drawn.map(([, name]) => name).sort()).toEqual(names.sort());
});
