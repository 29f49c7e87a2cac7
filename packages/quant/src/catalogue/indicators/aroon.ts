import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { extremeBackColumn } from '../../series/last-extremes.ts';
import { isWindowFull, windowMaxBack, windowMinBack, windowPush, windowSize } from '../../series/window.ts';

/** Aroon: How recently the extremes of the window were made: 100 is today. */
export const aroon: Indicator = {
  id: 'aroon',
  title: { en: 'Aroon', 'zh-CN': '阿隆指标', 'zh-HK': '阿隆指標' },
  family: 'momentum',
  params: [period(14)],
  inputs: ['high', 'low'],
  outputs: [
    { name: 'down', label: { en: 'Down', 'zh-CN': '下降线', 'zh-HK': '下降線' }, unit: 'points', draw: 'line' },
    { name: 'up', label: { en: 'Up', 'zh-CN': '上升线', 'zh-HK': '上升線' }, unit: 'points', draw: 'line' },
  ],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => 2 * windowSize(n + 1),
  step: (state, bar, out, { period: n }) => {
    const lows = windowSize(n + 1);
    windowPush(state, 0, bar[0], n + 1);
    windowPush(state, lows, bar[1], n + 1);
    const isReady = isWindowFull(state, 0, n + 1);
    out[0] = isReady ? (100 * (n - windowMinBack(state, lows, n + 1))) / n : Number.NaN;
    out[1] = isReady ? (100 * (n - windowMaxBack(state, 0, n + 1))) / n : Number.NaN;
  },
  batch: ([high, low], [down, up], { period: n }) => {
    extremeBackColumn(low, down, n + 1, -1);
    extremeBackColumn(high, up, n + 1, 1);
    for (let i = n; i < up.length; i += 1) {
      down[i] = (100 * (n - down[i])) / n;
      up[i] = (100 * (n - up[i])) / n;
    }
  },
  meaning: {
    en: 'How recently the extremes of the window were made: 100 is today.',
    'zh-CN': '窗口内极值出现得有多近，100 即今天。',
    'zh-HK': '窗口內極值出現得有多近，100 即今天。',
  },
  tex: '100\\frac{n - \\text{bars since extreme}}{n}',
  source: 'Chande 1995; TA-Lib AROON',
  talib: { name: 'AROON', params: { period: 'timeperiod' }, outputs: { down: 'aroondown', up: 'aroonup' } },
};
