import { localText } from '@plumbline/model/local-text';
import type { EvidenceCheck } from '../check.ts';
import { settings, thresholds } from '../thresholds.ts';

export const sampleSizeCheck: EvidenceCheck = {
  id: 'sample-size',
  order: 10,
  concern: 'sample',
  label: localText('Sample', '样本量', '樣本量'),
  question: localText('Is there enough to judge by?', '样本足够下结论吗？', '樣本足夠下結論嗎？'),
  says: {
    enough: localText(
      '{trades} trades in {years} years are enough to judge by.',
      '{years} 年内共 {trades} 次交易，样本足够。',
      '{years} 年內共 {trades} 次交易，樣本足夠。',
    ),
    little: localText(
      'Trades closed in {years} years: {trades}. It takes {leastTrades} and {leastYears} year to judge by; what is bought and never sold closes none.',
      '{years} 年内平仓 {trades} 次，不足以下结论；至少需要 {leastTrades} 次和 {leastYears} 年。只买不卖则没有平仓。',
      '{years} 年內平倉 {trades} 次，不足以下結論；至少需要 {leastTrades} 次和 {leastYears} 年。只買不賣則沒有平倉。',
    ),
    change: localText(
      'A longer history, or more instruments, until there are {leastTrades} trades over {leastYears} year.',
      '延长历史或增加标的，直到满 {leastTrades} 次交易和 {leastYears} 年。',
      '延長歷史或增加標的，直到滿 {leastTrades} 次交易和 {leastYears} 年。',
    ),
  },
  unit: 'count',
  decimals: 0,
  method: localText(
    'Round trips closed, and years from the first bar to the last.',
    '已平仓的完整交易次数，以及第一根到最后一根 K 线的年数。',
    '已平倉的完整交易次數，以及第一根到最後一根 K 線的年數。',
  ),
  evaluate: ({ base, periodsPerYear }) => {
    const { trades, returns } = base();
    const years = returns.length / periodsPerYear;
    const leastTrades = thresholds['sample-size'].pass;
    const leastYears = settings.fewestYears;
    const isEnough = trades >= leastTrades && years >= leastYears;
    return {
      value: trades,
      status: isEnough ? 'pass' : 'not-enough-data',
      say: isEnough ? 'enough' : 'little',
      figures: { trades, years, leastTrades, leastYears },
    };
  },
};
