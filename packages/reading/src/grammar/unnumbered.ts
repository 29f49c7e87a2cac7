import { rule, type Rule } from '../parse/chart.ts';
import { ago, call, close, compare, named, number, opposite } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Ranking, Who } from './rankings.ts';
import { applyBound } from './relations.ts';
import { isQuantity, sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

/** Beyond all that the bars before have reached. */
const fresh = (end: 'high' | 'low', n: number): Condition => ({
  term: compare(
    end === 'high' ? '>' : '<',
    close,
    ago(call(end === 'high' ? 'highest' : 'lowest', named(end), number(n)), 1),
  ),
  ...(n === 252 && { assumed: ['52w'] }),
});

const revenueGrowth: Operand = { term: named('revenueGrowth'), unit: 'percent', isFigure: true };

const profit: Operand = { term: named('netIncome'), unit: 'money', isFigure: true };
const size: Operand = { term: named('marketCap'), unit: 'money', isFigure: true };

/** The first ten, where the text does not say how many. */
function tenBy(by: Operand, id: string, who?: Who): Ranking | null {
  if (id !== 'highest' && id !== 'lowest') return null;
  return { by, end: id, count: 10, share: false, groups: who?.groups, whose: who?.whose };
}

/** What a list asks for without saying how much, how many or since when. */
export const unnumberedRules: readonly Rule[] = [
  ...(['low', 'high'] as const).flatMap((end) => [
    rule('vague', `soft:${end} fn:of? metric`, (_s: unknown, _o: unknown, { name, id }: Meaning) => name || id, 0),
    rule('vague', `metric fn:is soft:${end}`, ({ name, id }: Meaning) => name || id, 0),
  ]),
  rule('condition', 'condition fn:notCounted', (one: Condition) => ({ ...one, term: opposite(one.term) }), 0),
  rule(
    'condition',
    'fn:growing bound',
    (_: unknown, right: Bound) => {
      const isShare = isQuantity(right.right) && right.right.unit === 'percent';
      const made = isShare ? applyBound(revenueGrowth, right) : null;
      return made === null ? null : { ...made, assumed: ['revenue growth'] };
    },
    1,
  ),
  rule(
    'usualRank',
    'fn:the? end basis who?',
    (_t: unknown, { id }: Meaning, by: Operand, who?: Who) => tenBy(by, id, who),
    0.6,
  ),
  rule(
    'usualRank',
    'fn:the? end who fn:of basis',
    (_t: unknown, { id }: Meaning, who: Who, _o: unknown, by: Operand) => tenBy(by, id, who),
    0.3,
  ),
  rule(
    'usualRank',
    'basis end fn:of? who',
    (by: Operand, { id }: Meaning, _o: unknown, who: Who) => tenBy(by, id, who),
    0.6,
  ),
  rule(
    'usualRank',
    'who fn:of? basis end',
    (who: Who, _o: unknown, by: Operand, { id }: Meaning) => tenBy(by, id, who),
    0.6,
  ),
  // "Who has the highest margin among banks", 银行股里谁的股息率最高: the word that asks stands anywhere.
  rule('asker', 'fn:asker|act:screen fn:is?', () => true, 0),
  rule(
    'usualRank',
    'asker fn:the? end basis fn:of|fn:among|fn:in? fn:the? who',
    (_a: unknown, _t: unknown, { id }: Meaning, by: Operand, _o: unknown, _t2: unknown, who: Who) => tenBy(by, id, who),
    0.3,
  ),
  rule(
    'usualRank',
    'who fn:of|fn:among|fn:in? asker fn:of? fn:the? basis end',
    (who: Who, _o: unknown, _a: unknown, _of: unknown, _t: unknown, by: Operand, { id }: Meaning) => tenBy(by, id, who),
    0.3,
  ),
  rule(
    'usualRank',
    'asker who fn:is|fn:brings? fn:the? end basis',
    (_a: unknown, who: Who, _i: unknown, _t: unknown, { id }: Meaning, by: Operand) => tenBy(by, id, who),
    0.3,
  ),
  rule(
    'usualRank',
    'fn:of|fn:among|fn:in fn:the? who p:comma? asker fn:brings? fn:the? end basis',
    (
      _o: unknown,
      _t: unknown,
      who: Who,
      _c: unknown,
      _a: unknown,
      _b: unknown,
      _e: unknown,
      { id }: Meaning,
      by: Operand,
    ) => tenBy(by, id, who),
    0.3,
  ),
  rule('earner', 'fn:earnMost', ({ name }: Meaning) => name, 0),
  rule('earner', 'asker fn:the? earner', (_a: unknown, _t: unknown, end: string) => end, 0),
  rule(
    'usualRank',
    'earner fn:of|fn:among|fn:in? fn:the? who',
    (end: string, _o: unknown, _t: unknown, who: Who) => tenBy(profit, end, who),
    0.2,
  ),
  rule(
    'usualRank',
    'asker? who fn:of|fn:among|fn:in|fn:is? earner',
    (_a: unknown, who: Who, _o: unknown, end: string) => tenBy(profit, end, who),
    0.2,
  ),
  rule(
    'usualRank',
    'asker? fn:is? fn:the? fn:biggest who',
    (_a: unknown, _i: unknown, _t: unknown, _b: unknown, who: Who) => tenBy(size, 'highest', who),
    0.3,
  ),
  rule('usualRank', 'asker who fn:is fn:the? fn:biggest', (_a: unknown, who: Who) => tenBy(size, 'highest', who), 0.3),
  rule('usualRank', 'usualRank fn:of|fn:those? fn:is? asker', (made: Ranking) => made, 0),
  rule('usualRank', 'fn:of|fn:among|fn:in usualRank', (_: unknown, made: Ranking) => made, 0),
  rule('usualHigh', 'event:newHigh', () => fresh('high', 252), 0.2),
  rule('usualHigh', 'event:newLow', () => fresh('low', 252), 0.2),
  rule(
    'condition',
    'fn:past? span fn:of? event:newHigh',
    (_p: unknown, span: BarSpan) => fresh('high', sessionsIn(span)),
    0.1,
  ),
  rule(
    'condition',
    'fn:past? span fn:of? event:newLow',
    (_p: unknown, span: BarSpan) => fresh('low', sessionsIn(span)),
    0.1,
  ),
  rule('vague', 'vague fn:of|fn:those', (field: string) => field, 0),
  rule('vague', 'fn:of|fn:relative vague', (_: unknown, field: string) => field, 0),
];
