import type { Expression } from '@plumbline/model/strategy-spec';

/** The session that so many of the month follow. */
export const fromEnd = (left: number): Expression => ({
  op: 'equals',
  left: { op: 'calendar', field: 'tradingDaysLeftInMonth' },
  right: { op: 'constant', value: left },
});

/** Every way to choose n of a list. */
export function combinations<T>(list: readonly T[], n: number): readonly (readonly T[])[] {
  if (n === 0) return [[]];
  return list.flatMap((one, at) => combinations(list.slice(at + 1), n - 1).map((rest) => [one, ...rest]));
}
