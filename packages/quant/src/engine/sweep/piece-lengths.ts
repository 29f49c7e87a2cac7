const guideBits = 12;

/**
 * Random lengths with a given mean, each further period as likely as the one before (geometric), by table: the logarithm of
 * a draw costs more than all the rest of a piece.
 */
export interface PieceLengths {
  /** Chance that a length is at most k + 1. */
  readonly atMost: Float64Array;
  /** Where to begin looking, by the first bits of the draw. */
  readonly guide: Int32Array;
}

/** The table for a mean of 1 or more periods and lengths up to `most`; what is longer counts as that. */
export function pieceLengths(mean: number, most: number): PieceLengths {
  const goOn = 1 - 1 / mean;
  const atMost = new Float64Array(most);
  let longer = 1;
  for (let k = 0; k < most; k += 1) {
    longer *= goOn;
    atMost[k] = 1 - longer;
  }
  atMost[most - 1] = 1;
  const guide = new Int32Array(2 ** guideBits);
  let k = 0;
  for (let at = 0; at < guide.length; at += 1) {
    while (atMost[k] <= at / guide.length) k += 1;
    guide[at] = k;
  }
  return { atMost, guide };
}

/** The length that a draw of 32 bits stands for. */
export function pieceLength({ atMost, guide }: PieceLengths, bits: number): number {
  const draw = bits / 4_294_967_296;
  let k = guide[bits >>> (32 - guideBits)];
  while (atMost[k] <= draw) k += 1;
  return k + 1;
}
