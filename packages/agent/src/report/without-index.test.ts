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

describe('a company whose index ends months before its price', () => {
  it('is not held against the market over a time that the index does not cover', async () => {
    const whole = await runReport(acme, { company: growingCompany });
    const ids = (report: typeof whole.report): readonly string[] =>
      report.facts.filter(({ value }) => value !== null).map(({ id }) => id);
    expect(ids(whole.report)).toContain('relativeReturn6M');
    const cut = await runReport(acme, { company: growingCompany, indicesUntil: '2026-07-10' });
    expect(ids(cut.report)).not.toContain('relativeReturn6M');
    expect(ids(cut.report)).not.toContain('volatility.market');
    const reactions = ids(cut.report).filter((id) => id.startsWith('eventReaction.'));
    expect(reactions.length).toBeGreaterThan(0);
    expect(reactions.filter((id) => id > 'eventReaction.2026-07-10')).toEqual([]);
    expect(ids(whole.report).filter((id) => id > 'eventReaction.2026-07-10' && id.startsWith('eventR'))).not.toEqual(
      [],
    );
  });

  it('is held against it until the index ends where that is days before', async () => {
    const { report } = await runReport(acme, { company: growingCompany, indicesUntil: '2026-11-18' });
    expect(report.facts.find(({ id }) => id === 'relativeReturn6M')?.period?.end).toBe('2026-11-18');
  });
});
