import type { Fact } from '@plumbline/model/fact';
import type { Binder } from '../binder.ts';

/** Whether figures of one owner follow each other in time without a gap, each one step the same way. */
export function isStreak(facts: readonly Fact[], way: 'up' | 'down', count: number | null, binder: Binder): boolean {
  if (facts.length < 3 || (count !== null && count !== facts.length - 1)) return false;
  return facts
    .slice(1)
    .every(
      (fact, at) =>
        facts[at] !== undefined &&
        binder.before(fact.id)?.id === facts[at].id &&
        binder.course(facts[at].id, fact.id, way) === null,
    );
}
