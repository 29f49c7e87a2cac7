import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import { sessionsIn, type BarSpan } from './values.ts';
import type { Stop } from './stops.ts';

/** A generic name and, in brackets behind it, the one that is meant: "gold (GLD)". */
function meant(generic: Mention, { ids, ...rest }: Mention): Mention | null {
  const isAlias = generic.how !== 'ticker' && generic.how !== 'code';
  const same = ids.filter((id) => generic.ids.includes(id));
  return isAlias && same.length > 0 ? { ...rest, ids: same } : null;
}

/** How traders wrap a rule, and what goes without saying. */
export const traderTalkRules: readonly Rule[] = [
  rule('instrument', 'instrument p:open instrument p:close', (a: Mention, _o: unknown, b: Mention) => meant(a, b), 0),
  rule(
    'holding',
    'act:hold instruments? fn:it? fn:row|fn:of? rel:equal span',
    (...values: readonly unknown[]): Stop => ({ text: `timeExit ${sessionsIn(values[5] as BarSpan)} bars` }),
    0,
  ),
  // "Can you set me up with a strategy that …", 帮我写一个…的策略
  rule('noise', 'fn:askYou? fn:makeVerb fn:stratNoun fn:thatWord? fn:you?', () => true, 0),
  rule('noise', 'fn:askYou? fn:makeVerb fn:opener fn:you?', () => true, 0),
  rule('noise', 'fn:askYou fn:makeVerb p:colon', () => true, 0),
  rule('noise', 'fn:stratNoun fn:thatWord fn:you?', () => true, 0.4),
  // An order at whatever price is what is placed where no price is said.
  rule('noise', 'fn:atMarket', () => true, 0),
];
