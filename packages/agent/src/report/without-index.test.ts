import { describe, expect, it } from 'vitest';
import { growingCompany } from './testing/fake-statements.ts';
import { acme } from './testing/instruments.ts';
import { runReport } from './testing/run-report.ts';

describe('a company whose index did not answer', () => {
  it('says beside its value that beta is assumed, with the figure, and where it is valued', async () => {
    const { report } = await runReport(acme, { company: growingCompany, lacksIndices: true });
    const said = report.sections.find(({ key }) => key === 'summary')?.blocks ?? [];
    expect(JSON.stringify(said)).toContain('That value takes beta as ');
    expect(JSON.stringify(said)).toContain('beta.used');
    const valuation = report.sections.find(({ key }) => key === 'valuation');
    expect(valuation?.status).toBe('partial');
    expect(valuation?.why?.en).toMatch(/^Its own beta could not be measured/);
  });

  it('says nothing of it where beta is measured', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    expect(JSON.stringify(report.sections)).not.toContain('That value takes beta as ');
    expect(report.sections.find(({ key }) => key === 'valuation')?.status).toBe('ok');
  });
});
