import { formatFigure } from '@plumbline/model/format';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownDecimals } from './shown-decimals.ts';

/** What stands on the page, as a reader types it into a calculator: exact decimal arithmetic on the digits. */
function digits(value: number, decimals: number): bigint {
  const text = formatFigure({ value, unit: 'moneyPerShare', currency: 'USD', decimals }, 'en');
  const bare = text.replaceAll(/[$,.]/g, '').replace('\u2212', '-');
  return BigInt(bare);
}

/** Rounds half away from zero, as people do. */
function rounded(units: bigint, drop: number): bigint {
  const step = 10n ** BigInt(drop);
  const half = step / 2n;
  return units < 0n ? (units - half) / step : (units + half) / step;
}

const weightings = [[100], [75, 25], [50, 50], [60, 20, 20], [25, 50, 25], [33, 33, 34]] as const;

describe('digits of a weighted table', () => {
  it('are two where two are enough', () => {
    expect(shownDecimals([{ weight: 1, value: 12.3456 }])).toEqual({ values: 2, total: 2 });
  });

  it('are more where cents would not add up', () => {
    // 0.5 x 10.00 + 0.5 x 10.01 reads 10.005, which is neither 10.00 nor 10.01.
    const terms = [
      { weight: 0.5, value: 10.004 },
      { weight: 0.5, value: 10.0051 },
    ];
    expect(shownDecimals(terms)).toEqual({ values: 3, total: 2 });
  });

  it('make the printed weighted sum the printed total, whatever the values', () => {
    const value = fc.double({ min: -5000, max: 90_000, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...weightings),
        fc.array(value, { minLength: 3, maxLength: 3 }),
        (weights, values) => {
          const terms = weights.map((percent, at) => ({ weight: percent / 100, value: values[at] ?? 0 }));
          const shown = shownDecimals(terms);
          const total = terms.reduce((sum, term) => sum + term.weight * term.value, 0);
          const sum = weights.reduce(
            (units, percent, at) => units + BigInt(percent) * digits(values[at] ?? 0, shown.values),
            0n,
          );
          expect(rounded(sum, shown.values + 2 - shown.total)).toBe(digits(total, shown.total));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
