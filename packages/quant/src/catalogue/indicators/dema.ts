import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { emaColumn, emaSize, emaStep } from '../../series/ema.ts';

/** Double exponential moving average: An exponential average with most of its lag removed. */
export const dema: Indicator = {
  id: 'dema',
  title: { en: 'Double exponential moving average', 'zh-CN': '双重指数移动平均线', 'zh-HK': '雙重指數移動平均線' },
  family: 'overlap',
  params: [period(30)],
  inputs: ['real'],
  outputs: [{ name: 'dema', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => 2 * (n - 1),
  stateSize: () => 2 * emaSize,
  step: (state, bar, out, { period: n }) => {
    const first = emaStep(state, 0, bar[0], n);
    out[0] = 2 * first - emaStep(state, emaSize, first, n);
  },
  batch: ([x], [y], { period: n }) => {
    const first = new Float64Array(x.length);
    const second = new Float64Array(x.length);
    emaColumn(x, first, n);
    emaColumn(first, second, n, n - 1);
    for (let i = 2 * (n - 1); i < y.length; i += 1) y[i] = 2 * first[i] - second[i];
  },
  meaning: {
    en: 'An exponential average with most of its lag removed.',
    'zh-CN': '消除大部分滞后的指数均线。',
    'zh-HK': '消除大部分滯後的指數平均線。',
  },
  tex: '2E(x) - E(E(x))',
  source: 'Mulloy 1994; TA-Lib DEMA',
  talib: { name: 'DEMA', params: { period: 'timeperiod' }, outputs: { dema: 'real' } },
};
