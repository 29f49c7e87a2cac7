import type { RejectionReason, Side } from '@plumbline/model/order';
import type { RuleAspect, RulePack } from '../rule-pack.ts';

const aspects: Partial<Record<RejectionReason, RuleAspect>> = {
  'below-smallest-lot': 'lot',
  'limit-locked': 'limit',
  halted: 'halt',
  'resale-wait': 'resale',
  'short-not-allowed': 'short',
  'short-needs-limit': 'short',
  'above-largest-order': 'lot',
  'below-smallest-value': 'value',
  'shrunk-to-cash': 'lot',
  'insufficient-cash': 'lot',
};

/** What shapes every execution; selling is also a matter of when it was bought. */
const fillAspects: readonly RuleAspect[] = ['lot', 'value', 'tick', 'limit', 'resale', 'fee'];

/** The rules an execution is owed to; none without a pack. */
export function fillRuleIds(pack: RulePack | null, bar: number, side: Side): readonly string[] {
  return pack === null ? [] : fillAspects.flatMap((aspect) => pack.ruleIds(bar, aspect, side));
}

/** The rule a refusal is owed to; none where the market has no say. */
export function refusalRuleIds(pack: RulePack | null, bar: number, reason: RejectionReason): readonly string[] {
  const aspect = aspects[reason];
  return pack === null || aspect === undefined ? [] : pack.ruleIds(bar, aspect, 1);
}
