import type { BarColumns } from './bar.ts';
import { emptyColumns } from './bar.ts';

/** First four bytes of a chunk, read as a little-endian number: the text `PLB1`. */
export const chunkMagic = 0x31424c50;
export const chunkHeaderBytes = 32;

/** Header flags: which columns are kept as float64 because int32 steps would not hold them exactly. */
export const floatTime = 1;
export const floatPrices = 2;
export const floatVolume = 4;

type Column = Float64Array | Int32Array;

/** What a chunk holds: the columns, and the digits after the point of a printed price. */
export interface DecodedBars {
  readonly columns: BarColumns;
  readonly decimals: number;
}

/**
 * Reads one chunk of bars, the form in which bars are stored, sent and handed to workers.
 * Layout, little-endian: a header of 32 bytes (magic u32, count u32, flags u32, decimals u16, digits u16, first
 * time f64, time unit in ms f64), then every float64 column, then every int32 column, each in the order time, open, high,
 * low, close, volume. As int32, time is the step from the bar before in time units; prices are counted in
 * 10^-digits as open − previous close, high − max(open, close), min(open, close) − low and close − open.
 * Input: the decompressed bytes at any offset of their buffer. Output: new columns of `count` rows, times in epoch
 * ms UTC, prices in currency, volume in shares or coins with NaN kept. Never shares memory with the input.
 * A chunk that is cut off or of another format throws; nothing is guessed.
 */
export function decodeBars(bytes: Uint8Array): DecodedBars {
  // Typed arrays need their own alignment; a slice starts at offset 0 of a fresh buffer.
  const aligned = bytes.byteOffset & 7 ? bytes.slice() : bytes;
  const { buffer, byteOffset, byteLength } = aligned;
  const view = new DataView(buffer, byteOffset, byteLength);
  if (byteLength < chunkHeaderBytes || view.getUint32(0, true) !== chunkMagic) refuse();
  const count = view.getUint32(4, true);
  const flags = view.getUint32(8, true);
  const decimals = view.getUint16(12, true);
  const floats = (flags & floatTime ? 1 : 0) + (flags & floatPrices ? 4 : 0) + (flags & floatVolume ? 1 : 0);
  if (byteLength !== chunkHeaderBytes + count * (24 + 4 * floats)) refuse();

  let floatAt = byteOffset + chunkHeaderBytes;
  let intAt = floatAt + 8 * count * floats;
  const column = (isFloat: number): Column => {
    const at = isFloat ? floatAt : intAt;
    if (isFloat) floatAt += 8 * count;
    else intAt += 4 * count;
    return isFloat ? new Float64Array(buffer, at, count) : new Int32Array(buffer, at, count);
  };
  const columns = emptyColumns(count);
  readTime(columns.time, column(flags & floatTime), view.getFloat64(16, true), view.getFloat64(24, true), flags);
  const isFloat = flags & floatPrices;
  const prices = [column(isFloat), column(isFloat), column(isFloat), column(isFloat)] as const;
  if (isFloat) {
    columns.open.set(prices[0]);
    columns.high.set(prices[1]);
    columns.low.set(prices[2]);
    columns.close.set(prices[3]);
  } else readPrices(columns, prices, 10 ** view.getUint16(14, true));
  columns.volume.set(column(flags & floatVolume));
  return { columns, decimals };
}

function readTime(out: Float64Array, steps: Column, first: number, unit: number, flags: number): void {
  if (flags & floatTime) return out.set(steps);
  let units = 0;
  for (let i = 0; i < steps.length; i += 1) {
    units += steps[i] ?? 0;
    out[i] = first + units * unit;
  }
}

function readPrices(
  out: BarColumns,
  [opens, highs, lows, closes]: readonly [Column, Column, Column, Column],
  scale: number,
): void {
  const { open: outOpen, high: outHigh, low: outLow, close: outClose } = out;
  let close = 0;
  for (let i = 0; i < outOpen.length; i += 1) {
    // Lengths were checked against the header, so every index is inside; `?? 0` only satisfies the type.
    const open = close + (opens[i] ?? 0);
    close = open + (closes[i] ?? 0);
    const isUp = close > open;
    outOpen[i] = open / scale;
    outClose[i] = close / scale;
    outHigh[i] = ((isUp ? close : open) + (highs[i] ?? 0)) / scale;
    outLow[i] = ((isUp ? open : close) - (lows[i] ?? 0)) / scale;
  }
}

/** A plain error: the table of error codes would double the size of this reader in the browser. */
function refuse(): never {
  throw new RangeError('These bytes are not a whole bar chunk; fetch them again.');
}
