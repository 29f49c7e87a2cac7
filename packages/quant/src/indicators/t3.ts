import { factor, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { emaSize, emaStep } from '../series/ema.ts';

/** T3 moving average: A very smooth average with little lag, tuned by a volume factor. */
export const t3: Indicator = {
  id: 't3',
  title: { en: 'T3 moving average', 'zh-CN': 'T3 移动平均线', 'zh-HK': 'T3 移動平均線' },
  family: 'overlap',
  params: [
    period(5),
    factor('volumeFactor', { en: 'Volume factor', 'zh-CN': '体积因子', 'zh-HK': '體積因子' }, 0.7, 0, 1, 0.05),
  ],
  inputs: ['real'],
  outputs: [{ name: 't3', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => 6 * (n - 1),
  stateSize: () => 6 * emaSize,
  init: () => {},
  step: (state, bar, out, { period: n, volumeFactor: v }) => {
    const e1 = emaStep(state, 0, bar[0], n);
    const e2 = emaStep(state, emaSize, e1, n);
    const e3 = emaStep(state, 2 * emaSize, e2, n);
    const e4 = emaStep(state, 3 * emaSize, e3, n);
    const e5 = emaStep(state, 4 * emaSize, e4, n);
    const e6 = emaStep(state, 5 * emaSize, e5, n);
    const v2 = v * v;
    const v3 = v2 * v;
    out[0] = -v3 * e6 + 3 * (v2 + v3) * e5 - (6 * v2 + 3 * (v + v3)) * e4 + (1 + 3 * v + v3 + 3 * v2) * e3;
  },
  meaning: {
    en: 'A very smooth average with little lag, tuned by a volume factor.',
    'zh-CN': '非常平滑且滞后很小的均线，由体积因子调节。',
    'zh-HK': '非常平滑而滯後很小的均線，由體積因子調節。',
  },
  tex: 'c_1E_6 + c_2E_5 + c_3E_4 + c_4E_3',
  source: 'Tillson 1998; TA-Lib T3',
  talib: { name: 'T3', params: { period: 'timeperiod', volumeFactor: 'vfactor' }, outputs: { t3: 'real' } },
};
