import { describe, expect, it } from 'vitest';
import { growingCompany } from './testing/fake-statements.ts';
import { acme } from './testing/instruments.ts';
import { reportOn } from './testing/report-on.ts';

describe('the day of net debt', () => {
  it('is that of the newest balance sheet where short-term investments were nil when they were last stated', async () => {
    const end = '2026-03-31';
    const company = {
      ...growingCompany,
      shortTermInvestments: 4e8,
      short: { from: '2026-01-01', without: ['shortTermInvestments'] as const },
    };
    const sold = await reportOn(acme, { company }, (items) =>
      items.flatMap((item) =>
        item.line === 'cash' && item.period.end === end
          ? [item, { ...item, line: 'shortTermInvestments' as const, value: 0 }]
          : [item],
      ),
    );
    expect(sold.facts.find((one) => one.id === 'netDebt.TTM')?.period?.end).toBe('2026-09-30');
  });

  it('has the net cash of a year-end where the last twelve months of that day have it', async () => {
    // Sold in the third quarter, and nil then: neither the year-end nor the twelve months to it state them again.
    const company = {
      ...growingCompany,
      quartersAfter: 0,
      shortTermInvestments: 4e8,
      short: { from: '2025-07-01', without: ['shortTermInvestments'] as const },
    };
    const { facts } = await reportOn(acme, { company }, (items) =>
      items.flatMap((item) =>
        item.line === 'cash' && item.period.end === '2025-09-30'
          ? [item, { ...item, line: 'shortTermInvestments' as const, value: 0 }]
          : [item],
      ),
    );
    const valueOf = (id: string): number | null => facts.find((one) => one.id === id)?.value ?? null;
    expect(valueOf('netCash.TTM')).not.toBeNull();
    expect(valueOf('netCash.FY2025')).toBe(valueOf('netCash.TTM'));
  });
});
