import { factor, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { meanSize, meanStep } from '../../series/mean.ts';

/** Garman-Klass volatility: Annual volatility from open, high, low and close, without gaps and drift. */
export const garmanKlass: Indicator = {
  id: 'garman-klass',
  title: { en: 'Garman-Klass volatility', 'zh-CN': '加曼-克拉斯波动率', 'zh-HK': '加曼-克拉斯波幅' },
  family: 'volatility',
  params: [
    period(20),
    factor('perYear', { en: 'Bars a year', 'zh-CN': '每年 K 线数', 'zh-HK': '每年 K 線數' }, 252, 1, 600000, 1),
  ],
  inputs: ['open', 'high', 'low', 'close'],
  outputs: [{ name: 'volatility', unit: 'fraction', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => meanSize(n),
  step: (state, bar, out, { period: n, perYear }) => {
    const mean = meanStep(
      state,
      0,
      0.5 * Math.log(bar[1] / bar[2]) ** 2 - (2 * Math.LN2 - 1) * Math.log(bar[3] / bar[0]) ** 2,
      n,
    );
    out[0] = Math.sqrt(Math.max(0, mean) * perYear);
  },
  meaning: {
    en: 'Annual volatility from open, high, low and close, without gaps and drift.',
    'zh-CN': '由开高低收估计的年化波动率，不计跳空与漂移。',
    'zh-HK': '由開高低收估計的年化波幅，不計裂口與漂移。',
  },
  tex: '\\tfrac12\\ln^2\\tfrac hl - (2\\ln2-1)\\ln^2\\tfrac co',
  source: 'Garman and Klass 1980',
};
