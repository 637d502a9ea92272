/**
 * A QR code (ISO/IEC 18004) for a short text: bytes, error correction level M, versions 1 to 10.
 * Returns rows of modules, true for dark ones, without the quiet zone.
 */
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CHECK_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const CENTRES = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

type Modules = (boolean | null)[][];

/** Multiplication in the field of 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The Reed-Solomon remainder of a block. */
function checks(data: number[], count: number): number[] {
  const divisor: number[] = Array.from({ length: count }, () => 0);
  divisor[count - 1] = 1;
  for (let n = 0, root = 1; n < count; n++, root = times(root, 2))
    for (let at = 0; at < count; at++)
      divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
  const rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let at = 0; at < count; at++) rest[at]! ^= times(divisor[at]!, factor);
  }
  return rest;
}

/** The text as data codewords: mode, length, bytes, padding. */
function codewords(bytes: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, n) =>
    bits.slice(n * 8, n * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Data and checks in the order in which they are laid out: block by block in turn. */
function interleaved(words: number[], version: number): number[] {
  const blocks = BLOCKS[version - 1]!;
  const perBlock = CHECK_PER_BLOCK[version - 1]!;
  const short = Math.floor(words.length / blocks);
  const long = words.length % blocks; // so many blocks at the end hold one more
  const parts = Array.from({ length: blocks }, (_, n) => {
    const start = n * short + Math.max(0, n - (blocks - long));
    return words.slice(start, start + short + (n >= blocks - long ? 1 : 0));
  });
  const lines = [parts, parts.map((part) => checks(part, perBlock))];
  return lines.flatMap((line) =>
    Array.from({ length: Math.max(...line.map((part) => part.length)) }, (_, at) =>
      line.flatMap((part) => part[at] ?? []),
    ).flat(),
  );
}

function check(value: number, length: number, divisor: number): number {
  let rest = value << length;
  for (let bit = 20; bit >= length; bit--) if (rest >>> bit) rest ^= divisor << (bit - length);
  return (value << length) | rest;
}

/** What is the same in every code of this size; null where data may go. */
function frame(version: number): Modules {
  const size = version * 4 + 17;
  const modules: Modules = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => null),
  );
  for (let n = 0; n < size; n++) modules[6]![n] = modules[n]![6] = n % 2 === 0;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(modules, x, y, 4);
  const centres = CENTRES[version - 1]!;
  const last = centres.length - 1;
  centres.forEach((y, row) =>
    centres.forEach((x, column) => {
      const finders = [`0 0`, `0 ${last}`, `${last} 0`];
      if (!finders.includes(`${row} ${column}`)) square(modules, x, y, 2);
    }),
  );
  if (version >= 7) {
    const bits = check(version, 12, 0x1f25);
    for (let n = 0; n < 18; n++) {
      const [a, b] = [size - 11 + (n % 3), Math.floor(n / 3)];
      modules[a]![b] = modules[b]![a] = ((bits >>> n) & 1) === 1;
    }
  }
  return modules;
}

/** A finder (radius 4 with its margin) or an alignment mark (radius 2). */
function square(modules: Modules, x: number, y: number, radius: number): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) {
      const row = modules[y + dy];
      if (!row || row[x + dx] === undefined) continue;
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      row[x + dx] = ring !== 4 && (radius === 2 ? ring !== 1 : ring !== 2);
    }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The places of data, two columns at a time, up and down from the lower right corner. */
function* places(modules: Modules): Generator<[number, number]> {
  const size = modules.length;
  let up = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let n = 0; n < size; n++) {
      const y = up ? size - 1 - n : n;
      for (const x of [right, right - 1]) if (modules[y]![x] === null) yield [x, y];
    }
    up = !up;
  }
}

function formatted(modules: Modules, mask: number): void {
  const size = modules.length;
  const bits = check(mask, 10, 0x537) ^ 0x5412; // level M is 00
  const bit = (n: number): boolean => ((bits >>> n) & 1) === 1;
  for (let n = 0; n < 8; n++) {
    modules[n < 6 ? n : n + 1]![8] = bit(n);
    modules[8]![size - 1 - n] = bit(n);
  }
  for (let n = 8; n < 15; n++) {
    modules[8]![n === 8 ? 7 : 14 - n] = bit(n);
    modules[size - 15 + n]![8] = bit(n);
  }
  modules[size - 8]![8] = true;
}

/** How hard a code is to read: long runs of one colour, and how far it is from half dark. */
function penalty(modules: boolean[][]): number {
  const lines = [...modules, ...modules.map((_, x) => modules.map((row) => row[x]!))];
  let sum = 0;
  for (const line of lines)
    for (const run of line
      .map(Number)
      .join("")
      .match(/0{5,}|1{5,}/g) ?? [])
      sum += run.length - 2;
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2;
  return sum + Math.floor(Math.abs(dark * 100 - 50) / 5) * 10;
}

export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = CODEWORDS.findIndex((all, n) => {
    const room = all - CHECK_PER_BLOCK[n]! * BLOCKS[n]!;
    return bytes.length <= room - (n < 9 ? 2 : 3);
  });
  if (version < 0) return null;
  const room = CODEWORDS[version]! - CHECK_PER_BLOCK[version]! * BLOCKS[version]!;
  const words = interleaved(codewords(bytes, version + 1, room), version + 1);
  const blank = frame(version + 1);
  formatted(blank, 0); // keeps the place
  const drawn = MASKS.map((covers, mask) => {
    const modules = blank.map((row) => [...row]);
    let n = 0;
    for (const [x, y] of places(blank)) {
      const bit = ((words[n >>> 3] ?? 0) >>> (7 - (n & 7))) & 1;
      modules[y]![x] = (bit === 1) !== covers(x, y);
      n++;
    }
    formatted(modules, mask);
    return modules as boolean[][];
  });
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}
