import type { Exclusion, Group } from '../grammar/groups.ts';
import type { Ranking } from '../grammar/rankings.ts';
import type { Universe } from '../reading.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';
import { compare, call, named, not, someTerm, writeTerm, type Term } from '../term.ts';

/** A strategy over many: whom it chooses from, by what, and who is left out. */
export interface Selection {
  readonly universe: Universe | null;
  readonly isAssumed: boolean;
  readonly within: string;
  readonly filters: readonly Term[];
}

const priceNames: ReadonlySet<string> = new Set(['close', 'open', 'high', 'low', 'volume', 'turnover']);

const figureCalls: ReadonlySet<string> = new Set([
  'consecutiveYears',
  'percentile',
  'median',
  'sectorMedian',
  'pctRank',
  'rank',
]);

/** Figures of companies rather than values of bars. */
export function isFigureTerm(term: Term): boolean {
  const hasFigure = someTerm(term, (part) => part.is === 'name' && !priceNames.has(part.name));
  const hasBars = someTerm(
    term,
    (part) => (part.is === 'name' && priceNames.has(part.name)) || (part.is === 'call' && !figureCalls.has(part.name)),
  );
  return hasFigure && !hasBars;
}

/** The index with members that a series stands for; volatility has none. */
export function indexGroup(series: string): Group | null {
  const id = series.replace('INDEX:', '');
  const name = id === 'VIX' ? undefined : indexNames.get(id);
  return name === undefined ? null : { field: 'index', id: name, word: id };
}

const indexNames: ReadonlyMap<string, string> = new Map(
  [...vocabulary.surfaces.values()]
    .flat()
    .filter(({ kind }) => kind === 'index')
    .map(({ id, name }) => [id, name]),
);

function inGroup(list: readonly Group[], isOut: boolean): readonly Term[] {
  const found: Term[] = [];
  for (const field of ['board', 'sector', 'industry'] as const) {
    const ids = list.filter((one) => one.field === field).map(({ id }) => named(id));
    if (ids.length === 0) continue;
    if (ids.length === 1) found.push(compare(isOut ? '!=' : '==', named(field), ids[0]!));
    else {
      const among: Term = { is: 'in', of: named(field), list: ids };
      found.push(isOut ? not(among) : among);
    }
  }
  return found;
}

/** A list that mixes fields is one of the narrower. */
function sameField(groups: readonly Group[]): readonly Group[] {
  const isMixed = groups.some(({ field }) => field === 'industry') && groups.some(({ field }) => field === 'sector');
  return isMixed
    ? groups.map((one) => (one.field === 'sector' ? { ...one, field: 'industry' as const } : one))
    : groups;
}

/** Where members come from. Null where two wholes are named that are not one. */
export function selectionOf(
  groups: readonly Group[],
  exclusions: readonly Exclusion[],
  usualMarket: string,
): Selection | null {
  const indices = [...new Set(groups.filter(({ field }) => field === 'index').map(({ id }) => id))];
  const markets = [...new Set(groups.filter(({ field }) => field === 'market').map(({ id }) => id))];
  if (indices.length > 1 || (markets.length > 1 && indices.length === 0)) return null;
  // No universe is made of what is under special treatment: named without a word for leaving it out it is asked about.
  if (groups.some(({ field }) => field === 'isST')) return null;
  const boards = groups.filter(({ field }) => field === 'board');
  const out = exclusions.flatMap((one) => one.groups);
  const isSt = out.some(({ field }) => field === 'isST');
  if (out.some(({ field }) => field === 'market' || field === 'index')) return null;
  const market = markets[0] ?? (boards.length > 0 || isSt ? 'CN' : usualMarket);
  const [index] = indices;
  const universe: Universe = index === undefined ? { is: 'market', market } : { is: 'index', id: index };
  return {
    universe,
    isAssumed: index === undefined && markets.length === 0 && boards.length === 0,
    within: index ?? (boards.length === 1 ? boards[0]!.id : market),
    filters: [
      ...inGroup(sameField(groups), false),
      ...inGroup(sameField(out), true),
      ...(isSt ? [not(call('isST'))] : []),
    ],
  };
}

/** A blend says its ends itself; the best of it is held. */
const isBlend = (term: Term): boolean => term.is === 'call' && term.name === 'composite';

/** A ranking in the notation of strategies. */
export function writeRanking(
  { by, end, count, share, perSector }: Ranking,
  within: string,
  term: Term = by.term,
): string {
  const many = share ? `${Number((count * 100).toPrecision(6))}%` : String(count);
  return `top ${many}${perSector === true ? ' per sector' : ''} by ${isBlend(term) ? '' : `${end} `}${writeTerm(term)} within ${within}`;
}
