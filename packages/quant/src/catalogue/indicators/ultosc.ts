import { length } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { addShares } from '../../series/share-sums.ts';
import { trueRangeSize, trueRangeStep } from '../../series/true-range.ts';
import { isWindowFull, windowAt, windowPush, windowSize } from '../../series/window.ts';

/** Ultimate oscillator: Buying pressure over three lengths at once, so one cycle does not fool it. */
export const ultosc: Indicator = {
  id: 'ultosc',
  title: { en: 'Ultimate oscillator', 'zh-CN': '终极指标', 'zh-HK': '終極指標' },
  family: 'momentum',
  params: [
    length('short', { en: 'Short period', 'zh-CN': '短周期', 'zh-HK': '短週期' }, 7, 1),
    length('medium', { en: 'Medium period', 'zh-CN': '中周期', 'zh-HK': '中週期' }, 14, 1),
    length('long', { en: 'Long period', 'zh-CN': '长周期', 'zh-HK': '長週期' }, 28, 1),
  ],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'ultosc', unit: 'points', draw: 'line', levels: [30, 70] }],
  lookback: ({ short, medium, long }) => Math.max(short, medium, long),
  stateSize: ({ short, medium, long }) => trueRangeSize + 2 * windowSize(Math.max(short, medium, long)),
  step: (state, bar, out, { short, medium, long }) => {
    const lengths = [short, medium, long].sort((a, b) => a - b);
    const n = lengths[2];
    const ranges = trueRangeSize + windowSize(n);
    const previous = state[0];
    const range = trueRangeStep(state, 0, bar[0], bar[1], bar[2]);
    out[0] = Number.NaN;
    if (Number.isNaN(range)) return;
    windowPush(state, trueRangeSize, bar[2] - Math.min(bar[1], previous), n);
    windowPush(state, ranges, range, n);
    if (!isWindowFull(state, ranges, n)) return;
    let sum = 0;
    for (let at = 0; at < 3; at += 1) {
      let pressure = 0;
      let total = 0;
      for (let back = 0; back < lengths[at]; back += 1) {
        pressure += windowAt(state, trueRangeSize, back, n);
        total += windowAt(state, ranges, back, n);
      }
      if (total !== 0) sum += (4 >> at) * (pressure / total);
    }
    out[0] = (100 * sum) / 7;
  },
  batch: ([high, low, close], [y], { short, medium, long }) => {
    const lengths = [short, medium, long].sort((a, b) => a - b);
    const { length } = close;
    const pressures = new Float64Array(length);
    const ranges = new Float64Array(length);
    for (let i = 1; i < length; i += 1) {
      const before = close[i - 1];
      const bottom = Math.min(low[i], before);
      pressures[i] = close[i] - bottom;
      ranges[i] = Math.max(high[i], before) - bottom;
    }
    y.fill(0, lengths[2]);
    for (const [at, n] of lengths.entries()) addShares(pressures, ranges, y, n, 1, (100 * (4 >> at)) / 7);
    y.fill(Number.NaN, 0, lengths[2]);
  },
  meaning: {
    en: 'Buying pressure over three lengths at once, so one cycle does not fool it.',
    'zh-CN': '同时看三个周期的买压，不易被单一周期误导。',
    'zh-HK': '同時看三個週期的買壓，不易被單一週期誤導。',
  },
  tex: '\\tfrac{100}{7}(4A_s + 2A_m + A_l)',
  source: 'Williams 1985; TA-Lib ULTOSC',
  talib: {
    name: 'ULTOSC',
    params: { short: 'timeperiod1', medium: 'timeperiod2', long: 'timeperiod3' },
    outputs: { ultosc: 'real' },
  },
};
