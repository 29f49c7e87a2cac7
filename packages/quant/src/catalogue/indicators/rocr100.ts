import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { delaySize, delayStep } from '../../series/delay.ts';

/** Rate of change, ratio of 100: Price over the price n bars ago, times 100. */
export const rocr100: Indicator = {
  id: 'rocr100',
  title: { en: 'Rate of change, ratio of 100', 'zh-CN': '变动比（百分制）', 'zh-HK': '變動比（百分制）' },
  family: 'momentum',
  params: [period(10, 1)],
  inputs: ['real'],
  outputs: [{ name: 'rocr100', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => delaySize(n),
  step: (state, bar, out, { period: n }) => {
    const before = delayStep(state, 0, bar[0], n);
    out[0] = before === 0 ? 0 : (bar[0] / before) * 100;
  },
  batch: ([x], [y], { period: n }) => {
    for (let i = n; i < y.length; i += 1) {
      const before = x[i - n];
      y[i] = before === 0 ? 0 : (x[i] / before) * 100;
    }
  },
  meaning: {
    en: 'Price over the price n bars ago, times 100.',
    'zh-CN': '现价与 n 根 K 线前价格之比乘以 100。',
    'zh-HK': '現價與 n 根 K 線前價格之比乘以 100。',
  },
  tex: '100x_t/x_{t-n}',
  source: 'TA-Lib ROCR100',
  talib: { name: 'ROCR100', params: { period: 'timeperiod' }, outputs: { rocr100: 'real' } },
};
