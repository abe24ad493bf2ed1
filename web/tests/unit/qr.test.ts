// Codes as the standard has them, compared with what another program draws of the same text.

import { expect, test } from "vitest";
import { qr } from "../../src/ui/qr";

const drawn = (text: string): string[] =>
  (qr(text) ?? []).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

test("a code has the size of the smallest version that its text fits in", () => {
  expect(drawn("a".repeat(14))).toHaveLength(21);
  expect(drawn("a".repeat(15))).toHaveLength(25);
  expect(drawn("a".repeat(213))).toHaveLength(57);
  expect(qr("a".repeat(214))).toBeNull();
});

test("letters are counted in bytes", () => {
  expect(drawn("ñ".repeat(7))).toHaveLength(21);
  expect(drawn("ñ".repeat(8))).toHaveLength(25);
});
