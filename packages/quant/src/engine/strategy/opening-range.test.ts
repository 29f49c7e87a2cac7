import type { BarColumns } from '@plumbline/model/bar';
import { describe, expect, it } from 'vitest';
import { compileStrategy } from './compile-strategy.ts';
import { runStrategy } from './run-strategy.ts';
import { close, crossSpec } from './testing/specs.ts';

const edge = (output: 'high' | 'low') => ({
  op: 'indicator',
  id: 'opening-range',
  parameters: { minutes: 30 },
  output,
});

const spec = (bar: string) =>
  crossSpec({
    bar,
    entry: { long: { op: 'crossesAbove', left: close, right: edge('high') } },
    exit: { long: { op: 'below', left: close, right: edge('low') } },
    parameters: [],
  });

/** Two sessions of six bars of 15 minutes each, from 13:30 UTC on, every price at a factor from a row on. */
function barsOf(factorFrom: (row: number) => number): BarColumns {
  const closes = [100, 101, 100.5, 102.5, 103, 98, 98, 99, 98.5, 99.5, 100, 101];
  const column = (value: (row: number) => number): Float64Array =>
    Float64Array.from(closes, (_, row) => value(row) * factorFrom(row));
  return {
    time: Float64Array.from(closes, (_, row) => Date.UTC(2024, 5, row < 6 ? 3 : 4, 13, 30) + (row % 6) * 900_000),
    open: column((row) => closes[row] - 0.2),
    high: column((row) => closes[row] + 0.3),
    low: column((row) => closes[row] - 0.5),
    close: column((row) => closes[row]),
    volume: column(() => 1e6),
  };
}

describe('a breakout of the first half hour', () => {
  const compiled = compileStrategy(spec('15m'));
  const rowsOf = (bars: BarColumns, splits?: Float64Array) =>
    runStrategy(
      compiled,
      { bars, ...(splits === undefined ? {} : { extras: { splits } }) },
      { cash: 10_000 },
    ).fills.map(({ bar, side }) => [bar, side]);

  it('is bought at the open after the close beyond the range, and left under it', () => {
    // The first range is 99.5 to 101.3: left behind at 102.5, undercut at 98. The second is 97.5 to 99.3.
    expect(rowsOf(barsOf(() => 1))).toEqual([
      [4, 1],
      [6, -1],
      [10, 1],
    ]);
  });

  it('is the same where a split lies between the sessions', () => {
    const splits = new Float64Array(12).fill(1);
    splits[6] = 4;
    const whole = rowsOf(barsOf(() => 1));
    expect(
      rowsOf(
        barsOf((row) => (row < 6 ? 4 : 1)),
        splits,
      ),
    ).toEqual(whole);
  });

  it('is refused by its place on daily bars, which know no minutes', () => {
    expect(() => compileStrategy(spec('1d'))).toThrow(/entry\.long\.right: opening-range is made of bars shorter/);
  });
});
