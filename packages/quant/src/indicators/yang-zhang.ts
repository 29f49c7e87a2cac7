import { factor, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { meanSize, meanStep } from '../series/mean.ts';
import { varianceSize, varianceStep } from '../series/variance.ts';

/** Yang-Zhang volatility: Annual volatility that counts gaps, ranges and drift: the most efficient of the range estimators. */
export const yangZhang: Indicator = {
  id: 'yang-zhang',
  title: { en: 'Yang-Zhang volatility', 'zh-CN': '杨-张波动率', 'zh-HK': '楊-張波動率' },
  family: 'volatility',
  params: [
    period(20),
    factor('perYear', { en: 'Bars a year', 'zh-CN': '每年 K 线数', 'zh-HK': '每年 K 線數' }, 252, 1, 600000, 1),
  ],
  inputs: ['open', 'high', 'low', 'close'],
  outputs: [{ name: 'volatility', unit: 'fraction', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => 2 + 2 * varianceSize(n) + meanSize(n),
  init: () => {},
  step: (state, bar, out, { period: n, perYear }) => {
    const [open, high, low, close] = bar;
    const [before, isNext] = state;
    const size = varianceSize(n);
    state[0] = close;
    state[1] = 1;
    out[0] = Number.NaN;
    if (isNext === 0) return;
    // Sample variances, as published; the weight k makes the sum the best of its kind.
    const sample = n / (n - 1);
    const overnight = varianceStep(state, 2, Math.log(open / before), n) * sample;
    const daytime = varianceStep(state, 2 + size, Math.log(close / open), n) * sample;
    const drift = Math.log(high / close) * Math.log(high / open) + Math.log(low / close) * Math.log(low / open);
    const inside = meanStep(state, 2 + 2 * size, drift, n);
    const k = 0.34 / (1.34 + (n + 1) / (n - 1));
    out[0] = Math.sqrt(Math.max(0, overnight + k * daytime + (1 - k) * inside) * perYear);
  },
  meaning: {
    en: 'Annual volatility that counts gaps, ranges and drift: the most efficient of the range estimators.',
    'zh-CN': '兼顾跳空、振幅与漂移的年化波动率，区间类估计中效率最高。',
    'zh-HK': '兼顧裂口、波幅與漂移的年化波動率，區間類估計中效率最高。',
  },
  tex: '\\sigma_o^2 + k\\sigma_c^2 + (1-k)\\sigma_{rs}^2',
  source: 'Yang and Zhang 2000',
};
