import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { comovementColumn } from '../../series/comovement.ts';
import { isFlat } from '../../series/flat.ts';
import { isWindowFull, windowPush, windowSize, windowSum } from '../../series/window.ts';

/** Beta: Moves of the second series for one move of the first, over the last n returns. */
export const beta: Indicator = {
  id: 'beta',
  title: { en: 'Beta', 'zh-CN': '贝塔', 'zh-HK': '啤打' },
  family: 'statistic',
  params: [period(5, 1)],
  inputs: ['real', 'real2'],
  outputs: [{ name: 'beta', unit: 'ratio', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => 3 + 2 * windowSize(n),
  step: (state, bar, out, { period: n }) => {
    const [beforeX, beforeY, isNext] = state;
    const second = windowSize(n);
    state[0] = bar[0];
    state[1] = bar[1];
    state[2] = 1;
    out[0] = Number.NaN;
    if (isNext === 0) return;
    windowPush(state, 3, beforeX === 0 ? 0 : (bar[0] - beforeX) / beforeX, n);
    windowPush(state, 3 + second, beforeY === 0 ? 0 : (bar[1] - beforeY) / beforeY, n);
    if (!isWindowFull(state, 3, n)) return;
    const meanX = windowSum(state, 3, n) / n;
    const meanY = windowSum(state, 3 + second, n) / n;
    let xx = 0;
    let xy = 0;
    for (let i = 5; i < 5 + n; i += 1) {
      const x = state[i] - meanX;
      xx += x * x;
      xy += x * (state[second + i] - meanY);
    }
    out[0] = isFlat(xx, meanX, n) ? 0 : xy / xx;
  },
  batch: ([a, b], [out], { period: n }) => {
    const { length } = out;
    const x = new Float64Array(length);
    const y = new Float64Array(length);
    for (let i = 1; i < length; i += 1) {
      x[i] = a[i - 1] === 0 ? 0 : (a[i] - a[i - 1]) / a[i - 1];
      y[i] = b[i - 1] === 0 ? 0 : (b[i] - b[i - 1]) / b[i - 1];
    }
    comovementColumn(x, y, out, n, 'beta', 1);
  },
  meaning: {
    en: 'Moves of the second series for one move of the first, over the last n returns.',
    'zh-CN': '第一序列变动一单位时第二序列的变动，取最近 n 个收益率。',
    'zh-HK': '第一序列變動一單位時第二序列的變動，取最近 n 個回報率。',
  },
  tex: '\\frac{\\mathrm{cov}(r_x,r_y)}{\\mathrm{var}(r_x)}',
  source: 'TA-Lib BETA',
  talib: {
    name: 'BETA',
    params: { period: 'timeperiod' },
    outputs: { beta: 'real' },
    inputs: { real: 'high', real2: 'low' },
  },
};
