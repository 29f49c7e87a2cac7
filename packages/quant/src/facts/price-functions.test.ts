import { timeOf } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { evaluateFormula } from './formula.ts';
import { formulaFunctions } from './formula-library.ts';
import { priceFormulas } from './price-formulas.ts';

const time = Float64Array.from(['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-12'], timeOf);

function figure(metric: string, close: readonly number[]): number {
  const column = Float64Array.from(close);
  const scope = new Map(['close', 'high', 'low', 'volume'].map((name) => [name, column] as const));
  const expression = priceFormulas.get(metric)?.expression ?? '';
  return evaluateFormula(expression, new Map([...scope, ['time', time]]), formulaFunctions);
}

describe('figures off a price column', () => {
  it('date the deepest fall: where it began, ended and was made good', () => {
    const path = [100, 120, 90, 110, 125];
    expect(figure('maxDrawdownPeak', path)).toBe(timeOf('2026-01-06'));
    expect(figure('maxDrawdownTrough', path)).toBe(timeOf('2026-01-07'));
    expect(figure('maxDrawdownRecovery', path)).toBe(timeOf('2026-01-12'));
  });

  it('have no recovery date while below the high, and no dates without a fall', () => {
    expect(figure('maxDrawdownRecovery', [100, 120, 90, 110, 119])).toBeNaN();
    expect(figure('maxDrawdownPeak', [1, 2, 3, 4, 5])).toBeNaN();
  });

  it('date the deepest fall from the first day when the price only fell', () => {
    expect(figure('maxDrawdownPeak', [100, 90, 80, 85, 70])).toBe(timeOf('2026-01-05'));
    expect(figure('maxDrawdownTrough', [100, 90, 80, 85, 70])).toBe(timeOf('2026-01-12'));
  });

  it('count calendar days since the latest of equal highs', () => {
    expect(figure('daysSinceHigh', [100, 120, 120, 90, 95])).toBe(5);
    expect(figure('daysSinceHigh', [1, 2, 3, 4, 5])).toBe(0);
  });

  it('place the price in its range', () => {
    expect(figure('position52w', [100, 120, 80, 90, 110])).toBe(0.75);
    expect(figure('high52w', [100, 120, 80, 90, 110])).toBe(120);
    expect(figure('drawdownFromHigh', [100, 120, 80, 90, 90])).toBe(-0.25);
    expect(figure('return1Y', [100, 120, 80, 90, 150])).toBe(0.5);
  });
});
