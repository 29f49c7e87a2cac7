import { factor, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { highestOf, lowestOf } from '../../series/extremes.ts';
import { meanSize, meanStep } from '../../series/mean.ts';
import { interceptAt, regressionSize, regressionStep, slopeAt } from '../../series/regression.ts';
import { trueRangeSize, trueRangeStep } from '../../series/true-range.ts';
import { varianceSize, varianceStep } from '../../series/variance.ts';
import { windowPush, windowSize } from '../../series/window.ts';

/** TTM squeeze: 1 while the bands lie inside the channel, that is while a move is being stored; the bars show its direction. */
export const ttmSqueeze: Indicator = {
  id: 'ttm-squeeze',
  title: { en: 'TTM squeeze', 'zh-CN': 'TTM 挤压', 'zh-HK': 'TTM 擠壓' },
  family: 'volatility',
  params: [
    period(20),
    factor('bands', { en: 'Band deviations', 'zh-CN': '布林倍数', 'zh-HK': '布林倍數' }, 2, 0.1, 10, 0.1),
    factor('channel', { en: 'Channel ranges', 'zh-CN': '通道倍数', 'zh-HK': '通道倍數' }, 1.5, 0.1, 10, 0.1),
  ],
  inputs: ['high', 'low', 'close'],
  outputs: [
    { name: 'squeeze', label: { en: 'Squeeze', 'zh-CN': '挤压', 'zh-HK': '擠壓' }, unit: 'count', draw: 'marker' },
    {
      name: 'momentum',
      label: { en: 'Momentum', 'zh-CN': '动量', 'zh-HK': '動量' },
      unit: 'points',
      draw: 'histogram',
    },
  ],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) =>
    trueRangeSize + meanSize(n) * 2 + varianceSize(n) + 2 * windowSize(n) + regressionSize(n),
  step: (state, bar, out, { period: n, bands, channel }) => {
    const [high, low, close] = bar;
    const meanAt = trueRangeSize;
    const rangeAt = meanAt + meanSize(n);
    const varianceAt = rangeAt + meanSize(n);
    const highsAt = varianceAt + varianceSize(n);
    const lowsAt = highsAt + windowSize(n);
    const range = meanStep(state, rangeAt, trueRangeStep(state, 0, high, low, close), n);
    const mean = meanStep(state, meanAt, close, n);
    const deviation = Math.sqrt(varianceStep(state, varianceAt, close, n));
    windowPush(state, highsAt, high, n);
    windowPush(state, lowsAt, low, n);
    out.fill(Number.NaN);
    if (Number.isNaN(range)) return;
    out[0] = bands * deviation < channel * range ? 1 : 0;
    const middle = (highestOf(state, highsAt, n) + lowestOf(state, lowsAt, n)) / 2;
    const fit = state.subarray(lowsAt + windowSize(n));
    regressionStep(fit, close - (middle + mean) / 2, n);
    out[1] = fit[interceptAt] + fit[slopeAt] * (n - 1);
  },
  meaning: {
    en: '1 while the bands lie inside the channel, that is while a move is being stored; the bars show its direction.',
    'zh-CN': '布林带位于通道内时为 1，即蓄势；柱体显示方向。',
    'zh-HK': '保力加通道位於通道內時為 1，即蓄勢；柱體顯示方向。',
  },
  tex: 'BB \\subset KC',
  source: 'Carter 2005',
};
