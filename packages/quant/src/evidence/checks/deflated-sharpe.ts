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
import type { EvidenceCheck, Finding } from '../check.ts';
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

/** The deviation seen among the compared settings, as the paper has it, per period; NaN for fewer than two. */
function seenDeviation({ candidates }: Subject): number {
  const { returns } = candidates();
  if (returns.length < 2) return Number.NaN;
  return sampleDeviation(Float64Array.from(returns, sharpePerPeriod).filter((ratio) => !Number.isNaN(ratio)));
}

/** What the estimate itself is uncertain by, in units of one over the root of the periods. */
function spreadOf({ sharpe, skewness, kurtosis }: Omit<SharpeRecord, 'benchmark'>): number {
  return Math.sqrt(1 - skewness * sharpe + ((kurtosis - 1) / 4) * sharpe ** 2);
}

type Figures = Finding['figures'];

/** What the answer follows from, the count of tries apart. */
function measured(subject: Subject): Figures {
  const { sharpe, periods, skewness, kurtosis } = sharpeRecord(subject.base().returns);
  const years = periods / subject.periodsPerYear;
  const perYear = Math.sqrt(periods / years);
  return {
    sharpe: sharpe * perYear,
    periods,
    years,
    skewness,
    kurtosis,
    trialDeviation: seenDeviation(subject) * perYear,
  };
}

function recount(known: Figures, trials: number): Finding | null {
  const { sharpe, periods, years, skewness, kurtosis, trialDeviation = Number.NaN } = known;
  if (sharpe === undefined || periods === undefined || years === undefined) return null;
  if (skewness === undefined || kurtosis === undefined) return null;
  const perYear = Math.sqrt(periods / years);
  const record = { sharpe: sharpe / perYear, periods, skewness, kurtosis };
  const deviation = luckDeviation(periods);
  const most = expectedMaximum(trials);
  const confidence = probabilisticSharpe({ ...record, benchmark: deviation * most });
  const reach = most + normalQuantile(settings.confidence) * spreadOf(record);
  const isGain = record.sharpe > 0;
  const say = trials === 1 ? 'single' : 'hurdle';
  return {
    value: confidence,
    say: Number.isNaN(confidence) ? 'still' : say,
    change: isGain ? 'change' : 'changeFromLoss',
    figures: {
      ...known,
      trials,
      hurdle: deviation * most * perYear,
      confidence,
      sampleProbability: deflatedSharpe({ ...record, trials, trialDeviation: trialDeviation / perYear }).probability,
      sharpeNeeded: reach * deviation * perYear,
      yearsNeeded: isGain ? (((reach / record.sharpe) ** 2 + 1) * years) / periods : Number.NaN,
    },
  };
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
    still: localText('The account never moved.', '账户从未变动。', '賬戶從未變動。'),
    single: localText(
      'One try: there is no selection to correct for; {sharpe} is above zero with a probability of {confidence}.',
      '仅尝试一组，无需校正挑选偏差；夏普比率 {sharpe} 高于零的概率为 {confidence}。',
      '僅嘗試一組，無需校正挑選偏差；夏普比率 {sharpe} 高於零的概率為 {confidence}。',
    ),
    hurdle: localText(
      'After {trials} tries luck alone reaches a Sharpe ratio of {hurdle}; {sharpe} is above it with a probability of {confidence}.',
      '尝试 {trials} 组后，仅凭运气夏普比率可达 {hurdle}；现有 {sharpe} 高于它的概率为 {confidence}。',
      '嘗試 {trials} 組後，僅憑運氣夏普比率可達 {hurdle}；現有 {sharpe} 高於它的概率為 {confidence}。',
    ),
    change: localText(
      'A Sharpe ratio of {sharpeNeeded} over the same {years} years, or {yearsNeeded} years at this one. Tries are counted and cannot be taken back.',
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
  method: localText(
    'Deflated Sharpe ratio: probability against the expected maximum of as many worthless trials, whose ratios deviate by 1 / sqrt(n - 1).',
    '折损夏普比率：高于同样次数无效尝试的期望最大值的概率，其比率的标准差为 1 / sqrt(n - 1)。',
    '折損夏普比率：高於同樣次數無效嘗試的期望最大值的概率，其比率的標準差為 1 / sqrt(n - 1)。',
  ),
  evaluate: (subject) => {
    const figures = measured(subject);
    return recount(figures, subject.input.trials) ?? { value: Number.NaN, say: 'still', figures };
  },
  recount,
};
