import { lowerBand, middleBand, period, upperBand } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { highestColumn, highestOf, lowestColumn, lowestOf } from '../../series/extremes.ts';
import { isWindowFull, windowPush, windowSize } from '../../series/window.ts';

/** Price channel: Highest high and lowest low of n bars, this one included: for drawing, not for breakouts. */
export const priceChannel: Indicator = {
  id: 'price-channel',
  title: { en: 'Price channel', 'zh-CN': '价格通道', 'zh-HK': '價格通道' },
  family: 'overlap',
  params: [period(20, 1)],
  inputs: ['high', 'low'],
  outputs: [
    { name: 'upper', label: upperBand, unit: 'price', draw: 'line' },
    { name: 'lower', label: lowerBand, unit: 'price', draw: 'line' },
    { name: 'middle', label: middleBand, unit: 'price', draw: 'line' },
  ],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => 2 * windowSize(n),
  step: (state, bar, out, { period: n }) => {
    windowPush(state, 0, bar[0], n);
    windowPush(state, windowSize(n), bar[1], n);
    const isReady = isWindowFull(state, 0, n);
    out[0] = isReady ? highestOf(state, 0, n) : Number.NaN;
    out[1] = isReady ? lowestOf(state, windowSize(n), n) : Number.NaN;
    out[2] = (out[0] + out[1]) / 2;
  },
  batch: ([high, low], [upper, lower, middle], { period: n }) => {
    highestColumn(high, upper, n);
    lowestColumn(low, lower, n);
    for (let i = 0; i < middle.length; i += 1) middle[i] = (upper[i] + lower[i]) / 2;
  },
  meaning: {
    en: 'Highest high and lowest low of n bars, this one included: for drawing, not for breakouts.',
    'zh-CN': '含当前 K 线在内 n 根的最高与最低，用于绘图而非突破。',
    'zh-HK': '包括目前 K 線在內 n 根的最高與最低，用於繪圖而非突破。',
  },
  tex: '\\max h,\\ \\min l',
  source: 'Donchian, current bar included',
};
