import { dayMs } from '@plumbline/model/date';
import type { Indicator } from '../indicator.ts';

/** Session VWAP: Average price paid since the day began, weighed by volume. */
export const vwapSession: Indicator = {
  id: 'vwap-session',
  title: { en: 'Session VWAP', 'zh-CN': '当日成交量加权均价', 'zh-HK': '當日成交量加權均價' },
  family: 'overlap',
  params: [
    {
      name: 'zone',
      label: { en: 'Zone, minutes from UTC', 'zh-CN': '时区（距 UTC 分钟）', 'zh-HK': '時區（距 UTC 分鐘）' },
      default: 0,
      min: -720,
      max: 840,
      step: 15,
      isInteger: true,
    },
  ],
  inputs: ['time', 'high', 'low', 'close', 'volume'],
  outputs: [{ name: 'vwap', unit: 'price', draw: 'line' }],
  lookback: () => 0,
  stateSize: () => 4,
  step: (state, bar, out, { zone }) => {
    // Days are counted in the exchange's zone; a new one starts the average afresh.
    const day = Math.floor((bar[0] + zone * 60_000) / dayMs);
    if (state[0] === 0 || state[3] !== day) state.fill(0);
    state[0] = 1;
    state[3] = day;
    state[1] += ((bar[1] + bar[2] + bar[3]) / 3) * bar[4];
    state[2] += bar[4];
    out[0] = state[2] === 0 ? Number.NaN : state[1] / state[2];
  },
  meaning: {
    en: 'Average price paid since the day began, weighed by volume.',
    'zh-CN': '当日开始以来的成交量加权均价。',
    'zh-HK': '當日開始以來的成交量加權均價。',
  },
  tex: '\\frac{\\sum_{day} pv}{\\sum_{day} v}',
  source: 'Berkowitz et al. 1988',
};
