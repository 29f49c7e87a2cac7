import type { Fact } from '@plumbline/model/fact';
import type { Source } from '@plumbline/model/source';
import { describe, expect, it } from 'vitest';
import { reportToMarkdown } from '../markdown.ts';
import { growingCompany } from '../testing/fake-statements.ts';
import { acme } from '../testing/instruments.ts';
import { runReport } from '../testing/run-report.ts';
import { findConflicts } from './find-conflicts.ts';

function source(id: string, publisher: string, kind: Source['kind']): Source {
  return { id, kind, publisher, title: id, retrievedAt: 0, asOf: '2026-11-20', locator: id, simulated: false };
}

const sources = [
  source('bars', 'Yahoo', 'prices'),
  source('quote', 'Yahoo', 'prices'),
  source('first-filing', 'SEC', 'filing'),
  source('second-filing', 'SEC', 'filing'),
  source('data-house', 'Other', 'reference'),
];

function fact(id: string, from: string, value: number | null, more: Partial<Fact> = {}): Fact {
  return {
    id,
    instrumentId: acme.id,
    metric: 'revenue',
    period: { kind: 'year', start: '2025-01-01', end: '2025-12-31', label: 'FY2025' },
    value,
    unit: 'money',
    currency: 'USD',
    decimals: 0,
    asOf: '2025-12-31',
    knownAt: '2026-02-20',
    source: { id: from, locator: id },
    quality: [],
    simulated: false,
    ...more,
  };
}

const pair = (from: string, value: number | null, more: Partial<Fact> = {}) =>
  findConflicts([fact('a', 'first-filing', 100), fact('b', from, value, more)], sources).map(({ facts }) => facts);

describe('conflicts between sources', () => {
  it('are values of one metric and period more than a hundredth apart', () => {
    expect(pair('data-house', 102)).toEqual([['a', 'b']]);
    expect(pair('data-house', 100.9)).toEqual([]);
    expect(pair('data-house', -100)).toEqual([['a', 'b']]);
  });

  it('are none between other periods, currencies or metrics, and none with the unknown', () => {
    const earlier = { kind: 'year', start: '2024-01-01', end: '2024-12-31', label: 'FY2024' } as const;
    expect(pair('data-house', 200, { period: earlier })).toEqual([]);
    expect(pair('data-house', 200, { currency: 'CNY' })).toEqual([]);
    expect(pair('data-house', 200, { metric: 'netIncome' })).toEqual([]);
    expect(pair('data-house', null)).toEqual([]);
  });

  it('are none where a publisher restated its own statement or a figure was computed', () => {
    expect(pair('second-filing', 120)).toEqual([]);
    expect(pair('data-house', 120, { formula: { expression: 'x', inputs: [] } })).toEqual([]);
  });

  it('can lie between two price feeds of one publisher', () => {
    const price = { metric: 'price', unit: 'price' } as const;
    const facts = [fact('price', 'bars', 100, price), fact('price.quoted', 'quote', 103, price)];
    expect(findConflicts(facts, sources).map(({ metric }) => metric)).toEqual(['price']);
  });
});

describe('a quote beside the last close', () => {
  const close = async (): Promise<number> => {
    const { report } = await runReport(acme, { company: growingCompany });
    return report.facts.find(({ id }) => id === 'price')?.value ?? Number.NaN;
  };

  it('is a conflict of the report when they disagree, flagged, told and exported', async () => {
    const { report } = await runReport(acme, { company: growingCompany, quote: (await close()) * 1.03 });
    expect(report.conflicts).toMatchObject([{ metric: 'price', facts: ['price', 'price.quoted'] }]);
    const flagged = report.facts.filter(({ quality }) => quality.includes('source-conflict'));
    expect(flagged.map(({ id }) => id)).toEqual(['price', 'price.quoted']);
    expect(report.facts.find(({ id }) => id === 'flaggedFigures.source-conflict')?.value).toBe(2);
    expect(reportToMarkdown(report, 'en')).toMatch(/ apart; the report goes by the first\. .+ \/ /);
    expect(report.checked.withheld).toBe(0);
  });

  it('is no conflict when they agree within a hundredth, nor in the simulated market, nor later than the report', async () => {
    const price = await close();
    const agreeing = await runReport(acme, { company: growingCompany, quote: price * 1.004 });
    expect(agreeing.report.conflicts).toEqual([]);
    expect(agreeing.report.facts.some(({ id }) => id === 'price.quoted')).toBe(true);
    const simulated = await runReport(acme, { company: growingCompany, quote: price * 2, simulated: true });
    expect(simulated.report.conflicts).toEqual([]);
    const past = await runReport(acme, { company: growingCompany, quote: price * 2, asOf: '2024-05-31' });
    expect(past.report.conflicts).toEqual([]);
    expect(past.report.facts.some(({ id }) => id === 'price.quoted')).toBe(false);
  });
});
