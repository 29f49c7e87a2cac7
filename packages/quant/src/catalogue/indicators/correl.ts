import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { comovementColumn } from '../../series/comovement.ts';
import { isFlat } from '../../series/flat.ts';
import { isWindowFull, windowPush, windowSize, windowSum } from '../../series/window.ts';

/** Correlation: How closely two series move together, from −1 to 1; 0 when one does not move. */
export const correl: Indicator = {
  id: 'correl',
  title: { en: 'Correlation', 'zh-CN': '相关系数', 'zh-HK': '相關系數' },
  family: 'statistic',
  params: [period(30, 1)],
  inputs: ['real', 'real2'],
  outputs: [{ name: 'correl', unit: 'ratio', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => 2 * windowSize(n),
  step: (state, bar, out, { period: n }) => {
    const second = windowSize(n);
    windowPush(state, 0, bar[0], n);
    windowPush(state, second, bar[1], n);
    out[0] = Number.NaN;
    if (!isWindowFull(state, 0, n)) return;
    const meanX = windowSum(state, 0, n) / n;
    const meanY = windowSum(state, second, n) / n;
    let xx = 0;
    let yy = 0;
    let xy = 0;
    for (let i = 2; i < 2 + n; i += 1) {
      const x = state[i] - meanX;
      const y = state[second + i] - meanY;
      xx += x * x;
      yy += y * y;
      xy += x * y;
    }
    out[0] = isFlat(xx, meanX, n) || isFlat(yy, meanY, n) ? 0 : xy / Math.sqrt(xx * yy);
  },
  batch: ([a, b], [out], { period: n }) => comovementColumn(a, b, out, n, 'correlation'),
  meaning: {
    en: 'How closely two series move together, from −1 to 1; 0 when one does not move.',
    'zh-CN': '两个序列同向程度，−1 到 1，任一不动时为 0。',
    'zh-HK': '兩個序列同向程度，−1 至 1，任一不動時為 0。',
  },
  tex: '\\frac{\\mathrm{cov}(x,y)}{\\sigma_x\\sigma_y}',
  source: 'TA-Lib CORREL',
  talib: {
    name: 'CORREL',
    params: { period: 'timeperiod' },
    outputs: { correl: 'real' },
    inputs: { real: 'high', real2: 'low' },
  },
};
