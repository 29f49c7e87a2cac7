import { adx } from '../catalogue/indicators/adx.ts';
import { atr } from '../catalogue/indicators/atr.ts';
import { bbands } from '../catalogue/indicators/bbands.ts';
import { cci } from '../catalogue/indicators/cci.ts';
import { ema } from '../catalogue/indicators/ema.ts';
import { kdj } from '../catalogue/indicators/kdj.ts';
import { macd } from '../catalogue/indicators/macd.ts';
import { mfi } from '../catalogue/indicators/mfi.ts';
import { rsi } from '../catalogue/indicators/rsi.ts';
import { stoch } from '../catalogue/indicators/stoch.ts';
import { willr } from '../catalogue/indicators/willr.ts';
import type { Indicator, IndicatorParam } from '../catalogue/indicator.ts';
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

type PriceColumn = 'open' | 'high' | 'low' | 'close' | 'volume';

/** One line of an indicator as a figure: the metric it is, the price columns it reads and the settings it takes. */
export interface IndicatorLine {
  readonly metric: string;
  readonly indicator: Indicator;
  readonly columns: readonly PriceColumn[];
  readonly settings: readonly IndicatorParam[];
  readonly output: number;
}

/** Kinds of averages stay as the catalogue has them: a receipt counts with numbers. */
const isNumber = ({ name }: IndicatorParam): boolean => !/average$/iu.test(name);

function linesOf(indicator: Indicator, metrics: readonly string[]): readonly IndicatorLine[] {
  // The lines listed below read prices alone.
  const columns = indicator.inputs.map((input) => (input === 'real' ? 'close' : (input as PriceColumn)));
  const settings = indicator.params.filter(isNumber);
  return metrics.map((metric, output) => ({ metric, indicator, columns, settings, output }));
}

/** Lines that an answer states, each by the code that draws it. */
export const indicatorLines: readonly IndicatorLine[] = [
  ...linesOf(macd, ['macdLine', 'macdSignal', 'macdHistogram']),
  ...linesOf(bbands, ['bollingerUpper', 'bollingerMiddle', 'bollingerLower']),
  ...linesOf(atr, ['averageTrueRange']),
  ...linesOf(adx, ['averageDirectionalIndex']),
  ...linesOf(stoch, ['stochasticK', 'stochasticD']),
  ...linesOf(kdj, ['kdjK', 'kdjD', 'kdjJ']),
  ...linesOf(cci, ['channelIndex']),
  ...linesOf(willr, ['williamsRange']),
  ...linesOf(mfi, ['moneyFlowIndex']),
];

/** The last value of a line under the name of its metric: its columns, then its settings. */
function lastOfLine({ metric, indicator, columns, settings, output }: IndicatorLine): FormulaFunction {
  return {
    name: metric,
    args: [...columns, ...settings.map(({ name }) => name)],
    call: (...values) => {
      const prices = columns.map((name, at) => columnArgument(values[at], name));
      const params = Object.fromEntries(
        settings.map(({ name }, at) => [name, numberArgument(values[columns.length + at], name)]),
      );
      return runIndicator(indicator, prices, params)[output]?.at(-1) ?? Number.NaN;
    },
  };
}

/** Indicators that receipts may call: the same code as in charts and strategies. */
export const indicatorFunctions: readonly FormulaFunction[] = [
  lastOf(ema),
  lastOf(rsi),
  ...indicatorLines.map(lastOfLine),
];
