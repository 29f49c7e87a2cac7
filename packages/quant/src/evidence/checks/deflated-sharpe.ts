import { localText } from '@plumbline/model/local-text';
import { sampleDeviation } from '../../statistics/moments.ts';
import { normalQuantile } from '../../statistics/normal.ts';
import {
  deflatedSharpe,
  expectedMaximum,
  probabilisticSharpe,
  sharpePerPeriod,
  type SharpeRecord,
} from '../../statistics/probabilistic-sharpe.ts';
import type { EvidenceCheck } from '../check.ts';
import { sharpeRecord } from '../sharpe-record.ts';
import type { Subject } from '../subject.ts';
import { settings } from '../thresholds.ts';

/**
 * The deviation that the Sharpe ratios of worthless, unrelated trials have by estimation alone. The deviation seen among
 * the trials is not used for the verdict: it falls when more trials of a kind are added, so that trying more could raise
 * the answer, and it rises when some trials are truly better, which is no luck.
 */
function luckDeviation(periods: number): number {
  return 1 / Math.sqrt(periods - 1);
}

/** The same with the deviation seen among the compared settings, as the paper has it; NaN for fewer than two. */
function bySample(subject: Subject, record: Omit<SharpeRecord, 'benchmark'>): number {
  const { returns } = subject.candidates();
  if (returns.length < 2) return Number.NaN;
  const ratios = Float64Array.from(returns, sharpePerPeriod);
  const known = ratios.filter((ratio) => !Number.isNaN(ratio));
  return deflatedSharpe({ ...record, trials: subject.input.trials, trialDeviation: sampleDeviation(known) })
    .probability;
}

/** What the estimate itself is uncertain by, in units of one over the root of the periods. */
function spreadOf({ sharpe, skewness, kurtosis }: Omit<SharpeRecord, 'benchmark'>): number {
  return Math.sqrt(1 - skewness * sharpe + ((kurtosis - 1) / 4) * sharpe ** 2);
}

export const deflatedSharpeCheck: EvidenceCheck = {
  id: 'deflated-sharpe',
  order: 60,
  concern: 'luck',
  label: localText('After counting tries', '计入尝试次数', '計入嘗試次數'),
  question: localText(
    'Is it better than the best that luck finds in as many tries?',
    '是否优于同样次数的碰运气所能得到的最好结果？',
    '是否優於同樣次數的碰運氣所能得到的最好結果？',
  ),
  says: {
    still: localText('The account never moved.', '账户从未变动。', '帳戶從未變動。'),
    hurdle: localText(
      'After {trials} tries luck alone reaches a Sharpe ratio of {hurdle}; {sharpe} is above it with a probability of {confidence}.',
      '尝试 {trials} 组后，仅凭运气夏普比率可达 {hurdle}；现有 {sharpe} 高于它的概率为 {confidence}。',
      '嘗試 {trials} 組後，僅憑運氣夏普比率可達 {hurdle}；現有 {sharpe} 高於它的機率為 {confidence}。',
    ),
    change: localText(
      'A Sharpe ratio of {sharpeNeeded} over the same {years} years, or {yearsNeeded} years at this one. Fewer tries cannot be had: they are counted.',
      '在同样 {years} 年内夏普比率达到 {sharpeNeeded}，或以当前水平保持 {yearsNeeded} 年。尝试次数已计入，无法减少。',
      '在同樣 {years} 年內夏普比率達到 {sharpeNeeded}，或以目前水平保持 {yearsNeeded} 年。嘗試次數已計入，無法減少。',
    ),
    changeFromLoss: localText(
      'A Sharpe ratio of {sharpeNeeded} over the same {years} years.',
      '在同样 {years} 年内夏普比率达到 {sharpeNeeded}。',
      '在同樣 {years} 年內夏普比率達到 {sharpeNeeded}。',
    ),
  },
  unit: 'fraction',
  decimals: 1,
  method:
    'Deflated Sharpe ratio: probability against the expected maximum of as many worthless trials, whose ratios deviate by 1 / sqrt(n - 1).',
  evaluate: (subject) => {
    const { periodsPerYear, input } = subject;
    const record = sharpeRecord(subject.base().returns);
    const perYear = Math.sqrt(periodsPerYear);
    const deviation = luckDeviation(record.periods);
    const most = expectedMaximum(input.trials);
    const confidence = probabilisticSharpe({ ...record, benchmark: deviation * most });
    const reach = most + normalQuantile(settings.confidence) * spreadOf(record);
    const figures = {
      sharpe: record.sharpe * perYear,
      trials: input.trials,
      hurdle: deviation * most * perYear,
      confidence,
      sampleProbability: bySample(subject, record),
      sharpeNeeded: reach * deviation * perYear,
      yearsNeeded: record.sharpe > 0 ? ((reach / record.sharpe) ** 2 + 1) / periodsPerYear : Number.NaN,
      years: record.periods / periodsPerYear,
    };
    return {
      value: confidence,
      say: Number.isNaN(confidence) ? 'still' : 'hurdle',
      change: record.sharpe > 0 ? 'change' : 'changeFromLoss',
      figures,
    };
  },
};
