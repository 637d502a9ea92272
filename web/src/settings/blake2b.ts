/** BLAKE2b (RFC 7693), which browsers do not bring along; 64-bit words as BigInt. */
const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
  "0123456789abcdef",
  "ea489fd61c02b753",
].map((row) => [...row].map((digit) => parseInt(digit, 16)));

function turn(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & MASK;
}

function mix(v: bigint[], a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = turn(v[d]! ^ v[a]!, 32n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turn(v[b]! ^ v[c]!, 24n);
  v[a] = (v[a]! + v[b]! + y) & MASK;
  v[d] = turn(v[d]! ^ v[a]!, 16n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turn(v[b]! ^ v[c]!, 63n);
}

function compress(h: bigint[], block: Uint8Array, count: number, last: boolean): void {
  const data = new DataView(block.buffer, block.byteOffset, 128);
  const m = Array.from({ length: 16 }, (_, n) => data.getBigUint64(n * 8, true));
  const v = [...h, ...IV];
  v[12] = v[12]! ^ BigInt(count);
  if (last) v[14] = v[14]! ^ MASK;
  for (const s of SIGMA) {
    mix(v, 0, 4, 8, 12, m[s[0]!]!, m[s[1]!]!);
    mix(v, 1, 5, 9, 13, m[s[2]!]!, m[s[3]!]!);
    mix(v, 2, 6, 10, 14, m[s[4]!]!, m[s[5]!]!);
    mix(v, 3, 7, 11, 15, m[s[6]!]!, m[s[7]!]!);
    mix(v, 0, 5, 10, 15, m[s[8]!]!, m[s[9]!]!);
    mix(v, 1, 6, 11, 12, m[s[10]!]!, m[s[11]!]!);
    mix(v, 2, 7, 8, 13, m[s[12]!]!, m[s[13]!]!);
    mix(v, 3, 4, 9, 14, m[s[14]!]!, m[s[15]!]!);
  }
  for (let n = 0; n < 8; n += 1) h[n] = h[n]! ^ v[n]! ^ v[n + 8]!;
}

export function blake2b(message: Uint8Array, size: number): string {
  const h = [...IV];
  h[0] = h[0]! ^ 0x01010000n ^ BigInt(size);
  const blocks = Math.max(1, Math.ceil(message.length / 128));
  for (let n = 0; n < blocks; n += 1) {
    const block = new Uint8Array(128);
    block.set(message.subarray(n * 128, (n + 1) * 128));
    compress(h, block, Math.min((n + 1) * 128, message.length), n === blocks - 1);
  }
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((word, n) => out.setBigUint64(n * 8, word, true));
  return Array.from({ length: size }, (_, n) => out.getUint8(n).toString(16).padStart(2, "0")).join(
    "",
  );
}

/** What a table promises before the first shuffle: the hash of its secret. */
export function promiseOf(secret: string): string {
  const bytes = secret.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
  return blake2b(new Uint8Array(bytes), 16);
}
