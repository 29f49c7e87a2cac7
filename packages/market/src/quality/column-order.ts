import type { BarTable } from './bar-table.ts';
import { at } from './bar-table.ts';
import type { Finding, RepairColumn } from './finding.ts';
import { medianOf } from './steps.ts';

const names = ['open', 'high', 'low', 'close'] as const;
type PriceName = (typeof names)[number];

/** Headings are wrong when most rows contradict them and another reading fits nearly all. */
const brokenShare = 0.3;
const fittingShare = 0.01;
const leastRows = 5;

type ColumnName = PriceName | 'volume';

/** Under which heading each column is found. */
type Reading = Readonly<Record<ColumnName, ColumnName>>;

const given: Reading = { open: 'open', high: 'high', low: 'low', close: 'close', volume: 'volume' };

/** Prices in any order; or the volume in the place of one price. */
const readings: readonly Reading[] = [
  ...names.flatMap((open) =>
    names.flatMap((high) =>
      names.flatMap((low) =>
        names.flatMap((close): Reading[] =>
          new Set([open, high, low, close]).size === 4 ? [{ ...given, open, high, low, close }] : [],
        ),
      ),
    ),
  ),
  ...names.map((name): Reading => ({ ...given, [name]: 'volume', volume: name })),
];

function brokenRows({ columns }: BarTable, rows: readonly number[], { open, high, low, close }: Reading): number {
  return rows.filter((row) => {
    const [top, bottom] = [at(columns[high], row), at(columns[low], row)];
    const inner = [at(columns[open], row), at(columns[close], row)];
    return top < bottom || inner.some((price) => price > top * (1 + 1e-6) || price < bottom * (1 - 1e-6));
  }).length;
}

/** Sum of the distances between two columns, the second taken some rows before; small when both are prices of like days. */
function distance({ columns }: BarTable, rows: readonly number[], a: ColumnName, b: ColumnName, back: number): number {
  return rows.reduce((sum, row, place) => {
    const other = rows[place - back];
    const gap = other === undefined ? 0 : Math.abs(Math.log(at(columns[a], row) / at(columns[b], other)));
    return sum + (Number.isFinite(gap) ? gap : 0);
  }, 0);
}

/** A row spans a factor of two on the worst of days; volumes among prices make it span far more. */
const widestRow = Math.log(50);

function swappedHeadings(table: BarTable, rows: readonly number[]): Finding | null {
  if (rows.length < leastRows) return null;
  const width = (reading: Reading): number => distance(table, rows, reading.high, reading.low, 0);
  const isBroken = brokenRows(table, rows, given) >= brokenShare * rows.length;
  if (!isBroken && width(given) < widestRow * brokenShare * rows.length) return null;
  const [best] = readings
    .filter((reading) => brokenRows(table, rows, reading) <= fittingShare * rows.length)
    .map((reading) => ({
      reading,
      // All orders of the same four prices are equally wide; rounding must not decide between them.
      width: Number(width(reading).toPrecision(9)),
      nightly: distance(table, rows, reading.open, reading.close, 1),
    }))
    .toSorted((a, b) => a.width - b.width || a.nightly - b.nightly);
  if (best === undefined) return null;
  const columns = [...names, 'volume' as const].flatMap((to): (readonly [RepairColumn, RepairColumn])[] => {
    const from = best.reading[to];
    return from === to ? [] : [[to, from]];
  });
  if (columns.length === 0) return null;
  const told = columns.map(([to, from]) => `${to} stands under ${from}`).join(', ');
  return {
    row: 0,
    kind: 'swapped-columns',
    severity: 'warn',
    why: `the headings do not fit the prices: ${told}`,
    repair: [{ action: 'reorder', columns, from: 0, to: table.columns.time.length - 1 }],
  };
}

/** How far apart a price and a number of shares must be in size before they can be told apart. */
const clearlyApart = Math.log(50);

/** A row whose volume is a price and one of whose prices is a volume. */
function swappedVolume({ columns }: BarTable, row: number, price: number, shares: number): Finding | null {
  const volume = at(columns.volume, row);
  if (Math.abs(Math.log(shares / price)) < clearlyApart || !(Math.abs(Math.log(volume / price)) < 0.5)) return null;
  const name = names.find(
    (one) =>
      Math.abs(Math.log(at(columns[one], row) / price)) > clearlyApart / 2 &&
      Math.abs(Math.log(at(columns[one], row) / shares)) < clearlyApart,
  );
  if (name === undefined) return null;
  return {
    row,
    kind: 'swapped-columns',
    severity: 'warn',
    why: `${name} ${at(columns[name], row)} and volume ${volume} have changed places`,
    repair: [
      {
        action: 'reorder',
        columns: [
          [name, 'volume'],
          ['volume', name],
        ],
        from: row,
        to: row,
      },
    ],
  };
}

/** One row whose high and low have changed places and that is sound the other way round. */
function swappedRange({ columns }: BarTable, row: number): Finding | null {
  const [high, low] = [at(columns.high, row), at(columns.low, row)];
  const inner = [at(columns.open, row), at(columns.close, row)];
  if (!(high < low) || inner.some((price) => !(price >= high && price <= low))) return null;
  return {
    row,
    kind: 'swapped-columns',
    severity: 'warn',
    why: `high ${high} and low ${low} have changed places`,
    repair: [
      {
        action: 'reorder',
        columns: [
          ['high', 'low'],
          ['low', 'high'],
        ],
        from: row,
        to: row,
      },
    ],
  };
}

/** Columns that hold each other's values: under every row, where the headings are wrong, or in single rows. */
export function findSwappedColumns(table: BarTable): readonly Finding[] {
  const { columns } = table;
  const rows = [...columns.time.keys()].filter((row) => names.every((name) => Number.isFinite(at(columns[name], row))));
  const headings = swappedHeadings(table, rows);
  if (headings !== null) return [headings];
  const [price, shares] = [medianOf(columns.close), medianOf(columns.volume.filter((value) => value > 0))];
  const isLikeAPrice = (row: number): boolean => Math.abs(Math.log(at(columns.volume, row) / price)) < clearlyApart;
  return rows.flatMap((row) => {
    if (!isLikeAPrice(row)) return swappedRange(table, row) ?? [];
    const near = medianOf(columns.close, row - 3, row + 4);
    return swappedVolume(table, row, near, shares) ?? swappedRange(table, row) ?? [];
  });
}
