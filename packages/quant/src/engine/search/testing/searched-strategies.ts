import type { BarColumns } from '@plumbline/model/bar';
import { dayMs } from '@plumbline/model/date';
import { parseCode } from '../../../language/code-view.ts';
import { randomFrom } from '../../backtest/testing/random-bars.ts';
import type { BacktestInput } from '../../strategy/strategy-backtest.ts';

/** Strategies of two or three settings, written in the strategy language. */
export const searchedRules: readonly string[] = [
  `setting fast = 20 from 5 to 60 step 1
setting slow = 80 from 40 to 200 step 5
buy when sma(fast) crosses above sma(slow)
sell when sma(fast) crosses below sma(slow)`,
  `setting fast = 20 from 4 to 60 step 2
setting slow = 80 from 40 to 200 step 5
buy when ema(fast) > ema(slow)
sell when ema(fast) < ema(slow)`,
  `setting entry = 55 from 10 to 120 step 5
setting leave = 20 from 5 to 60 step 2
buy when close > donchian(entry).upper
sell when close < donchian(leave).lower`,
  `setting low = 10 from 2 to 40 step 2
setting trend = 100 from 20 to 300 step 10
buy when rsi(2) < parameter.low and close > sma(trend)
sell when close > sma(5)`,
  `setting length = 20 from 10 to 60 step 2
setting width = 2 from 1 to 3.5 step 0.1
buy when close > bbands(period: length, up: width).upper
sell when close < bbands(length).middle`,
  `setting width = 3 from 1 to 6 step 0.2
setting strength = 20 from 10 to 40 step 1
buy when close > supertrend(10, width) and adx(14) > strength
sell when close < supertrend(10, width)`,
  `setting months = 120 from 20 to 300 step 10
setting least = 0 from -10 to 20 step 1
buy when roc(months) > least
sell when roc(months) < 0`,
  `setting length = 14 from 4 to 40 step 1
setting bought = 60 from 50 to 70 step 1
buy when rsi(length) > bought
sell when rsi(length) < 45`,
  `setting fast = 12 from 5 to 30 step 1
setting slow = 35 from 31 to 80 step 2
buy when macd(fast, slow, 9).macd crosses above macd(fast, slow, 9).signal
sell when macd(fast, slow, 9).macd crosses below macd(fast, slow, 9).signal`,
  `setting length = 20 from 5 to 80 step 3
setting fall = 0.05 from 0.02 to 0.2 step 0.01
buy when close > sma(length)
sell when close < sma(length)
stop fall`,
];

/** A price with spells of trend and of return to its mean, so that settings matter. */
export function spellsOf(length: number, seed: number): BarColumns {
  const random = randomFrom(seed);
  const column = (): Float64Array => new Float64Array(length);
  const [time, open, high, low, close, volume] = [column(), column(), column(), column(), column(), column()];
  let last = 100;
  let drift = 0.001;
  for (let row = 0; row < length; row += 1) {
    if (random() < 0.01) drift = (random() - 0.42) * 0.006;
    time[row] = (14_000 + row) * dayMs;
    open[row] = last;
    close[row] = last * (1 + drift + (random() + random() + random() - 1.5) * 0.02);
    high[row] = Math.max(open[row], close[row]) * (1 + 0.006 * random());
    low[row] = Math.min(open[row], close[row]) * (1 - 0.006 * random());
    volume[row] = 1e6;
    last = close[row];
  }
  return { time, open, high, low, close, volume };
}

/** A strategy ready to be searched on a history. */
export function searchedInput(rules: string, bars: BarColumns): BacktestInput {
  const { spec, problems } = parseCode(`strategy "Searched" trend 1d\ntrade US:SPY\n${rules}\nsize 100% of equity`);
  if (spec === null) throw new Error(`${rules}\n${JSON.stringify(problems)}`);
  return {
    spec,
    assets: [{ id: 'US:SPY', currency: 'USD', bars }],
    benchmark: null,
    cash: 100_000,
    baseCurrency: 'USD',
    periodsPerYear: 252,
    outOfSample: 0,
  };
}
