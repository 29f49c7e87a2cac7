import { addDays, dateOf } from '@plumbline/model/date';
import type { RateHistory } from '@plumbline/model/ports';
import type { CurrencyPair } from '../provider.ts';
import { reportingRate } from './reporting-rate.ts';

/** Statements of the simulated market reach back no further. */
const firstDate = '1990-01-01';

/**
 * Rates of the simulated market never move: they are the ones by which companies that report in another currency were
 * given their size, so that price and statements agree on every date. Days and histories are made once a day.
 */
export function createSimulatedRates(): (pair: CurrencyPair, now: number) => RateHistory {
  let dates: readonly string[] = [];
  const made = new Map<string, RateHistory>();
  return ({ base, quote }, now) => {
    const today = dateOf(now);
    if (dates.at(-1) !== today) {
      dates = datesTo(today);
      made.clear();
    }
    const name = `${base}/${quote}`;
    const rate = reportingRate(quote) / reportingRate(base);
    const history = made.get(name) ?? { base, quote, dates, rates: dates.map(() => rate) };
    made.set(name, history);
    return history;
  };
}

function datesTo(last: string): readonly string[] {
  const dates: string[] = [];
  for (let date = firstDate; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}
