import { describe, expect, it } from 'vitest';
import { companyTexts } from './messages/company.ts';
import { growingCompany } from './testing/fake-statements.ts';
import { acme } from './testing/instruments.ts';
import { runReport } from './testing/run-report.ts';

const methods = ['dcfTwoStage', 'dcfThreeStage', 'earningsPowerValue', 'residualIncomeValue', 'grahamNumber'];

describe('a company without sales', () => {
  it.each([
    ['shell', 'shell'],
    ['biotech', 'biotech'],
    ['no-sales', 'noSales'],
  ] as const)('is not valued by profit or cash flow, and a report says why: %s', async (template, words) => {
    const { report } = await runReport(acme, {
      company: growingCompany,
      templates: [{ since: '2015-01-01', template }],
    });
    const values = report.facts.filter(({ id, value }) => methods.includes(id) && value !== null);
    expect(values).toEqual([]);
    expect(JSON.stringify(report.sections)).toContain(companyTexts[words].en);
    const sold = await runReport(acme, { company: growingCompany });
    expect(sold.report.facts.some(({ id, value }) => id === 'dcfTwoStage' && value !== null)).toBe(true);
  });

  it('is what it was on the day of the report, whatever it became', async () => {
    const templates = [
      { since: '2015-01-01', template: 'biotech' },
      { since: '2024-03-01', template: 'ordinary' },
    ] as const;
    const valued = async (asOf: string) => {
      const { report } = await runReport(acme, { company: growingCompany, templates, asOf });
      return report.facts.some(({ id, value }) => id === 'dcfTwoStage' && value !== null);
    };
    expect(await valued('2024-02-28')).toBe(false);
    expect(await valued('2024-06-30')).toBe(true);
  });
});
