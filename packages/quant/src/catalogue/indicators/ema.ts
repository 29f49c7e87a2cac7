import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { emaColumn, emaSize, emaStep } from '../../series/ema.ts';

/** Exponential moving average, seeded with the mean of the first n values. */
export const ema: Indicator = {
  id: 'ema',
  title: { en: 'Exponential moving average', 'zh-CN': '指数移动平均线', 'zh-HK': '指數移動平均線' },
  family: 'overlap',
  params: [period(30)],
  inputs: ['real'],
  outputs: [{ name: 'ema', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: () => emaSize,
  step: (state, bar, out, { period: n }) => {
    out[0] = emaStep(state, 0, bar[0], n);
  },
  row: (memory, [x], [y], { period: n }, from, to) => {
    for (let k = from, at = from * emaSize; k < to; k += 1, at += emaSize) y[k] = emaStep(memory, at, x[k], n);
  },
  carriesMissing: true,
  batch: ([x], [y], { period: n }) => emaColumn(x, y, n),
  meaning: {
    en: 'A moving average that weighs recent prices more, so it turns sooner than the simple one.',
    'zh-CN': '更看重近期价格的均线，比简单均线更早转向。',
    'zh-HK': '更重視近期價格的平均線，較簡單平均線更早轉向。',
  },
  tex: 'e_t = e_{t-1} + \\tfrac{2}{n+1}(x_t - e_{t-1})',
  source: 'TA-Lib EMA',
  talib: { name: 'EMA', params: { period: 'timeperiod' }, outputs: { ema: 'real' } },
};
