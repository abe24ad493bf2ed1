// QR codes of texts up to some 200 letters: bytes, error correction of level M (ISO/IEC 18004).

/** For versions 1 to 10 at level M: error correction codewords a block, and blocks. */
const CORRECTION: readonly (readonly [number, number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
];
/** All codewords of each version. */
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
/** Bits of level M, before the number of the mask. */
const LEVEL_M = 0;

/** The modules of a code, dark ones true, without the quiet zone around them. */
export type Modules = readonly (readonly boolean[])[];

/** The code of a text; nothing if it is too long. */
export function qr(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = CODEWORDS.findIndex((_, index) => fits(bytes.length, index + 1)) + 1;
  if (version === 0) return null;
  const codewords = interleave(data(bytes, version), version);
  const masks = Array.from({ length: 8 }, (_, mask) => draw(codewords, version, mask));
  return masks.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

function dataCodewords(version: number): number {
  const [each, blocks] = CORRECTION[version - 1] as readonly [number, number];
  return (CODEWORDS[version - 1] as number) - each * blocks;
}

const fits = (length: number, version: number): boolean =>
  4 + lengthBits(version) + 8 * length <= 8 * dataCodewords(version);

const binary = (value: number, count: number): string => value.toString(2).padStart(count, "0");

function data(bytes: Uint8Array, version: number): number[] {
  const room = 8 * dataCodewords(version);
  let bits = `0100${binary(bytes.length, lengthBits(version))}`;
  for (const byte of bytes) bits += binary(byte, 8);
  bits += "0".repeat(Math.min(4, room - bits.length));
  bits += "0".repeat(-bits.length & 7);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) bits += binary(pad, 8);
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}

/** Multiplies in the field of 256 elements that the codes use. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

function correction(block: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 1, at = 0; at < count; at += 1, root = times(root, 2)) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => {
      next[index + 1] = (next[index + 1] as number) ^ times(factor, root);
    });
    generator = next;
  }
  const rest = new Array<number>(count).fill(0);
  for (const codeword of block) {
    const factor = codeword ^ (rest.shift() as number);
    rest.push(0);
    generator.slice(1).forEach((term, index) => {
      rest[index] = (rest[index] as number) ^ times(term, factor);
    });
  }
  return rest;
}

/** Splits the data into blocks, adds the correction to each, and reads across them. */
function interleave(codewords: readonly number[], version: number): number[] {
  const [each, count] = CORRECTION[version - 1] as readonly [number, number];
  const short = Math.floor(codewords.length / count);
  const shorts = count - (codewords.length % count);
  const blocks: number[][] = [];
  for (let at = 0, index = 0; index < count; index += 1) {
    const length = short + (index < shorts ? 0 : 1);
    blocks.push(codewords.slice(at, at + length));
    at += length;
  }
  const corrections = blocks.map((block) => correction(block, each));
  const across = (lists: number[][], length: number): number[] =>
    Array.from({ length }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...across(blocks, short + 1), ...across(corrections, each)];
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = (boolean | undefined)[][];

function draw(codewords: readonly number[], version: number, mask: number): Modules {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  patterns(grid, set, version);
  formats(set, version, size, mask);
  const masked = MASKS[mask] as (x: number, y: number) => boolean;
  const bits = codewords.map((one) => binary(one, 8)).join("");
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== undefined) continue;
        set(x, y, (bits[bit] === "1") !== masked(x, y));
        bit += 1;
      }
    }
  }
  return grid as boolean[][];
}

type SetModule = (x: number, y: number, dark: boolean) => void;

function patterns(grid: Grid, set: SetModule, version: number): void {
  const last = grid.length - 7;
  /** Squares in squares: three in the corners; a small one is the same without its middle. */
  const eye = (cx: number, cy: number, radius: number) => {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy)) + 2 - radius / 2;
        set(cx + dx, cy + dy, ring % 2 === 1 || ring === 0);
      }
    }
  };
  eye(3, 3, 4);
  eye(last + 3, 3, 4);
  eye(3, last + 3, 4);
  const places = version < 7 ? [6, last] : [6, (last + 6) / 2, last];
  for (const cx of version === 1 ? [] : places) {
    for (const cy of places) if (grid[cy]?.[cx] === undefined) eye(cx, cy, 2);
  }
  for (let at = 8; at < last; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
}

/** A value with the rest of its division behind it. */
function checked(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let at = 0; at < bits; at += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return (value << bits) | rest;
}

function formats(set: SetModule, version: number, size: number, mask: number): void {
  const format = checked((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
  for (let at = 0; at < 15; at += 1) {
    const dark = ((format >> at) & 1) === 1;
    if (at < 8) {
      // The line of the timing pattern is left out.
      set(8, at < 6 ? at : at + 1, dark);
      set(size - 1 - at, 8, dark);
    } else {
      set(at === 8 ? 7 : 14 - at, 8, dark);
      set(8, size - 15 + at, dark);
    }
  }
  set(8, size - 8, true);
  if (version < 7) return;
  const number = checked(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const dark = ((number >> at) & 1) === 1;
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** How hard a code is to read: long lines, squares, what looks like a corner, an uneven share. */
function penalty(grid: Modules): number {
  const rows = grid.map((row) => row.map(Number).join(""));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/1{5,}|0{5,}/g)) sum += run.length - 2;
    sum += 40 * ` ${line}`.split(/(?=10111010000|00001011101)/).length - 40;
  }
  rows.forEach((row, y) => {
    const next = rows[y + 1] ?? "";
    for (let x = 0; x + 1 < next.length; x += 1) {
      if (/^(.)\1+$/.test(row.slice(x, x + 2) + next.slice(x, x + 2))) sum += 3;
    }
  });
  const share = (100 * rows.join("").replaceAll("0", "").length) / grid.length ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 50) / 5);
}
