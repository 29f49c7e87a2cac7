import { localText } from '@plumbline/model/local-text';
import { probabilisticSharpe } from '../../statistics/probabilistic-sharpe.ts';
import type { EvidenceCheck } from '../check.ts';
import { sharpeRecord } from '../sharpe-record.ts';

export const probabilisticSharpeCheck: EvidenceCheck = {
  id: 'probabilistic-sharpe',
  order: 20,
  concern: 'luck',
  label: localText('Above zero', '是否为正', '是否為正'),
  question: localText(
    'How sure is it that the true Sharpe ratio is above zero?',
    '真实夏普比率大于零的把握有多大？',
    '真實夏普比率大於零的把握有多大？',
  ),
  says: {
    still: localText('The account never moved.', '账户从未变动。', '賬戶從未變動。'),
    above: localText(
      'A Sharpe ratio of {sharpe} over {years} years is above zero with a probability of {confidence}.',
      '{years} 年夏普比率为 {sharpe}，真实值大于零的概率为 {confidence}。',
      '{years} 年夏普比率為 {sharpe}，真實值大於零的概率為 {confidence}。',
    ),
    change: localText(
      'A longer record, or steadier returns.',
      '更长的记录或更平稳的回报。',
      '更長的紀錄或更平穩的回報。',
    ),
  },
  unit: 'fraction',
  decimals: 1,
  method: localText(
    'Probabilistic Sharpe ratio against zero: per period, n - 1, unbiased skewness and kurtosis.',
    '相对于零的概率夏普比率：按期计算，自由度 n - 1，采用无偏偏度与峰度。',
    '相對於零的概率夏普比率：按期計算，自由度 n - 1，採用無偏偏度與峰度。',
  ),
  evaluate: ({ base, periodsPerYear }) => {
    const record = sharpeRecord(base().returns);
    const confidence = probabilisticSharpe({ ...record, benchmark: 0 });
    const sharpe = record.sharpe * Math.sqrt(periodsPerYear);
    const years = record.periods / periodsPerYear;
    return {
      value: confidence,
      say: Number.isNaN(confidence) ? 'still' : 'above',
      figures: { sharpe, years, confidence },
    };
  },
};
