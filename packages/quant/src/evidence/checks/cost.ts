import { localText } from '@plumbline/model/local-text';
import { printSettings } from '../print-sentence.ts';
import type { EvidenceCheck } from '../check.ts';
import { assumedCost, costBreakEven } from '../cost-break-even.ts';
import { settings } from '../thresholds.ts';

export const costCheck: EvidenceCheck = {
  id: 'cost',
  order: 52,
  concern: 'fragility',
  label: localText('Cost break-even', '成本盈亏平衡', '成本盈虧平衡'),
  question: localText(
    'How much dearer may trading become before the gains are gone?',
    '交易成本提高多少倍后收益归零？',
    '交易成本提高多少倍後回報歸零？',
  ),
  says: {
    change: localText(
      'Fewer trades or larger gains per trade, until costs of twice {measuredCost} per side still leave something.',
      '减少交易或提高单笔收益，直到单边成本达到 {measuredCost} 的两倍仍有盈余。',
      '減少交易或提高單筆回報，直到單邊成本達到 {measuredCost} 的兩倍仍有盈餘。',
    ),
    still: localText('It never traded.', '从未交易。', '從未交易。'),
    losesForFree: localText('It loses even when trading is free.', '即使零成本也亏损。', '即使零成本也虧損。'),
    breakEven: localText(
      'The gains are gone at a cost of {breakEven} per side; {assumedCost} is assumed.',
      '单边成本达到 {breakEven} 时收益归零；假设成本为 {assumedCost}。',
      '單邊成本達到 {breakEven} 時回報歸零；假設成本為 {assumedCost}。',
    ),
    breakEvenOfLeast: localText(
      'The gains are gone at a cost of {breakEven} per side; {assumedCost} is assumed, and this check takes {measuredCost} at least.',
      '单边成本达到 {breakEven} 时收益归零；假设成本为 {assumedCost}，检验至少按 {measuredCost} 计。',
      '單邊成本達到 {breakEven} 時回報歸零；假設成本為 {assumedCost}，檢驗至少按 {measuredCost} 計。',
    ),
  },
  unit: 'multiple',
  decimals: 1,
  method: printSettings(
    localText(
      'Cost per side at which the account ends where it began, found by running it again, over the cost assumed (at least {cost}).',
      '重新运行账户，求出使期末等于期初的单边成本，再除以假定的成本（至少 {cost}）。',
      '重新運行賬戶，求出使期末等於期初的單邊成本，再除以假定的成本（至少 {cost}）。',
    ),
    { cost: { value: settings.leastCost, unit: 'fraction', decimals: 2 } },
  ),
  evaluate: (subject) => {
    const { commission, whole: breakEven } = costBreakEven(subject);
    const assumed = assumedCost(subject.input.spec, subject.base());
    const measuredCost = Math.max(assumed, settings.leastCost);
    const figures = { breakEven, breakEvenCommission: commission, assumedCost: assumed, measuredCost };
    const found = assumed < measuredCost ? 'breakEvenOfLeast' : 'breakEven';
    return {
      value: breakEven / measuredCost,
      say: Number.isNaN(breakEven) ? 'still' : breakEven === 0 ? 'losesForFree' : found,
      figures,
    };
  },
};
