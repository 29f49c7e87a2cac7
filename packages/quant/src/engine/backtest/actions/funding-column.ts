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

/**
 * Funding laid out beside bars for the executors: each bar carries the payments since the bar before it began, its own
 * start included, because they fall on what was held until then. time: bar starts, epoch ms UTC, rising; payments: rising.
 * Result has n values, the first 0.
 */
export function fundingColumn(time: Float64Array, payments: readonly FundingPayment[]): Float64Array {
  const out = new Float64Array(time.length);
  let next = payments.findIndex(({ at }) => at > time[0]);
  if (next < 0) return out;
  for (let bar = 1; bar < time.length; bar += 1) {
    for (; next < payments.length && payments[next].at <= time[bar]; next += 1) out[bar] += payments[next].rate;
  }
  return out;
}
