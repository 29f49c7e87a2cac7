import { describe, expect, it } from 'vitest';
import { localText } from '@plumbline/model/local-text';
import type { Report } from '@plumbline/model/report';
import { valueBridge } from './value-bridge-rows.ts';

type Methods = Readonly<Record<string, readonly [weight: number, mid: number]>>;

/** A report with these methods and their weighted sum, in a currency. */
function reportOf(methods: Methods, total: number, currency = 'USD'): Pick<Report, 'sections' | 'facts'> {
  const numbers: Record<string, number> = { blendedValue: total };
  const rows = Object.entries(methods).map(([name, [weight, mid]]) => {
    numbers[`weight.${name}`] = weight;
    numbers[`mid.${name}`] = mid;
    return {
      label: localText(name, name, name),
      low: 'low',
      mid: `mid.${name}`,
      high: 'high',
      weight: `weight.${name}`,
    };
  });
  const blend = { weights: 'all', value: 'blendedValue', upside: 'upside', decimals: 2, notUsed: [] };
  const blocks = [{ kind: 'ranges', price: 'price', rows, blend }];
  const facts = Object.entries(numbers).map(([id, value]) => ({ id, value, currency }));
  // Only what the bridge reads.
  return { sections: [{ key: 'valuation', status: 'ok', blocks }], facts } as unknown as Pick<
    Report,
    'sections' | 'facts'
  >;
}

describe('the bridge of value between two reports', () => {
  it('is what each method gives now less what it gave then, the largest first, and adds up', () => {
    const earlier = reportOf({ cash: [0.5, 100], past: [0.5, 60] }, 80);
    const later = reportOf({ cash: [0.6, 120], book: [0.4, 30] }, 84);
    const bridge = valueBridge(earlier, later);
    expect(bridge).toMatchObject({ from: 80, to: 84, currency: 'USD' });
    expect(bridge?.steps.map(({ label, step }) => [label.en, step])).toEqual([
      ['past', -30],
      ['cash', 22],
      ['book', 12],
    ]);
    expect(bridge?.steps[0]).toMatchObject({ before: { weight: 0.5, mid: 60 }, now: null });
    expect(bridge?.steps.reduce((sum, { step }) => sum + step, 80)).toBeCloseTo(84, 9);
  });

  it('is none where methods do not come to the value, where a value is missing, and across currencies', () => {
    const whole = reportOf({ cash: [1, 100] }, 100);
    expect(valueBridge(reportOf({ cash: [0.5, 100] }, 80), whole)).toBeNull();
    expect(valueBridge({ sections: [], facts: [] }, whole)).toBeNull();
    expect(valueBridge(reportOf({ cash: [1, 100] }, 100, 'HKD'), whole)).toBeNull();
  });
});
