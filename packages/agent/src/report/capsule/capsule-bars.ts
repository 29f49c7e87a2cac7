import type { BarColumns } from '@plumbline/model/bar';
import type { CapsuleBars } from '@plumbline/model/capsule';
import { dayMs, timeOf } from '@plumbline/model/date';
import type { FormulaInput } from '@plumbline/model/fact';
import type { Report } from '@plumbline/model/report';

type SeriesInput = Extract<FormulaInput, { readonly series: string }>;

/** One price history that a report's formulas read, and how much of it. */
export interface WantedBars extends Pick<SeriesInput, 'instrumentId' | 'adjustment'> {
  readonly columns: readonly SeriesInput['series'][];
  readonly from: string;
  readonly to: string;
}

/** The price histories that the formulas of a report read, each once, with the columns and dates they need. */
export function wantedBars(report: Report): readonly WantedBars[] {
  const found = new Map<string, WantedBars>();
  for (const { formula } of report.facts) {
    for (const input of formula?.inputs ?? []) {
      if (!('series' in input)) continue;
      const { instrumentId, adjustment, series, from, to } = input;
      const key = `${instrumentId} ${adjustment}`;
      const known = found.get(key);
      found.set(key, {
        instrumentId,
        adjustment,
        columns: [...new Set([...(known?.columns ?? []), series])],
        from: known === undefined || from < known.from ? from : known.from,
        to: known === undefined || to > known.to ? to : known.to,
      });
    }
  }
  return [...found.values()];
}

/** The part of a history that is wanted, as plain numbers: unknown volumes are null, not NaN. */
export function packBars(wanted: WantedBars, bars: BarColumns): CapsuleBars {
  const { instrumentId, adjustment, from, to } = wanted;
  const [first, last] = [timeOf(from), timeOf(to)];
  const rows = Array.from(bars.time.keys()).filter((row) => {
    const time = bars.time[row] ?? Number.NaN;
    return time >= first && time < last + dayMs;
  });
  const pick = (column: Float64Array): readonly (number | null)[] =>
    rows.map((row) => {
      const value = column[row] ?? Number.NaN;
      return Number.isFinite(value) ? value : null;
    });
  const columns = Object.fromEntries(
    [...new Set(['time' as const, ...wanted.columns])].map((name) => [name, pick(bars[name])]),
  );
  return { instrumentId, adjustment, columns };
}
