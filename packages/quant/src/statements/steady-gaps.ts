import type { Verdict } from './statement-check.ts';

/** Periods of one kind that are looked at on either side, and how many of them must have the gap too. */
const besideEach = 2;
const fewestAlike = 2;

/** How near two gaps are, as parts of the sales, when they are one line of the statement. */
const alike = 0.15;

/** Excise duties are a quarter of the sales of a maker of tobacco; a cost that lost its digits leaves more. */
const largestGap = 0.3;

/** What sales less cost and gross profit leave, as a part of the sales; 0 where the identity holds. */
function gapOf({ holds, by, amounts }: Verdict): number {
  const { revenue } = amounts ?? {};
  return holds || revenue === undefined || !(revenue > 0) ? 0 : by / revenue;
}

/**
 * Periods in which a line of its own, such as excise duties or the amortisation of what was bought, stands between sales, their
 * cost and gross profit: the gap is above zero and nearly the same part of the sales in the periods beside it, which no slip of a
 * single filing leaves.
 */
export function steadyGaps(verdicts: readonly Verdict[]): ReadonlySet<Verdict> {
  const own = verdicts.filter(({ id }) => id === 'gross-profit');
  const kinds = new Set(own.map(({ period }) => period.kind));
  return new Set(
    [...kinds].flatMap((kind) => {
      const all = own.filter(({ period }) => period.kind === kind);
      const newest = [...new Map(all.map((one) => [one.period.end, one])).values()].toSorted((a, b) =>
        a.period.end.localeCompare(b.period.end),
      );
      return all.filter((one) => {
        const gap = gapOf(one);
        if (!(gap > 0) || gap > largestGap) return false;
        const at = newest.findIndex(({ period }) => period.end === one.period.end);
        const first = Math.min(Math.max(0, at - besideEach), Math.max(0, newest.length - 2 * besideEach - 1));
        const beside = newest
          .slice(first, first + 2 * besideEach + 1)
          .filter(({ period }) => period.end !== one.period.end);
        return beside.filter((other) => Math.abs(gapOf(other) - gap) <= alike * gap).length >= fewestAlike;
      });
    }),
  );
}
