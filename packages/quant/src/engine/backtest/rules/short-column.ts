import type { BarColumns } from '@plumbline/model/bar';
import type { DatedRule } from './dated-rule.ts';
import type { TradeDays } from './trade-days.ts';

/** Whether a bar allows short sales: 0 = no, 1 = yes, 2 = as an offer only. */
export type ShortState = 0 | 1 | 2;

/** A fall by this much from the previous close restricts short sales for the rest of the day and the next (Rule 201). */
const restrictedFall = 0.9;

/** On which bars a fall known by then restricts short sales: seen at the open, earlier in the session, or the session before. */
function fallColumn(bars: BarColumns, { sessionStart }: TradeDays, reference: Float64Array): Uint8Array {
  const out = new Uint8Array(sessionStart.length);
  let isFallen = false;
  let wasFallen = false;
  for (let i = 0; i < out.length; i += 1) {
    if (sessionStart[i] === i) {
      wasFallen = isFallen;
      isFallen = false;
    }
    const level = reference[i] * restrictedFall;
    if (bars.open[i] <= level) isFallen = true;
    out[i] = isFallen || wasFallen ? 1 : 0;
    if (bars.low[i] <= level) isFallen = true;
  }
  return out;
}

/**
 * Where short sales are allowed, per bar, judged from what is known when an order is met; a date without a rule allows
 * none. canBorrow: whether the account can borrow the instrument; where only designated ones may be sold short it has to
 * say so itself.
 */
export function shortColumn(
  { records, period }: DatedRule<'short-sale'>,
  bars: BarColumns,
  days: TradeDays,
  reference: Float64Array,
  canBorrow: boolean | undefined,
): Uint8Array {
  const fallen = records.some(({ value: { uptick } }) => uptick === 'after-ten-percent-fall')
    ? fallColumn(bars, days, reference)
    : null;
  // What each record says on a usual bar, and after a fall.
  const states = records.map(({ value: { allowed, uptick } }): readonly [ShortState, ShortState] => {
    if (allowed === 'no' || !(canBorrow ?? allowed === 'yes')) return [0, 0];
    if (uptick === 'always') return [2, 2];
    return uptick === 'after-ten-percent-fall' ? [1, 2] : [1, 1];
  });
  const out = new Uint8Array(period.length);
  for (let bar = 0; bar < out.length; bar += 1) {
    if (period[bar] >= 0) out[bar] = states[period[bar]][fallen === null ? 0 : fallen[bar]];
  }
  return out;
}
