import type { MonthCell } from '../../charts/monthly-heatmap.tsx';

export interface YearOfMonths {
  readonly year: number;
  readonly cells: readonly MonthCell[];
  readonly total: number;
}

/** Returns of each calendar month of an account, the latest year last. The first and the last month may be partial. */
export function monthsOf(time: Float64Array, equity: Float64Array): readonly YearOfMonths[] {
  const years = new Map<number, { cells: MonthCell[]; from: number; to: number }>();
  const last = time.length - 1;
  let before = equity[0] ?? 1;
  for (let i = 0; i <= last; i += 1) {
    const date = new Date(time[i] ?? 0);
    const next = new Date(time[i + 1] ?? 0);
    const isEnd = i === last || next.getUTCMonth() !== date.getUTCMonth();
    const year = date.getUTCFullYear();
    const known = years.get(year) ?? {
      cells: Array.from({ length: 12 }, (): MonthCell => ({ value: null, isPartial: false })),
      from: before,
      to: before,
    };
    years.set(year, known);
    if (!isEnd) continue;
    const value = equity[i] ?? before;
    const isFirst = known.cells.every((cell) => cell.value === null) && years.size === 1;
    known.cells[date.getUTCMonth()] = {
      value: value / before - 1,
      isPartial: i === last || (isFirst && new Date(time[0] ?? 0).getUTCDate() > 4),
    };
    known.to = value;
    before = value;
  }
  return [...years].map(([year, { cells, from, to }]) => ({ year, cells, total: to / from - 1 }));
}
