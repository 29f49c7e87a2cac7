import { describe, expect, it } from 'vitest';
import { marketById } from '@plumbline/model/market-by-id';
import { sessionsOf } from './chart-sessions.ts';

const at = (...texts: readonly string[]): Float64Array => Float64Array.from(texts, (text) => Date.parse(`${text}:00Z`));

describe('the sessions of bars shorter than a day', () => {
  // New York is five hours behind in November; the exchange trades from 9:30 to 16:00 (NYSE, Holidays & Trading Hours).
  const hours = at('2026-11-19T13:30', '2026-11-19T14:30', '2026-11-19T20:30', '2026-11-19T21:30', '2026-11-20T14:30');

  it('tells hours of trading from those before and after, by the clock of the market', () => {
    const sessions = sessionsOf(marketById('us'), hours);
    expect(sessions.spansIn(0, 4).map(({ from, to, phase }) => [from, to, phase])).toEqual([
      [0, 0, 'pre-market'],
      [1, 2, 'open'],
      [3, 3, 'after-hours'],
      [4, 4, 'open'],
    ]);
    expect(sessions.edgesIn(0, 4)).toEqual([{ index: 4, is: 'day' }]);
  });

  it('marks where trading goes on after lunch, and no lunch where there is none', () => {
    // Hong Kong is eight hours ahead and pauses from 12:00 to 13:00 (HKEX, Trading Hours).
    const bars = at('2026-11-19T03:45', '2026-11-19T05:00', '2026-11-19T07:45', '2026-11-20T01:30');
    expect(sessionsOf(marketById('hk'), bars).edgesIn(0, 3)).toEqual([
      { index: 1, is: 'pause' },
      { index: 3, is: 'day' },
    ]);
    expect(sessionsOf(marketById('us'), hours).edgesIn(0, 3)).toEqual([]);
  });

  it('begins a day of coins at midnight UTC, where trading never stops', () => {
    const sessions = sessionsOf(marketById('crypto'), at('2026-11-19T22:00', '2026-11-19T23:00', '2026-11-20T00:00'));
    expect(sessions.edgesIn(0, 2)).toEqual([{ index: 2, is: 'day' }]);
    expect(sessions.spansIn(0, 2)).toEqual([{ from: 0, to: 2, phase: 'open' }]);
  });

  it('says nothing beyond the calendar on record', () => {
    const sessions = sessionsOf(marketById('us'), at('1950-01-03T15:00', '1950-01-03T16:00'));
    expect([sessions.phaseOf(0), sessions.spansIn(0, 1)]).toEqual([null, []]);
  });
});
