import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { moneyFlow } from '../../series/money-flow.ts';
import { isWindowFull, windowPush, windowSize, windowSum } from '../../series/window.ts';

/** Chaikin money flow: Share of volume that closed high rather than low in its range, from −1 to 1. */
export const cmf: Indicator = {
  id: 'cmf',
  title: { en: 'Chaikin money flow', 'zh-CN': '蔡金资金流量', 'zh-HK': '蔡金資金流量' },
  family: 'volume',
  params: [period(20)],
  inputs: ['high', 'low', 'close', 'volume'],
  outputs: [{ name: 'cmf', unit: 'ratio', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => 2 * windowSize(n),
  step: (state, bar, out, { period: n }) => {
    windowPush(state, 0, moneyFlow(bar[0], bar[1], bar[2], bar[3]), n);
    windowPush(state, windowSize(n), bar[3], n);
    out[0] = Number.NaN;
    if (!isWindowFull(state, 0, n)) return;
    const volume = windowSum(state, windowSize(n), n);
    out[0] = volume > 0 ? windowSum(state, 0, n) / volume : 0;
  },
  meaning: {
    en: 'Share of volume that closed high rather than low in its range, from −1 to 1.',
    'zh-CN': '收于区间高位的成交量占比，−1 到 1。',
    'zh-HK': '收於區間高位的成交量佔比，−1 至 1。',
  },
  tex: '\\frac{\\sum mfv}{\\sum v}',
  source: 'Chaikin; Stock.Indicators CMF',
};
