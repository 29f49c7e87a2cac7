import { describe, expect, it } from 'vitest';
import type { MacroSeries } from './macro-series.ts';
import { macroAsOf } from './macro-series.ts';

const output: MacroSeries = {
  id: 'GDP',
  title: 'Output',
  unit: 'Billions',
  frequency: 'quarter',
  dates: ['2024-01-01', '2024-01-01', '2024-04-01'],
  knownAt: ['2024-04-25', '2024-05-30', '2024-07-25'],
  values: [100, 99, 101],
  isKnownAtAssumed: false,
  isRestricted: false,
};

describe('an economic series as of a date', () => {
  it('shows the first estimate until the revision is published', () => {
    expect(macroAsOf(output, '2024-05-29')).toMatchObject({ dates: ['2024-01-01'], values: [100] });
    expect(macroAsOf(output, '2024-05-30')).toMatchObject({ values: [99], knownAt: ['2024-05-30'] });
  });

  it('shows nothing before the first publication and everything after the last', () => {
    expect(macroAsOf(output, '2024-04-24').values).toEqual([]);
    expect(macroAsOf(output, '2025-01-01')).toMatchObject({ dates: ['2024-01-01', '2024-04-01'], values: [99, 101] });
  });
});
