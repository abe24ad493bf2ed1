// Codes as the standard has them, compared with what another program draws of the same text.

import { createHash } from "node:crypto";
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

/** Drawn the same, module for module, by a program of others (qrcode 1.5, mask for mask). */
test.each([
  ["http://192.168.1.20:8080/mesa/mSArivIt?codigo=k3v9ab", "3e1db587451971ed"],
  [`http://sala.example/mesa/${"x".repeat(120)}`, "0096471d51f51bea"],
])("%s", (text, fingerprint) => {
  const hash = createHash("sha256").update(drawn(text).join("\n")).digest("hex");
  expect(hash.slice(0, 16)).toBe(fingerprint);
});
