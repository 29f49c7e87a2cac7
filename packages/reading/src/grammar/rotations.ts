import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import { call, close, number } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Ranking } from './rankings.ts';
import type { Tail } from './selections.ts';
import { sessionsIn, type BarSpan, type Condition } from './values.ts';

/** Names in turn: what is looked at, beaten, left together; shares of each; headings. */
export const rotationRules: readonly Rule[] = [
  rule('pool', 'fn:of fn:the? ranking', (_: unknown, _t: unknown, one: Ranking) => one, 0.6),
  rule('pool', 'ranking fn:inside', (one: Ranking) => one, 0.3),
  rule(
    'hurdle',
    'logic:when? fn:it? fn:beats instrument',
    (_w: unknown, _i: unknown, _b: unknown, one: Mention) => one,
    0.2,
  ),
  rule(
    'hurdle',
    'logic:when? fn:it? fn:returnWord? fn:trails instrument',
    (_w: unknown, _i: unknown, _r: unknown, _b: unknown, one: Mention) => one,
    0.2,
  ),
  rule('sizing', 'fn:evenly', () => ({ text: 'percent 50 each' }), 0),
  rule(
    'sizing',
    'fn:each share',
    (_: unknown, { name }: Meaning) => ({ text: `percent ${Number((100 * Number(name)).toPrecision(3))} each` }),
    0.1,
  ),
  rule('elseHeld', 'fn:rest fn:of? act:flat', () => ({ value: null }), 0),
  rule(
    'elseHeld',
    'fn:rest fn:of|fn:into? instrument',
    (_r: unknown, _o: unknown, one: Mention) => ({ value: one }),
    0.2,
  ),
  rule('elseHeld', 'act:flat logic:otherwise', () => ({ value: null }), 0),
  rule(
    'elseHeld',
    'act:hold|act:buy|act:back? fn:the? instrument logic:otherwise',
    (_h: unknown, _t: unknown, one: Mention) => ({ value: one }),
    0.1,
  ),
  rule('allDown', 'fn:allDown', () => true, 0),
  rule('allDown', 'fn:allWord fn:is? sign:negative|pos:fall|event:downDay', () => true, 0.2),
  rule('allOfThem', 'fn:allWord fn:is? condition', (_a: unknown, _i: unknown, one: Condition) => one, 0.2),
  rule(
    'instrument',
    'sector|fn:head instrument',
    (_: unknown, one: Mention) => (one.how === 'code' || one.how === 'shape' ? one : null),
    0,
  ),
  rule('traded', 'fn:self? fn:lookAt instruments', (_s: unknown, _l: unknown, whose: readonly Mention[]) => whose, 0.2),
  rule('traded', 'instrument fn:versus instrument', (a: Mention, _: unknown, b: Mention) => [a, b], 0.3),
  rule('traded', 'traded fn:pickOne', (whose: readonly Mention[]) => whose, 0),
  rule(
    'traded',
    'count fn:of? traded',
    (many: number, _o: unknown, whose: readonly Mention[]) => (many === whose.length ? whose : null),
    0,
  ),
  rule(
    'traded',
    'traded count fn:of?',
    (whose: readonly Mention[], many: number) => (many === whose.length ? whose : null),
    0,
  ),
  rule('heads', 'fn:head|fn:label|tmpl|event:gapUp|event:gapDown', () => true, 0.2),
  rule(
    'heads',
    'heads fn:head|fn:label|tmpl|fn:etf|event:gapUp|event:gapDown|p:plus|fn:of|p:slash|p:dash',
    () => true,
    0.1,
  ),
  rule('heading', 'fn:of? heads p:colon', () => ({}), 0),
  rule('heading', 'count heads|fn:rotateWord p:colon', () => ({}), 0),
  rule('traded', 'rel:between|fn:between instruments', (_: unknown, whose: readonly Mention[]) => whose, 0.2),
  rule(
    'heading',
    'fn:of? heads fn:of? instruments p:colon',
    (_o: unknown, _h: unknown, _f: unknown, whose: readonly Mention[]) => ({ whose }),
    0,
  ),
  rule('heading', 'instrument heads p:colon', (whose: Mention) => ({ whose: [whose] }), 0),
  rule(
    'tail',
    'fn:the? howMany end fn:of? who',
    (
      _t: unknown,
      { count, share }: { readonly count: number; readonly share: boolean },
      { id, name }: Meaning,
      _o: unknown,
      who: { readonly groups?: Tail['groups'] },
    ): Tail | null =>
      who.groups === undefined
        ? null
        : {
            end: id === 'lowest' ? 'lowest' : 'highest',
            isLiteral: id === 'lowest' && (name === '' || name === 'cheap'),
            isCheap: name === 'cheap',
            count,
            share,
            groups: who.groups,
          },
    0.6,
  ),
  rule(
    'who',
    'fn:member fn:of fn:the? groups',
    (_m: unknown, _o: unknown, _t: unknown, groups: Tail['groups']) => ({ groups }),
    0.1,
  ),
  rule(
    'ranking',
    'fn:past? span fn:riseMost|fn:fallMost fn:of? count who?',
    (
      _p: unknown,
      span: BarSpan,
      { id }: Meaning,
      _o: unknown,
      count: number,
      who: { readonly groups?: Tail['groups'] } | undefined,
    ): Ranking => ({
      by: { term: call('ROC', close, number(sessionsIn(span))), unit: 'percent' },
      end: id === 'riseMost' ? 'highest' : 'lowest',
      count,
      share: false,
      groups: who?.groups,
    }),
    0,
  ),
  rule(
    'ranking',
    'fn:into? fn:who fn:riseMost fn:over|fn:of fn:the? fn:past? span',
    (_i: unknown, _w: unknown, _r: unknown, _o: unknown, _t: unknown, _p: unknown, span: BarSpan): Ranking => ({
      by: { term: call('ROC', close, number(sessionsIn(span))), unit: 'percent' },
      end: 'highest',
      count: 1,
      share: false,
    }),
    0,
  ),
  rule('noise', 'tmpl:rotation', () => true, 0.2),
];
