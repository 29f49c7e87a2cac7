import { locales } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { fields } from '../fields/registry.ts';
import { problemsOf } from '../../language/check-spec.ts';
import { usedSettings } from '../../language/read-text.ts';
import { describe as inWords, readDescription } from '../../language/describe.ts';
import { compileStrategy } from '../../engine/strategy/compile-strategy.ts';
import { marketsOf, templateFamilies, templateSpec } from '../strategy-template.ts';
import { templates } from './registry.ts';

const halfWidth = /[\u3400-\u9fff] ?[,:;?!()]|[,:;?!()] ?[\u3400-\u9fff]/;

describe('templates', () => {
  it('are at least 24, with four or more of every family but crypto’s own few', () => {
    expect(templates.length).toBeGreaterThanOrEqual(24);
    for (const family of templateFamilies) {
      expect(templates.filter((template) => template.family === family).length, family).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  });

  it('name themselves, their idea and their weaknesses in every language, with a reference and a year', () => {
    for (const { id, title, meaning, weaknesses, reference } of templates) {
      expect(weaknesses.length, id).toBeGreaterThan(0);
      for (const text of [title, meaning, ...weaknesses]) {
        for (const locale of locales) expect(text[locale].length, id).toBeGreaterThan(0);
        expect(
          [text['zh-CN'], text['zh-HK']].filter((one) => halfWidth.test(one)),
          id,
        ).toEqual([]);
      }
      expect(reference, id).toMatch(/[A-Z]\w+/);
    }
  });

  it('compile without a fault, and can be said and heard in every language', () => {
    const series = new Set(fields.map(({ name }) => name));
    for (const [at, template] of templates.entries()) {
      const [market] = marketsOf(template);
      const spec = templateSpec(template, market);
      expect(compileStrategy(spec).spec).toBe(spec);
      expect(problemsOf(spec, series), template.id).toEqual([]);
      const locale = locales[at % locales.length];
      expect(readDescription(inWords(spec, locale), locale).spec, template.id).toEqual(spec);
    }
  });

  it('use every setting they offer: a slider that moves nothing would be a lie', () => {
    for (const template of templates) {
      const spec = templateSpec(template, marketsOf(template)[0]);
      const used = usedSettings(spec);
      expect(
        spec.parameters.map(({ key }) => key).filter((key) => !used.has(key)),
        template.id,
      ).toEqual([]);
    }
  });

  it('refuse a market they do not claim', () => {
    const [first] = templates.filter((template) => !marketsOf(template).includes('crypto'));
    expect(() => templateSpec(first, 'crypto')).toThrowError(/does not claim/);
  });
});
