import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../engine/backtest/testing/random-bars.ts';
import type { Indicator, Params } from './indicator.ts';
import { indicators } from './indicators/registry.ts';
import { macd } from './indicators/macd.ts';
import { rsi } from './indicators/rsi.ts';
import { checkParams, runIndicator, stepThrough } from './run-indicator.ts';

const bars = randomBars(200, randomFrom(3));
const columns: Readonly<Record<string, Float64Array>> = { ...bars, real: bars.close, real2: bars.open };
const inputsOf = (indicator: Indicator): readonly Float64Array[] => indicator.inputs.map((name) => columns[name]);

describe('what an indicator cannot be computed from is refused by field', () => {
  it.each<readonly [string, readonly Float64Array[], Params, string | undefined, RegExp]>([
    ['too many columns', [bars.close, bars.open], {}, undefined, /rsi reads real; got 2 columns/],
    ['unknown parameter', [bars.close], { days: 3 }, 'days', /no parameter "days"; it takes period/],
    ['not a number', [bars.close], { period: Number.NaN }, 'period', /whole number from 2 to 60000, not NaN/],
    ['infinite', [bars.close], { period: Number.POSITIVE_INFINITY }, 'period', /not Infinity/],
    ['fractional', [bars.close], { period: 2.5 }, 'period', /whole number/],
    ['outside its range', [bars.close], { period: 1 }, 'period', /from 2 to 60000, not 1/],
  ])('%s', (_name, given, params, field, message) => {
    const details = field === undefined ? undefined : { field };
    const run = () => runIndicator(rsi, given, params);
    expect(run).toThrowError(message);
    expect(run).toThrowError(
      expect.objectContaining({ code: 'bad-input', ...(details === undefined ? {} : { details }) }),
    );
  });

  it('columns of different lengths, given or to be written', () => {
    const beta = indicators.find(({ id }) => id === 'beta');
    if (beta === undefined) throw new Error('no beta');
    expect(() => runIndicator(beta, [bars.close, bars.open.subarray(1)])).toThrowError(
      expect.objectContaining({ code: 'bad-input', details: { field: beta.inputs[1] } }),
    );
    expect(() => runIndicator(macd, [bars.close], {}, [new Float64Array(200), new Float64Array(3)])).toThrowError(
      expect.objectContaining({ code: 'bad-input', details: { field: 'signal' } }),
    );
  });
});

describe('columns to write to', () => {
  it.each(indicators.map((indicator) => [indicator.id, indicator] as const))(
    'are written over from the first row to the last by %s, with a gap and without',
    (_id, indicator) => {
      const whole = inputsOf(indicator);
      const gapped = whole.map((column) => column.with(90, Number.NaN));
      for (const given of [whole, gapped]) {
        const into = indicator.outputs.map(() => new Float64Array(200).fill(12_345));
        expect(runIndicator(indicator, given, {}, into)).toEqual(runIndicator(indicator, given));
      }
    },
  );
});

const stepped = (indicator: Indicator, given: readonly Float64Array[]): readonly Float64Array[] => {
  const out = indicator.outputs.map(() => new Float64Array(given[0].length).fill(Number.NaN));
  stepThrough(indicator, given, out, checkParams(indicator, {}), 0);
  return out;
};

describe('a missing number', () => {
  const hasBatch = indicators.filter(({ batch }) => batch !== undefined);
  it.each(hasBatch.map((indicator) => [indicator.id, indicator] as const))(
    'is left out of %s, in whichever column and row it stands',
    (_id, indicator) => {
      for (let column = 0; column < indicator.inputs.length; column += 1) {
        for (const row of [3, 30, 127, 128, 160, 198, 199]) {
          const given = inputsOf(indicator).map((values) => values.slice());
          given[column][row] = Number.NaN;
          expect(runIndicator(indicator, given)).toEqual(stepped(indicator, given));
        }
      }
    },
  );

  it.each(hasBatch.map((indicator) => [indicator.id, indicator] as const))(
    'is left out of %s where bars hardly suffice for a value',
    (_id, indicator) => {
      const length = Math.min(200, indicator.lookback(checkParams(indicator, {})) + 2);
      for (let column = 0; column < indicator.inputs.length; column += 1) {
        for (let row = 1; row < length; row += 1) {
          const given = inputsOf(indicator).map((values) => values.slice(0, length));
          given[column][row] = Number.NaN;
          expect(runIndicator(indicator, given), `row ${row}`).toEqual(stepped(indicator, given));
        }
      }
    },
  );
});
