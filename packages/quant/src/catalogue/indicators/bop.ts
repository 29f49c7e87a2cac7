import type { Indicator } from '../indicator.ts';

/** Balance of power: Who won the bar: close against open over the range, from −1 to 1. */
export const bop: Indicator = {
  id: 'bop',
  title: { en: 'Balance of power', 'zh-CN': '多空力量均衡', 'zh-HK': '好淡力量均衡' },
  family: 'momentum',
  params: [],
  inputs: ['open', 'high', 'low', 'close'],
  outputs: [{ name: 'bop', unit: 'ratio', draw: 'line' }],
  lookback: () => 0,
  stateSize: () => 0,
  step: (_state, bar, out) => {
    const range = bar[1] - bar[2];
    out[0] = range < 1e-14 ? 0 : (bar[3] - bar[0]) / range;
  },
  batch: ([open, high, low, close], [y]) => {
    for (let i = 0; i < y.length; i += 1) {
      const range = high[i] - low[i];
      y[i] = range < 1e-14 ? 0 : (close[i] - open[i]) / range;
    }
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
