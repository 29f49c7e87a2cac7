import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { strengthColumn, strengthSize, strengthStep } from '../../series/strength.ts';

/** Relative strength index of Wilder: 100 · mean gain / (mean gain + mean loss); 0 on a flat stretch. */
export const rsi: Indicator = {
  id: 'rsi',
  title: { en: 'Relative strength index', 'zh-CN': '相对强弱指标', 'zh-HK': '相對強弱指標' },
  family: 'momentum',
  params: [period(14)],
  inputs: ['real'],
  outputs: [{ name: 'rsi', unit: 'points', draw: 'line', levels: [30, 70] }],
  lookback: ({ period: n }) => n,
  stateSize: () => strengthSize,
  step: (state, bar, out, { period: n }) => {
    out[0] = strengthStep(state, 0, bar[0], n);
  },
  row: (memory, [x], [y], { period: n }, from, to) => {
    for (let k = from, at = from * strengthSize; k < to; k += 1, at += strengthSize)
      y[k] = strengthStep(memory, at, x[k], n);
  },
  carriesMissing: true,
  batch: ([x], [y], { period: n }) => strengthColumn(x, y, n),
  meaning: {
    en: 'How one-sided recent moves were: near 100 almost only gains, near 0 almost only losses.',
    'zh-CN': '近期涨跌的单边程度：接近 100 几乎只涨，接近 0 几乎只跌。',
    'zh-HK': '近期升跌的單邊程度：接近 100 幾乎只升，接近 0 幾乎只跌。',
  },
  tex: '100\\,\\frac{\\bar g}{\\bar g + \\bar l}',
  source: 'Wilder 1978; TA-Lib RSI',
  talib: { name: 'RSI', params: { period: 'timeperiod' }, outputs: { rsi: 'real' } },
};
