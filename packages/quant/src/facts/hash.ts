/** The first 64 primes give SHA-256 its constants: fractional parts of their square and cube roots. */
const primes = firstPrimes(64);
const roundConstants = Uint32Array.from(primes, (prime) => fractionBits(Math.cbrt(prime), prime, 3));
const startState = Uint32Array.from(primes.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime), prime, 2));

function firstPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

/** The first 32 bits after the point of an integer root, settled by exact integer arithmetic. */
function fractionBits(root: number, prime: number, power: 2 | 3): number {
  const shift = 2n ** 32n;
  const wanted = BigInt(prime) * shift ** BigInt(power);
  let scaled = BigInt(Math.floor(root * 4_294_967_296));
  // The estimate of a double may be off by a few units in the last place.
  while (scaled ** BigInt(power) > wanted) scaled -= 1n;
  while ((scaled + 1n) ** BigInt(power) <= wanted) scaled += 1n;
  return Number(scaled % shift);
}

const schedule = new Uint32Array(64);

function compress(state: Uint32Array, block: DataView, offset: number): void {
  for (let i = 0; i < 16; i += 1) schedule[i] = block.getUint32(offset + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const early = schedule[i - 15];
    const late = schedule[i - 2];
    const s0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const s1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    schedule[i] = schedule[i - 16] + s0 + schedule[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + s1 + ((e & f) ^ (~e & g)) + roundConstants[i] + schedule[i]) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] += value;
}

/**
 * SHA-256 of bytes, as 64 hexadecimal digits: the fingerprint under which specs, data and results are compared between
 * browser and server. Source: FIPS 180-4.
 */
export function sha256(bytes: Uint8Array): string {
  const state = startState.slice();
  const whole = bytes.length - (bytes.length % 64);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 0; offset < whole; offset += 64) compress(state, view, offset);
  const rest = bytes.length - whole;
  const tail = new Uint8Array(rest < 56 ? 64 : 128);
  tail.set(bytes.subarray(whole));
  tail[rest] = 0x80;
  const end = new DataView(tail.buffer);
  end.setUint32(tail.length - 8, Math.floor(bytes.length / 2 ** 29));
  end.setUint32(tail.length - 4, (bytes.length * 8) >>> 0);
  for (let offset = 0; offset < tail.length; offset += 64) compress(state, end, offset);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** Text as UTF-8 bytes. Unpaired surrogates become the replacement character, as encoders do. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    let code = character.codePointAt(0) ?? 0xfffd;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return Uint8Array.from(bytes);
}

/** Columns of numbers, one after the other, as little-endian doubles: the same bytes on every machine. */
export function columnBytes(columns: readonly Float64Array[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(8 * columns.reduce((sum, column) => sum + column.length, 0)));
  let offset = 0;
  for (const column of columns) {
    for (let i = 0; i < column.length; i += 1) {
      view.setFloat64(offset, column[i], true);
      offset += 8;
    }
  }
  return new Uint8Array(view.buffer);
}
