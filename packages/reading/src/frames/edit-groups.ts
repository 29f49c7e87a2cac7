import type { Exclusion, Group } from '../grammar/groups.ts';
import type { StrategyParts } from '../reading.ts';
import { writeTerm } from '../term.ts';
import { selectionOf } from './selection.ts';

/** A choice from many with other members, or without some; null where the wholes that are named are not one. */
export function withGroups(
  parts: StrategyParts,
  groups: readonly Group[],
  exclusions: readonly Exclusion[],
): { readonly parts: StrategyParts; readonly changes: readonly string[] } | null {
  const chosen = selectionOf(groups, exclusions, 'US');
  if (chosen === null) return null;
  const isWhole = groups.some(({ field }) => field === 'index' || field === 'market' || field === 'board');
  const rank = parts.rank?.replace(/ within .*$/u, ` within ${chosen.within}`) ?? null;
  const moved = isWhole ? { ...parts, universe: chosen.universe, rank } : parts;
  return {
    parts: { ...moved, filters: [...moved.filters, ...chosen.filters] },
    changes: [
      ...(isWhole ? [`universe ${chosen.within}`] : []),
      ...chosen.filters.map((term) => `+ ${writeTerm(term)}`),
    ],
  };
}
