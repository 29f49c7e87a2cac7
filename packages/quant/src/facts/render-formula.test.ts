import type { Formula } from '@plumbline/model/fact';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateFormula } from './formula.ts';
import { formulaFunctions } from './formula-library.ts';
import { renderFormula } from './render-formula.ts';

function render(expression: string, values: Readonly<Record<string, string>> = {}) {
  const formula: Formula = { expression, inputs: [] };
  return renderFormula(formula, new Map(), new Map(Object.entries(values)), 'en');
}

describe('a formula on a receipt', () => {
  it('shows names, then numbers, then both as TeX', () => {
    const formula: Formula = {
      expression: 'operatingIncome * (1 - taxRate) / mean(investedCapital, investedCapitalBefore)',
      inputs: [],
    };
    const names = new Map([
      ['operatingIncome', 'Operating income'],
      ['taxRate', 'Tax rate'],
      ['investedCapital', 'Invested capital'],
      ['investedCapitalBefore', 'Invested capital, a year earlier'],
    ]);
    const values = new Map([
      ['operatingIncome', '$118.62B'],
      ['taxRate', '16.2%'],
      ['investedCapital', '$135.85B'],
      ['investedCapitalBefore', '$117.73B'],
    ]);
    const shown = renderFormula(formula, names, values, 'en');
    expect(shown.words).toBe(
      'Operating income × (1 − Tax rate) ÷ average(Invested capital, Invested capital, a year earlier)',
    );
    expect(shown.numbers).toBe('$118.62B × (1 − 16.2%) ÷ average($135.85B, $117.73B)');
    expect(shown.numbersTex).toBe(
      String.raw`\frac{\text{\$118.62B} \times \left(1 - \text{16.2\%}\right)}{\text{average}\left(\text{\$135.85B},\ \text{\$117.73B}\right)}`,
    );
    expect(renderFormula(formula, names, values, 'zh-CN').words).toContain('平均(');
  });

  it('prefers the TeX that the formula brings along', () => {
    const formula: Formula = { expression: 'a / b', tex: String.raw`\frac{A}{B}`, inputs: [] };
    expect(renderFormula(formula, new Map(), new Map(), 'en').tex).toBe(String.raw`\frac{A}{B}`);
  });

  it('reads positive(x) as x and names metrics by their label', () => {
    expect(render('price / positive(eps)').words).toBe('price ÷ eps');
    expect(render('volatility(close, n)').words).toBe('Volatility(close, n)');
    expect(render('sqrt(a + b) * abs(c)').words).toBe('√(a + b) × |c|');
  });

  it('puts negative numbers after an operator and under a power in brackets', () => {
    expect(render('a - b', { a: '5', b: '−3' }).numbers).toBe('5 − (−3)');
    expect(render('a * b', { a: '−5', b: '-3' }).numbers).toBe('−5 × (-3)');
    expect(render('a ^ 2', { a: '−5' }).numbers).toBe('(−5)^2');
  });

  it('keeps the meaning: the shown text computes to the same number', () => {
    const leaf = fc.integer({ min: 1, max: 9 }).map(String);
    const tree = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc
          .tuple(fc.constantFrom('+', '-', '*', '/', '^'), tie('node'), tie('node'))
          .map(([operator, a, b]) => `(${a} ${operator} ${b})`),
        tie('node').map((a) => `(-${a})`),
      ),
    })).node;
    const value = (text: string): number => evaluateFormula(text, new Map(), formulaFunctions);
    const plain = (text: string): string => text.replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/');
    fc.assert(
      fc.property(tree, (expression) => {
        const [shown, meant] = [value(plain(render(expression).words)), value(expression)];
        const bothUndefined = !Number.isFinite(meant) && !Number.isFinite(shown);
        expect(bothUndefined || Math.abs(shown - meant) <= 1e-9 * Math.abs(meant)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
