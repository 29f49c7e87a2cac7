import { describe, expect, it } from 'vitest';
import { needsBook, needsDividend, needsProfit, noFreeCash } from '../pricing/discounting/refusals.ts';
import { firstNotAboveZero } from './valuation-inputs.ts';

describe('a valuation without its figure', () => {
  it.each([
    ['dividendPerShare', needsDividend],
    ['epsDiluted', needsProfit],
    ['freeCashFlow', noFreeCash],
    ['bookValuePerShare', needsBook],
  ] as const)(
    'says that %s is nil or below only where a figure says so, and else that it is not known',
    (metric, why) => {
      const reason = (inputs: ReadonlyMap<string, number | null>) => firstNotAboveZero(inputs, [[metric, why]]);
      expect(reason(new Map([[metric, 1]]))).toBeNull();
      for (const filed of [0, -1]) expect(reason(new Map([[metric, filed]]))).toEqual(why);
      for (const unknown of [new Map([[metric, null]]), new Map<string, number>()]) {
        expect(reason(unknown)?.en).toMatch(/not known/);
      }
    },
  );
});
