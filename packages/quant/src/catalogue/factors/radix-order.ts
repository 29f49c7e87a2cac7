/** Memory for sorting one cross-section, used again for the next. */
export interface SortMemory {
  /** Positions in rising order of the values, after a sort. */
  readonly order: Int32Array;
  readonly spare: Int32Array;
  /** Bucket of each position; in the long way the upper half of its key. */
  readonly high: Uint32Array;
  readonly low: Uint32Array;
  readonly counts: Int32Array;
  readonly sorted: Float64Array;
  readonly number: Float64Array;
  readonly bits: Uint32Array;
}

const digits = 11;
const radix = 1 << digits;

/** Memory for cross-sections of up to so many assets. */
export function sortMemory(assets: number): SortMemory {
  const number = new Float64Array(1);
  return {
    order: new Int32Array(assets),
    spare: new Int32Array(assets),
    high: new Uint32Array(assets),
    low: new Uint32Array(assets),
    counts: new Int32Array(Math.max(radix, 2 ** Math.ceil(Math.log2(assets + 1)))),
    sorted: new Float64Array(assets),
    number,
    bits: new Uint32Array(number.buffer),
  };
}

/** Turns counts into the places where each bucket begins. */
function toPlaces(counts: Int32Array, buckets: number): void {
  let sum = 0;
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const own = counts[bucket];
    counts[bucket] = sum;
    sum += own;
  }
}

/** More than this in one bucket, and putting neighbours right would take longer than sorting by digits. */
const crowd = 24;

/**
 * The short way: values spread over as many buckets as there are assets, in one pass, then neighbours put right. False, with
 * nothing done, where they crowd together (outliers) or are not finite.
 */
function spreadOrder(values: Float64Array, count: number, memory: SortMemory): boolean {
  const { order, spare, high, counts, sorted } = memory;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < count; k += 1) {
    const value = values[spare[k]];
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const buckets = counts.length;
  const scale = (buckets - 1) / (most - least);
  if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) return false;
  counts.fill(0);
  let top = 0;
  for (let k = 0; k < count; k += 1) {
    // Larger values never fall into lower buckets: rounding keeps order.
    const bucket = ((values[spare[k]] - least) * scale) | 0;
    high[k] = bucket;
    counts[bucket] += 1;
    if (counts[bucket] > top) top = counts[bucket];
  }
  if (top > crowd) return false;
  toPlaces(counts, buckets);
  for (let k = 0; k < count; k += 1) {
    const at = counts[high[k]];
    counts[high[k]] += 1;
    order[at] = spare[k];
    sorted[at] = values[spare[k]];
  }
  for (let k = 1; k < count; k += 1) {
    const value = sorted[k];
    if (!(value < sorted[k - 1])) continue;
    const row = order[k];
    let at = k;
    while (at > 0 && value < sorted[at - 1]) {
      sorted[at] = sorted[at - 1];
      order[at] = order[at - 1];
      at -= 1;
    }
    sorted[at] = value;
    order[at] = row;
  }
  return true;
}

// Where the upper half of a double stands: little-endian machines keep it second.
const upper = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0;

/** Keys whose unsigned order is the order of the numbers: the sign bit turned for positives, every bit for negatives. */
function writeKey({ number, bits, high, low }: SortMemory, at: number, value: number): void {
  // Adding zero makes one of the two zeros.
  number[0] = value + 0;
  const top = bits[upper];
  const rest = bits[1 - upper];
  const isPositive = top >>> 31 === 0;
  high[at] = (isPositive ? top | 0x80000000 : ~top) >>> 0;
  low[at] = (isPositive ? rest : ~rest) >>> 0;
}

/** One stable counting pass over 11 bits of one half of the keys. */
function pass(
  from: Int32Array,
  to: Int32Array,
  count: number,
  half: Uint32Array,
  counts: Int32Array,
  shift: number,
): void {
  counts.fill(0, 0, radix);
  for (let k = 0; k < count; k += 1) counts[(half[from[k]] >>> shift) & (radix - 1)] += 1;
  toPlaces(counts, radix);
  for (let k = 0; k < count; k += 1) {
    const bucket = (half[from[k]] >>> shift) & (radix - 1);
    to[counts[bucket]] = from[k];
    counts[bucket] += 1;
  }
}

/** The long way, the same for all values: six counting passes over the bits of order-preserving keys. */
function digitOrder(values: Float64Array, count: number, memory: SortMemory): void {
  const { order, spare, high, low, counts } = memory;
  for (let k = 0; k < count; k += 1) writeKey(memory, spare[k], values[spare[k]]);
  for (const half of [low, high]) {
    pass(spare, order, count, half, counts, 0);
    pass(order, spare, count, half, counts, digits);
    pass(spare, order, count, half, counts, 2 * digits);
    spare.set(order.subarray(0, count));
  }
}

/**
 * Positions of the values in rising order, into `memory.order`; returns how many there are, missing values left out. Equal
 * values stay in their order. Time grows with the number of values, whatever they are.
 */
export function radixOrder(values: Float64Array, memory: SortMemory): number {
  const { spare } = memory;
  let count = 0;
  for (let i = 0; i < values.length; i += 1) {
    if (Number.isNaN(values[i])) continue;
    spare[count] = i;
    count += 1;
  }
  if (!spreadOrder(values, count, memory)) digitOrder(values, count, memory);
  return count;
}
