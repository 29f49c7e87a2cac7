import { length } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { strengthSize, strengthStep } from '../../series/strength.ts';
import { isWindowFull, windowAt, windowPush, windowSize } from '../../series/window.ts';

/** Previous value, whether there was one, streak, two strengths, then the ranks. */
const ranksAt = 3 + 2 * strengthSize;

/** Connors RSI: Short-term exhaustion from three sides: speed, streak and rank of the last move. */
export const connorsRsi: Indicator = {
  id: 'connors-rsi',
  title: { en: 'Connors RSI', 'zh-CN': '康纳斯 RSI', 'zh-HK': '康納斯 RSI' },
  family: 'momentum',
  params: [
    length('price', { en: 'Price period', 'zh-CN': '价格周期', 'zh-HK': '價格週期' }, 3, 2),
    length('streak', { en: 'Streak period', 'zh-CN': '连涨跌周期', 'zh-HK': '連升跌週期' }, 2, 2),
    length('rank', { en: 'Rank period', 'zh-CN': '排名周期', 'zh-HK': '排名週期' }, 100, 2),
  ],
  inputs: ['real'],
  outputs: [{ name: 'connorsRsi', unit: 'points', draw: 'line', levels: [10, 90] }],
  lookback: ({ price, streak, rank }) => Math.max(price, streak + 1, rank + 1),
  stateSize: ({ rank }) => ranksAt + windowSize(rank),
  step: (state, bar, out, { price, streak, rank }) => {
    const [before, isNext, run] = state;
    const change = isNext === 0 ? Number.NaN : bar[0] / before - 1;
    const priceStrength = strengthStep(state, 3, bar[0], price);
    state[0] = bar[0];
    state[1] = 1;
    out[0] = Number.NaN;
    if (Number.isNaN(change)) return;
    // Up days in a row count up, down days count down, an unchanged day starts again at nought.
    state[2] = change > 0 ? Math.max(run, 0) + 1 : change < 0 ? Math.min(run, 0) - 1 : 0;
    const streakStrength = strengthStep(state, 3 + strengthSize, state[2], streak);
    let below = 0;
    const isReady = isWindowFull(state, ranksAt, rank);
    for (let back = 0; isReady && back < rank; back += 1) if (windowAt(state, ranksAt, back, rank) < change) below += 1;
    windowPush(state, ranksAt, change, rank);
    if (isReady) out[0] = (priceStrength + streakStrength + (100 * below) / rank) / 3;
  },
  meaning: {
    en: 'Short-term exhaustion from three sides: speed, streak and rank of the last move.',
    'zh-CN': '从速度、连涨跌与排名三方面衡量短期力竭。',
    'zh-HK': '從速度、連升跌與排名三方面衡量短期力竭。',
  },
  tex: '\\tfrac13(RSI + RSI_{streak} + rank)',
  source: 'Connors and Alvarez 2012',
};
