import { dateOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import { ruleOn } from '@plumbline/model/market-rules';

/** The premium of a perpetual over its index at a settlement, as a fraction of the price. */
export interface PremiumReading {
  /** Epoch ms UTC of the settlement. */
  readonly at: number;
  readonly premium: number;
}

/** A funding payment: longs pay shorts this fraction of the position's value when it is positive. */
export interface FundingPayment {
  readonly at: number;
  readonly rate: number;
}

/**
 * The funding rates that premiums lead to: F = P + clamp(I − P, −c, +c), with the interest I and the bound c in force on
 * the date of each settlement. With a premium of nought that is the interest alone. Throws `no-rule` for a date before
 * funding was on record.
 */
export function fundingRates(
  instrumentId: InstrumentId,
  premiums: readonly PremiumReading[],
): readonly FundingPayment[] {
  return premiums.map(({ at, premium }) => {
    const { interest, clamp } = ruleOn('funding', { market: 'crypto', instrumentId, date: dateOf(at) }).value;
    return { at, rate: premium + Math.min(clamp, Math.max(-clamp, interest - premium)) };
  });
}

/** Funding beside bars, as rates that add up: what is due at the open of each, and what falls due before it is over. */
export interface FundingColumns {
  readonly funding: Float64Array;
  readonly fundingWithin: Float64Array;
}

/** How long a bar lasts: the usual distance between bars, epoch ms; 0 for fewer than two. time: bar starts, rising. */
export function usualGap(time: Float64Array): number {
  const gaps = Float64Array.from({ length: Math.max(0, time.length - 1) }, (_, i) => time[i + 1] - time[i]).sort();
  return gaps.length === 0 ? 0 : gaps[gaps.length >> 1];
}

/**
 * Funding laid out beside bars for the executors. A bar lasts from its start until the next one, the usual distance at most:
 * what is settled after its start is paid within it, by what is held at its close, and so it is on the last bar. What is
 * settled at the very start of a bar, or while there was none, is paid at its open, by what was held until then. time: bar
 * starts, epoch ms UTC, rising; payments: rising. Both have n values; what comes before the first bar is left out.
 */
export function fundingColumns(time: Float64Array, payments: readonly FundingPayment[]): FundingColumns {
  const columns = { funding: new Float64Array(time.length), fundingWithin: new Float64Array(time.length) };
  const gap = usualGap(time);
  let bar = -1;
  for (const { at, rate } of payments) {
    while (bar + 1 < time.length && time[bar + 1] <= at) bar += 1;
    if (bar < 0) continue;
    if (at === time[bar]) columns.funding[bar] += rate;
    else if (at < time[bar] + gap) columns.fundingWithin[bar] += rate;
    else if (bar + 1 < time.length) columns.funding[bar + 1] += rate;
  }
  // Nothing is held before the first bar.
  columns.funding[0] = 0;
  return columns;
}
