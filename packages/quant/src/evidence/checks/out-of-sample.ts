import { localText } from '@plumbline/model/local-text';
import { sharpeBetween } from '../candidates.ts';
import { printSettings } from '../print-sentence.ts';
import type { EvidenceCheck } from '../check.ts';
import { settings } from '../thresholds.ts';

export const outOfSampleCheck: EvidenceCheck = {
  id: 'out-of-sample',
  order: 80,
  concern: 'luck',
  label: localText('Out of sample', '样本外表现', '樣本外表現'),
  question: localText(
    'How much of the Sharpe ratio is left on data the setting was not chosen on?',
    '在未用于选参的数据上，夏普比率还剩多少？',
    '在未用於選參的數據上，夏普比率還剩多少？',
  ),
  says: {
    noGain: localText(
      'No setting gained in the first part of the history.',
      '历史前段没有任何参数组盈利。',
      '歷史前段沒有任何參數組盈利。',
    ),
    gainFirst: localText('A setting that gains in the first part.', '前段能盈利的参数组。', '前段能盈利的參數組。'),
    kept: localText(
      'The best setting of the first part, not always this one, had a Sharpe ratio of {trainSharpe} there and {testSharpe} in the rest: {kept} of it is left.',
      '历史前段的最优参数组（未必是当前参数）夏普比率为 {trainSharpe}，其后为 {testSharpe}，保留了 {kept}。',
      '歷史前段的最優參數組（未必是目前參數）夏普比率為 {trainSharpe}，其後為 {testSharpe}，保留了 {kept}。',
    ),
    change: localText(
      'At least half of {trainSharpe} on bars that come after those it was chosen on.',
      '在选参之后的行情中至少保留 {trainSharpe} 的一半。',
      '在選參之後的行情中至少保留 {trainSharpe} 的一半。',
    ),
  },
  unit: 'fraction',
  decimals: 0,
  method: printSettings(
    localText(
      'Best setting of the first {first}, its Sharpe ratio in the last {last} over the one in the first.',
      '在前 {first} 历史中选出的最佳参数，其后 {last} 的夏普比率除以前段的夏普比率。',
      '在前 {first} 歷史中選出的最佳參數，其後 {last} 的夏普比率除以前段的夏普比率。',
    ),
    {
      first: { value: 1 - settings.outOfSampleShare, unit: 'fraction', decimals: 0 },
      last: { value: settings.outOfSampleShare, unit: 'fraction', decimals: 0 },
    },
  ),
  evaluate: ({ candidates, periodsPerYear }) => {
    const { returns, sums } = candidates();
    const periods = returns[0].length;
    const from = Math.round(periods * (1 - settings.outOfSampleShare));
    const inside = sums.map((column) => sharpeBetween(column, 0, from, periodsPerYear));
    const trainSharpe = Math.max(...inside);
    const testSharpe = sharpeBetween(sums[inside.indexOf(trainSharpe)], from, periods, periodsPerYear);
    const kept = trainSharpe > 0 ? testSharpe / trainSharpe : Number.NaN;
    const figures = { trainSharpe, testSharpe, kept, settings: returns.length };
    if (Number.isNaN(kept)) {
      return {
        // Nothing gained where it was chosen: there is nothing to keep.
        value: 0,
        say: 'noGain',
        change: 'gainFirst',
        figures: { trainSharpe, testSharpe, settings: returns.length },
      };
    }
    return {
      value: kept,
      say: 'kept',
      figures,
    };
  },
};
