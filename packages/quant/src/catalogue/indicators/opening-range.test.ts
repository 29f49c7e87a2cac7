import { describe, expect, it } from 'vitest';
import { runIndicator } from '../run-indicator.ts';
import { openingRange } from './opening-range.ts';

const minute = 60_000;
const day = 86_400_000;
/** The open of a session in New York, 2024-06-03 and the days after it. */
const openOn = (at: number): number => Date.UTC(2024, 5, 3 + at, 13, 30);

/** Bars of `length` minutes; prices of a session of 60 minutes as [high, low]. */
function barsOf(length: number, sessions: readonly (readonly (readonly [number, number])[])[]): Float64Array[] {
  const rows = sessions.flatMap((prices, at) =>
    prices.map(([high, low], bar) => [openOn(at) + bar * length * minute, high, low] as const),
  );
  return [0, 1, 2].map((column) => Float64Array.from(rows, (row) => row[column]));
}

const run = (columns: Float64Array[], minutes: number): readonly (readonly number[])[] =>
  runIndicator(openingRange, columns, { minutes }).map((column) => [...column]);

const none = Number.NaN;

describe('the range of the first minutes', () => {
  const sessions = [
    [
      [11, 9],
      [12, 10],
      [15, 8],
      [20, 5],
    ],
    [
      [21, 19],
      [20, 17],
      [30, 16],
      [16, 15],
    ],
  ] as const;

  it('is known from the close of its last bar on, anew in every session', () => {
    const [high, low] = run(barsOf(15, sessions), 30);
    expect(high).toEqual([none, 12, 12, 12, none, 21, 21, 21]);
    expect(low).toEqual([none, 9, 9, 9, none, 17, 17, 17]);
  });

  it('of one bar is known at its close, once the length of a bar is known', () => {
    expect(run(barsOf(15, sessions), 15)[0]).toEqual([none, 11, 11, 11, 21, 21, 21, 21]);
  });

  it('is missing where its minutes end within a bar', () => {
    expect(run(barsOf(15, sessions), 20)[0]?.every((value) => Number.isNaN(value))).toBe(true);
    expect(run(barsOf(60, sessions), 30)[0]?.every((value) => Number.isNaN(value))).toBe(true);
  });

  it('is missing on daily bars', () => {
    const columns = [[0, day, 2 * day].map((at) => openOn(0) + at), [11, 12, 13], [9, 8, 7]].map((column) =>
      Float64Array.from(column),
    );
    expect(run(columns, 30)[0]).toEqual([none, none, none]);
  });

  it('is that of the bars there are where one of the first is missing', () => {
    const columns = barsOf(15, sessions).map((column) => column.filter((_, row) => row !== 5));
    expect(run(columns, 30)[0]).toEqual([none, 12, 12, 12, none, 21, 21]);
  });

  it('equals a count by hand on random minutes', () => {
    let seed = 7;
    const random = (): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const sized = Array.from({ length: 6 }, () =>
      Array.from({ length: 24 }, () => {
        const low = 50 + 10 * random();
        return [low + random(), low] as const;
      }),
    );
    const [high, low] = run(barsOf(5, sized), 45);
    const expected = (pick: (prices: readonly number[]) => number, end: 0 | 1): readonly number[] =>
      sized.flatMap((session) =>
        session.map((_, bar) => (bar < 8 ? none : pick(session.slice(0, 9).map((prices) => prices[end])))),
      );
    expect(high).toEqual(expected((prices) => Math.max(...prices), 0));
    expect(low).toEqual(expected((prices) => Math.min(...prices), 1));
  });
});
