import { factor, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { channelColumn } from '../../series/channel.ts';
import { varianceSize, varianceStep } from '../../series/variance.ts';
import { freshSums } from '../../series/fresh-sums.ts';
import { windowPush, windowSize, windowSum } from '../../series/window.ts';

/** Yang-Zhang volatility: Annual volatility that counts gaps, ranges and drift: the most efficient of the range estimators. */
export const yangZhang: Indicator = {
  id: 'yang-zhang',
  title: { en: 'Yang-Zhang volatility', 'zh-CN': '杨-张波动率', 'zh-HK': '楊-張波幅' },
  family: 'volatility',
  params: [
    period(20),
    factor('perYear', { en: 'Bars a year', 'zh-CN': '每年 K 线数', 'zh-HK': '每年 K 線數' }, 252, 1, 600000, 1),
  ],
  inputs: ['open', 'high', 'low', 'close'],
  outputs: [{ name: 'volatility', unit: 'fraction', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => 2 + 2 * varianceSize(n) + windowSize(n),
  step: (state, bar, out, { period: n, perYear }) => {
    const [open, high, low, close] = bar;
    const [before, isNext] = state;
    const size = varianceSize(n);
    state[0] = close;
    state[1] = 1;
    out[0] = Number.NaN;
    if (isNext === 0) return;
    // Sample variances, as published; the weight k makes the sum the best of its kind.
    const sample = n / (n - 1);
    const overnight = varianceStep(state, 2, Math.log(open / before), n) * sample;
    const daytime = varianceStep(state, 2 + size, Math.log(close / open), n) * sample;
    const drift = Math.log(high / close) * Math.log(high / open) + Math.log(low / close) * Math.log(low / open);
    // Added up afresh: what a running sum leaves of earlier bars would be a volatility after the root.
    windowPush(state, 2 + 2 * size, drift, n);
    const inside = windowSum(state, 2 + 2 * size, n) / n;
    const k = 0.34 / (1.34 + (n + 1) / (n - 1));
    out[0] = Math.sqrt(Math.max(0, overnight + k * daytime + (1 - k) * inside) * perYear);
  },
  batch: ([open, high, low, close], [volatility], { period: n, perYear }) => {
    // Row i of these columns belongs to bar i + 1: the first bar has no close before it.
    const rows = close.length - 1;
    if (rows < n) return;
    const [gaps, days, drifts] = [new Float64Array(rows), new Float64Array(rows), new Float64Array(rows)];
    let before = Math.log(close[0]);
    for (let i = 0; i < rows; i += 1) {
      const first = Math.log(open[i + 1]);
      const last = Math.log(close[i + 1]);
      const top = Math.log(high[i + 1]);
      const bottom = Math.log(low[i + 1]);
      gaps[i] = first - before;
      days[i] = last - first;
      drifts[i] = (top - last) * (top - first) + (bottom - last) * (bottom - first);
      before = last;
    }
    const [overnight, daytime] = [new Float64Array(rows), new Float64Array(rows)];
    channelColumn(gaps, overnight, overnight, overnight, n, 1, 0, 0);
    channelColumn(days, daytime, daytime, daytime, n, 1, 0, 0);
    const sample = n / (n - 1);
    const k = 0.34 / (1.34 + (n + 1) / (n - 1));
    const inside = new Float64Array(rows);
    freshSums(drifts, inside, n);
    for (let i = n - 1; i < rows; i += 1) {
      const whole = (overnight[i] ** 2 + k * daytime[i] ** 2) * sample + ((1 - k) * inside[i]) / n;
      volatility[i + 1] = Math.sqrt(Math.max(0, whole) * perYear);
    }
  },
  meaning: {
    en: 'Annual volatility that counts gaps, ranges and drift: the most efficient of the range estimators.',
    'zh-CN': '兼顾跳空、振幅与漂移的年化波动率，区间类估计中效率最高。',
    'zh-HK': '兼顧裂口、波幅與漂移的年化波幅，區間類估計中效率最高。',
  },
  tex: '\\sigma_o^2 + k\\sigma_c^2 + (1-k)\\sigma_{rs}^2',
  source: 'Yang and Zhang 2000',
};
