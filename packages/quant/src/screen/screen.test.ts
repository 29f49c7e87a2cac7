import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metricOf } from '../catalogue/catalogue.ts';
import { runScreen, type ScreenRow } from './run-screen.ts';
import { screenNumbers } from './screen-fields.ts';
import { parseScreenRules, screenTests, writeScreenRules, type ScreenRule } from './screen-rule.ts';

const row = (sector: string, dividendYield: number | null, priceToBook: number | null): ScreenRow => ({
  sector,
  values: { dividendYield, priceToBook },
});
const rows = [
  row('financials', 0.07, 0.5),
  row('financials', 0.065, 1.1),
  row('financials', 0.055, 0.8),
  row('financials', null, 0.4),
  row('energy', 0.09, 0.9),
];
const banks = parseScreenRules('sector:is:financials,dividendYield:gte:0.06,priceToBook:lt:1');

describe('a screen', () => {
  it('offers only figures of the catalogue', () => {
    for (const id of screenNumbers) expect(metricOf(id).id).toBe(id);
  });

  it('keeps the rows that meet every condition and counts what each does', () => {
    const { matches, steps } = runScreen(rows, banks);
    expect(matches).toEqual([0]);
    expect(steps.map(({ alone, left, known }) => [alone, left, known])).toEqual([
      [4, 4, 5],
      [3, 2, 4],
      [4, 1, 5],
    ]);
  });

  it('lets one of a group be enough', () => {
    const rules = parseScreenRules('sector:is:financials,dividendYield:gte:0.06,or:priceToBook:lt:0.45');
    const { matches, steps } = runScreen(rows, rules);
    expect(matches).toEqual([0, 1, 3]);
    expect(steps.map(({ left }) => left)).toEqual([4, 2, 3]);
  });

  it('passes no row whose figure is unknown, on either side of the threshold', () => {
    for (const test of screenTests) {
      const rule: ScreenRule = { join: 'and', field: 'dividendYield', test, value: 0 };
      expect(runScreen(rows, [rule]).matches).not.toContain(3);
    }
  });

  it('names the wider threshold that adds the nearest, and its count is what it would add', () => {
    const { nearMisses } = runScreen(rows, banks);
    expect(nearMisses).toEqual([
      { rule: 1, value: 0.055, adds: 1 },
      { rule: 2, value: 1.1, adds: 1 },
    ]);
  });

  it('tells the truth about near misses, whatever the rows', () => {
    // Figures of companies; the numbers next to zero that a machine can write, and no company has, cannot be halved.
    const figureBetween = (min: number, max: number) =>
      fc.integer({ min: min * 1e6, max: max * 1e6 }).map((n) => n / 1e6);
    const number = fc.oneof(fc.constant(null), figureBetween(-2, 5));
    const any = fc.array(
      fc.tuple(number, number).map(([a, b]) => row('energy', a, b)),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(any, figureBetween(-1, 2), (all, value) => {
        const rules: readonly ScreenRule[] = [
          { join: 'and', field: 'dividendYield', test: 'gte', value },
          { join: 'and', field: 'priceToBook', test: 'lt', value: 2 },
        ];
        const before = runScreen(all, rules);
        for (const near of before.nearMisses) {
          const wider = rules.map((rule, at): ScreenRule => {
            if (at !== near.rule || rule.field === 'sector') return rule;
            return { join: 'and', field: rule.field, test: near.rule === 0 ? 'gte' : 'lte', value: near.value };
          });
          expect(near.adds).toBeGreaterThan(0);
          expect(runScreen(all, wider).matches.length).toBe(before.matches.length + near.adds);
        }
        for (const { spread, known } of before.steps) {
          if (spread !== null) expect(spread.bins.reduce((sum, bin) => sum + bin, 0)).toBe(known);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('reads its own text back and leaves out what is no condition', () => {
    expect(writeScreenRules(banks)).toBe('sector:is:financials,dividendYield:gte:0.06,priceToBook:lt:1');
    expect(parseScreenRules('or:priceToBook:lt:1,x:gte:1,volatility:is:2,sector:is:moon,roe:gte:,beta')).toEqual([
      { join: 'or', field: 'priceToBook', test: 'lt', value: 1 },
    ]);
  });
});

describe('a size in another currency', () => {
  const rows = [700e6, 1_400e6, 2_100e6].map((marketCap) => ({ sector: null, values: { marketCap } }));
  const rules = parseScreenRules('marketCap:gte:10000000000:CNY');

  it('is compared at the rate given', () => {
    // 10 bn yuan at 0.14 dollars each are 1.4 bn dollars.
    const { matches, steps } = runScreen(rows, rules, { CNY: 0.14 });
    expect(matches).toEqual([1, 2]);
    expect(steps[0]?.known).toBe(3);
  });

  it('is unknown without a rate', () => {
    expect(runScreen(rows, rules).matches).toEqual([]);
    expect(runScreen(rows, rules, { HKD: 0.13 }).steps[0]?.known).toBe(0);
  });
});
