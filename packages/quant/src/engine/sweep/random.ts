/** A stream of random numbers with a seed: the same on every machine, never shared between streams. */
export interface RandomStream {
  readonly state: Uint32Array;
}

/**
 * A stream from a seed and a stream number; different numbers give unrelated streams, so that workers can each take some
 * paths and together make the same numbers as one. Source: xoshiro128**, Blackman and Vigna 2018, seeded by splitmix32.
 */
export function randomStream(seed: number, stream = 0): RandomStream {
  const state = new Uint32Array(4);
  let mixed = (Math.imul(seed, 0x9e3779b9) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0;
  for (let i = 0; i < 4; i += 1) {
    mixed = (mixed + 0x9e3779b9) >>> 0;
    let z = mixed ^ (mixed >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    state[i] = z ^ (z >>> 15);
  }
  return { state };
}

/** The next 32 bits. */
export function nextBits({ state }: RandomStream): number {
  const s1 = state[1];
  const times5 = Math.imul(s1, 5);
  const result = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
  const shifted = s1 << 9;
  const s2 = state[2] ^ state[0];
  const s3 = state[3] ^ s1;
  state[1] = s1 ^ s2;
  state[0] ^= s3;
  state[2] = s2 ^ shifted;
  state[3] = (s3 << 11) | (s3 >>> 21);
  return result;
}

/** Uniform in [0, 1). */
export function nextUniform(stream: RandomStream): number {
  return nextBits(stream) / 4_294_967_296;
}

/** A whole number in [0, below); its bias is below 1e-5 for any history length. */
export function nextIndex(stream: RandomStream, below: number): number {
  return Math.floor((nextBits(stream) / 4_294_967_296) * below);
}

/** Standard normal, by the polar method of Box and Muller. */
export function nextNormal(stream: RandomStream): number {
  const radius = Math.sqrt(-2 * Math.log(1 - nextUniform(stream)));
  return radius * Math.cos(2 * Math.PI * nextUniform(stream));
}
