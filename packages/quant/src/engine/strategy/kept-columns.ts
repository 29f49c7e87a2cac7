import type { BarColumns } from '@plumbline/model/bar';

type Columns = Map<string, Float64Array>;

interface KeptColumns {
  readonly columns: Columns;
  /** Keys of those that stay as long as the series does, the latest last. */
  readonly latest: string[];
}

/** Of every series the columns found last stay as long as the series does: the next run over it asks for the same. */
const mostLatest = 8;

/** Fewer of them for a long series, where eight would take more memory than the bars. */
const mostLatestBytes = 32 * 2 ** 20;

/** So many bytes more for all series together: the averages of a sweep, for the next sweep over the same bars. */
const mostBytes = 16 * 2 ** 20;

const ofBars = new WeakMap<BarColumns, KeptColumns>();

/** Columns that are no longer among the latest of their series, the oldest first. */
const older: { readonly columns: Columns; readonly key: string; readonly bytes: number }[] = [];
let olderBytes = 0;

function keepOlder(columns: Columns, key: string): void {
  const bytes = columns.get(key)?.byteLength ?? 0;
  older.push({ columns, key, bytes });
  olderBytes += bytes;
  while (olderBytes > mostBytes) {
    const gone = older.shift();
    if (gone === undefined) return;
    gone.columns.delete(gone.key);
    olderBytes -= gone.bytes;
  }
}

/** The column under a key that follows from the bars alone, computed once while it is kept. Bars do not change. */
export function columnOfBars(bars: BarColumns, key: string, compute: () => Float64Array): Float64Array {
  const kept: KeptColumns = ofBars.get(bars) ?? { columns: new Map(), latest: [] };
  const known = kept.columns.get(key);
  if (known !== undefined) return known;
  const column = compute();
  ofBars.set(bars, kept);
  kept.columns.set(key, column);
  kept.latest.push(key);
  const most = Math.max(1, Math.min(mostLatest, Math.floor(mostLatestBytes / column.byteLength)));
  const left = kept.latest.length > most ? kept.latest.shift() : undefined;
  if (left !== undefined) keepOlder(kept.columns, left);
  return column;
}
