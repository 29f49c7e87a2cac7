import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { isWindowFull, windowAt, windowPush, windowSize } from '../../series/window.ts';

/** Commodity channel index: How far the typical price is from its mean, in mean deviations. */
export const cci: Indicator = {
  id: 'cci',
  title: { en: 'Commodity channel index', 'zh-CN': '顺势指标', 'zh-HK': '順勢指標' },
  family: 'momentum',
  params: [period(14)],
  inputs: ['high', 'low', 'close'],
  outputs: [{ name: 'cci', unit: 'points', draw: 'line', levels: [-100, 100] }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => windowSize(n),
  step: (state, bar, out, { period: n }) => {
    const typical = (bar[0] + bar[1] + bar[2]) / 3;
    windowPush(state, 0, typical, n);
    out[0] = Number.NaN;
    if (!isWindowFull(state, 0, n)) return;
    // Deviations from the newest value, so that a flat window is exactly flat.
    let shift = 0;
    for (let back = 0; back < n; back += 1) shift += windowAt(state, 0, back, n) - typical;
    const mean = typical + shift / n;
    let spread = 0;
    for (let back = 0; back < n; back += 1) spread += Math.abs(windowAt(state, 0, back, n) - mean);
    out[0] = spread === 0 ? 0 : (typical - mean) / (0.015 * (spread / n));
  },
  batch: ([high, low, close], [y], { period: n }) => {
    const typical = high.map((value, i) => (value + low[i] + close[i]) / 3);
    for (let i = n - 1; i < y.length; i += 1) {
      const newest = typical[i];
      let shift = 0;
      for (let k = i - n + 1; k < i; k += 1) shift += typical[k] - newest;
      const mean = newest + shift / n;
      let spread = 0;
      for (let k = i - n + 1; k <= i; k += 1) spread += Math.abs(typical[k] - mean);
      y[i] = spread === 0 ? 0 : (newest - mean) / (0.015 * (spread / n));
    }
  },
  meaning: {
    en: 'How far the typical price is from its mean, in mean deviations.',
    'zh-CN': '典型价格偏离均值多少个平均偏差。',
    'zh-HK': '典型價格偏離均值多少個平均偏差。',
  },
  tex: '\\frac{p - \\bar p}{0.015\\,\\overline{|p - \\bar p|}}',
  source: 'Lambert 1980; TA-Lib CCI',
  talib: { name: 'CCI', params: { period: 'timeperiod' }, outputs: { cci: 'real' } },
};
