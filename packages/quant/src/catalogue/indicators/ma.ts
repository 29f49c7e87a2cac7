import { averageKind, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { averageColumn, averageLookback, averageSize, averageStep } from '../../series/moving-average.ts';

/** Moving average by type: A moving average whose kind is a parameter, so that kinds can be compared. */
export const ma: Indicator = {
  id: 'ma',
  title: { en: 'Moving average by type', 'zh-CN': '移动平均线（选类型）', 'zh-HK': '移動平均線（選類型）' },
  family: 'overlap',
  params: [period(30, 1), averageKind('average')],
  inputs: ['real'],
  outputs: [{ name: 'ma', unit: 'price', draw: 'line' }],
  lookback: ({ period: n, average }) => averageLookback(n, average),
  stateSize: ({ period: n, average }) => averageSize(n, average),
  step: (state, bar, out, { period: n, average }) => {
    out[0] = averageStep(state, 0, bar[0], n, average);
  },
  batch: ([x], [y], { period: n, average }) => averageColumn(x, y, n, average),
  meaning: {
    en: 'A moving average whose kind is a parameter, so that kinds can be compared.',
    'zh-CN': '类型可选的移动平均线，便于比较不同类型。',
    'zh-HK': '類型可選的移動平均線，便於比較不同類型。',
  },
  tex: 'A_n(x)',
  source: 'TA-Lib MA',
  talib: { name: 'MA', params: { period: 'timeperiod', average: 'matype' }, outputs: { ma: 'real' } },
};
