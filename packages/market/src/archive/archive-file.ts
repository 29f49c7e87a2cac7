import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { BarColumns } from '@plumbline/model/bar';
import { dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { MarketStore, StoredBars } from '../store/market-store.ts';
import { licenceOf } from './licence-of.ts';
import type { ArchiveEntries } from './recording-store.ts';

const header = z.object({
  plumblineArchive: z.literal(1),
  /** When it was written: the time an installation that opens it lives at. */
  at: z.number(),
  instruments: z.array(z.string()),
  sources: z.array(z.object({ publisher: z.string(), licence: z.string() })),
});
export type ArchiveHeader = z.infer<typeof header>;

/** An archive that is whole: what it says of itself and what it holds. */
export interface Archive extends ArchiveHeader {
  readonly sha256: string;
  readonly entries: () => ArchiveEntries;
}

const columnNames = ['time', 'open', 'high', 'low', 'close', 'volume'] as const;

type PlainColumns = { readonly [Name in keyof BarColumns]: readonly (number | null)[] };

/** Numbers as JSON has them: a volume that was not reported is null. */
function plainColumns(columns: BarColumns): PlainColumns {
  const plain = (values: Float64Array) => Array.from(values, (value) => (Number.isNaN(value) ? null : value));
  const { time, open, high, low, close, volume } = columns;
  return {
    time: plain(time),
    open: plain(open),
    high: plain(high),
    low: plain(low),
    close: plain(close),
    volume: plain(volume),
  };
}

function packedColumns(columns: PlainColumns): BarColumns {
  const lengths = new Set(columnNames.map((name) => columns[name].length));
  if (lengths.size !== 1) throw broken('holds bars whose columns differ in length');
  const packed = (values: readonly (number | null)[]) => Float64Array.from(values, (value) => value ?? Number.NaN);
  const { time, open, high, low, close, volume } = columns;
  return {
    time: packed(time),
    open: packed(open),
    high: packed(high),
    low: packed(low),
    close: packed(close),
    volume: packed(volume),
  };
}

interface PlainEntries {
  readonly bars: readonly (Omit<StoredBars, 'series'> & {
    readonly series: Omit<StoredBars['series'], 'columns'> & { readonly columns: PlainColumns };
  })[];
  readonly documents: ArchiveEntries['documents'];
}

function broken(why: string): PlumblineError {
  return new PlumblineError('data-refused', `This archive ${why}: it is not opened.`);
}

const digest = (head: string, body: Uint8Array): string =>
  createHash('sha256').update(head).update('\n').update(body).digest('hex');

/** One file: a line of what it is, a line with the checksum of everything else, and the answers of the sources, compressed. */
export function writeArchive(at: number, instruments: readonly string[], entries: ArchiveEntries): Uint8Array {
  const publishers = new Set([...entries.bars, ...entries.documents].map(({ source }) => source.publisher));
  const sources = [...publishers].toSorted().map((publisher) => ({ publisher, licence: licenceOf(publisher).en }));
  const said: ArchiveHeader = { plumblineArchive: 1, at, instruments: [...instruments], sources };
  const plain: PlainEntries = {
    bars: entries.bars.map((stored) => ({
      ...stored,
      series: { ...stored.series, columns: plainColumns(stored.series.columns) },
    })),
    documents: entries.documents,
  };
  const head = JSON.stringify(said);
  const body = gzipSync(JSON.stringify(plain));
  return Buffer.concat([Buffer.from(`${head}\n${digest(head, body)}\n`), body]);
}

/** Reads an archive, or refuses it when anything in it is not as it was written. */
export function readArchive(bytes: Uint8Array): Archive {
  const first = bytes.indexOf(10);
  const second = bytes.indexOf(10, first + 1);
  if (first < 0 || second < 0) throw broken('is no file that plumbline archive wrote');
  const text = (from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString('utf8');
  const head = text(0, first);
  const sha256 = text(first + 1, second);
  const body = bytes.subarray(second + 1);
  if (!head.startsWith('{"plumblineArchive":')) throw broken('is no file that plumbline archive wrote');
  if (digest(head, body) !== sha256) throw broken('was changed or broke off on its way');
  const parsed = header.safeParse(JSON.parse(head));
  if (!parsed.success) throw broken('was written by a newer Plumbline');
  return {
    ...parsed.data,
    sha256,
    entries: () => {
      // Its checksum says that it is what `writeArchive` wrote; each answer is checked again when it is read.
      const plain = JSON.parse(gunzipSync(body).toString('utf8')) as PlainEntries;
      const bars = plain.bars.map((stored) => ({
        ...stored,
        series: { ...stored.series, columns: packedColumns(stored.series.columns) },
      }));
      return { bars, documents: plain.documents };
    },
  };
}

/** Puts the answers into a store. What was asked on the day of the archive is as fresh as its clock; older copies keep their age. */
export async function fillFromArchive(store: MarketStore, archive: Archive): Promise<void> {
  const { bars, documents } = archive.entries();
  const storedAtOf = (storedAt: number): number => (archive.at - storedAt < dayMs ? archive.at : storedAt);
  for (const stored of bars) await store.writeBars({ ...stored, storedAt: storedAtOf(stored.storedAt) });
  for (const { kind, key, ...document } of documents) {
    await store.writeDocument(kind, key, { ...document, storedAt: storedAtOf(document.storedAt) });
  }
}
