import { lowerBand, middleBand, period, upperBand } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { highestColumn, highestOf, lowestColumn, lowestOf } from '../../series/extremes.ts';
import { isWindowFull, windowPush, windowSize } from '../../series/window.ts';

/** Donchian channel, breakout: Highest high and lowest low of the n bars before this one: a close beyond it is a breakout. */
export const donchian: Indicator = {
  id: 'donchian',
  title: { en: 'Donchian channel, breakout', 'zh-CN': '唐奇安通道（突破）', 'zh-HK': '唐奇安通道（突破）' },
  family: 'overlap',
  params: [period(20, 1)],
  inputs: ['high', 'low'],
  outputs: [
    { name: 'upper', label: upperBand, unit: 'price', draw: 'line' },
    { name: 'lower', label: lowerBand, unit: 'price', draw: 'line' },
    { name: 'middle', label: middleBand, unit: 'price', draw: 'line' },
  ],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => 2 * windowSize(n),
  step: (state, bar, out, { period: n }) => {
    const isReady = isWindowFull(state, 0, n);
    out[0] = isReady ? highestOf(state, 0, n) : Number.NaN;
    out[1] = isReady ? lowestOf(state, windowSize(n), n) : Number.NaN;
    out[2] = (out[0] + out[1]) / 2;
    windowPush(state, 0, bar[0], n);
    windowPush(state, windowSize(n), bar[1], n);
  },
  batch: ([high, low], [upper, lower, middle], { period: n }) => {
    highestColumn(high, upper, n);
    lowestColumn(low, lower, n);
    upper.copyWithin(1, 0);
    lower.copyWithin(1, 0);
    upper[0] = Number.NaN;
    lower[0] = Number.NaN;
    for (let i = 0; i < middle.length; i += 1) middle[i] = (upper[i] + lower[i]) / 2;
  },
  meaning: {
    en: 'Highest high and lowest low of the n bars before this one: a close beyond it is a breakout.',
    'zh-CN': '此前 n 根 K 线的最高与最低，收盘越过即为突破。',
    'zh-HK': '此前 n 根 K 線的最高與最低，收市越過即為突破。',
  },
  tex: '\\max h,\\ \\min l',
  source: 'Donchian; Stock.Indicators, current bar excluded',
};
