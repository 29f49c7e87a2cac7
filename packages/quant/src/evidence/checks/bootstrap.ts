import { localText } from '@plumbline/model/local-text';
import { equityReturns } from '../../engine/backtest/run-result.ts';
import { sharpe } from '../../catalogue/metrics/sharpe.ts';
import { outOfSampleRow } from '../../engine/strategy/out-of-sample-row.ts';
import { percentile } from '../../statistics/percentile.ts';
import { pathOf, pathSharpe } from '../../engine/sweep/path-summary.ts';
import { bootstrapPaths, type PathOutcomes } from '../../engine/sweep/resample.ts';
import { printSettings } from '../print-sentence.ts';
import type { EvidenceCheck, Finding } from '../check.ts';
import type { Subject } from '../subject.ts';
import { settings } from '../thresholds.ts';

/** Annual Sharpe ratio that stands for losing everything: far below any line. */
const everything = -10;

function ruined(): Finding {
  return {
    value: everything,
    say: 'ruined',
    change: 'smaller',
    figures: {},
  };
}

function resampled(returns: Float64Array, { periodsPerYear, seed }: Subject): PathOutcomes {
  return bootstrapPaths(returns, {
    paths: settings.bootstrapPaths,
    seed,
    periodsPerYear,
    method: 'stationary',
    blockLength: Math.min(settings.blockLength, returns.length),
  });
}

/** A path on which nothing moved has no ratio; it earned nothing. */
const ratiosOf = ({ sharpe }: PathOutcomes): Float64Array => sharpe.map((value) => (Number.isNaN(value) ? 0 : value));

/**
 * The Sharpe ratio after the boundary beyond which nothing was chosen, with its own range: the same figure as the out-of-sample
 * one of the back-test. Unknown where that part is too short to be measured.
 */
function later(subject: Subject): Finding['figures'] {
  const { base, input } = subject;
  const { returns, time, equity, periods, first: skipped } = base();
  const from = Math.max(1, outOfSampleRow(skipped + time.length, input.outOfSample) - skipped);
  // Per bar, as the back-test has it; the range is taken over periods.
  const bars = periods === null ? returns : equityReturns(equity, input.cash);
  const part = bars.subarray(from - 1);
  if (part.length < sharpe.minPeriods) return {};
  const laterSharpe = pathSharpe(pathOf(part), input.periodsPerYear);
  if (Number.isNaN(laterSharpe)) return {};
  const first = periods === null ? from : periods.findIndex((row) => row >= from);
  const ratios = ratiosOf(resampled(returns.subarray(first - 1), subject));
  return { laterSharpe, laterLow: percentile(ratios, 0.025), laterHigh: percentile(ratios, 0.975) };
}

export const bootstrapCheck: EvidenceCheck = {
  id: 'bootstrap',
  order: 70,
  concern: 'luck',
  label: localText('Range of luck', '运气的范围', '運氣的範圍'),
  question: localText(
    'Would it still have gained with the same stretches in another order?',
    '同样的行情片段换个顺序，它还会盈利吗？',
    '同樣的行情片段換個順序，它還會盈利嗎？',
  ),
  says: {
    ruined: localText(
      'The account was used up; no order of its days brings it back.',
      '账户已全部亏光，无论怎样重排都无法挽回。',
      '賬戶已全部虧光，無論怎樣重排都無法挽回。',
    ),
    smaller: localText('Smaller positions.', '更小的仓位。', '更小的倉位。'),
    range: localText(
      'In 95 of 100 resampled histories the Sharpe ratio of the whole history lies between {sharpeLow} and {sharpeHigh}, and in one of twenty the deepest fall is {fallBad} or worse.',
      '重抽样历史中，95% 的全程夏普比率介于 {sharpeLow} 与 {sharpeHigh}，二十分之一的最大回撤达到 {fallBad} 或更深。',
      '重抽樣歷史中，95% 的全程夏普比率介於 {sharpeLow} 與 {sharpeHigh}，二十分之一的最大跌幅達到 {fallBad} 或更深。',
    ),
    still: localText('The account never moved.', '账户从未变动。', '賬戶從未變動。'),
    change: localText(
      'A longer history or steadier gains, until the low end is above zero.',
      '更长的历史或更平稳的收益，直到下限大于零。',
      '更長的歷史或更平穩的回報，直到下限大於零。',
    ),
  },
  unit: 'ratio',
  decimals: 2,
  method: printSettings(
    localText(
      'Low end of the {confidence} interval of the Sharpe ratio: stationary bootstrap, mean block {block} periods, {paths} paths.',
      '夏普比率 {confidence} 区间的下限：平稳自助法，平均区块 {block} 期，{paths} 条路径。',
      '夏普比率 {confidence} 區間的下限：平穩自助法，平均區塊 {block} 期，{paths} 條路徑。',
    ),
    {
      confidence: { value: settings.confidence, unit: 'fraction', decimals: 0 },
      block: { value: settings.blockLength, unit: 'count', decimals: 0 },
      paths: { value: settings.bootstrapPaths, unit: 'count', decimals: 0 },
    },
  ),
  evaluate: (subject) => {
    if (subject.base().returns.some((value) => value <= -1)) return ruined();
    const paths = resampled(subject.base().returns, subject);
    const ratios = ratiosOf(paths);
    const moved = paths.sharpe.some((value) => !Number.isNaN(value));
    if (!moved) return { value: Number.NaN, say: 'still', figures: {} };
    const sharpeLow = percentile(ratios, 0.025);
    const figures = {
      sharpeLow,
      sharpeHigh: percentile(ratios, 0.975),
      ...later(subject),
      growthLow: percentile(paths.annualReturn, 0.025),
      growthHigh: percentile(paths.annualReturn, 0.975),
      fallTypical: percentile(paths.maxDrawdown, 0.5),
      fallBad: percentile(paths.maxDrawdown, 0.05),
      resamples: settings.bootstrapPaths,
    };
    return { value: sharpeLow, say: 'range', figures };
  },
};
