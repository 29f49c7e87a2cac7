import { factor, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { meanSize, meanStep } from '../../series/mean.ts';

/** Parkinson volatility: Annual volatility from the ranges of bars: five times sharper than from closes, blind to gaps. */
export const parkinson: Indicator = {
  id: 'parkinson',
  title: { en: 'Parkinson volatility', 'zh-CN': '帕金森波动率', 'zh-HK': '帕金森波幅' },
  family: 'volatility',
  params: [
    period(20),
    factor('perYear', { en: 'Bars a year', 'zh-CN': '每年 K 线数', 'zh-HK': '每年 K 線數' }, 252, 1, 600000, 1),
  ],
  inputs: ['high', 'low'],
  outputs: [{ name: 'volatility', unit: 'fraction', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => meanSize(n),
  step: (state, bar, out, { period: n, perYear }) => {
    const mean = meanStep(state, 0, Math.log(bar[0] / bar[1]) ** 2 / (4 * Math.LN2), n);
    out[0] = Math.sqrt(Math.max(0, mean) * perYear);
  },
  meaning: {
    en: 'Annual volatility from the ranges of bars: five times sharper than from closes, blind to gaps.',
    'zh-CN': '用振幅估计的年化波动率，效率约为收盘价法的五倍，但看不见跳空。',
    'zh-HK': '用波幅估計的年化波幅，效率約為收市價法的五倍，但看不見裂口。',
  },
  tex: '\\sqrt{\\tfrac{N}{4n\\ln2}\\sum\\ln^2(h/l)}',
  source: 'Parkinson 1980',
};
