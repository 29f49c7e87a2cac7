import { localText } from '@plumbline/model/local-text';
import { minimumTrackRecord } from '../../statistics/probabilistic-sharpe.ts';
import { printSettings } from '../print-sentence.ts';
import type { EvidenceCheck } from '../check.ts';
import { sharpeRecord } from '../sharpe-record.ts';
import { settings } from '../thresholds.ts';

/** Beyond this a number of years says no more than that. */
const mostYears = 1000;

export const trackRecordCheck: EvidenceCheck = {
  id: 'track-record',
  order: 30,
  concern: 'luck',
  label: localText('Length of the record', '记录长度', '紀錄長度'),
  question: localText(
    'Is the record as long as this Sharpe ratio needs to convince?',
    '以当前夏普比率，记录长度足以令人信服吗？',
    '以目前夏普比率，紀錄長度足以令人信服嗎？',
  ),
  says: {
    change: localText(
      '{yearsNeeded} years of such returns instead of {years}.',
      '以同样的回报积累 {yearsNeeded} 年，而不是 {years} 年。',
      '以同樣的回報累積 {yearsNeeded} 年，而不是 {years} 年。',
    ),
    never: localText(
      'No record of such returns would convince: the Sharpe ratio is not above zero.',
      '夏普比率不大于零，多长的记录都无法令人信服。',
      '夏普比率不大於零，多長的紀錄都無法令人信服。',
    ),
    gainFirst: localText('Returns clearly above zero.', '回报明显大于零。', '回報明顯大於零。'),
    needed: localText(
      'It needs {yearsNeeded} years at this Sharpe ratio to be convincing; it has {years}.',
      '以当前夏普比率需 {yearsNeeded} 年才有说服力，现有 {years} 年。',
      '以目前夏普比率需 {yearsNeeded} 年才有說服力，現有 {years} 年。',
    ),
    hopeless: localText(
      'At this Sharpe ratio it would take more than a thousand years to be convincing; it has {years}.',
      '以当前夏普比率，一千年也不足以令人信服，现有 {years} 年。',
      '以目前夏普比率，一千年也不足以令人信服，現有 {years} 年。',
    ),
  },
  unit: 'multiple',
  decimals: 1,
  method: printSettings(
    localText(
      'Years there are over the minimum track-record length at {confidence} against zero.',
      '现有年数除以在 {confidence} 置信度下证明优于零所需的最短业绩年数。',
      '現有年數除以在 {confidence} 置信度下證明優於零所需的最短業績年數。',
    ),
    { confidence: { value: settings.confidence, unit: 'fraction', decimals: 0 } },
  ),
  evaluate: ({ base, periodsPerYear }) => {
    const record = sharpeRecord(base().returns);
    const needed = minimumTrackRecord({ ...record, benchmark: 0, confidence: settings.confidence });
    const years = record.periods / periodsPerYear;
    const yearsNeeded = needed / periodsPerYear;
    const figures = { sharpe: record.sharpe * Math.sqrt(periodsPerYear), years, yearsNeeded };
    if (Number.isNaN(needed)) {
      return {
        // No length would convince: as short as can be.
        value: Number.isNaN(record.sharpe) ? Number.NaN : 0,
        say: 'never',
        change: 'gainFirst',
        figures,
      };
    }
    if (yearsNeeded > mostYears) return { value: years / yearsNeeded, say: 'hopeless', change: 'gainFirst', figures };
    return {
      value: years / yearsNeeded,
      say: 'needed',
      figures,
    };
  },
};
