import { describe, expect, it } from 'vitest';
import { selectVersions } from './select-versions.ts';
import type { TaggedObservation } from './observations.ts';
import { usGaapRules } from './us-gaap-lines.ts';

type Row = readonly [tag: string, year: number, val: number, filed: string];

function ways(rows: readonly Row[]): readonly string[] {
  const byTag = new Map<string, TaggedObservation[]>();
  for (const [tag, year, val, filed] of rows) {
    const span = { start: `${year}-01-01`, end: `${year}-12-31` };
    const row = { taxonomy: 'us-gaap', tag, unit: 'USD', form: '10-K', accn: filed, filed, val, ...span };
    byTag.set(tag, [...(byTag.get(tag) ?? []), row]);
  }
  const rule = usGaapRules.find(({ line }) => line === 'interestExpense');
  if (rule === undefined) throw new Error('no rule for interest');
  return selectVersions(rule, byTag).flatMap(({ end, otherWays = [] }) =>
    otherWays.map(({ how, value, knownAt = '' }) => `${end.slice(0, 4)} ${how} ${value} ${knownAt}`),
  );
}

describe('a second concept of a line', () => {
  const [first, second] = ['InterestExpense', 'InterestExpenseNonoperating'];
  const beside: readonly Row[] = [
    [first, 2023, 446, '2024-02-02'],
    [second, 2023, 446, '2025-01-30'],
  ];

  it('tells of a figure that is another amount under it, since both and their bridge are public', () => {
    const far: readonly Row[] = [
      [first, 2022, 23, '2024-02-02'],
      [second, 2022, 185, '2025-01-15'],
    ];
    expect(ways([...beside, ...far])).toEqual(['2022 filed as InterestExpenseNonoperating 185 2025-01-30']);
  });

  it('says nothing where the two are near, or are two amounts in the year beside it, or are one nowhere else', () => {
    const near: readonly Row[] = [
      [first, 2022, 150, '2024-02-02'],
      [second, 2022, 185, '2025-01-30'],
    ];
    const far: readonly Row[] = [
      [first, 2022, 23, '2024-02-02'],
      [second, 2022, 185, '2025-01-30'],
    ];
    const apart: readonly Row[] = [
      [first, 2021, 20, '2023-02-02'],
      [second, 2021, 170, '2023-02-02'],
    ];
    expect(ways([...beside, ...near])).toEqual([]);
    expect(ways([...beside, ...far, ...apart])).toEqual([]);
    expect(ways(far)).toEqual([]);
  });
});
