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
  outputs: [{ name: 'cmo', unit: 'points', draw: 'line', levels: [-50, 50] }],
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
  batch: ([x], [y], { period: n }) => {
    const { length } = x;
    if (length <= n) return;
    let up = 0;
    let down = 0;
    for (let i = 1; i <= n; i += 1) {
      const change = x[i] - x[i - 1];
      if (change > 0) up += change;
      else down -= change;
    }
    up /= n;
    down /= n;
    y[n] = up + down === 0 ? 0 : (100 * (up - down)) / (up + down);
    for (let i = n + 1; i < length; i += 1) {
      const change = x[i] - x[i - 1];
      const gain = change * Number(change > 0);
      up = (up * (n - 1) + gain) / n;
      down = (down * (n - 1) + (gain - change)) / n;
      const total = up + down;
      y[i] = total === 0 ? 0 : (100 * (up - down)) / total;
    }
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
