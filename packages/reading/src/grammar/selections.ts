import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { call, close, named, number, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Group } from './groups.ts';
import type { Ranking } from './rankings.ts';
import { goodEnd } from './good-end.ts';
import { withoutLastMonth } from './lagged-return.ts';
import { sessionsIn, type BarSpan, type Operand } from './values.ts';

/** An end of a ranking whose value is said elsewhere: "the bottom fifth". */
export interface Tail {
  readonly end: 'highest' | 'lowest';
  /** "The lowest" are those with the lowest value, whichever end is the good one. */
  readonly isLiteral?: boolean | undefined;
  /** Said with a word of price: among yields the highest are the cheap ones. */
  readonly isCheap?: boolean | undefined;
  readonly count: number;
  readonly share: boolean;
  readonly groups?: readonly Group[] | undefined;
}

/** One value of several that are weighed together. */
interface BlendPart {
  readonly share: number | null;
  readonly end: 'highest' | 'lowest' | null;
  readonly by: Operand;
}

/** What is ranked by, without how many. */
export interface Basis {
  readonly by: Operand;
  readonly end: 'highest' | 'lowest' | null;
  readonly groups?: readonly Group[] | undefined;
  readonly whose?: readonly Mention[] | undefined;
}

const percent = ({ unit, value }: Quantity): number | null =>
  unit === 'percent' && value > 0 && value < 1 ? value : null;

/** Several values in one, each with its weight and its good end. */
export function blended(parts: readonly BlendPart[]): Operand | null {
  const given = parts.filter(({ share }) => share !== null);
  if (given.length !== 0 && given.length !== parts.length) return null;
  const total = given.reduce((all, { share }) => all + share!, 0);
  if (given.length > 0 && Math.abs(total - 1) > 0.011) return null;
  const args = parts.flatMap(({ share, end, by }): readonly Term[] => [
    number(share ?? Number((1 / parts.length).toPrecision(3))),
    named(end ?? goodEnd(by)),
    by.term,
  ]);
  return { term: call('composite', ...args), unit: 'plain' };
}

const roc = (span: BarSpan): Term => call('ROC', close, number(sessionsIn(span)));

const movedOver = (span: BarSpan, end: 'highest' | 'lowest' = 'highest'): Ranking => ({
  by: { term: roc(span), unit: 'percent' },
  end,
  count: 1,
  share: false,
});

/** `6m`: a number of months where a return follows. */
const months = ({ written, scale, value }: WrittenNumber): BarSpan | null => {
  if (scale === 1e6 && Number.isInteger(written) && written >= 1 && written <= 36) return { n: written, of: 'months' };
  return scale === 1 && Number.isInteger(value) && value >= 1 && value <= 36 ? { n: value, of: 'months' } : null;
};

const lagged = (span: BarSpan): Operand | null => {
  const term = withoutLastMonth(roc(span));
  return term === null ? null : { term, unit: 'percent' };
};

const volatility: Operand = { term: call('HV', number(252)), unit: 'percent', assumed: 'volatility of one year' };

const flipped = (id: string): 'highest' | 'lowest' => (id === 'highest' ? 'lowest' : 'highest');

/** Choosing among many: ends, blends, rotations. */
export const selectionRules: readonly Rule[] = [
  rule('constraint', 'fn:sizeNeutral', () => 'size neutral', 0),
  rule('constraint', 'fn:sectorNeutral', () => 'sector neutral', 0),
  rule('groups', 'act:rank groups', (_: unknown, groups: readonly Group[]) => groups, 0.2),
  rule('ranking', 'fn:firstBuy ranking', (_: unknown, one: Ranking) => one, 0),
  rule(
    'tail',
    'fn:the? end|fn:topWord howMany who?',
    (
      _t: unknown,
      { kind, id, name }: Meaning,
      { count, share }: { count: number; share: boolean },
      who: { groups?: readonly Group[] } | undefined,
    ) =>
      ({
        end: kind === 'end' && id === 'lowest' ? 'lowest' : 'highest',
        isLiteral: kind === 'end' && id === 'lowest' && (name === '' || name === 'cheap'),
        isCheap: kind === 'end' && name === 'cheap',
        count,
        share,
        groups: who?.groups,
      }) satisfies Tail,
    0.5,
  ),
  rule('tail', 'act:hold|act:buy tail', (_: unknown, one: Tail) => one, 0.2),
  rule('tail', 'act:pick tail', (_: unknown, one: Tail) => one, 0.25),
  rule(
    'tail',
    'fn:the howMany end',
    (_t: unknown, { count, share }: { count: number; share: boolean }, { id, name }: Meaning) =>
      ({
        end: id === 'lowest' ? 'lowest' : 'highest',
        isLiteral: id === 'lowest' && (name === '' || name === 'cheap'),
        isCheap: name === 'cheap',
        count,
        share,
      }) satisfies Tail,
    0.6,
  ),
  rule('basis', 'perf:volatility', () => volatility, 0.4),
  rule(
    'operand',
    'perf:volatility1y|perf:volatility20d',
    ({ name }: Meaning) => ({ term: named(name), unit: 'percent', isFigure: true }) satisfies Operand,
    0.1,
  ),
  rule(
    'rankBy',
    'span fn:annualised|freq:daily? perf:volatility',
    (span: BarSpan) =>
      ({ by: { term: call('HV', number(sessionsIn(span))), unit: 'percent' }, end: 'lowest' }) satisfies Basis,
    0.6,
  ),
  rule(
    'rankBy',
    'traded fn:of basis',
    (whose: readonly Mention[], _o: unknown, by: Operand) =>
      by.unit === 'percent' ? ({ by, end: null, whose } satisfies Basis) : null,
    0.6,
  ),
  rule('winner', 'act:pick|act:hold|act:buy fn:the? fn:followIt', () => true, 0.05),
  rule('basis', 'fn:momentum121', () => lagged({ n: 1, of: 'years' }), 0),
  rule('basis', 'span fn:returnWord|perf:totalReturn fn:exceptMonth', lagged, 0),
  rule(
    'operand',
    'number perf:totalReturn|ind:roc',
    (n: WrittenNumber) => {
      const span = n.scale === 1e6 ? months(n) : null;
      return span === null ? null : { term: roc(span), unit: 'percent' };
    },
    0.1,
  ),
  rule(
    'spanList',
    'number p:comma number logic:and span',
    (a: WrittenNumber, _: unknown, b: WrittenNumber, _and: unknown, last: BarSpan) =>
      [a.value, b.value, last.n].map((n) => ({ n, of: last.of })),
    0,
  ),
  rule(
    'spanList',
    'number p:comma number p:comma span',
    (a: WrittenNumber, _: unknown, b: WrittenNumber, _and: unknown, last: BarSpan) =>
      [a.value, b.value, last.n].map((n) => ({ n, of: last.of })),
    0,
  ),
  rule(
    'spanList',
    'number logic:and|p:comma|p:slash span',
    (a: WrittenNumber, _: unknown, last: BarSpan) => [a.value, last.n].map((n) => ({ n, of: last.of })),
    0,
  ),
  rule('spanList', 'span logic:and|p:comma|p:slash span', (a: BarSpan, _: unknown, b: BarSpan) => [a, b], 0),
  rule(
    'basis',
    'fn:meanOf fn:the? spanList fn:returnWord|perf:totalReturn',
    (_: unknown, _t: unknown, list: readonly BarSpan[]) => meanReturn(list),
    0,
  ),
  rule('basis', 'spanList fn:returnWord|perf:totalReturn fn:meanOf', (list: readonly BarSpan[]) => meanReturn(list), 0),
  rule(
    'ranking',
    `fn:the? howMany who? fn:of fn:the? end span pos:loss|pos:fall`,
    (
      _t: unknown,
      { count, share }: { count: number; share: boolean },
      who: { groups?: readonly Group[] } | undefined,
      _o: unknown,
      _t2: unknown,
      { id }: Meaning,
      span: BarSpan,
    ) =>
      ({
        by: { term: roc(span), unit: 'percent' },
        end: flipped(id),
        count,
        share,
        groups: who?.groups,
      }) satisfies Ranking,
    0,
  ),
  rule(
    'ranking',
    'fn:of? fn:past? span pos:fall end fn:of? howMany who?',
    (
      _f: unknown,
      _p: unknown,
      span: BarSpan,
      _w: unknown,
      { id }: Meaning,
      _o: unknown,
      { count, share }: { count: number; share: boolean },
      who: { groups?: readonly Group[] } | undefined,
    ) =>
      ({
        by: { term: roc(span), unit: 'percent' },
        end: flipped(id),
        count,
        share,
        groups: who?.groups,
      }) satisfies Ranking,
    0,
  ),
  rule(
    'ranking',
    'when:thisWeek|when:thisMonth|when:lastYear pos:fall end fn:of? howMany who?',
    (
      { name }: Meaning,
      _w: unknown,
      { id }: Meaning,
      _o: unknown,
      { count, share }: { count: number; share: boolean },
      who: { groups?: readonly Group[] } | undefined,
    ) =>
      ({
        by: { term: named(name), unit: 'percent', isFigure: true },
        end: flipped(id),
        count,
        share,
        groups: who?.groups,
      }) satisfies Ranking,
    0,
  ),
  // Which of them went up most: 谁涨得多.
  rule('ranking', 'fn:past? span fn:who|fn:followIt? fn:riseMost', (_p: unknown, span: BarSpan) => movedOver(span), 0),
  rule(
    'ranking',
    'fn:who|fn:followIt fn:past? span fn:riseMost',
    (_w: unknown, _p: unknown, span: BarSpan) => movedOver(span),
    0,
  ),
  rule(
    'ranking',
    'fn:who|fn:followIt fn:riseMost fn:of fn:the? fn:past? span',
    (_w: unknown, _r: unknown, _o: unknown, _t: unknown, _p: unknown, span: BarSpan) => movedOver(span),
    0,
  ),
  rule('ranking', 'fn:past? span fn:returnWord fn:most|fn:high', (_p: unknown, span: BarSpan) => movedOver(span), 0.1),
  rule('ranking', 'ranking logic:then? fn:goInto? fn:followIt', (one: Ranking) => one, 0),
  rule(
    'ranking',
    'fn:into? fn:the? fn:bestOf instruments fn:of basis',
    (_i: unknown, _t: unknown, _b: unknown, whose: readonly Mention[], _o: unknown, by: Operand) =>
      ({ by, end: 'highest', count: 1, share: false, whose }) satisfies Ranking,
    0,
  ),
  rule(
    'blendPart',
    'quantity fn:label|fn:head? p:open? basis p:close?',
    (one: Quantity, _l: unknown, _o: unknown, by: Operand) => {
      const share = percent(one);
      return share === null ? null : ({ share, end: null, by } satisfies BlendPart);
    },
    0.3,
  ),
  rule(
    'blendPart',
    'basis quantity',
    (by: Operand, one: Quantity) => {
      const share = percent(one);
      return share === null ? null : ({ share, end: null, by } satisfies BlendPart);
    },
    0.5,
  ),
  rule(
    'blendPart',
    'fn:low|fn:high basis',
    ({ id }: Meaning, by: Operand) =>
      ({ share: null, end: id === 'low' ? 'lowest' : 'highest', by }) satisfies BlendPart,
    0.3,
  ),
  rule(
    'blend',
    'blendPart p:comma|logic:and|p:plus blendPart',
    (one: BlendPart, _: unknown, two: BlendPart) => [one, two],
    0.1,
  ),
  rule(
    'blend',
    'blend p:comma|logic:and|p:plus blendPart',
    (list: readonly BlendPart[], _: unknown, one: BlendPart) => [...list, one],
    0.1,
  ),
  rule(
    'blend',
    'blend p:comma logic:and blendPart',
    (list: readonly BlendPart[], _: unknown, _a: unknown, one: BlendPart) => [...list, one],
    0.1,
  ),
  rule(
    'bases',
    'basis p:comma|logic:and|p:plus basis',
    (one: Operand, _: unknown, two: Operand) => [one, two].map(plainPart),
    0.3,
  ),
  rule(
    'bases',
    'bases p:comma|logic:and|p:plus basis',
    (list: readonly BlendPart[], _: unknown, one: Operand) => [...list, plainPart(one)],
    0.3,
  ),
  rule(
    'bases',
    'bases p:comma|logic:and|p:plus blendPart',
    (list: readonly BlendPart[], _: unknown, one: BlendPart) => (one.share === null ? [...list, one] : null),
    0.3,
  ),
  rule(
    'blended',
    'blend',
    (list: readonly BlendPart[]) => {
      const by = blended(list);
      return list.every(({ share }) => share !== null) && by !== null ? ({ by, end: 'highest' } satisfies Basis) : null;
    },
    0,
  ),
  rule(
    'rankBy',
    'act:rank who? fn:of? blend|bases p:open? fn:equalParts? p:close?',
    (_: unknown, who: { groups?: readonly Group[] } | undefined, _o: unknown, list: readonly BlendPart[]) =>
      basisOf(list, who),
    0,
  ),
  rule(
    'rankBy',
    'fn:of blend|bases fn:equalParts? act:rank',
    (_o: unknown, list: readonly BlendPart[]) => basisOf(list),
    0,
  ),
  rule(
    'rankBy',
    'act:rank who? fn:of basis',
    (_: unknown, who: { groups?: readonly Group[] } | undefined, _o: unknown, by: Operand) =>
      ({ by, end: null, groups: who?.groups }) satisfies Basis,
    0.2,
  ),
  rule('rankBy', 'fn:of basis act:rank', (_o: unknown, by: Operand) => ({ by, end: null }) satisfies Basis, 0.2),
  rule(
    'rankBy',
    'fn:of? basis fn:order',
    (_o: unknown, by: Operand, { name }: Meaning) =>
      ({ by, end: name === 'lowest' ? 'lowest' : 'highest' }) satisfies Basis,
    0.3,
  ),
  rule('rankBy', 'fn:of bases fn:equalParts?', (_o: unknown, list: readonly BlendPart[]) => basisOf(list), 0.8),
  rule(
    'rankBy',
    'fn:of blend p:open? fn:equalParts? p:close?',
    (_o: unknown, list: readonly BlendPart[]) => basisOf(list),
    0.6,
  ),
  rule('rankSum', 'fn:rankSum', () => true, 0),
  rule(
    'constraint',
    'rel:atMost|fn:limit number unit:piece? fn:perSector',
    (_: unknown, { value }: WrittenNumber) => `max ${value} per sector`,
    0,
  ),
  rule('constraint', 'rel:atMost count fn:perSector', (_: unknown, value: number) => `max ${value} per sector`, 0),
  rule(
    'constraint',
    'fn:perSector rel:atMost count',
    (_: unknown, _r: unknown, value: number) => `max ${value} per sector`,
    0,
  ),
];

const plainPart = (by: Operand): BlendPart => ({ share: null, end: null, by });

function basisOf(list: readonly BlendPart[], who?: { groups?: readonly Group[] }): Basis | null {
  const by = blended(list);
  return by === null ? null : { by, end: 'highest', groups: who?.groups };
}

function meanReturn(list: readonly BarSpan[]): Operand {
  const total = list.map(roc).reduce((left, right) => sum('+', left, right));
  return { term: sum('/', total, number(list.length)), unit: 'percent' };
}
