import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { kaufmanColumn, kaufmanSize, kaufmanStep } from '../../series/kaufman.ts';

/** Kaufman adaptive moving average: An average that follows quickly in a clean trend and hardly moves in noise. */
export const kama: Indicator = {
  id: 'kama',
  title: { en: 'Kaufman adaptive moving average', 'zh-CN': '考夫曼自适应均线', 'zh-HK': '考夫曼自適應平均線' },
  family: 'overlap',
  params: [period(30)],
  inputs: ['real'],
  outputs: [{ name: 'kama', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => kaufmanSize(n),
  step: (state, bar, out, { period: n }) => {
    out[0] = kaufmanStep(state, 0, bar[0], n);
  },
  batch: ([x], [y], { period: n }) => kaufmanColumn(x, y, n),
  meaning: {
    en: 'An average that follows quickly in a clean trend and hardly moves in noise.',
    'zh-CN': '趋势清晰时跟得快，震荡时几乎不动的均线。',
    'zh-HK': '趨勢清晰時跟得快，震盪時幾乎不動的平均線。',
  },
  tex: 'k_t = k_{t-1} + c_t^2(x_t - k_{t-1})',
  source: 'Kaufman 1995; TA-Lib KAMA',
  talib: { name: 'KAMA', params: { period: 'timeperiod' }, outputs: { kama: 'real' } },
};
