import type { Report } from '@plumbline/model/report';
import { describe, expect, it } from 'vitest';
import { growingCompany } from './testing/fake-statements.ts';
import { acme, bank, coin } from './testing/instruments.ts';
import { runReport } from './testing/run-report.ts';

const company = growingCompany;

function valueOf(report: Report, id: string | null | undefined): number {
  const value = report.facts.find((fact) => fact.id === id)?.value;
  if (value == null) throw new Error(`no value of ${String(id)}`);
  return value;
}

describe('the values of earlier days', () => {
  it.each([
    ['no split', []],
    [
      'a split since',
      [{ kind: 'split', instrumentId: acme.id, exDate: '2026-06-10', knownAt: '2026-05-20', ratio: 4 }] as const,
    ],
  ])('are those that a report of each day states, with %s, so that nothing later is in them', async (_, actions) => {
    const { report } = await runReport(acme, { company, actions, hasEarlierValues: true });
    const earlier = report.rating?.earlier ?? [];
    expect(earlier.map(({ from }) => from)).toEqual(earlier.map(({ from }) => from).toSorted());
    expect(earlier.length).toBeGreaterThanOrEqual(4);
    for (const { from, low, middle, high } of earlier) {
      const { report: then } = await runReport(acme, { company, actions, asOf: from });
      const { fair, p10, p90 } = then.rating ?? {};
      const shares = actions.some(({ exDate }) => exDate > from) ? 4 : 1;
      expect([low, middle, high].map((id) => valueOf(report, id))).toEqual(
        [p10, fair, p90].map((id) => valueOf(then, id) / shares),
      );
    }
  });

  it('are figures of their day, in the currency of the price, that no conflict is found between', async () => {
    const { report } = await runReport(acme, { company, hasEarlierValues: true });
    const { from = '', middle } = report.rating?.earlier?.[0] ?? {};
    const fact = report.facts.find(({ id }) => id === middle);
    expect(fact).toMatchObject({ asOf: from, knownAt: from, currency: acme.currency, metric: 'earlierValue' });
    expect(report.conflicts.filter(({ metric }) => metric.startsWith('earlierValue'))).toEqual([]);
    expect(report.checked.withheld).toBe(0);
  });

  it('are left out for days on which other methods made up the value than today', async () => {
    const whole = await runReport(bank, { company, hasEarlierValues: true });
    expect(whole.report.rating?.earlier?.length).toBeGreaterThanOrEqual(4);
    // Since May its balance sheets have lacked the book value, on which most methods of a bank rest.
    const short = { from: '2026-05-01', without: ['equity', 'totalEquity'] } as const;
    const { report } = await runReport(bank, { company: { ...company, short }, hasEarlierValues: true });
    expect(report.facts.find(({ id }) => id === 'methodWeight.bookReturn')?.value ?? 0).toBe(0);
    expect(valueOf(report, 'blendedValue')).toBeGreaterThan(0);
    const days = (report.rating?.earlier ?? []).map(({ from }) => from);
    expect(days.filter((day) => day < short.from)).toEqual([]);
  });

  it('are left out where an instrument has no value', async () => {
    const { report } = await runReport(coin, { hasEarlierValues: true });
    expect(report.rating?.earlier).toBeUndefined();
  });
});
