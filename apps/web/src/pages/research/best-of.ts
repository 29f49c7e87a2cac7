import type { Fact } from '@plumbline/model/fact';

/** Place of the better value of a row; null where none is better: too few are known, they tie, or the kind has no better. */
export function bestOf(
  facts: readonly (Pick<Fact, 'value' | 'quality'> | undefined)[],
  better: 'higher' | 'lower' | null,
): number | null {
  const known = facts.flatMap((fact, at) =>
    fact?.value == null || fact.quality.includes('not-meaningful') ? [] : [{ at, value: fact.value }],
  );
  if (better === null || known.length < 2) return null;
  const sorted = known.toSorted((a, b) => (better === 'higher' ? b.value - a.value : a.value - b.value));
  const [first, second] = sorted;
  return first === undefined || first.value === second?.value ? null : first.at;
}
