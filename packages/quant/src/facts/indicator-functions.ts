import { ema } from '../catalogue/indicators/ema.ts';
import { rsi } from '../catalogue/indicators/rsi.ts';
import type { Indicator } from '../catalogue/indicator.ts';
import { runIndicator } from '../catalogue/run-indicator.ts';
import type { FormulaFunction } from './formula.ts';
import { columnArgument, numberArgument } from './formula-arguments.ts';

/** The last value of an indicator of one price column over `n` bars; nothing where the column is shorter than its warm-up. */
function lastOf(indicator: Indicator): FormulaFunction {
  return {
    name: indicator.id,
    args: ['close', 'n'],
    call: (close, n) => {
      const params = { period: numberArgument(n, 'n') };
      const [values] = runIndicator(indicator, [columnArgument(close, 'close')], params);
      return values?.at(-1) ?? Number.NaN;
    },
  };
}

/** Indicators that receipts may call: the same code as in charts and strategies. */
export const indicatorFunctions: readonly FormulaFunction[] = [lastOf(ema), lastOf(rsi)];
