import { dateOf } from '@plumbline/model/date';
import type { BarTable } from '../bar-table.ts';
import { at } from '../bar-table.ts';
import type { SeriesCheck } from '../check.ts';
import { medianOf } from '../steps.ts';

const prices = ['open', 'high', 'low', 'close'] as const;

/** Where prices move by few ticks, neighbours share prices by chance; from here on chance is out of the question. */
const leastTicks = 50;

const windowRows = 30;

/** A day's usual range around a row, in the smallest steps that prices make there. */
function ticksPerDay({ columns }: BarTable, row: number): number {
  const [from, to] = [Math.max(0, row - windowRows), row + windowRows];
  const range = medianOf(columns.high.subarray(from, to).map((high, place) => high - at(columns.low, from + place)));
  const sorted = prices.flatMap((name) => [...columns[name].subarray(from, to)]).toSorted((a, b) => a - b);
  const rounding = 1e-6 * (sorted.at(-1) ?? 1);
  const steps = sorted.map((price, place) => price - (sorted[place - 1] ?? price)).filter((step) => step > rounding);
  return range / Math.min(...steps);
}

/** A row that opens at the close before, closes at the close after and takes its range from both: written by a program, not by trades. */
export const checkCopiedRows: SeriesCheck = (table) => {
  const { columns } = table;
  return [...columns.close.keys()].flatMap((row) => {
    const isBetween = at(columns.open, row) === at(columns.close, row - 1);
    if (!isBetween || at(columns.close, row) !== at(columns.close, row + 1)) return [];
    const around = new Set(prices.flatMap((name) => [at(columns[name], row - 1), at(columns[name], row + 1)]));
    const isRange = at(columns.high, row) > at(columns.low, row);
    if (!isRange || !prices.every((name) => around.has(at(columns[name], row)))) return [];
    if (!(ticksPerDay(table, row) >= leastTicks)) return [];
    return [
      {
        row,
        kind: 'copied-row' as const,
        severity: 'warn' as const,
        why: `${dateOf(at(columns.time, row))}: all four prices are prices of the rows before and after; the day's own are missing`,
      },
    ];
  });
};
