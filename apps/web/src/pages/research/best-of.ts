import type { Fact } from '@plumbline/model/fact';
import { formatFigure } from '@plumbline/model/format';

type Compared = Pick<Fact, 'value' | 'quality' | 'unit' | 'decimals'>;

/** Place of the better value of a row; null where none is better: too few are known, they print alike, or the kind has no better. */
export function bestOf(facts: readonly (Compared | undefined)[], better: 'higher' | 'lower' | null): number | null {
  const known = facts.flatMap((fact, at) =>
    fact?.value == null || fact.quality.includes('not-meaningful')
      ? []
      : [{ at, value: fact.value, printed: formatFigure(fact, 'en') }],
  );
  if (better === null || known.length < 2) return null;
  const sorted = known.toSorted((a, b) => (better === 'higher' ? b.value - a.value : a.value - b.value));
  const [first, second] = sorted;
  return first === undefined || first.printed === second?.printed ? null : first.at;
}
