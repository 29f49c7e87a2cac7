import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { isFlat } from '../../series/flat.ts';
import { isWindowFull, windowAt, windowPush, windowSize, windowSum } from '../../series/window.ts';

/** Hurst exponent: Above one half moves tend to go on, below it they tend to turn back. One window of rescaled range: a rough guide. */
export const hurst: Indicator = {
  id: 'hurst',
  title: { en: 'Hurst exponent', 'zh-CN': '赫斯特指数', 'zh-HK': '赫斯特指數' },
  family: 'statistic',
  params: [period(100, 16)],
  inputs: ['real'],
  outputs: [{ name: 'hurst', unit: 'ratio', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => 2 + windowSize(n),
  step: (state, bar, out, { period: n }) => {
    const [before, isNext] = state;
    state[0] = bar[0];
    state[1] = 1;
    out[0] = Number.NaN;
    if (isNext === 0 || before <= 0 || bar[0] <= 0) return;
    windowPush(state, 2, Math.log(bar[0] / before), n);
    if (!isWindowFull(state, 2, n)) return;
    const mean = windowSum(state, 2, n) / n;
    let path = 0;
    let top = 0;
    let bottom = 0;
    let squares = 0;
    for (let back = n - 1; back >= 0; back -= 1) {
      const deviation = windowAt(state, 2, back, n) - mean;
      path += deviation;
      top = Math.max(top, path);
      bottom = Math.min(bottom, path);
      squares += deviation * deviation;
    }
    if (!isFlat(squares, Math.max(Math.abs(mean), Number.EPSILON), n))
      out[0] = Math.log((top - bottom) / Math.sqrt(squares / n)) / Math.log(n / 2);
  },
  meaning: {
    en: 'Above one half moves tend to go on, below it they tend to turn back. One window of rescaled range: a rough guide.',
    'zh-CN': '大于 0.5 倾向延续，小于 0.5 倾向反转；单窗口重标极差，仅供参考。',
    'zh-HK': '大於 0.5 傾向延續，小於 0.5 傾向反轉；單窗口重標極差，僅供參考。',
  },
  tex: '\\frac{\\ln(R/S)}{\\ln(n/2)}',
  source: 'Hurst 1951; Mandelbrot 1972',
};
