import { factor, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { tillsonColumn, tillsonSize, tillsonStep } from '../../series/tillson.ts';

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
  stateSize: () => tillsonSize,
  step: (state, bar, out, { period: n, volumeFactor }) => {
    out[0] = tillsonStep(state, 0, bar[0], n, volumeFactor);
  },
  batch: ([x], [y], { period: n, volumeFactor }) => tillsonColumn(x, y, n, volumeFactor),
  meaning: {
    en: 'A very smooth average with little lag, tuned by a volume factor.',
    'zh-CN': '非常平滑且滞后很小的均线，由体积因子调节。',
    'zh-HK': '非常平滑而滯後很小的平均線，由體積因子調節。',
  },
  tex: 'c_1E_6 + c_2E_5 + c_3E_4 + c_4E_3',
  source: 'Tillson 1998; TA-Lib T3',
  talib: { name: 'T3', params: { period: 'timeperiod', volumeFactor: 'vfactor' }, outputs: { t3: 'real' } },
};
