import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { addShares } from '../../series/share-sums.ts';
import { isWindowFull, windowPush, windowSize } from '../../series/window.ts';

/** Intraday momentum index: How much of the way from open to close over recent bars went up, 0 to 100. */
export const imi: Indicator = {
  id: 'imi',
  title: { en: 'Intraday momentum index', 'zh-CN': '日内动量指标', 'zh-HK': '日內動量指標' },
  family: 'momentum',
  params: [period(14)],
  inputs: ['open', 'close'],
  outputs: [{ name: 'imi', unit: 'points', draw: 'line', levels: [30, 70] }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => windowSize(n),
  step: (state, [open, close], out, { period: n }) => {
    windowPush(state, 0, close - open, n);
    out[0] = Number.NaN;
    if (!isWindowFull(state, 0, n)) return;
    let up = 0;
    let all = 0;
    for (let i = 2; i < 2 + n; i += 1) {
      if (state[i] > 0) up += state[i];
      all += Math.abs(state[i]);
    }
    // Bars that all close where they opened have no direction: 0, as every oscillator here.
    out[0] = all === 0 ? 0 : (100 * up) / all;
  },
  batch: ([open, close], [y], { period: n }) => {
    const { length } = y;
    const gains = new Float64Array(length);
    const sizes = new Float64Array(length);
    for (let i = 0; i < length; i += 1) {
      const change = close[i] - open[i];
      const size = Math.abs(change);
      sizes[i] = size;
      gains[i] = (size + change) / 2;
    }
    y.fill(0, n - 1);
    addShares(gains, sizes, y, n, 0, 100);
  },
  meaning: {
    en: 'How much of the way from open to close over recent bars went up, 0 to 100.',
    'zh-CN': '近期开盘至收盘的波动中上涨所占的比例，0 至 100。',
    'zh-HK': '近期開市至收市的波動中上升所佔的比例，0 至 100。',
  },
  tex: '100\\frac{\\sum (c - o)^+}{\\sum |c - o|}',
  source: 'Chande 1994; TA-Lib IMI',
  talib: { name: 'IMI', params: { period: 'timeperiod' }, outputs: { imi: 'real' } },
};
