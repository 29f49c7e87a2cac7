import { dayMs } from '@plumbline/model/date';
import { compounded } from '@plumbline/quant/statistics/growth';
import { mean, pearson, sampleDeviation } from '@plumbline/quant/statistics/moments';
import { underwater } from '../charts/series.ts';

export interface DatedEquity {
  readonly time: Float64Array;
  readonly equity: Float64Array;
}

export interface Mix {
  readonly from: number;
  readonly to: number;
  /** Of each pair, over common weeks. */
  readonly correlation: readonly (readonly number[])[];
  /** Of each strategy, so that all swing alike; they add up to 1. */
  readonly weights: readonly number[];
  /** Of the mix, kept at its weights: yearly Sharpe ratio, deepest fall, yearly growth. */
  readonly sharpe: number;
  readonly maxDrawdown: number;
  readonly annualReturn: number;
}

const week = 7 * dayMs;
const weeksPerYear = 365.25 / 7;
/** Fewer common weeks say nothing about how two strategies go together. */
const fewest = 26;

/** The last value of each week, by the number of the week; markets with other sessions meet there. */
function byWeek({ time, equity }: DatedEquity): ReadonlyMap<number, number> {
  return new Map([...time].map((instant, row) => [Math.floor(instant / week), equity[row] ?? Number.NaN]));
}

/** How strategies go together over the weeks they have in common, and what all of them at equal risk would have made. */
export function mixOf(all: readonly DatedEquity[]): Mix | null {
  const columns = all.map(byWeek);
  const [first] = columns;
  if (first === undefined) return null;
  const weeks = [...first.keys()].filter((one) => columns.every((column) => column.has(one)));
  if (weeks.length <= fewest) return null;
  const returns = columns.map((column) =>
    Float64Array.from(weeks.slice(1), (one, at) => (column.get(one) ?? 0) / (column.get(weeks[at] ?? 0) ?? 1) - 1),
  );
  const swings = returns.map(sampleDeviation);
  const inverse = swings.map((swing) => (swing > 0 ? 1 / swing : 0));
  const sum = inverse.reduce((total, value) => total + value, 0);
  if (sum === 0) return null;
  const weights = inverse.map((value) => value / sum);
  const mixed = Float64Array.from(weeks.slice(1), (_, row) =>
    returns.reduce((total, column, k) => total + (weights[k] ?? 0) * (column[row] ?? 0), 0),
  );
  let value = 1;
  const wealth = Float64Array.from([1, ...mixed.map((one) => (value *= 1 + one))]);
  return {
    from: (weeks[0] ?? 0) * week,
    to: (weeks.at(-1) ?? 0) * week,
    correlation: returns.map((own) => returns.map((other) => pearson(own, other))),
    weights,
    sharpe: (mean(mixed) / sampleDeviation(mixed)) * Math.sqrt(weeksPerYear),
    maxDrawdown: underwater(wealth).reduce((low, one) => Math.min(low, one), 0),
    annualReturn: (1 + compounded(mixed)) ** (weeksPerYear / mixed.length) - 1,
  };
}
