import { priceBy, priceEnd } from './good-end.ts';
import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { call, close, named, number } from '../term.ts';
import { goodEnd } from './good-end.ts';
import type { Group } from './groups.ts';
import { sectorFunds } from './funds.ts';
import { sessionsIn, type BarSpan, type Operand } from './values.ts';

/** So many members with the highest or lowest value. */
export interface Ranking {
  readonly by: Operand;
  readonly end: 'highest' | 'lowest';
  readonly count: number;
  /** `count` is a fraction of the members. */
  readonly share: boolean;
  /** So many of each sector. */
  readonly perSector?: boolean | undefined;
  /** Whose members, where the ranking itself names them. */
  readonly groups?: readonly Group[] | undefined;
  /** Named one by one. */
  readonly whose?: readonly Mention[] | undefined;
}

/** How many, as a number or a share. */
interface Many {
  readonly count: number;
  readonly share: boolean;
}

/** Who is counted: companies, or members of a group. */
export interface Who {
  readonly groups?: readonly Group[] | undefined;
  readonly whose?: readonly Mention[] | undefined;
}

/** "Cheapest" and "best" say a direction only beside a figure that has one. */
function ranked(said: Operand, { id, name }: Meaning, { count, share }: Many, who?: Who): Ranking | null {
  if (id !== 'highest' && id !== 'lowest') return null;
  if (count <= 0 || (share && count >= 1)) return null;
  const isCheap = name === 'cheap' || name === 'dear';
  const by = isCheap ? priceBy(said) : said;
  if (by === null) return null;
  // "The highest yield of A, B and C" ranks them: of one alone there is nothing to rank.
  if (by.whose !== undefined) return null;
  const isBest = name === 'good' && lessIsBetter(by);
  return {
    by,
    end: isBest ? 'lowest' : isCheap ? priceEnd(by, id) : id,
    count,
    share,
    groups: who?.groups,
    whose: who?.whose,
  };
}

const counted = ({ value, decimal }: WrittenNumber): Many | null =>
  decimal || value < 1 || value > 2000 ? null : { count: value, share: false };

const many = 'howMany';
const one: Many = { count: 1, share: false };

/** The so many first by a value. */
export const rankingRules: readonly Rule[] = [
  rule(many, 'number', counted, 0.1),
  rule(many, 'count', (count: number) => ({ count, share: false })),
  rule(many, 'quantity', ({ value, unit }: Quantity) => (unit === 'percent' ? { count: value, share: true } : null)),
  rule(many, 'share', ({ name }: Meaning) => ({ count: Number(name), share: true })),
  rule('who', 'fn:member', () => ({})),
  rule(
    'who',
    'groups fn:of fn:the? groups fn:member?',
    (a: readonly Group[], _o: unknown, _t: unknown, b: readonly Group[]) => ({ groups: [...a, ...b] }),
    0.2,
  ),
  rule('ranking', 'ranking fn:followIt', (one_: Ranking) => one_, 0.2),
  rule('who', 'fn:sectorFunds', () => ({ whose: sectorFunds }), 0),
  // "The ten worst performers of …": by what they did over so long.
  rule('overSpan', 'span', (span: BarSpan) => span, 0.1),
  rule('overSpan', 'fn:past span', (_: unknown, span: BarSpan) => span, 0),
  rule('overSpan', 'fn:of|fn:over fn:the? overSpan', (_: unknown, _t: unknown, span: BarSpan) => span, 0),
  rule('performed', 'fn:performers', ({ name }: Meaning) => (name === 'any' ? null : name), 0),
  rule('performed', 'end|fn:biggest fn:performers', (end: Meaning, { name }: Meaning) => performed(end, name), 0),
  rule(
    'ranking',
    `fn:the? ${many} performed who? overSpan`,
    (_t: unknown, n: Many, id: string, who: Who | undefined, span: BarSpan) => performers(id, n, span, who),
    0,
  ),
  rule(
    'ranking',
    `fn:the? end ${many} fn:performers who? overSpan`,
    (_t: unknown, end: Meaning, n: Many, { name }: Meaning, who: Who | undefined, span: BarSpan) =>
      performers(performed(end, name), n, span, who),
    0,
  ),
  rule('who', 'groups fn:member?', (groups: readonly Group[]) => ({ groups })),
  rule('who', 'fn:of fn:the? instruments', (_o: unknown, _t: unknown, whose: readonly Mention[]) => ({ whose }), 0.3),
  rule('who', 'fn:of fn:the? who', (_: unknown, _the: unknown, who: Who) => who, 0.2),
  // Nobody ranks by the price of a share; "five, close" is a time.
  rule('basis', 'operand', (by: Operand) =>
    by.isFigure !== true && by.term.is === 'name' && by.unit === 'price' ? null : by,
  ),
  // "Sorted by yield, top 20": the first of an order, where a high value is what is sought.
  rule(
    'ranking',
    `act:rank fn:of? basis p:comma? fn:the? end ${many}`,
    (_a: unknown, _o: unknown, by: Operand, _c: unknown, _t: unknown, end: Meaning, n: Many) =>
      lessIsBetter(by) ? null : ranked(by, end, n),
    0,
  ),
  rule(
    'ranking',
    `fn:of? basis act:rank p:comma? act:screen|act:buy? end ${many}`,
    (_o: unknown, by: Operand, _a: unknown, _c: unknown, _s: unknown, end: Meaning, n: Many) =>
      lessIsBetter(by) ? null : ranked(by, end, n),
    0,
  ),
  rule('basis', 'fn:the basis', (_: unknown, by: Operand) => by, 0.05),
  rule(
    'ranking',
    `fn:the? end ${many} who? fn:of? basis`,
    (_t: unknown, end: Meaning, n: Many, who: Who | undefined, _o: unknown, by: Operand) => ranked(by, end, n, who),
  ),
  rule(
    'ranking',
    `fn:the? ${many} end who? fn:of? basis`,
    (_t: unknown, n: Many, end: Meaning, who: Who | undefined, _o: unknown, by: Operand) => ranked(by, end, n, who),
  ),
  rule(
    'ranking',
    `fn:the? ${many} who? fn:of fn:the? end basis`,
    (_t: unknown, n: Many, who: Who | undefined, _o: unknown, _t2: unknown, end: Meaning, by: Operand) =>
      ranked(by, end, n, who),
  ),
  rule(
    'ranking',
    `fn:the? ${many} who? fn:of fn:the? end basis who`,
    (_t: unknown, n: Many, kind: Who | undefined, _o: unknown, _t2: unknown, end: Meaning, by: Operand, who: Who) =>
      kind?.groups === undefined && kind?.whose === undefined ? ranked(by, end, n, who) : null,
    0,
  ),
  rule(
    'ranking',
    `basis end fn:of? ${many} who?`,
    (by: Operand, end: Meaning, _: unknown, n: Many, who: Who | undefined) => ranked(by, end, n, who),
  ),
  rule(
    'ranking',
    `basis fn:order act:buy|act:pick|act:hold? ${many} who?`,
    (by: Operand, order: Meaning, _: unknown, n: Many, who: Who | undefined) =>
      ranked(by, { ...order, id: order.name }, n, who),
    0,
  ),
  rule(
    'ranking',
    `fn:of basis act:pick|act:buy|act:hold? end ${many} who?`,
    (_o: unknown, by: Operand, _p: unknown, end: Meaning, n: Many, who: Who | undefined) => ranked(by, end, n, who),
  ),
  rule(
    'ranking',
    `act:pick|act:buy|act:hold? ${many} basis fn:most|end`,
    (_a: unknown, n: Many, by: Operand, end: Meaning) => ranked(by, end.kind === 'end' ? end : highest, n),
    0.3,
  ),
  rule(
    'ranking',
    'fn:perSector act:pick|act:buy|act:hold? ranking',
    (_p: unknown, _a: unknown, made: Ranking) => ({ ...made, perSector: true }),
    0,
  ),
  rule('ranking', 'ranking fn:perSector', (made: Ranking) => ({ ...made, perSector: true }), 0),
  rule(
    'ranking',
    `fn:the? ${many} fn:biggest who`,
    (_t: unknown, n: Many, _b: unknown, who: Who) => ranked(marketCap, highest, n, who),
    0.2,
  ),
  rule(
    'ranking',
    `fn:the? ${many} end|fn:biggest who fn:of basis`,
    (_t: unknown, n: Many, end: Meaning, who: Who, _o: unknown, by: Operand) =>
      ranked(by, end.kind === 'end' ? end : highest, n, who),
    0,
  ),
  rule(
    'ranking',
    `fn:the? ${many} fn:the? end basis who`,
    (_t: unknown, n: Many, _t2: unknown, end: Meaning, by: Operand, who: Who) => ranked(by, end, n, who),
    0,
  ),
  rule(
    'rankings',
    `basis logic:and|p:comma basis fn:allOf? act:rank? end ${many} who?`,
    (
      one_: Operand,
      _a: unknown,
      two: Operand,
      _all: unknown,
      _r: unknown,
      end: Meaning,
      n: Many,
      who: Who | undefined,
    ) => {
      const [left, right] = [ranked(one_, end, n, who), ranked(two, end, n, who)];
      return left === null || right === null ? null : [left, right];
    },
    0,
  ),
  rule('rankings', 'rankings fn:of', (list: readonly Ranking[]) => list, 0.2),
  rule('among', 'fn:among', () => true),
  rule('narrowed', 'fn:among fn:the? ranking|tail', (_a: unknown, _t: unknown, one: Ranking) => one, 0),
  rule('ranking', 'basis fn:most', (by: Operand) => ranked(by, highest, one), 0.8),
  rule(
    'ranking',
    'fn:who fn:is? fn:of? fn:the? end basis',
    (_w: unknown, _i: unknown, _o: unknown, _t: unknown, end: Meaning, by: Operand) => ranked(by, end, one),
    0,
  ),
  rule('ranking', 'ranking fn:of metric:marketCap', (made: Ranking) => (made.by === marketCap ? made : null), 0),
  rule(
    'ranking',
    'ranking who',
    (made: Ranking, who: Who) => (made.groups === undefined ? { ...made, groups: who.groups } : null),
    0.6,
  ),
];

const marketCap: Operand = { term: named('marketCap'), unit: 'money', isFigure: true };

/** A multiple: the best of it is the lowest. */
const lessIsBetter = (by: Operand): boolean => by.isFigure === true && goodEnd(by) === 'lowest';

const highest: Meaning = { kind: 'end', id: 'highest', name: '', unit: '' };

/** Gainers and losers say their own end; performers need a word for it. */
function performed(end: Meaning, kind: string): string | null {
  if (kind === 'any') return end.kind === 'end' ? end.id : null;
  return end.kind === 'end' && end.id === 'lowest' ? null : kind;
}

function performers(id: string | null, n: Many, span: BarSpan, who?: Who): Ranking | null {
  const by: Operand = { term: call('ROC', close, number(sessionsIn(span))), unit: 'percent' };
  return id === null ? null : ranked(by, { ...highest, id }, n, who);
}
