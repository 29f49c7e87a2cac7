import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { emaColumn, emaSize, emaStep } from '../../series/ema.ts';

/** Triple exponential moving average: An exponential average with lag removed twice: it hugs the price. */
export const tema: Indicator = {
  id: 'tema',
  title: { en: 'Triple exponential moving average', 'zh-CN': '三重指数移动平均线', 'zh-HK': '三重指數移動平均線' },
  family: 'overlap',
  params: [period(30)],
  inputs: ['real'],
  outputs: [{ name: 'tema', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => 3 * (n - 1),
  stateSize: () => 3 * emaSize,
  step: (state, bar, out, { period: n }) => {
    const first = emaStep(state, 0, bar[0], n);
    const second = emaStep(state, emaSize, first, n);
    out[0] = 3 * first - 3 * second + emaStep(state, 2 * emaSize, second, n);
  },
  batch: ([x], [y], { period: n }) => {
    const first = new Float64Array(x.length);
    const second = new Float64Array(x.length);
    const third = new Float64Array(x.length);
    emaColumn(x, first, n);
    emaColumn(first, second, n, n - 1);
    emaColumn(second, third, n, 2 * (n - 1));
    for (let i = 3 * (n - 1); i < y.length; i += 1) y[i] = 3 * first[i] - 3 * second[i] + third[i];
  },
  meaning: {
    en: 'An exponential average with lag removed twice: it hugs the price.',
    'zh-CN': '两次消除滞后的指数均线，紧贴价格。',
    'zh-HK': '兩次消除滯後的指數平均線，緊貼價格。',
  },
  tex: '3E_1 - 3E_2 + E_3',
  source: 'Mulloy 1994; TA-Lib TEMA',
  talib: { name: 'TEMA', params: { period: 'timeperiod' }, outputs: { tema: 'real' } },
};
