/**
 * Shares in proportion to `weights`, each a whole percent, that make exactly 1 (largest remainders first, ties to the
 * earlier). Printed weights then add up without rounding. weights: each >= 0. All NaN when they add up to nothing.
 * Source: the method of Hamilton for seats of a parliament.
 */
export function wholeShares(weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0) || weights.some((weight) => !(weight >= 0))) return weights.map(() => Number.NaN);
  return wholeParts(weights, 100);
}

/**
 * The shares after one of them was set by hand: it has the wanted whole percent, the others divide what it leaves in
 * their old proportion (evenly when they had nothing). shares: fractions that total 1; wanted: 0..1. Totals 1 again.
 */
export function setShare(shares: readonly number[], at: number, wanted: number): readonly number[] {
  const own = Math.round(Math.min(1, Math.max(0, wanted)) * 100) / 100;
  if (shares.length === 1) return [1];
  const others = shares.filter((_, i) => i !== at);
  const isEmpty = others.every((share) => share === 0);
  const parts = wholeParts(isEmpty ? others.map(() => 1) : others, Math.round((1 - own) * 100));
  let next = 0;
  return shares.map((_, i) => (i === at ? own : parts[next++]));
}

function wholeParts(weights: readonly number[], percents: number): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // Twelve digits: 0.2 / 0.5 × 100 is 40, not 39.99999999999999.
  const exact = weights.map((weight) => Number(((weight / total) * percents).toPrecision(12)));
  const whole = exact.map(Math.floor);
  const left = percents - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, at) => ({ at, rest: part - whole[at] }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) whole[at] += 1;
  return whole.map((part) => part / 100);
}
