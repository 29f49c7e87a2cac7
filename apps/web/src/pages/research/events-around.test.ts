import { describe, expect, it } from 'vitest';
import { eventsAround } from './events-around.ts';

describe('the events beside a price', () => {
  it('are those of a year and what is dated ahead, the latest first', () => {
    const dates = ['2025-03-01', '2026-09-01', '2025-08-30', '2026-08-01'];
    const shown = eventsAround(
      dates.map((date) => ({ date })),
      '2026-08-22',
    );
    expect(shown.map(({ date }) => date)).toEqual(['2026-09-01', '2026-08-01', '2025-08-30']);
  });

  it('are as many as stand beside the chart', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ date: `2026-07-${String(at + 1).padStart(2, '0')}` }));
    expect(eventsAround(many, '2026-08-22').map(({ date }) => date.slice(8))).toEqual([
      '30',
      '29',
      '28',
      '27',
      '26',
      '25',
      '24',
      '23',
    ]);
  });
});
