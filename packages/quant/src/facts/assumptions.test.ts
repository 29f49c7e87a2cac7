import { locales } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { assumptionReason } from './assumption-reasons.ts';
import { valuations } from '../catalogue/valuations/registry.ts';

const all = [...new Set(valuations.flatMap((model) => model.assumptions))];

/** What models call an assumption in their formulas, where that is not its own name. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  rate: ['costOfEquity'],
  recovery: ['assetRecovery'],
  bondYield: ['costOfDebt'],
  growth: ['growth', 'terminalGrowth'],
};

/** Named like an assumption, but the company's own measured figure. */
const measured: Readonly<Record<string, readonly string[]>> = { 'peer-multiples': ['growth'] };

describe('every assumption of the valuations', () => {
  it('lies in a finite range with a step that fits into it', () => {
    for (const { metric, min, max, step } of all) {
      const isFinite = [min, max, step].every(Number.isFinite);
      expect([metric.id, isFinite, min < max, step > 0, step <= max - min]).toEqual([
        metric.id,
        true,
        true,
        true,
        true,
      ]);
    }
  });

  it('has a reason of its own in every language', () => {
    for (const locale of locales) {
      const reasons = all.map(({ metric }) => assumptionReason(metric.id)[locale]);
      expect(new Set(reasons).size).toBe(all.length);
      for (const reason of reasons) expect(reason).toMatch(locale === 'en' ? /^[A-Z].{30,}\.$/ : /^.{12,}。$/);
    }
    expect(() => assumptionReason('price')).toThrow(/no reason/);
  });
});

describe('every valuation model', () => {
  it('lists each assumption that its formulas read', () => {
    const known = new Set(all.map(({ metric }) => metric.id));
    for (const { id, functions, assumptions: listed } of valuations) {
      const own = new Set(listed.map(({ metric }) => metric.id));
      const yields = new Set(functions.map(({ name }) => name));
      const read = functions.flatMap(({ args }) => args.map((name) => name.replace('?', '')));
      const missing = read
        .filter((name) => (known.has(name) || name in aliases) && !yields.has(name))
        .filter((name) => !(aliases[name] ?? [name]).some((one) => own.has(one)));
      expect([id, [...new Set(missing)]]).toEqual([id, measured[id] ?? []]);
    }
  });

  it('says why it does not apply when nothing is known of a company, in every language', () => {
    for (const { id, tex, source, applies } of valuations) {
      const why = applies(new Map());
      expect([id, tex.length > 3, source.length > 10]).toEqual([id, true, true]);
      for (const locale of locales) expect([id, (why?.[locale] ?? '').length > 3]).toEqual([id, true]);
    }
  });
});
