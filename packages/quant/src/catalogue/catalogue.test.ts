import { statementLines } from '@plumbline/model/fundamentals';
import { locales } from '@plumbline/model/locale';
import { units } from '@plumbline/model/units';
import { describe, expect, it } from 'vitest';
import { allMetrics, metricOf } from './catalogue.ts';
import { formulaFunctions } from '../facts/formula-library.ts';
import { formulaNames, parseFormula } from '../facts/formula-parser.ts';
import { metrics } from './metrics/registry.ts';
import { priceFormulas } from '../facts/price-formulas.ts';
import { ratios } from './ratios/registry.ts';
import { valuations } from './valuations/registry.ts';

describe('the catalogue of figures', () => {
  it('has an entry for every statement line', () => {
    for (const line of statementLines) expect(metricOf(line).id).toBe(line);
  });

  it('names no id twice with two meanings', () => {
    const families = [...ratios, ...metrics, ...valuations.flatMap(({ outputs }) => outputs)].map(({ id }) => id);
    expect(new Set(families).size).toBe(families.length);
    const ids = allMetrics().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('words every label and meaning in three languages, one sentence each', () => {
    const halfWidth = /[\u4e00-\u9fff][,:;?(]|[,:;?)][\u4e00-\u9fff]/;
    const faults = allMetrics().flatMap((metric) => {
      const texts = locales.map((locale) => [metric.label[locale], metric.meaning[locale]] as const);
      const isWorded = texts.every(([label, meaning]) => label !== '' && /[.。]$/.test(meaning));
      const isFullWidth = texts.every(([label, meaning]) => !halfWidth.test(label) && !halfWidth.test(meaning));
      return isWorded && isFullWidth && units.includes(metric.unit) ? [] : [metric.id];
    });
    expect(faults).toEqual([]);
  });

  it('writes every ratio over its declared inputs, which are figures of the catalogue', () => {
    for (const ratio of ratios) {
      const names = ratio.inputs.map(({ name }) => name);
      expect([ratio.id, ...formulaNames(parseFormula(ratio.expression)).toSorted()]).toEqual([
        ratio.id,
        ...names.toSorted(),
      ]);
      for (const input of ratio.inputs) expect(metricOf(input.metric).id).toBe(input.metric);
    }
  });

  it('can call every metric of returns and every valuation by name', () => {
    const callable = metrics.filter(({ id }) => formulaFunctions.has(id));
    expect(callable).toEqual(metrics.filter(({ needs }) => needs === 'returns' || needs === 'benchmark'));
    for (const { functions } of valuations)
      for (const { name } of functions) expect(formulaFunctions.has(name)).toBe(true);
    for (const [id, { expression }] of priceFormulas) {
      expect(metricOf(id).id).toBe(id);
      expect(parseFormula(expression)).toBeDefined();
    }
  });

  it('refuses an unknown id', () => {
    expect(() => metricOf('nope')).toThrowError(/no metric "nope"/);
  });
});
