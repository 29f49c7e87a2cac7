import type { Indicator } from '../indicator.ts';
import { moneyFlow } from '../../series/money-flow.ts';

/** Accumulation distribution line: Running sum of volume, weighed by where each bar closed in its range. */
export const ad: Indicator = {
  id: 'ad',
  title: { en: 'Accumulation distribution line', 'zh-CN': '累积派发线', 'zh-HK': '累積派發線' },
  family: 'volume',
  params: [],
  inputs: ['high', 'low', 'close', 'volume'],
  outputs: [{ name: 'ad', unit: 'shares', draw: 'line' }],
  lookback: () => 0,
  stateSize: () => 1,
  step: (state, bar, out) => {
    state[0] += moneyFlow(bar[0], bar[1], bar[2], bar[3]);
    out[0] = state[0];
  },
  batch: ([high, low, close, volume], [y]) => {
    let sum = 0;
    for (let i = 0; i < y.length; i += 1) {
      sum += moneyFlow(high[i], low[i], close[i], volume[i]);
      y[i] = sum;
    }
  },
  carriesMissing: true,
  meaning: {
    en: 'Running sum of volume, weighed by where each bar closed in its range.',
    'zh-CN': '按收盘在区间中的位置加权累计的成交量。',
    'zh-HK': '按收市在區間中的位置加權累計的成交量。',
  },
  tex: '\\sum \\frac{(c-l)-(h-c)}{h-l}v',
  source: 'Chaikin; TA-Lib AD',
  talib: { name: 'AD', params: {}, outputs: { ad: 'real' } },
};
