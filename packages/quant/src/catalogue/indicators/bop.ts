import type { Indicator } from '../indicator.ts';
import { whole } from '../../series/rows.ts';

/** The rise from open to close as a share of the range; 0 without a range, NaN where a number is missing. */
function balance(open: number, high: number, low: number, close: number): number {
  const range = high - low;
  const rise = close - open;
  return range < 1e-14 ? rise - rise : rise / range;
}

/** Balance of power: Who won the bar: close against open over the range, from −1 to 1. */
export const bop: Indicator = {
  id: 'bop',
  title: { en: 'Balance of power', 'zh-CN': '多空力量均衡', 'zh-HK': '多空力量均衡' },
  family: 'momentum',
  params: [],
  inputs: ['open', 'high', 'low', 'close'],
  outputs: [{ name: 'bop', unit: 'ratio', draw: 'line' }],
  lookback: () => 0,
  stateSize: () => 0,
  step: (_state, bar, out) => {
    out[0] = balance(bar[0], bar[1], bar[2], bar[3]);
  },
  batch: ([open, high, low, close], [y]) => {
    const length = whole(y.length);
    y[0] = balance(open[0], high[0], low[0], close[0]);
    for (let i = 1; i < length; i += 1) y[i] = balance(open[i], high[i], low[i], close[i]);
  },
  carriesMissing: true,
  meaning: {
    en: 'Who won the bar: close against open over the range, from −1 to 1.',
    'zh-CN': '谁赢了这根 K 线，收开之差除以振幅，−1 到 1。',
    'zh-HK': '誰贏了這根 K 線，收開之差除以波幅，−1 至 1。',
  },
  tex: '\\frac{c - o}{h - l}',
  source: 'Livshin 2001; TA-Lib BOP',
  talib: { name: 'BOP', params: {}, outputs: { bop: 'real' } },
};
