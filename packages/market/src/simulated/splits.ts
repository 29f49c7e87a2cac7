import type { Instrument } from '@plumbline/model/instrument';
import type { FiscalQuarter } from './fiscal-quarters.ts';
import type { Grown } from './grown.ts';
import { between, uniformAt } from './random.ts';
import { sizedOn } from './sizes/sized-on.ts';
import { firstSimulatedDate } from './timeline.ts';

/** Numbers of shares that one becomes over the years in American and Hong Kong practice. */
const usual = [0.1, 1, 2, 3, 4, 6, 8, 10, 20, 40, 100] as const;
/** What boards put through in one go, the largest first. */
const ratios = [10, 5, 4, 3, 2] as const;
/** Prices, over what is usual for the company, at which it splits one of its planned times, at which it must, and at which it joins shares. */
const high = 2;
const farTooHigh = 8;
const farTooLow = 1 / 30;
const bonusChance = 0.14;

/** How many shares one of the first day will have become on the tables' day. */
export function usualSplits(instrument: Instrument, key: number, grown: Grown): number {
  if (instrument.market === 'cn') return bonusesSince(instrument, key);
  const times = Math.exp(grown.price);
  if (times > 0.2 && times < 2.5) return 1;
  return usual.reduce((best, ratio) =>
    Math.abs(Math.log(ratio / times)) < Math.abs(Math.log(best / times)) ? ratio : best,
  );
}

/** Mainland companies hand out shares with the annual results, whatever the price: two to eight for ten. */
function bonusOf(key: number, year: number): number {
  const bonus = key ^ 0x13579b;
  if (uniformAt(bonus, year) > bonusChance) return 1;
  return 1 + Math.round(between(bonus ^ 0x1, year, 2, 8)) / 10;
}

function bonusesSince({ listedOn }: Instrument, key: number): number {
  const from = listedOn !== undefined && listedOn > firstSimulatedDate ? listedOn : firstSimulatedDate;
  const isFirstYearReported = from.slice(5) < '10-01';
  let shares = 1;
  // The results of a year are out in the next one.
  for (
    let year = Number(from.slice(0, 4)) + (isFirstYearReported ? 0 : 1);
    year < Number(sizedOn.slice(0, 4));
    year++
  ) {
    shares *= bonusOf(key, year);
  }
  return shares;
}

/** What a company thinks of its price: what is usual, and how many shares one was meant to become. */
interface SplitHabits {
  readonly key: number;
  readonly usualPrice: number;
  readonly splits: number;
}

/** `close` as traded, `unit`: shares that one of the first day has become. 1 leaves them as they are. */
export function splitRatio(
  company: SplitHabits,
  instrument: Instrument,
  quarter: FiscalQuarter,
  close: number,
  unit: number,
): number {
  if (instrument.market === 'cn') return quarter.quarter === 4 ? bonusOf(company.key, quarter.fiscalYear) : 1;
  const times = close / company.usualPrice;
  const planned = company.splits / unit;
  if (planned < 0.5 && times < 0.4) return 0.1;
  if (times > farTooHigh) return 10;
  if (times < farTooLow) return 0.1;
  if (times < high) return 1;
  const fits = ratios.find((ratio) => ratio < 2 * times && Number.isInteger(Math.round((planned / ratio) * 1e6) / 1e6));
  return fits ?? 1;
}
