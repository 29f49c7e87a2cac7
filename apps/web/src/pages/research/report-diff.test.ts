import type { Fact } from '@plumbline/model/fact';
import type { Report } from '@plumbline/model/report';
import { describe, expect, it } from 'vitest';
import { differences } from './report-diff.ts';

function report(values: Readonly<Record<string, number | null>>, currency = 'USD'): Pick<Report, 'facts'> {
  const facts = Object.entries(values).map(([id, value]) => ({ id, value, currency }) as Fact);
  return { facts };
}

describe('the difference between two versions', () => {
  it('names headline figures that moved, in reading order', () => {
    const found = differences(report({ wacc: 0.08, price: 100 }), report({ wacc: 0.09, price: 101 }));
    expect(found.map(({ before, now }) => [before.id, before.value, now.value])).toEqual([
      ['price', 100, 101],
      ['wacc', 0.08, 0.09],
    ]);
  });

  it('leaves out what is the same, unknown on one side, or in another currency', () => {
    expect(differences(report({ price: 100 }), report({ price: 100 }))).toEqual([]);
    expect(differences(report({ price: 100 }), report({ price: null }))).toEqual([]);
    expect(differences(report({ price: 100 }), report({}))).toEqual([]);
    expect(differences(report({ price: 100 }), report({ price: 101 }, 'HKD'))).toEqual([]);
  });
});
