import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { extremeBackColumn } from '../../series/last-extremes.ts';
import { isWindowFull, windowMaxBack, windowMinBack, windowPush, windowSize } from '../../series/window.ts';

/** Aroon oscillator: Aroon up minus Aroon down: which extreme is fresher. */
export const aroonOscillator: Indicator = {
  id: 'aroon-oscillator',
  title: { en: 'Aroon oscillator', 'zh-CN': '阿隆振荡指标', 'zh-HK': '阿隆震盪指標' },
  family: 'momentum',
  params: [period(14)],
  inputs: ['high', 'low'],
  outputs: [{ name: 'aroonOscillator', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => 2 * windowSize(n + 1),
  step: (state, bar, out, { period: n }) => {
    const lows = windowSize(n + 1);
    windowPush(state, 0, bar[0], n + 1);
    windowPush(state, lows, bar[1], n + 1);
    const isReady = isWindowFull(state, 0, n + 1);
    out[0] = isReady ? (100 * (windowMinBack(state, lows, n + 1) - windowMaxBack(state, 0, n + 1))) / n : Number.NaN;
  },
  batch: ([high, low], [y], { period: n }) => {
    const highs = new Float64Array(y.length);
    extremeBackColumn(high, highs, n + 1, 1);
    extremeBackColumn(low, y, n + 1, -1);
    for (let i = n; i < y.length; i += 1) y[i] = (100 * (y[i] - highs[i])) / n;
  },
  meaning: {
    en: 'Aroon up minus Aroon down: which extreme is fresher.',
    'zh-CN': '阿隆上减阿隆下，哪一侧极值更新。',
    'zh-HK': '阿隆上減阿隆下，哪一側極值更新。',
  },
  tex: '\\text{up} - \\text{down}',
  source: 'Chande 1995; TA-Lib AROONOSC',
  talib: { name: 'AROONOSC', params: { period: 'timeperiod' }, outputs: { aroonOscillator: 'real' } },
};
