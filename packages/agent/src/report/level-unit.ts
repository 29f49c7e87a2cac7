import type { BarSeries } from '@plumbline/model/bar';
import type { ReportContext } from './context.ts';

/** How the levels of a price series are counted and printed. */
export interface LevelUnit {
  readonly unit: 'price' | 'points';
  readonly currency: string;
  readonly decimals: number;
}

/** Digits before and after the point beyond which a price says nothing more: a coin at a thousand needs no millionths. */
const significantDigits = 8;

/** Prices are money, the level of an index is points; digits are those of the instrument as far as they mean something. */
export function levelUnit({ instrument }: ReportContext, series: BarSeries): LevelUnit {
  const last = series.columns.close.at(-1) ?? Number.NaN;
  const whole = last > 0 ? Math.floor(Math.log10(last)) + 1 : 1;
  const decimals = Math.min(instrument.priceDecimals, Math.max(2, significantDigits - whole));
  return { unit: instrument.kind === 'index' ? 'points' : 'price', currency: series.currency, decimals };
}
