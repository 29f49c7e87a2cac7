import { describe, expect, it } from 'vitest';
import { companyTexts } from './messages/company.ts';
import { growingCompany } from './testing/fake-statements.ts';
import { acme } from './testing/instruments.ts';
import { runReport } from './testing/run-report.ts';

const methods = ['dcfTwoStage', 'dcfThreeStage', 'earningsPowerValue', 'residualIncomeValue', 'grahamNumber'];

describe('a company without sales', () => {
  it.each(['shell', 'biotech'] as const)(
    'is not valued by profit or cash flow, and a report says why: %s',
    async (kind) => {
      const { report } = await runReport(acme, { company: growingCompany, withoutSales: kind });
      const values = report.facts.filter(({ id, value }) => methods.includes(id) && value !== null);
      expect(values).toEqual([]);
      expect(JSON.stringify(report.sections)).toContain(companyTexts[kind].en);
      const sold = await runReport(acme, { company: growingCompany });
      expect(sold.report.facts.some(({ id, value }) => id === 'dcfTwoStage' && value !== null)).toBe(true);
    },
  );
});
