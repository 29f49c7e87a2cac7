import { rule, type Rule } from '../parse/chart.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { goodEnd } from './good-end.ts';
import type { Group } from './groups.ts';
import type { Ranking, Who } from './rankings.ts';
import { blended, type Basis } from './selections.ts';
import type { Operand } from './values.ts';

/** How many, as a number or a share. */
interface Many {
  readonly count: number;
  readonly share: boolean;
}

/** The first of an order that is said elsewhere. */
interface Head extends Many {
  readonly who?: Who | undefined;
}

/** The order of a list; without a count all of it is shown. */
export interface Ordering {
  readonly by: Operand;
  readonly end: 'highest' | 'lowest';
  readonly first?: Head | undefined;
  readonly groups?: readonly Group[] | undefined;
  /** Which end comes first was not said: the good one does. */
  readonly isUsualEnd: boolean;
}

const ordered = ({ by, end, whose, groups }: Basis, first?: Head): Ordering | null =>
  by.whose !== undefined || whose !== undefined
    ? null
    : { by, end: end ?? goodEnd(by), first, groups, isUsualEnd: end === null };

const endOf = ({ name }: Meaning): 'highest' | 'lowest' => (name === 'lowest' ? 'lowest' : 'highest');

const withEnd = (one: Ordering, order: Meaning): Ordering | null =>
  one.isUsualEnd ? { ...one, end: endOf(order), isUsualEnd: false } : null;

/** "Sorted by P/E, top 25": the first of an order that could run either way are asked about. */
const withHead = (one: Ordering, first: Head): Ordering | null =>
  one.first !== undefined || (one.isUsualEnd && one.end === 'lowest') ? null : { ...one, first };

const rankingOf = ({ by, end }: Ordering, { count, share, who }: Head): Ranking | null =>
  count <= 0 || (share && count >= 1) ? null : { by, end, count, share, groups: who?.groups, whose: who?.whose };

const plain = (by: Operand): { readonly share: null; readonly end: null; readonly by: Operand } => ({
  share: null,
  end: null,
  by,
});

/** The order of a list and how much of it is shown. */
export const screenOrderRules: readonly Rule[] = [
  rule('ordering', 'fn:sortBy fn:the? basis', (_s: unknown, _t: unknown, by: Operand) => ordered({ by, end: null }), 0),
  rule('ordering', 'fn:of basis fn:sorted', (_o: unknown, by: Operand) => ordered({ by, end: null }), 0),
  rule(
    'ordering',
    'basis fn:order fn:sorted?',
    (by: Operand, order: Meaning) => ordered({ by, end: endOf(order) }),
    0.1,
  ),
  rule(
    'ordering',
    'fn:of basis fn:order fn:sorted?',
    (_o: unknown, by: Operand, order: Meaning) => ordered({ by, end: endOf(order) }),
    0,
  ),
  rule(
    'ordering',
    'act:rank who? fn:of basis',
    (_a: unknown, who: Who | undefined, _o: unknown, by: Operand) =>
      ordered({ by, end: null, groups: who?.groups, whose: who?.whose }),
    0.1,
  ),
  rule('ordering', 'ordering p:comma? fn:of? fn:order', (one: Ordering, _c: unknown, _o: unknown, order: Meaning) =>
    withEnd(one, order),
  ),
  rule(
    'ordering',
    'ordering p:open fn:order p:close',
    (one: Ordering, _o: unknown, order: Meaning) => withEnd(one, order),
    0,
  ),
  // "Highest yield first", 股息率高的排前面
  rule(
    'ordering',
    'fn:sortBy? fn:the? end basis fn:firstOfAll',
    (_s: unknown, _t: unknown, { id }: Meaning, by: Operand) =>
      id === 'highest' || id === 'lowest' ? ordered({ by, end: id }) : null,
    0,
  ),
  rule('head', 'fn:showFirst|act:pick|act:screen fn:the? howMany who?', headed, 0.2),
  rule('head', 'fn:showFirst|act:pick|act:screen fn:the? fn:headWord|fn:topWord howMany who?', headedTop, 0.1),
  rule('head', 'fn:headWord|fn:topWord howMany who?', (_h: unknown, many: Many, who?: Who) => ({ ...many, who }), 0.3),
  rule(
    'ordering',
    'ordering p:comma? logic:and|logic:then? head',
    (one: Ordering, _c: unknown, _a: unknown, first: Head) => withHead(one, first),
  ),
  // The first of what a list without a number has in front.
  rule(
    'ranking',
    'usualRank p:comma? logic:and|logic:then? head',
    (one: Ranking, _c: unknown, _a: unknown, { count, share, who }: Head) =>
      who?.groups === undefined && who?.whose === undefined ? { ...one, count, share } : null,
    0,
  ),
  rule(
    'ranking',
    'usualRank fn:the? howMany',
    (one: Ranking, _t: unknown, { count, share }: Many) => ({ ...one, count, share }),
    0,
  ),
  rule(
    'ranking',
    'basis fn:headWord howMany who?',
    (by: Operand, _h: unknown, first: Many, who: Who | undefined) =>
      by.isFigure === true && goodEnd(by) === 'highest'
        ? rankingOf({ by, end: 'highest', isUsualEnd: true }, { ...first, who })
        : null,
    0.3,
  ),
  // 升得最勁嗰五隻: one of them, unless it is said how many.
  rule(
    'ranking',
    'ranking fn:the howMany',
    (one: Ranking, _t: unknown, { count, share }: Many) =>
      one.count === 1 && !one.share ? { ...one, count, share } : null,
    0,
  ),
  rule(
    'combined',
    'fn:combinedRank basis logic:and|p:comma|p:plus basis',
    (_c: unknown, one: Operand, _a: unknown, two: Operand) => blended([plain(one), plain(two)]),
    0,
  ),
  rule(
    'combined',
    'basis logic:and|p:comma|p:plus basis fn:of? fn:combinedRank',
    (one: Operand, _a: unknown, two: Operand) => blended([plain(one), plain(two)]),
    0,
  ),
  rule(
    'ranking',
    'fn:the? end|fn:topWord howMany who? fn:of fn:the? combined',
    (
      _t: unknown,
      end: Meaning,
      { count, share }: Many,
      who: Who | undefined,
      _o: unknown,
      _t2: unknown,
      by: Operand,
    ) => (end.id === 'lowest' ? null : rankingOf({ by, end: 'highest', isUsualEnd: false }, { count, share, who })),
    0,
  ),
  rule(
    'ranking',
    'combined end|fn:topWord|fn:headWord howMany who?',
    (by: Operand, end: Meaning, { count, share }: Many, who: Who | undefined) =>
      end.id === 'lowest' ? null : rankingOf({ by, end: 'highest', isUsualEnd: false }, { count, share, who }),
    0,
  ),
];

function headed(_s: unknown, _t: unknown, many: Many, who?: Who): Head {
  return { ...many, who };
}

function headedTop(_s: unknown, _t: unknown, _h: unknown, many: Many, who?: Who): Head {
  return { ...many, who };
}
