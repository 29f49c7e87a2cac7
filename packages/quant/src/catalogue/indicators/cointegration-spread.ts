import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { isFlat } from '../../series/flat.ts';
import { isWindowFull, windowPush, windowSize, windowSum } from '../../series/window.ts';

/** Cointegration spread: What is left of one price after hedging it with another, and how unusual that is. */
export const cointegrationSpread: Indicator = {
  id: 'cointegration-spread',
  title: { en: 'Cointegration spread', 'zh-CN': '协整价差', 'zh-HK': '協整價差' },
  family: 'statistic',
  params: [period(60, 10)],
  inputs: ['real', 'real2'],
  outputs: [
    {
      name: 'hedge',
      label: { en: 'Hedge ratio', 'zh-CN': '对冲比率', 'zh-HK': '對沖比率' },
      unit: 'ratio',
      draw: 'none',
    },
    { name: 'spread', label: { en: 'Spread', 'zh-CN': '价差', 'zh-HK': '價差' }, unit: 'points', draw: 'line' },
    { name: 'zscore', label: { en: 'Z-score', 'zh-CN': '标准分', 'zh-HK': '標準分' }, unit: 'ratio', draw: 'line' },
  ],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => 2 * windowSize(n),
  step: (state, bar, out, { period: n }) => {
    const second = windowSize(n);
    windowPush(state, 0, bar[0], n);
    windowPush(state, second, bar[1], n);
    out.fill(Number.NaN);
    if (!isWindowFull(state, 0, n)) return;
    const meanY = windowSum(state, 0, n) / n;
    const meanX = windowSum(state, second, n) / n;
    let xx = 0;
    let xy = 0;
    for (let i = 2; i < 2 + n; i += 1) {
      xx += (state[second + i] - meanX) ** 2;
      xy += (state[second + i] - meanX) * (state[i] - meanY);
    }
    if (isFlat(xx, meanX, n)) return;
    const hedge = xy / xx;
    let residuals = 0;
    for (let i = 2; i < 2 + n; i += 1) residuals += (state[i] - meanY - hedge * (state[second + i] - meanX)) ** 2;
    out[0] = hedge;
    out[1] = bar[0] - meanY - hedge * (bar[1] - meanX);
    out[2] = isFlat(residuals, meanY, n) ? 0 : out[1] / Math.sqrt(residuals / n);
  },
  meaning: {
    en: 'What is left of one price after hedging it with another, and how unusual that is.',
    'zh-CN': '用一价格对冲另一价格后的剩余，及其异常程度。',
    'zh-HK': '用一價格對沖另一價格後的剩餘，及其異常程度。',
  },
  tex: 'y - \\bar y - \\beta(x - \\bar x)',
  source: 'Engle and Granger 1987, rolling least squares',
};
