import type { BarSeries } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import { tickFor } from '@plumbline/model/market-rules';
import type { ReportContext } from './context.ts';

/** How the levels of a price series are counted and printed. */
export interface LevelUnit {
  readonly unit: 'price' | 'points';
  readonly currency: string;
  readonly decimals: number;
}

/** Digits before and after the point beyond which a price says nothing more: a coin at a thousand needs no millionths. */
const significantDigits = 8;

/** Digits of the price step in force; null where the market has none on record, as for coins and indices. */
function stepDigits({ instrument, asOf }: ReportContext, price: number): number | null {
  const { id, market, kind } = instrument;
  try {
    const { tick } = tickFor({ market, date: asOf, instrumentId: id, kind, price });
    return Math.ceil(-Math.log10(tick) - 1e-9);
  } catch (error) {
    if (error instanceof PlumblineError) return null;
    throw error;
  }
}

/** Prices are money, the level of an index is points; digits are those of the instrument as far as they mean something. */
export function levelUnit(context: ReportContext, series: BarSeries): LevelUnit {
  const { instrument } = context;
  const last = series.columns.close.at(-1) ?? Number.NaN;
  const whole = last > 0 ? Math.floor(Math.log10(last)) + 1 : 1;
  const step = instrument.kind === 'index' || !(last > 0) ? null : stepDigits(context, last);
  const most = Math.max(2, step ?? significantDigits - whole);
  const decimals = Math.min(instrument.priceDecimals, most);
  return { unit: instrument.kind === 'index' ? 'points' : 'price', currency: series.currency, decimals };
}
