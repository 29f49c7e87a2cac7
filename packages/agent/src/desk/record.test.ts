import { describe, expect, it } from 'vitest';
import { timeOf } from '@plumbline/model/date';
import type { BarColumns } from '@plumbline/model/bar';
import type { DeskEntry, RecordedDesk } from './record.ts';
import { recordOf, roleWeight, settle } from './record.ts';

const entry: DeskEntry = {
  id: 'one',
  instrumentId: 'US:ACME',
  asOf: '2025-01-02',
  horizonMonths: 12,
  settlesOn: '2026-01-02',
  benchmark: 'US:^GSPC',
  ruleRating: 'hold',
  deskRating: 'hold',
  chance: 0.8,
  stances: [{ role: 'macro', stance: 1, chance: 0.8 }],
  falsifiers: [
    { id: 'price:above', fact: 'price', metric: 'price', operator: 'above', threshold: 130 },
    { id: 'price:below', fact: 'price', metric: 'price', operator: 'below', threshold: 90 },
  ],
  packHash: '',
  memoHash: '',
  model: null,
  cutoff: null,
  contaminated: false,
};

function bars(rows: readonly (readonly [string, number])[]): BarColumns {
  const close = Float64Array.from(rows, ([, value]) => value);
  const time = Float64Array.from(rows, ([day]) => timeOf(day));
  return { time, open: close, high: close, low: close, close, volume: close };
}

const own = bars([
  ['2025-01-02', 100],
  ['2025-06-02', 85],
  ['2026-01-02', 120],
  ['2026-02-02', 500],
]);
const market = bars([
  ['2025-01-02', 1000],
  ['2026-01-02', 1100],
]);

describe('a memo at its horizon', () => {
  it('is held against its benchmark, after cost, and against the conditions that would refute it', () => {
    // 20 % less 10 % of the market, less a tenth of a percent for the purchase and for the sale; it once closed at 85.
    const outcome = settle(entry, { own, benchmark: market, raw: own });
    expect(outcome?.excess).toBeCloseTo(0.2 - 0.1 - 0.002, 12);
    expect(outcome).toMatchObject({ on: '2026-01-02', fired: ['price:below'] });
  });

  it('waits while its day has not come or the market is not known', () => {
    const early = bars([
      ['2025-01-02', 100],
      ['2025-12-31', 120],
    ]);
    expect(settle(entry, { own: early, benchmark: market, raw: null })).toBeNull();
    expect(settle(entry, { own, benchmark: null, raw: null })).toBeNull();
  });
});

describe('the record of the desk', () => {
  const recorded = (n: number, more: Partial<DeskEntry> = {}, excess = 0.1): RecordedDesk => ({
    entry: { ...entry, id: String(n), instrumentId: `US:A${String(n)}`, ...more },
    outcome: { id: String(n), on: '2026-01-02', excess, costPerSide: 0.001, fired: [] },
    seq: n,
    settledAt: 1,
  });

  it('weighs a role by hand-computed scores, from twenty settled memos on, within its bounds', () => {
    const twenty = Array.from({ length: 20 }, (_, n) => recorded(n));
    const { brier, roles } = recordOf(twenty, '2026-02-01');
    expect(brier).toBeCloseTo(0.04, 12);
    // exp(-8 * 20/50 * (0.04 - 0.25)) = exp(0.672)
    expect(roles.find(({ role }) => role === 'macro')?.weight).toBeCloseTo(1.95815, 4);
    expect(recordOf(twenty.slice(1), '2026-02-01').roles.every(({ weight }) => weight === 1)).toBe(true);
    expect(roleWeight(10_000, 0)).toBe(2);
    expect(roleWeight(10_000, 1)).toBe(0.5);
  });

  it('knows nothing of what was settled later, of overlapping memos on one instrument, and of contaminated runs', () => {
    expect(recordOf([recorded(1)], '2026-01-02').settled).toBe(0);
    const overlapping = [recorded(1), recorded(2, { instrumentId: 'US:A1', asOf: '2025-06-02' })];
    expect(recordOf(overlapping, '2027-01-01').settled).toBe(1);
    const back = recordOf([recorded(1, { contaminated: true })], '2027-01-01');
    expect([back.settled, back.entries]).toEqual([0, []]);
  });
});
