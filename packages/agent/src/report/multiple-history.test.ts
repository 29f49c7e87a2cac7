import type { Report } from '@plumbline/model/report';
import { expect, it } from 'vitest';
import { growingCompany } from './testing/fake-statements.ts';
import { acme, bank } from './testing/instruments.ts';
import { runReport } from './testing/run-report.ts';

function rangesOf({ sections }: Report) {
  const blocks = sections.find(({ key }) => key === 'multiples')?.blocks ?? [];
  return blocks.flatMap((block) => (block.kind === 'history' ? block.rows : []));
}

it('tells the range of every multiple of the whole business, from figures of the year-ends', async () => {
  const { report } = await runReport(acme, { company: { ...growingCompany, depreciationShare: 0.04 } });
  const valueOf = (id: string): number => report.facts.find((fact) => fact.id === id)?.value ?? Number.NaN;
  const rows = rangesOf(report).filter(({ metric }) => metric.startsWith('evTo'));
  expect(rows.map(({ metric }) => metric)).toEqual(['evToEbit', 'evToEbitda', 'evToSales']);
  for (const { metric, low, median, high } of rows) {
    const past = report.facts.find(({ id }) => id === median)?.formula?.inputs.length ?? 0;
    expect(past).toBeGreaterThanOrEqual(3);
    const years = report.facts
      .filter((fact) => fact.metric === metric && /@\d{4}-12-31$/.test(fact.id) && fact.value !== null)
      .map(({ value }) => value ?? Number.NaN)
      .slice(-past);
    expect(years).toHaveLength(past);
    expect([valueOf(low), valueOf(high)]).toEqual([Math.min(...years), Math.max(...years)]);
  }
});

it('has no row for a multiple that no year has', async () => {
  const { report } = await runReport(acme, { company: growingCompany });
  const blocks = report.sections.find(({ key }) => key === 'multiples')?.blocks ?? [];
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  expect(rows.length).toBeGreaterThanOrEqual(4);
  // Its statements have no depreciation, so that it has no EBITDA in any year.
  expect(rows.map(({ metric }) => metric)).not.toContain('evToEbitda');
});

it('tells none of a bank, whose debt is its raw material', async () => {
  const { report } = await runReport(bank, { company: growingCompany });
  expect(rangesOf(report).map(({ metric }) => metric)).toEqual(['priceToEarnings', 'priceToBook']);
});
