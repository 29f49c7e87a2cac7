import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { addShares } from '../../series/share-sums.ts';
import { isWindowFull, windowPush, windowSize } from '../../series/window.ts';

/** Money flow index: A relative strength index weighed by money traded. */
export const mfi: Indicator = {
  id: 'mfi',
  title: { en: 'Money flow index', 'zh-CN': '资金流量指标', 'zh-HK': '資金流量指標' },
  family: 'momentum',
  params: [period(14)],
  inputs: ['high', 'low', 'close', 'volume'],
  outputs: [{ name: 'mfi', unit: 'points', draw: 'line', levels: [20, 80] }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => 2 + windowSize(n),
  step: (state, bar, out, { period: n }) => {
    const typical = (bar[0] + bar[1] + bar[2]) / 3;
    const change = typical - state[0];
    const isFirst = state[1] === 0;
    state[0] = typical;
    state[1] = 1;
    out[0] = Number.NaN;
    if (isFirst) return;
    // Flows carry the sign of the price's move; an unchanged price carries none.
    windowPush(state, 2, Math.sign(change) * typical * bar[3], n);
    if (!isWindowFull(state, 2, n)) return;
    let up = 0;
    let total = 0;
    for (let i = 4; i < 4 + n; i += 1) {
      if (state[i] > 0) up += state[i];
      total += Math.abs(state[i]);
    }
    out[0] = total < 1 ? 0 : 100 * (up / total);
  },
  batch: ([high, low, close, volume], [y], { period: n }) => {
    const { length } = close;
    const gains = new Float64Array(length);
    const flows = new Float64Array(length);
    let before = (high[0] + low[0] + close[0]) / 3;
    for (let i = 1; i < length; i += 1) {
      const typical = (high[i] + low[i] + close[i]) / 3;
      const flow = typical * volume[i];
      flows[i] = typical === before ? 0 : flow;
      gains[i] = typical > before ? flow : 0;
      before = typical;
    }
    y.fill(0, n);
    addShares(gains, flows, y, n, 1, 100, 1);
  },
  meaning: {
    en: 'A relative strength index weighed by money traded.',
    'zh-CN': '以成交额加权的相对强弱。',
    'zh-HK': '以成交額加權的相對強弱。',
  },
  tex: '100\\frac{\\sum p^+v}{\\sum pv}',
  source: 'Quong and Soudack 1989; TA-Lib MFI',
  talib: { name: 'MFI', params: { period: 'timeperiod' }, outputs: { mfi: 'real' } },
};
