import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../engine/backtest/testing/random-bars.ts';
import type { Indicator, Params } from './indicator.ts';
import { indicators } from './indicators/registry.ts';
import { checkParams, stepThrough } from './run-indicator.ts';
import { rowStates, stepRow, type RowStates } from './step-row.ts';

const days = 120;
const bars = randomBars(200, randomFrom(3));
const columns: Readonly<Record<string, Float64Array>> = { ...bars, real: bars.close, real2: bars.open };

/** Times a quarter of an hour apart. */
const quarters = bars.time.map((_, row) => row * 900_000);

/** The same bars, begun at another day by each instrument; some are not traded now and then. */
function historiesOf(indicator: Indicator): readonly (readonly Float64Array[])[] {
  const histories = [0, 20, 33, 50].map((from) =>
    indicator.inputs.map((name) =>
      (name === 'time' && indicator.isIntraday === true ? quarters : columns[name]).slice(from, from + days),
    ),
  );
  const missing: readonly (readonly number[])[] = [[], [40, 41, 90], [41, 70], [0, 70, 119]];
  for (const [k, rows] of missing.entries())
    for (const row of rows) (histories[k].at(-1) ?? bars.close)[row] = Number.NaN;
  return histories;
}

/** Takes one day after the other, all instruments at a time; `before` is asked ahead of each. */
function byRow(
  indicator: Indicator,
  params: Params,
  histories: readonly (readonly Float64Array[])[],
  before: (states: RowStates, step: () => void) => void = () => undefined,
): readonly (readonly Float64Array[])[] {
  const states = rowStates(indicator, params, histories.length);
  const got = histories.map(() => indicator.outputs.map(() => new Float64Array(days)));
  const row = indicator.inputs.map(() => new Float64Array(histories.length));
  const out = indicator.outputs.map(() => new Float64Array(histories.length));
  for (let day = 0; day < days; day += 1) {
    for (const [c, column] of row.entries()) for (const k of histories.keys()) column[k] = histories[k][c][day];
    before(states, () => {
      stepRow(
        indicator,
        states,
        row.map((column) => column.map((value) => value * 1.1)),
        out,
        params,
      );
    });
    stepRow(indicator, states, row, out, params);
    for (const [o, column] of out.entries()) for (const k of histories.keys()) got[k][o][day] = column[k];
  }
  return got;
}

function byBar(indicator: Indicator, params: Params, own: readonly Float64Array[]): readonly Float64Array[] {
  const out = indicator.outputs.map(() => new Float64Array(days).fill(Number.NaN));
  stepThrough(indicator, own, out, params, 0);
  return out;
}

type Values = readonly (readonly Float64Array[])[];

/** First value that is not the same to the bit. */
function difference(got: Values, want: Values): string | undefined {
  for (const [k, columns] of want.entries()) {
    for (const [o, column] of columns.entries()) {
      const day = column.findIndex((value, at) => !Object.is(value, got[k][o][at]));
      if (day >= 0) return `instrument ${k}, output ${o}, day ${day}: ${got[k][o][day]}, not ${column[day]}`;
    }
  }
  return undefined;
}

function expectEqual(indicator: Indicator, given: Params): void {
  const params = checkParams(indicator, given);
  const histories = historiesOf(indicator);
  const alone = histories.map((own) => byBar(indicator, params, own));
  expect(alone.some((columns) => columns.some((column) => column.some((value) => !Number.isNaN(value))))).toBe(true);
  expect(difference(byRow(indicator, params, histories), alone), JSON.stringify(given)).toBeUndefined();
}

describe('a new bar of many instruments', () => {
  it.each(indicators.map((indicator) => [indicator.id, indicator] as const))(
    'gives each of them the values of %s on its own bars, and waits where one has none',
    (_id, indicator) => expectEqual(indicator, {}),
  );

  const own = indicators.filter(({ row }) => row !== undefined);
  it.each(own.map((indicator) => [indicator.id, indicator] as const))(
    'gives the values of %s at other settings',
    (_id, indicator) => {
      for (const { name, min, max, default: usual } of indicator.params) {
        for (const value of new Set([min, 2, 7, usual + 1])) {
          if (value >= min && value <= max) expectEqual(indicator, { [name]: value });
        }
      }
    },
  );

  it.each(['stoch', 'vwap-session'])('can be replaced from a copy of the memory: %s', (id) => {
    const indicator = indicators.find((known) => known.id === id);
    if (indicator === undefined) throw new Error(`no ${id}`);
    const params = checkParams(indicator, {});
    const histories = historiesOf(indicator);
    const replaced = byRow(indicator, params, histories, ({ memory }, step) => {
      const kept = memory.slice();
      step();
      memory.set(kept);
    });
    expect(replaced).toEqual(byRow(indicator, params, histories));
  });

  it('takes infinite values of both signs for numbers', () => {
    const [indicator] = indicators.filter(({ id }) => id === 'atr');
    const params = checkParams(indicator, {});
    const histories = historiesOf(indicator);
    histories[0][0][5] = Number.POSITIVE_INFINITY;
    histories[0][1][5] = Number.NEGATIVE_INFINITY;
    expect(byRow(indicator, params, histories)).toEqual(histories.map((bar) => byBar(indicator, params, bar)));
  });
});
