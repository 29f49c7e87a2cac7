import { dayMs } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { alignGrowth, growthSince } from './aligned-growth.ts';

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const account = (values: Readonly<Record<string, number>>, hour = 0) => ({
  time: Float64Array.from(Object.keys(values), (text) => day(text) + hour * 3_600_000),
  equity: Float64Array.from(Object.values(values)),
});

describe('accounts on one scale', () => {
  const early = account({ '2026-01-05': 80, '2026-01-06': 100, '2026-01-07': 110, '2026-01-09': 121 }, 21);
  const late = account({ '2026-01-06': 10, '2026-01-08': 9, '2026-01-09': 12, '2026-01-12': 99 });

  it('begin at 1 on the first day that all of them have and end on the last', () => {
    const aligned = alignGrowth([early, late]);
    expect([...(aligned?.time ?? [])]).toEqual(['2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09'].map(day));
    expect([...(aligned?.growth[0] ?? [])]).toEqual([1, 1.1, 1.1, 1.21]);
    expect([...(aligned?.growth[1] ?? [])]).toEqual([1, 1, 0.9, 1.2]);
  });

  it('take what an account was worth before when its market is closed on the first day', () => {
    const aligned = alignGrowth([early, account({ '2026-01-08': 50, '2026-01-09': 60 })]);
    expect([...(aligned?.growth[0] ?? [])]).toEqual([1, 1.1]);
  });

  it('take the last value of a day that has several', () => {
    const hours = { time: Float64Array.of(0, 3_600_000, dayMs), equity: Float64Array.of(50, 100, 110) };
    expect([...(alignGrowth([hours])?.growth[0] ?? [])]).toEqual([1, 1.1]);
  });

  it('are not drawn when they never met', () => {
    expect(alignGrowth([early, account({ '2026-02-05': 1, '2026-02-06': 2 })])).toBeNull();
    expect(alignGrowth([])).toBeNull();
    expect(alignGrowth([{ time: new Float64Array(), equity: new Float64Array() }])).toBeNull();
  });

  it('begin at 1 again when only their end is looked at', () => {
    const aligned = alignGrowth([early, late]);
    const end = aligned === null ? null : growthSince(aligned, day('2026-01-08'));
    expect(end?.growth.map((column) => column[0])).toEqual([1, 1]);
    expect(end?.growth[0]?.[1]).toBeCloseTo(1.1, 12);
    expect(end?.growth[1]?.[1]).toBeCloseTo(1.2 / 0.9, 12);
  });
});
