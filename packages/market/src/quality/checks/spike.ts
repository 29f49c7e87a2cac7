import { dateOf } from '@plumbline/model/date';
import { at } from '../bar-table.ts';
import type { SeriesCheck } from '../check.ts';
import { stepsOf } from '../steps.ts';

/** Halving or doubling in one bar, and that many times the usual step: worth a look, whatever it was. */
const leastStep = Math.log(1.6);
const leastSteps = 20;

/** The Hong Kong dollar has been held between 7.75 and 7.85 to the US dollar since 2005. */
const pegFrom = Math.log(7.6);
const pegTo = Math.log(8);

/** A price that jumps: shown, never touched. In Hong Kong a jump by the peg is another currency. */
export const checkSpikes: SeriesCheck = ({ columns: { close, time }, splits }, context) => {
  const { step, usual } = stepsOf(close);
  return [...close.keys()].flatMap((row) => {
    const size = Math.abs(at(step, row));
    if (!(size > leastStep && size > leastSteps * usual)) return [];
    // Of a raw series that is what a split looks like.
    if (context.adjustment === 'none' && splits?.subarray(Math.max(0, row - 2), row + 3).some((ratio) => ratio > 0))
      return [];
    const isPeg = context.market?.id === 'hk' && size > pegFrom && size < pegTo;
    const moved = `close moves from ${at(close, row - 1)} to ${at(close, row)}`;
    return [
      {
        row,
        kind: isPeg ? ('currency-mismatch' as const) : ('spike' as const),
        severity: 'warn' as const,
        why: `${dateOf(at(time, row))}: ${moved}${isPeg ? ', the rate between Hong Kong and US dollars' : ''}`,
      },
    ];
  });
};
