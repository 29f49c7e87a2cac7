import { describe, expect, it } from 'vitest';
import { formulaTex, texName, texText } from './formula-tex.ts';

const numbers: Readonly<Record<string, string>> = { a: '8', b: '2', c: '-3' };
const filled = (expression: string) => formulaTex(expression, (name) => numbers[name] ?? name);

describe('formulaTex', () => {
  it('writes a ratio as a fraction and needs no brackets in it', () => {
    expect(formulaTex('ebit * (1 - tax) / capital', texName)).toBe(
      '\\frac{\\mathit{ebit} \\times \\left(1 - \\mathit{tax}\\right)}{\\mathit{capital}}',
    );
  });

  it('puts numbers in place of names and brackets around negative ones', () => {
    expect(filled('a - c')).toBe('8 - \\left(-3\\right)');
    expect(filled('a * c')).toBe('8 \\times \\left(-3\\right)');
    expect(filled('c - a')).toBe('-3 - 8');
  });

  it('keeps the brackets that carry meaning', () => {
    expect(filled('a - (b - c)')).toBe('8 - \\left(2 - \\left(-3\\right)\\right)');
    expect(filled('(a + b) ^ 2')).toBe('{\\left(8 + 2\\right)}^{2}');
    expect(filled('c ^ 2')).toBe('{\\left(-3\\right)}^{2}');
    expect(filled('(a + b) * a')).toBe('\\left(8 + 2\\right) \\times 8');
  });

  it('names functions upright and escapes what TeX would obey', () => {
    expect(formulaTex('max_draw(close)', texName)).toBe('\\operatorname{max\\_draw}\\left(\\mathit{close}\\right)');
    expect(texText('$5 100% \\evil{x}')).toBe('\\text{\\$5 100\\% evil\\{x\\}}');
  });

  it('says null to what is not a formula', () => {
    expect(formulaTex('a +', texName)).toBeNull();
  });
});
