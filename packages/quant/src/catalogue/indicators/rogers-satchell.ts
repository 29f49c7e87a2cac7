import { factor, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { meanSize, meanStep } from '../../series/mean.ts';

/** Rogers-Satchell volatility: Annual volatility that a steady trend does not inflate. */
export const rogersSatchell: Indicator = {
  id: 'rogers-satchell',
  title: { en: 'Rogers-Satchell volatility', 'zh-CN': '罗杰斯-萨切尔波动率', 'zh-HK': '羅傑斯-薩切爾波幅' },
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
      Math.log(bar[1] / bar[3]) * Math.log(bar[1] / bar[0]) + Math.log(bar[2] / bar[3]) * Math.log(bar[2] / bar[0]),
      n,
    );
    out[0] = Math.sqrt(Math.max(0, mean) * perYear);
  },
  meaning: {
    en: 'Annual volatility that a steady trend does not inflate.',
    'zh-CN': '不因单边趋势而虚高的年化波动率。',
    'zh-HK': '不因單邊趨勢而虛高的年化波幅。',
  },
  tex: '\\ln\\tfrac hc\\ln\\tfrac ho + \\ln\\tfrac lc\\ln\\tfrac lo',
  source: 'Rogers and Satchell 1991',
};
