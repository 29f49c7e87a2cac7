/** Memory for sorting one cross-section, used again for the next. */
export interface SortMemory {
  readonly order: Int32Array;
  readonly spare: Int32Array;
  readonly high: Uint32Array;
  readonly low: Uint32Array;
  readonly counts: Int32Array;
  readonly bits: Uint32Array;
  readonly number: Float64Array;
}

/** Memory for cross-sections of up to so many assets. */
export function sortMemory(assets: number): SortMemory {
  const number = new Float64Array(1);
  return {
    order: new Int32Array(assets),
    spare: new Int32Array(assets),
    high: new Uint32Array(assets),
    low: new Uint32Array(assets),
    counts: new Int32Array(2048),
    bits: new Uint32Array(number.buffer),
    number,
  };
}

// Where the upper half of a double stands: little-endian machines keep it second.
const upper = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0;

/** Keys whose unsigned order is the order of the numbers: the sign bit turned for positives, every bit for negatives. */
function writeKey(memory: SortMemory, at: number, value: number): void {
  // Adding zero makes one of the two zeros.
  memory.number[0] = value + 0;
  const high = memory.bits[upper];
  const low = memory.bits[1 - upper];
  if (high >>> 31 === 0) {
    memory.high[at] = (high | 0x80000000) >>> 0;
    memory.low[at] = low;
  } else {
    memory.high[at] = ~high >>> 0;
    memory.low[at] = ~low >>> 0;
  }
}

/** One stable counting pass over 11 bits of the upper halves. */
function pass(from: Int32Array, to: Int32Array, count: number, memory: SortMemory, shift: number): void {
  const { counts, high } = memory;
  counts.fill(0);
  for (let k = 0; k < count; k += 1) counts[(high[from[k]] >>> shift) & 2047] += 1;
  let sum = 0;
  for (let bucket = 0; bucket < 2048; bucket += 1) {
    const own = counts[bucket];
    counts[bucket] = sum;
    sum += own;
  }
  for (let k = 0; k < count; k += 1) {
    const bucket = (high[from[k]] >>> shift) & 2047;
    to[counts[bucket]] = from[k];
    counts[bucket] += 1;
  }
}

/**
 * Positions of the values in rising order, into `memory.order`; returns how many there are, values that are missing left
 * out. Equal values stay in their order. Three counting passes over the upper half of order-preserving keys, then the few
 * neighbours that differ only below it are put right by their exact values.
 */
export function radixOrder(values: Float64Array, memory: SortMemory): number {
  const { order, spare, high, low } = memory;
  let count = 0;
  for (let i = 0; i < values.length; i += 1) {
    if (Number.isNaN(values[i])) continue;
    writeKey(memory, i, values[i]);
    order[count] = i;
    count += 1;
  }
  pass(order, spare, count, memory, 0);
  pass(spare, order, count, memory, 11);
  pass(order, spare, count, memory, 22);
  for (let k = 0; k < count; k += 1) {
    const row = spare[k];
    let at = k;
    while (at > 0 && high[order[at - 1]] === high[row] && low[order[at - 1]] > low[row]) {
      order[at] = order[at - 1];
      at -= 1;
    }
    order[at] = row;
  }
  return count;
}
