/** Murmur3 finaliser: every input bit reaches every output bit. */
export function mix32(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * Names one stream of random numbers by seed and labels. Draws are addressed by number (a day, a quarter), so that
 * what was drawn for one date never depends on how many dates follow it.
 */
export function streamKey(seed: number, ...labels: readonly string[]): number {
  let h = mix32(seed ^ 0x9e3779b9);
  for (const label of labels) {
    for (let i = 0; i < label.length; i++) h = Math.imul(h ^ label.charCodeAt(i), 0x01000193);
    h = mix32(h ^ label.length);
  }
  return h;
}
