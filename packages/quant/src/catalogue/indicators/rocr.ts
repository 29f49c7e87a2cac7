import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { delaySize, delayStep } from '../../series/delay.ts';

/** Rate of change, ratio: Price over the price n bars ago. */
export const rocr: Indicator = {
  id: 'rocr',
  title: { en: 'Rate of change, ratio', 'zh-CN': '变动比', 'zh-HK': '變動比' },
  family: 'momentum',
  params: [period(10, 1)],
  inputs: ['real'],
  outputs: [{ name: 'rocr', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => delaySize(n),
  step: (state, bar, out, { period: n }) => {
    const before = delayStep(state, 0, bar[0], n);
    out[0] = before === 0 ? 0 : bar[0] / before;
  },
  batch: ([x], [y], { period: n }) => {
    for (let i = n; i < y.length; i += 1) {
      const before = x[i - n];
      y[i] = before === 0 ? 0 : x[i] / before;
    }
  },
  meaning: {
    en: 'Price over the price n bars ago.',
    'zh-CN': '现价与 n 根 K 线前价格之比。',
    'zh-HK': '現價與 n 根 K 線前價格之比。',
  },
  tex: 'x_t/x_{t-n}',
  source: 'TA-Lib ROCR',
  talib: { name: 'ROCR', params: { period: 'timeperiod' }, outputs: { rocr: 'real' } },
};
