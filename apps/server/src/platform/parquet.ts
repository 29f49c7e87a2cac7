import type { BarSeries } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Source } from '@plumbline/model/source';

const mark = new Uint8Array([0x50, 0x41, 0x52, 0x31]);

export function isParquet(bytes: Uint8Array): boolean {
  return mark.every((value, place) => bytes[place] === value);
}

/** Days, moments and large counts as texts and numbers that a reader of JSON knows. */
function plain(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}

/** The rows of a Parquet file as JSON: from there on it is read like any other file. Whatever is no Parquet stays as it is. */
export async function readableBytes(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isParquet(bytes)) return bytes;
  const { parquetReadObjects } = await import('hyparquet');
  const file = new Uint8Array(bytes).buffer;
  try {
    const rows = await parquetReadObjects({ file });
    return new TextEncoder().encode(JSON.stringify(rows, plain));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlumblineError(
      'bad-input',
      `The Parquet file cannot be read: ${reason.slice(0, 200)}. Save it uncompressed or with Snappy.`,
      {},
      cause,
    );
  }
}

/** Bars as Parquet: times as moments, an unknown volume as null, and what is needed to read them as key and value. */
export async function writeParquet(series: BarSeries, source: Source): Promise<Uint8Array<ArrayBuffer>> {
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  const { time, open, high, low, close, volume } = series.columns;
  const { instrumentId, interval, adjustment, currency, isLastPartial } = series;
  const numbers = { open, high, low, close };
  const buffer = parquetWriteBuffer({
    columnData: [
      { name: 'time', data: Array.from(time, (at) => new Date(at)), type: 'TIMESTAMP', nullable: false },
      ...Object.entries(numbers).map(([name, data]) => ({ name, data, type: 'DOUBLE' as const, nullable: false })),
      { name: 'volume', data: Array.from(volume, (value) => (Number.isNaN(value) ? null : value)), type: 'DOUBLE' },
    ],
    kvMetadata: [
      {
        key: 'plumbline',
        value: JSON.stringify({ instrumentId, interval, adjustment, currency, isLastPartial, source }),
      },
    ],
  });
  return new Uint8Array(buffer);
}
