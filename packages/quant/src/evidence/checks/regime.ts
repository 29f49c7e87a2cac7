import { localText } from '@plumbline/model/local-text';
import { printSettings } from '../print-sentence.ts';
import type { EvidenceCheck } from '../check.ts';
import { marketStates } from '../market-states.ts';

/** A loss this small against the turnover of states is no loss: an account that stays out of the market earns nothing. */
const nearNothing = -0.1;

export const regimeCheck: EvidenceCheck = {
  id: 'regime',
  order: 58,
  concern: 'fragility',
  label: localText('States of the market', '市场状态', '市場狀態'),
  question: localText(
    'Does it gain in more than one kind of market?',
    '是否在多种市场状态下都能盈利？',
    '是否在多種市場狀態下都能盈利？',
  ),
  says: {
    change: localText(
      'Gains, or at least no losses, in three of four states of the market.',
      '在四种市场状态中的三种盈利，或至少不亏损。',
      '在四種市場狀態中的三種盈利，或至少不虧損。',
    ),
    tooShort: localText(
      'The history is too short to hold more than one state of the market.',
      '历史太短，不足以包含多种市场状态。',
      '歷史太短，不足以包含多種市場狀態。',
    ),
    states: localText(
      'It holds its own in {goodRegimes} of {regimes} states of the market; in the worst its Sharpe ratio is {worstRegime}.',
      '在 {regimes} 种市场状态中有 {goodRegimes} 种不亏，最差状态夏普比率为 {worstRegime}。',
      '在 {regimes} 種市場狀態中有 {goodRegimes} 種不虧，最差狀態夏普比率為 {worstRegime}。',
    ),
  },
  unit: 'fraction',
  decimals: 0,
  method: printSettings(
    localText(
      'Share of the states rising or falling, calm or wild, in which the annual Sharpe ratio is above {floor}; at least one must gain.',
      '上涨或下跌、平静或剧烈的各种市况中，年化夏普比率高于 {floor} 的占比；至少一种市况须有盈利。',
      '上升或下跌、平靜或劇烈的各種市況中，年化夏普比率高於 {floor} 的佔比；至少一種市況須有盈利。',
    ),
    { floor: { value: nearNothing, unit: 'ratio', decimals: 1 } },
  ),
  evaluate: ({ base, market, periodsPerYear }) => {
    const states = marketStates(base().returns, market(), periodsPerYear);
    if (states.length < 2) {
      return {
        value: Number.NaN,
        say: 'tooShort',
        figures: { regimes: states.length },
      };
    }
    const isGaining = states.some(({ sharpe }) => sharpe > 0);
    const goodRegimes = isGaining ? states.filter(({ sharpe }) => sharpe > nearNothing).length : 0;
    return {
      value: goodRegimes / states.length,
      say: 'states',
      figures: {
        regimes: states.length,
        goodRegimes,
        worstRegime: Math.min(...states.map(({ sharpe }) => sharpe)),
      },
    };
  },
};
