import type { StrategySpec } from '@plumbline/model/strategy-spec';

type Universe = StrategySpec['universe'];

/** Whether an instrument belonged to the universe on a date; without dated membership it always did. */
export function isMember({ membership }: Pick<Universe, 'membership'>, instrument: string, date: string): boolean {
  if (membership === undefined) return true;
  return membership.some(
    (one) => one.instrument === instrument && one.from <= date && (one.to === null || date < one.to),
  );
}

/**
 * Whether a universe was put together with knowledge of today, so that its losers are missing: an index or a screen without
 * dated membership. Its back-test carries a red badge, since survivors alone always did well.
 */
export function isSurvivorOnly({ set, membership }: Universe): boolean {
  return set !== undefined && membership === undefined;
}
