import { describe, expect, it } from 'vitest';
import type { Report } from '@plumbline/model/report';
import { growingCompany } from '../../testing/fake-statements.ts';
import { acme } from '../../testing/instruments.ts';
import { reportOn } from '../../testing/report-on.ts';

function multiplesOf(report: Report) {
  const section = report.sections.find(({ key }) => key === 'financials');
  const block = section?.blocks.find((one) => one.kind === 'small-multiples');
  if (block === undefined) throw new Error('no small multiples');
  return block;
}

describe('the years at a glance', () => {
  it('are eight measures that are known for some years, the last twelve months last', async () => {
    const report = await reportOn(acme, { company: growingCompany });
    const { columns, rows } = multiplesOf(report);
    const known = new Set(report.facts.filter(({ value }) => value !== null).map(({ id }) => id));
    expect(rows.slice(0, 4).map(({ metric }) => metric)).toEqual([
      'revenue',
      'grossMargin',
      'operatingMargin',
      'freeCashFlow',
    ]);
    expect(rows).toHaveLength(8);
    for (const { cells } of rows) {
      expect(cells).toHaveLength(columns.length);
      expect(cells.filter((id) => id !== null && known.has(id)).length).toBeGreaterThanOrEqual(3);
    }
    expect(columns.at(-1)).toMatch(/^TTM/);
    expect(rows[0]?.cells.at(-1)).toBe('revenue.TTM');
  });

  it('keep the place of a year that is not on record', async () => {
    const whole = multiplesOf(await reportOn(acme, { company: growingCompany }));
    const gone = whole.columns.at(-4) ?? '';
    const lacking = multiplesOf(
      await reportOn(acme, { company: growingCompany }, (items) =>
        items.filter(({ period }) => !period.end.startsWith(gone.slice(2))),
      ),
    );
    const at = lacking.columns.indexOf(gone);
    expect(at).toBeGreaterThan(0);
    expect(lacking.rows.map(({ cells }) => cells[at])).toEqual(lacking.rows.map(() => null));
    expect(lacking.columns[at - 1]).toBe(whole.columns.at(-5));
  });
});

describe('the way from revenue to free cash flow', () => {
  const waterfallOf = (report: Report) =>
    report.sections.find(({ key }) => key === 'financials')?.blocks.find((one) => one.kind === 'waterfall');
  const valuesOf = (report: Report) =>
    waterfallOf(report)?.rows.map(({ fact, isLevel }) => {
      const { metric, value } = report.facts.find(({ id }) => id === fact) ?? {};
      return { metric, value: value ?? Number.NaN, isLevel };
    }) ?? [];

  it('adds up from level to level, each of them a line of the statements', async () => {
    const rows = valuesOf(await reportOn(acme, { company: growingCompany }));
    expect(rows.map(({ metric }) => metric)).toEqual([
      'revenue',
      'salesToGross',
      'grossProfit',
      'grossToOperating',
      'operatingIncome',
      'operatingToNet',
      'netIncome',
      'netToCash',
      'operatingCashFlow',
      'cashToFree',
      'freeCashFlow',
    ]);
    expect(rows.map(({ isLevel }) => isLevel)).toEqual(rows.map((_, at) => at % 2 === 0));
    for (let at = 2; at < rows.length; at += 2) {
      const [before, step, after] = rows.slice(at - 2, at + 1).map(({ value }) => value);
      expect((before ?? Number.NaN) + (step ?? Number.NaN)).toBeCloseTo(after ?? Number.NaN, 6);
    }
  });

  it('goes past a gross profit that is not stated, and is not drawn without another line', async () => {
    const without = (...lines: string[]) =>
      reportOn(acme, { company: growingCompany }, (items) => items.filter(({ line }) => !lines.includes(line)));
    const past = valuesOf(await without('grossProfit', 'costOfRevenue'));
    expect(past.slice(0, 3).map(({ metric }) => metric)).toEqual(['revenue', 'salesToOperating', 'operatingIncome']);
    expect(waterfallOf(await without('operatingCashFlow'))).toBeUndefined();
  });
});
