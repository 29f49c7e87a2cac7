import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { BarColumns, BarSeries } from '@plumbline/model/bar';
import { emptyColumns, sliceColumns } from '@plumbline/model/bar';
import { decodeBars } from '@plumbline/model/bar-chunk';
import { encodeBars } from '@plumbline/model/bar-chunk-write';

/** Compressed once, at write; higher qualities cost 50 times as long for a tenth of the bytes. */
const quality = 5;

export interface BarChunkRow {
  /** `2010s` for a whole decade, `tail` for the decade that is still growing. */
  readonly chunk: string;
  readonly first_at: number;
  readonly last_at: number;
  readonly count: number;
  readonly sha256: string;
  readonly body: Uint8Array;
}

export function compressBars(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

const decadeOf = (at: number): number => Math.floor(new Date(at).getUTCFullYear() / 10) * 10;

/** Cuts a series into whole decades and one open tail, so that a new day rewrites the tail alone. */
export function chunkRows(series: BarSeries): BarChunkRow[] {
  const { time } = series.columns;
  const rows: BarChunkRow[] = [];
  let from = 0;
  for (let to = 1; to <= time.length; to++) {
    const decade = decadeOf(time[from] ?? 0);
    if (to < time.length && decadeOf(time[to] ?? 0) === decade) continue;
    const bytes = encodeBars(sliceColumns(series.columns, from, to), series.priceDecimals);
    rows.push({
      chunk: to === time.length ? 'tail' : `${decade}s`,
      first_at: time[from] ?? 0,
      last_at: time[to - 1] ?? 0,
      count: to - from,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      body: compressBars(bytes),
    });
    from = to;
  }
  return rows;
}

/** Puts chunks, oldest first, back into one set of columns. */
export function joinChunks(bodies: readonly Uint8Array[]): BarColumns {
  const parts = bodies.map((body) => decodeBars(brotliDecompressSync(body)).columns);
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const joined = emptyColumns(parts.reduce((sum, { time }) => sum + time.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.time.set(part.time, at);
    joined.open.set(part.open, at);
    joined.high.set(part.high, at);
    joined.low.set(part.low, at);
    joined.close.set(part.close, at);
    joined.volume.set(part.volume, at);
    at += part.time.length;
  }
  return joined;
}
