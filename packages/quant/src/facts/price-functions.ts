import { dayMs } from '@plumbline/model/date';
import type { FormulaFunction, FormulaValue } from './formula.ts';
import { columnArgument } from './formula-arguments.ts';
import { deepestDrawdown } from '../statistics/drawdown.ts';
import { simpleReturns } from '../statistics/simple-returns.ts';

/** Index of the highest value, the latest of equals; -1 for an empty column. */
function indexOfHighest(column: Float64Array): number {
  let best = -1;
  for (let i = 0; i < column.length; i += 1) if (best < 0 || column[i] >= column[best]) best = i;
  return best;
}

function dateOfDeepest(name: string, point: 'peak' | 'trough' | 'recovery'): FormulaFunction {
  return {
    name,
    args: ['close', 'time'],
    call: (close, time) => {
      // A wealth index equals a row here: both start at the first close.
      const row = deepestDrawdown(simpleReturns(columnArgument(close, 'close')))?.[point] ?? null;
      return row === null ? Number.NaN : (columnArgument(time, 'time')[row] ?? Number.NaN);
    },
  };
}

/**
 * Functions over price columns whose answer is a date (epoch ms of the trading date) or a count of calendar days:
 * where the deepest fall began, ended and was made good; how long ago the highest price was.
 */
export const priceFunctions: readonly FormulaFunction[] = [
  dateOfDeepest('maxDrawdownPeak', 'peak'),
  dateOfDeepest('maxDrawdownTrough', 'trough'),
  dateOfDeepest('maxDrawdownRecovery', 'recovery'),
  {
    name: 'daysSinceHigh',
    args: ['high', 'time'],
    call: (high: FormulaValue, time: FormulaValue) => {
      const times = columnArgument(time, 'time');
      const best = indexOfHighest(columnArgument(high, 'high'));
      return best < 0 ? Number.NaN : Math.round(((times.at(-1) ?? Number.NaN) - times[best]) / dayMs);
    },
  },
];
