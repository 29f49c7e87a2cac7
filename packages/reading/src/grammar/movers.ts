import { rule, type Rule } from '../parse/chart.ts';
import type { Quantity } from '../reading.ts';
import { call, compare, named, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Ranking, Who } from './rankings.ts';

/** Who moved most one way: so many of them, the first ten where no number is said. */
interface Moved {
  readonly end: 'highest' | 'lowest';
  readonly count?: number | undefined;
  readonly who?: Who | undefined;
  readonly over?: Term | undefined;
}

interface Many {
  readonly count: number;
  readonly share: boolean;
}

const usualCount = 10;

const endOf = (id: string): Moved['end'] => (id === 'riseMost' || id === 'highest' ? 'highest' : 'lowest');

/** A list of what moved most, and whether nobody said how many. */
export interface Movers {
  readonly ranking: Ranking;
  readonly isUsualCount: boolean;
}

function ranked({ end, count, who, over = call('change') }: Moved): Movers {
  return {
    isUsualCount: count === undefined,
    ranking: {
      by: { term: over, unit: 'percent' },
      end,
      count: count ?? usualCount,
      share: false,
      groups: who?.groups,
      whose: who?.whose,
    },
  };
}

const withWho = (one: Moved, who: Who): Moved | null => (one.who?.groups === undefined ? { ...one, who } : null);

const withCount = (one: Moved, { count, share }: Many): Moved | null =>
  share || one.count !== undefined ? null : { ...one, count };

/**
 * Lists of what moved most: "today's biggest losers", "which stocks fell the most this month", 跌幅榜. Gainers and losers are
 * those of the day unless a span is named; "rose the most" needs its time.
 */
export const moverRules: readonly Rule[] = [
  rule('movedWhen', 'when:today|fn:oneDay', () => call('change'), 0),
  rule('movedWhen', 'when:thisWeek|when:thisMonth|when:lastYear|when:thisYear', ({ name }: Meaning) => named(name), 0),
  rule('mover', 'fn:the? performed', (_t: unknown, id: string): Moved => ({ end: endOf(id) }), 0.1),
  rule(
    'mover',
    'fn:the? end howMany fn:performers',
    (_t: unknown, { id }: Meaning, many: Many, { name }: Meaning): Moved | null => {
      const end = id === 'lowest' || name === 'lowest' ? 'lowest' : 'highest';
      return (id === 'lowest' && name === 'highest') || (id !== 'highest' && id !== 'lowest')
        ? null
        : withCount({ end }, many);
    },
    0,
  ),
  rule('mover', 'fn:moverList', ({ name }: Meaning): Moved => ({ end: endOf(name) }), 0),
  rule('moveMost', 'fn:riseMost|fn:fallMost', ({ id }: Meaning): Moved => ({ end: endOf(id) }), 0),
  ...['mover', 'moveMost', 'timedMover'].flatMap((kind) => [
    rule(kind, `${kind} fn:of? howMany`, (one: Moved, _o: unknown, many: Many) => withCount(one, many), 0.1),
    rule(kind, `howMany ${kind}`, (many: Many, one: Moved) => withCount(one, many), 0.1),
    rule(
      kind,
      `${kind} fn:of? howMany who`,
      (one: Moved, _o: unknown, many: Many, who: Who) => {
        const counted = withCount(one, many);
        return counted === null ? null : withWho(counted, who);
      },
      0.1,
    ),
    rule(kind, `${kind} fn:of? who`, (one: Moved, _o: unknown, who: Who) => withWho(one, who), 0.1),
    rule(kind, `who fn:of|fn:relative? ${kind}`, (who: Who, _o: unknown, one: Moved) => withWho(one, who), 0.1),
  ]),
  ...['mover', 'moveMost'].flatMap((kind) => [
    rule('timedMover', `movedWhen fn:of? ${kind}`, (over: Term, _o: unknown, one: Moved) => ({ ...one, over }), 0.1),
    rule('timedMover', `${kind} movedWhen`, (one: Moved, over: Term) => ({ ...one, over }), 0.1),
  ]),
  // 今年升咗超過一倍: so much since a day that has a name.
  rule(
    'condition',
    'when:thisYear|when:thisWeek|when:thisMonth|when:lastYear pos:gain|pos:rise fn:polite? rel:above|rel:atLeast quantity',
    ({ name }: Meaning, _p: unknown, _f: unknown, rel: Meaning, { value, unit }: Quantity) =>
      unit === 'percent' || unit === 'times'
        ? { term: compare(rel.id === 'above' ? '>' : '>=', named(name), number(value)) }
        : null,
    0,
  ),
  rule('movers', 'mover', ranked, 0.3),
  rule('movers', 'timedMover', ranked, 0.1),
  rule('movers', 'movers fn:those', (made: Movers) => made, 0),
];
