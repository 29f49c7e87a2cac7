import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateFormula } from './formula.ts';
import type { FormulaValue } from './formula.ts';
import { formulaFunctions } from './formula-library.ts';
import { formulaNames, parseFormula } from './formula-parser.ts';

function value(expression: string, scope: Readonly<Record<string, FormulaValue>> = {}): number {
  return evaluateFormula(expression, new Map(Object.entries(scope)), formulaFunctions);
}

describe('a formula', () => {
  it('follows the precedence of arithmetic', () => {
    expect(value('1 + 2 * 3 - 4 / 2')).toBe(5);
    expect(value('(1 + 2) * 3')).toBe(9);
    expect(value('10 - 4 - 3')).toBe(3);
    expect(value('24 / 4 / 3')).toBe(2);
    expect(value('2 ^ 3 ^ 2')).toBe(512);
    expect(value('-2 ^ 2')).toBe(-4);
    expect(value('2 ^ -1')).toBe(0.5);
    expect(value('3 - -2')).toBe(5);
    expect(value('1.5e3 + 2')).toBe(1502);
  });

  it('reads names, columns and functions', () => {
    expect(value('a / (a + b)', { a: 1, b: 3 })).toBe(0.25);
    expect(value('last(c) / first(c) - 1', { c: Float64Array.of(100, 90, 110) })).toBeCloseTo(0.1, 12);
    expect(value('max(c) - min(c, 5)', { c: Float64Array.of(100, 90, 110) })).toBe(105);
    expect(value('median(3, 1, 2) + median(4, 1)')).toBe(4.5);
    expect(value('sqrt(16) + abs(-3) + mean(1, 2, 3) + sum(1, 2)')).toBe(12);
  });

  it('has no value for what arithmetic leaves undefined', () => {
    expect(value('1 / 0')).toBe(Infinity);
    expect(value('positive(x)', { x: 0 })).toBeNaN();
    expect(value('positive(x)', { x: 2 })).toBe(2);
    expect([24.6, 24.94, 24.96, 74].map((x) => value('whole(x)', { x }))).toEqual([24, 24, 25, 74]);
    expect(value('share(x)', { x: 1.01 })).toBeNaN();
    expect(value('share(x)', { x: 1 })).toBe(1);
    expect(value('first(c)', { c: new Float64Array(0) })).toBeNaN();
    expect(value('median(c)', { c: Float64Array.of(1, Number.NaN) })).toBeNaN();
  });

  it.each([
    ['', 0],
    ['1 +', 3],
    ['1 + * 2', 4],
    ['(1 + 2', 6],
    ['1 2', 2],
    ['a $ b', 2],
    ['f(1,)', 4],
    ['1 + )', 4],
    ['1..2', 1],
  ])('says where "%s" goes wrong', (expression, at) => {
    expect(() => parseFormula(expression)).toThrowError(new RegExp(`position ${at}\\b`));
  });

  it('refuses unknown names, unknown functions, wrong counts and columns in place of numbers', () => {
    expect(() => value('a + 1')).toThrowError(/"a" at position 0/);
    expect(() => value('1 + eval(2)')).toThrowError(/"eval" at position 4/);
    expect(() => value('sqrt(1, 2)')).toThrowError(/got 2 arguments/);
    expect(() => value('dcfTwoStage(1)')).toThrowError(/got 1 arguments/);
    expect(() => value('c + 1', { c: Float64Array.of(1) })).toThrowError(/column/);
    expect(() => value('c', { c: Float64Array.of(1) })).toThrowError(/column/);
    expect(() => value('constructor')).toThrowError(/constructor/);
  });

  it('refuses texts that would exhaust the machine', () => {
    expect(() => parseFormula('('.repeat(1000))).toThrowError(/nest/);
    expect(() => parseFormula(`1${'^1'.repeat(1000)}`)).toThrowError(/nest/);
    expect(() => parseFormula('1+'.repeat(5000))).toThrowError(/characters/);
    expect(value(`${'-'.repeat(3000)}1`)).toBe(1);
  });

  it('lists the names it reads once each, without function names', () => {
    expect(formulaNames(parseFormula('max(a, b) + a * -c ^ 2'))).toEqual(['a', 'b', 'c']);
  });

  it('agrees with the arithmetic of the machine on any tree', () => {
    const leaf = fc.integer({ min: 0, max: 999 }).map((n) => ({ text: String(n), value: n }));
    const tree = fc.letrec<{ node: { text: string; value: number } }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        leaf,
        fc.tuple(fc.constantFrom('+', '-', '*', '/'), tie('node'), tie('node')).map(([operator, a, b]) => ({
          text: `(${a.text} ${operator} ${b.text})`,
          value:
            operator === '+'
              ? a.value + b.value
              : operator === '-'
                ? a.value - b.value
                : operator === '*'
                  ? a.value * b.value
                  : a.value / b.value,
        })),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (sample) => {
        expect(value(sample.text)).toBe(sample.value);
      }),
    );
  });
});
