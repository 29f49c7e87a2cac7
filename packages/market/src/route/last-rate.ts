import { dateOf, timeOf } from '@plumbline/model/date';
import type { Answer, ExchangeRate } from '@plumbline/model/ports';
import type { RateHistory } from '@plumbline/model/ports';
import { mapAnswer, unavailable } from './cut-answer.ts';

/** The newest rate on or before a date; its source then speaks of the day of that rate. */
export function lastRate(answer: Answer<RateHistory>, asOf: string | undefined, now: number): Answer<ExchangeRate> {
  const until = asOf ?? dateOf(now);
  return mapAnswer(answer, ({ base, quote, dates, rates }, source) => {
    const index = dates.findLastIndex((date) => date <= until);
    const date = dates[index];
    const rate = rates[index];
    if (date === undefined || rate === undefined) {
      return unavailable('provider-empty', `No rate from ${base} to ${quote} is known for ${until} or before.`);
    }
    return { value: { base, quote, date, rate }, source: { ...source, asOf: date } };
  });
}

/** Dates in order without repetition and rates above zero: what a stored or fetched history must be. */
export function isRateHistory(body: unknown): body is RateHistory {
  if (typeof body !== 'object' || body === null || !('dates' in body) || !('rates' in body)) return false;
  const { dates, rates } = body;
  if (!Array.isArray(dates) || !Array.isArray(rates) || dates.length !== rates.length) return false;
  const areDates = dates.every(
    (date, at) => typeof date === 'string' && Number.isFinite(timeOf(date)) && (at === 0 || date > dates[at - 1]),
  );
  return areDates && rates.every((rate) => typeof rate === 'number' && rate > 0 && Number.isFinite(rate));
}
