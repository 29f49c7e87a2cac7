import type { BarSeries } from '@plumbline/model/bar';
import { decimalsAt } from '@plumbline/model/price-decimals';
import type { ReportContext } from './context.ts';

/** How the levels of a price series are counted and printed. */
export interface LevelUnit {
  readonly unit: 'price' | 'points';
  readonly currency: string;
  readonly decimals: number;
}

/** Prices are money, the level of an index is points; digits are those of the instrument as far as they mean something. */
export function levelUnit({ instrument, asOf }: ReportContext, series: BarSeries): LevelUnit {
  const decimals = decimalsAt(instrument, series.columns.close.at(-1) ?? Number.NaN, asOf);
  return { unit: instrument.kind === 'index' ? 'points' : 'price', currency: series.currency, decimals };
}
