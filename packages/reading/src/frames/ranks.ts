import type { Ranking } from '../grammar/rankings.ts';
import { goodEnd, priceBy, priceEnd } from '../grammar/good-end.ts';
import type { Basis, Tail } from '../grammar/selections.ts';
import type { Operand } from '../grammar/values.ts';
import { call, sum, writeTerm } from '../term.ts';

/** A ranking or one end of it, and on which side it is held. */
export interface Ranked {
  readonly what: Ranking | Tail;
  readonly isPool: boolean;
  side: 'long' | 'short' | null;
}

/** Who is held, out of whom, and who is sold short. */
export interface Ranks {
  readonly long: Ranking | null;
  readonly pool: Ranking | null;
  readonly short: Ranking | null;
}

/** What a draft gathered about ranking. */
interface Said {
  readonly bases: readonly Basis[];
  readonly ranked: readonly Ranked[];
  readonly isRankSum: boolean;
  readonly isAmong: boolean;
  ask(about: string): void;
}

const isWhole = (one: Ranking | Tail): one is Ranking => 'by' in one;

/** The one value that everything is ranked by, with the end that counts as good. */
function basisOf(draft: Said): Basis | null {
  const said = draft.bases.at(-1);
  if (said !== undefined) return draft.isRankSum ? summed(said) : said;
  const whole = draft.ranked.map(({ what }) => what).find(isWhole);
  return whole === undefined ? null : { by: whole.by, end: null };
}

/** The sum of the ranks of each, where "sum the ranks" is said. */
function summed({ by, ...rest }: Basis): Basis {
  const { term } = by;
  if (term.is !== 'call' || term.name !== 'composite') return { by, ...rest };
  const figures = term.args.filter((_, at) => at % 3 === 2);
  const total = figures.map((one) => call('rank', one)).reduce((left, right) => sum('+', left, right));
  return { by: { ...by, term: total }, end: 'highest' };
}

function withBasis(one: Ranking | Tail, basis: Basis | null): Ranking | null {
  if (isWhole(one)) return one;
  if (basis === null) return null;
  if (one.isLiteral === true && basis.end === null && basis.by.term.is !== 'call') {
    const by = one.isCheap === true ? priceBy(basis.by) : basis.by;
    if (by === null) return null;
    const end = one.isCheap === true ? priceEnd(by, 'lowest') : 'lowest';
    return { by, end, count: one.count, share: one.share };
  }
  const good = basis.end ?? goodEnd(basis.by);
  const end = one.end === 'highest' ? good : good === 'highest' ? 'lowest' : 'highest';
  return { by: basis.by, end, count: one.count, share: one.share };
}

/** Puts rankings, ends and values together; asks where they do not fit. */
export function ranksOf(draft: Said): Ranks {
  const basis = basisOf(draft);
  const whole = draft.ranked.map(({ what }) => what).find(isWhole);
  // "The 50 least volatile, one-year volatility": what was left open is said apart.
  if (
    whole !== undefined &&
    draft.bases.length > 0 &&
    basis !== null &&
    writeTerm(basis.by.term) !== writeTerm(whole.by.term)
  )
    draft.ask('rank');
  // With the value said apart, "top 20 by 3-month return" and "bottom 20" name their own ends.
  const isApart = draft.bases.length > 0;
  const made = draft.ranked.map((one) => ({
    ...one,
    ranking: isApart || isWhole(one.what) ? withBasis(one.what, basis) : ownEnd(one.what, basis?.by),
  }));
  if (made.some(({ ranking }) => ranking === null)) draft.ask('rank');
  const rankings = made.flatMap(({ ranking, side, isPool }) => (ranking === null ? [] : [{ ranking, side, isPool }]));
  const shorts = rankings.filter(({ side }) => side === 'short');
  const longs = rankings.filter(({ side }) => side !== 'short');
  const [first, second] = longs;
  const isNested = longs.length === 2 && (draft.isAmong || first!.isPool);
  if (longs.length > 1 && !isNested) draft.ask('rank');
  if (shorts.length > 1) draft.ask('short');
  const long = (isNested ? second : first)?.ranking ?? null;
  const short = shorts[0]?.ranking ?? null;
  if (short !== null && long !== null && short.end === long.end) draft.ask('short');
  return { long, pool: isNested ? first!.ranking : null, short };
}

function ownEnd(one: Tail, by: Operand | undefined): Ranking | null {
  return by === undefined ? null : { by, end: one.end, count: one.count, share: one.share };
}
