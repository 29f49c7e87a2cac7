import { localText } from '@plumbline/model/local-text';
import type { EvidenceCheck } from '../check.ts';
import { periodTimes } from '../evidence-periods.ts';
import { spellOutcomes, type SpellOutcome } from '../stress-spells.ts';

function worst(outcomes: readonly SpellOutcome[]): SpellOutcome {
  return outcomes.reduce((lowest, one) => (one.strategy < lowest.strategy ? one : lowest));
}

export const stressCheck: EvidenceCheck = {
  id: 'stress',
  order: 59,
  concern: 'fragility',
  label: localText('Known crises', '已知危机', '已知危機'),
  question: localText(
    'Did it hold in the crises everybody remembers?',
    '在众所周知的危机中表现如何？',
    '在眾所周知的危機中表現如何？',
  ),
  says: {
    change: localText(
      'Smaller positions or an exit in a crisis, so that it never falls further than the market.',
      '危机中减仓或离场，使跌幅不超过市场。',
      '危機中減倉或離場，使跌幅不超過市場。',
    ),
    none: localText('The history holds no known crisis.', '历史中没有已知的危机。', '歷史中沒有已知的危機。'),
    worst: localText(
      'Of {spells} known crises its worst returned {worstSpell}, the market {marketSpell} in the same days.',
      '在 {spells} 段已知危机中，最差一段回报为 {worstSpell}，同期市场为 {marketSpell}。',
      '在 {spells} 段已知危機中，最差一段回報為 {worstSpell}，同期市場為 {marketSpell}。',
    ),
  },
  unit: 'fraction',
  decimals: 1,
  method: localText(
    'Its return in the spell that was worst for it, less that of the market where the market fell further; failed below half of everything.',
    '策略在其最差一段行情中的收益；若市场跌得更深，则减去市场的收益。亏损过半即不通过。',
    '策略在其最差一段行情中的回報；若市場跌得更深，則減去市場的回報。虧損過半即不通過。',
  ),
  evaluate: ({ base, market }) => {
    const outcomes = spellOutcomes(periodTimes(base()), base().returns, market());
    if (outcomes.length === 0) {
      return {
        value: Number.NaN,
        say: 'none',
        figures: { spells: 0 },
      };
    }
    const { strategy, market: marketSpell } = worst(outcomes);
    // What counts is what it lost beyond the market; half of everything lost fails by itself.
    const beyond = strategy <= -0.5 ? strategy : Math.min(0, strategy - Math.min(marketSpell, 0));
    return {
      value: beyond,
      say: 'worst',
      figures: { spells: outcomes.length, worstSpell: strategy, marketSpell },
    };
  },
};
