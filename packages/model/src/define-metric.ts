import { localText } from './local-text.ts';
import type { Metric } from './metric.ts';
import type { Unit } from './units.ts';

/** English, mainland Chinese, Hong Kong Chinese. */
export type Words = readonly [en: string, zhCN: string, zhHK: string];

/** One family of figures that are read from a source or off a price column: the leaves of `metrics/`. */
export type MetricList = readonly Metric[];

/** Writes down a kind of figure in a line or two; decimals follow from the unit unless said otherwise. */
export function defineMetric(
  id: string,
  unit: Unit,
  label: Words,
  meaning: Words,
  extra: Partial<Pick<Metric, 'decimals' | 'better' | 'isChange'>> = {},
): Metric {
  return {
    id,
    label: localText(...label),
    unit,
    decimals: extra.decimals ?? usualDecimals[unit],
    better: extra.better ?? null,
    isChange: extra.isChange ?? false,
    meaning: localText(...meaning),
  };
}

const usualDecimals: Readonly<Record<Unit, number>> = {
  money: 0,
  moneyPerShare: 2,
  price: 2,
  shares: 0,
  coins: 4,
  fraction: 1,
  percentile: 0,
  multiple: 1,
  ratio: 2,
  count: 0,
  days: 0,
  years: 1,
  points: 2,
  date: 0,
  choice: 0,
};
