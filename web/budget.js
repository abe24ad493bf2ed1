// Weighs what `npm run build` made, as it is sent, against the budgets; fails where one is passed.

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FOLDER = new URL("dist/assets/", import.meta.url);
/** Thousands of bytes, compressed. The aim for the first is 60. */
const BUDGETS = [
  ["JavaScript but for the views in depth", /^(?!three).*\.js$/, 62],
  ["the views in depth", /^three.*\.js$/, 160],
  ["styles", /\.css$/, 10],
];

const files = readdirSync(FOLDER).map((name) => {
  const bytes = gzipSync(readFileSync(new URL(name, FOLDER)), { level: 9 }).length;
  return { name, bytes };
});
let passed = 0;
for (const [what, pattern, most] of BUDGETS) {
  const own = files.filter(({ name }) => pattern.test(name));
  const bytes = own.reduce((sum, file) => sum + file.bytes, 0);
  const verdict = bytes > most * 1000 ? "TOO MUCH" : "within";
  if (bytes > most * 1000) passed += 1;
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB, ${verdict} ${most} kB`);
  for (const file of own.filter((one) => one.bytes > 1000)) {
    console.log(`  ${(file.bytes / 1000).toFixed(1)} kB ${file.name}`);
  }
}
process.exitCode = passed > 0 ? 1 : 0;
