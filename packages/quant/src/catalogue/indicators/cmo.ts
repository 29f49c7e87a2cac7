import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { wilderSize, wilderStep } from '../../series/wilder.ts';

/** Chande momentum oscillator: Gains against losses on a scale from −100 to 100, smoothed as Wilder does. */
export const cmo: Indicator = {
  id: 'cmo',
  title: { en: 'Chande momentum oscillator', 'zh-CN': '钱德动量摆动指标', 'zh-HK': '錢德動量擺動指標' },
  family: 'momentum',
  params: [period(14)],
  inputs: ['real'],
  outputs: [{ name: 'cmo', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: () => 2 + 2 * wilderSize,
  step: (state, bar, out, { period: n }) => {
    const change = bar[0] - state[0];
    const isFirst = state[1] === 0;
    state[0] = bar[0];
    state[1] = 1;
    out[0] = Number.NaN;
    if (isFirst) return;
    const up = wilderStep(state, 2, change > 0 ? change : 0, n);
    const down = wilderStep(state, 2 + wilderSize, change < 0 ? -change : 0, n);
    const total = up + down;
    out[0] = total === 0 ? 0 : (100 * (up - down)) / total;
  },
  meaning: {
    en: 'Gains against losses on a scale from −100 to 100, smoothed as Wilder does.',
    'zh-CN': '以 −100 到 100 衡量涨跌力量之差，按怀尔德法平滑。',
    'zh-HK': '以 −100 至 100 衡量升跌力量之差，按懷爾德法平滑。',
  },
  tex: '100\\frac{\\bar g - \\bar l}{\\bar g + \\bar l}',
  source: 'Chande 1994; TA-Lib CMO',
  talib: { name: 'CMO', params: { period: 'timeperiod' }, outputs: { cmo: 'real' } },
};
