import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { emaColumn, emaSize, emaStep } from '../../series/ema.ts';

/** TRIX: Percent change of a triple-smoothed price: small moves are filtered out. */
export const trix: Indicator = {
  id: 'trix',
  title: { en: 'TRIX', 'zh-CN': '三重指数平滑变动率', 'zh-HK': '三重指數平滑變動率' },
  family: 'momentum',
  params: [period(30, 1)],
  inputs: ['real'],
  outputs: [{ name: 'trix', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => 3 * (n - 1) + 1,
  stateSize: () => 3 * emaSize + 2,
  step: (state, bar, out, { period: n }) => {
    const first = emaStep(state, 0, bar[0], n);
    const second = emaStep(state, emaSize, first, n);
    const third = emaStep(state, 2 * emaSize, second, n);
    const before = state[3 * emaSize];
    const isReady = state[3 * emaSize + 1] > 0;
    out[0] = Number.NaN;
    if (Number.isNaN(third)) return;
    state[3 * emaSize] = third;
    state[3 * emaSize + 1] = 1;
    if (isReady) out[0] = before === 0 ? 0 : (third / before - 1) * 100;
  },
  batch: ([x], [y], { period: n }) => {
    const first = new Float64Array(x.length);
    const second = new Float64Array(x.length);
    emaColumn(x, first, n);
    emaColumn(first, second, n, n - 1);
    emaColumn(second, first, n, 2 * (n - 1));
    for (let i = 3 * (n - 1) + 1; i < y.length; i += 1) {
      y[i] = first[i - 1] === 0 ? 0 : (first[i] / first[i - 1] - 1) * 100;
    }
  },
  meaning: {
    en: 'Percent change of a triple-smoothed price: small moves are filtered out.',
    'zh-CN': '三重平滑价格的百分比变化，滤除小波动。',
    'zh-HK': '三重平滑價格的百分比變化，濾除小波動。',
  },
  tex: '100\\left(\\frac{E_3(t)}{E_3(t-1)} - 1\\right)',
  source: 'Hutson 1983; TA-Lib TRIX',
  talib: { name: 'TRIX', params: { period: 'timeperiod' }, outputs: { trix: 'real' } },
};
