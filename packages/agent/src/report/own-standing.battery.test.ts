import type { Fact } from '@plumbline/model/fact';
import { locales } from '@plumbline/model/locale';
import type { Instrument } from '@plumbline/model/instrument';
import type { Report } from '@plumbline/model/report';
import type { StatementItem } from '@plumbline/model/fundamentals';
import { describe, expect, it } from 'vitest';
import { reportToMarkdown } from './markdown.ts';
import type { Standing } from './own-standing.ts';
import { growingCompany } from './testing/fake-statements.ts';
import { acme, bank } from './testing/instruments.ts';
import { reportOn } from './testing/report-on.ts';
import { runReport } from './testing/run-report.ts';

function standingOf(report: Report): Standing {
  const blocks = report.sections.find(({ key }) => key === 'multiples')?.blocks ?? [];
  const found = blocks.find((block) => block.kind === 'standing');
  if (found === undefined) throw new Error('no standing');
  return found;
}

function factOf(report: Report, id: string): Fact {
  const fact = report.facts.find((one) => one.id === id);
  if (fact === undefined) throw new Error(`no fact ${id}`);
  return fact;
}

const valueOf = (report: Report, id: string): number => factOf(report, id).value ?? Number.NaN;

/** Multiples at the quarter-ends behind a figure, by its receipt. */
function pointsOf(report: Report, id: string): readonly number[] {
  const inputs = factOf(report, id).formula?.inputs ?? [];
  return inputs.flatMap((input) => ('fact' in input ? [valueOf(report, input.fact)] : []));
}

describe('today’s multiples among their own past', () => {
  const run = runReport(acme, { company: growingCompany });

  it('rest on forty quarter-ends, each from figures known on that day', async () => {
    const { report } = await run;
    const rows = standingOf(report).rows;
    expect(rows.map(({ metric }) => metric)).toEqual(['priceToEarnings', 'priceToSales', 'priceToBook', 'evToEbit']);
    for (const { points, since } of rows) {
      expect(valueOf(report, points)).toBe(40);
      expect(since).toBe('2016-12-31');
      for (const input of factOf(report, points).formula?.inputs ?? []) {
        if (!('fact' in input)) throw new Error('not a figure');
        const { id, knownAt } = factOf(report, input.fact);
        expect([id, knownAt <= (id.split('@')[1] ?? '')]).toEqual([id, true]);
      }
    }
  });

  it('stand where the count of lower ones says, between quartiles that leave a quarter on either side', async () => {
    const { report } = await run;
    for (const row of standingOf(report).rows) {
      const past = pointsOf(report, row.points);
      const current = valueOf(report, row.current);
      const [lower, upper] = [valueOf(report, row.lower), valueOf(report, row.upper)];
      expect(valueOf(report, row.percentile)).toBe(past.filter((value) => value <= current).length / past.length);
      expect(past.filter((value) => value < lower)).toHaveLength(10);
      expect(past.filter((value) => value > upper)).toHaveLength(10);
      const sorted = past.toSorted((a, b) => a - b);
      expect(valueOf(report, row.median10Y)).toBeCloseTo(((sorted[19] ?? 0) + (sorted[20] ?? 0)) / 2, 12);
      expect(pointsOf(report, row.median5Y)).toEqual(past.slice(-20));
    }
  });

  it('say the same in every language and print with the reason where they are missing', async () => {
    const { report } = await run;
    const row = standingOf(report).rows[0];
    const said = report.sections
      .find(({ key }) => key === 'multiples')
      ?.blocks.flatMap((block) => (block.kind === 'text' ? [block.parts] : []))
      .find((parts) =>
        parts.en.some((part) => typeof part === 'object' && 'fact' in part && part.fact === row?.percentile),
      );
    for (const locale of locales) {
      expect(said?.[locale].filter((part) => typeof part === 'object')).toHaveLength(5);
      expect(reportToMarkdown(report, locale)).toContain('2016-12-31');
    }
  });

  it('are missing with the reason for a company that is too young, and leave out what says nothing of a bank', async () => {
    const young = { ...growingCompany, firstYear: 2024 };
    const { report } = await runReport(acme, { company: young });
    for (const row of standingOf(report).rows) {
      expect(valueOf(report, row.points)).toBeLessThan(20);
      for (const id of [row.percentile, row.median5Y, row.median10Y, row.lower, row.upper]) {
        expect([id, factOf(report, id).value, factOf(report, id).why?.en]).toEqual([
          id,
          null,
          expect.stringMatching(/^Fewer than/),
        ]);
      }
    }
    const banks = await runReport(bank, { company: growingCompany });
    expect(standingOf(banks.report).rows.map(({ metric }) => metric)).toEqual(['priceToEarnings', 'priceToBook']);
  });

  it('have no place where today’s is unknown, and say what is unknown, not that it is below zero', async () => {
    const isNewEarning = ({ line, period }: StatementItem): boolean =>
      (line.startsWith('eps') || line.startsWith('shares')) && period.end > '2025-12-31';
    const report = await reportOn(acme, { company: growingCompany }, (items) =>
      items.filter((item) => !isNewEarning(item)),
    );
    const row = standingOf(report).rows.find(({ metric }) => metric === 'priceToEarnings');
    expect(factOf(report, row?.current ?? '').value).toBeNull();
    expect(factOf(report, row?.points ?? '').value).toBeGreaterThan(20);
    expect(factOf(report, row?.percentile ?? '').why?.en).toMatch(/^P\/E is not known: EPS, diluted is not known/);
  });

  it('use the rate of each quarter-end where statements and price are in two currencies', async () => {
    const instrument: Instrument = { ...acme, id: 'HK:00700', market: 'hk', currency: 'HKD', reportingCurrency: 'CNY' };
    const company = { ...growingCompany, currency: 'CNY' };
    const { report } = await runReport(instrument, { company, exchangeRate: 1.08 });
    const [row] = standingOf(report).rows;
    expect(valueOf(report, row?.points ?? '')).toBe(40);
    expect(valueOf(report, row?.percentile ?? '')).toBeGreaterThanOrEqual(0);
  });
});
