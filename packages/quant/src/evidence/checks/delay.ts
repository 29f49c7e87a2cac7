import { localText } from '@plumbline/model/local-text';
import { annualSharpe } from '../candidates.ts';
import type { EvidenceCheck } from '../check.ts';
import { delayedReturns } from '../delayed-returns.ts';

export const delayCheck: EvidenceCheck = {
  id: 'delay',
  order: 54,
  concern: 'fragility',
  label: localText('One bar later', '延迟一根', '延遲一根'),
  question: localText('Does it survive being one bar late?', '晚一根成交还行吗？', '晚一根成交還行嗎？'),
  says: {
    change: localText(
      'Signals that last: seven tenths of the Sharpe ratio one bar later.',
      '信号更持久：延迟一根后仍保留七成夏普比率。',
      '訊號更持久：延遲一根後仍保留七成夏普比率。',
    ),
    noDelay: localText(
      'Accounts that rebalance many instruments cannot be run late.',
      '多标的再平衡账户无法模拟延迟。',
      '多標的再平衡賬戶無法模擬延遲。',
    ),
    noGain: localText(
      'There is no gain to lose by being late.',
      '没有盈利可因延迟而减少。',
      '沒有盈利可因延遲而減少。',
    ),
    late: localText(
      'One bar later the Sharpe ratio is {delayedSharpe} instead of {sharpe}.',
      '延迟一根后夏普比率为 {delayedSharpe}，原为 {sharpe}。',
      '延遲一根後夏普比率為 {delayedSharpe}，原為 {sharpe}。',
    ),
  },
  unit: 'fraction',
  decimals: 0,
  method: localText(
    'Sharpe ratio with every order filled one bar later, over the strategy’s own.',
    '所有委托晚一根 K 线成交时的夏普比率，除以策略原本的夏普比率。',
    '所有委託晚一根 K 線成交時的夏普比率，除以策略原本的夏普比率。',
  ),
  evaluate: (subject) => {
    const { base, periodsPerYear } = subject;
    const sharpe = annualSharpe(base().returns, periodsPerYear);
    const late = delayedReturns(subject, 1);
    if (late === null || !(sharpe > 0)) {
      return {
        value: Number.NaN,
        say: late === null ? 'noDelay' : 'noGain',
        figures: { sharpe },
      };
    }
    const delayedSharpe = annualSharpe(late, periodsPerYear);
    return {
      value: delayedSharpe / sharpe,
      say: 'late',
      figures: { sharpe, delayedSharpe },
    };
  },
};
