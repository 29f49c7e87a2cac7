import type { Fact } from '@plumbline/model/fact';
import type { Conflict } from '@plumbline/model/report';
import type { Source } from '@plumbline/model/source';
import { checkTexts } from '../messages/check.ts';

/** Readings closer than this are one reading with other rounding. */
const threshold = 0.01;

/** A publisher that restates itself does not contradict itself; two of its price feeds can. */
function areIndependent(a: Source, b: Source): boolean {
  return a.id !== b.id && (a.publisher !== b.publisher || (a.kind === 'prices' && b.kind === 'prices'));
}

function areApart(a: number, b: number): boolean {
  return Math.abs(a - b) > threshold * Math.max(Math.abs(a), Math.abs(b));
}

/**
 * Figures that two sources read differently: same instrument, metric, unit, currency and period, values more than a
 * hundredth apart. Computed figures are not compared, their inputs are. The first of a conflict is the one the report
 * goes by.
 */
export function findConflicts(facts: readonly Fact[], sources: readonly Source[]): readonly Conflict[] {
  const sourceOf = new Map(sources.map((source) => [source.id, source]));
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const { period, instrumentId, metric, unit, currency } = fact;
    if (fact.formula !== undefined || fact.value === null || period === undefined) continue;
    const key = [instrumentId, metric, unit, currency, period.kind, period.start, period.end].join('|');
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return [...groups.values()].flatMap((same): readonly Conflict[] => {
    const [first, ...others] = same;
    const own = first === undefined ? undefined : sourceOf.get(first.source.id);
    if (first === undefined || own === undefined) return [];
    const against = others.filter((other) => {
      const source = sourceOf.get(other.source.id);
      return source !== undefined && areIndependent(own, source) && areApart(first.value ?? 0, other.value ?? 0);
    });
    if (against.length === 0) return [];
    return [{ metric: first.metric, facts: [first, ...against].map(({ id }) => id), note: checkTexts.conflict }];
  });
}
