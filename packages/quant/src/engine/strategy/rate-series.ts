import { dayMs, timeOf } from '@plumbline/model/date';
import type { RateHistory } from '@plumbline/model/ports';
import type { RateSeries } from '../backtest/portfolio/portfolio.ts';

/** A history of exchange rates as the account reads it: each rate is known from the day after the one it closed. */
export function rateSeries({ dates, rates }: Pick<RateHistory, 'dates' | 'rates'>): RateSeries {
  return {
    time: Float64Array.from(dates, (date) => timeOf(date) + dayMs),
    rate: Float64Array.from(rates),
  };
}
