import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../engine/backtest/testing/random-bars.ts';
import type { Indicator, Params } from '../catalogue/indicator.ts';
import { indicators } from '../catalogue/indicators/registry.ts';
import { checkParams, runIndicator, stepThrough } from '../catalogue/run-indicator.ts';

const accelerated = indicators.filter(({ batch }) => batch !== undefined);

function randomParams(indicator: Indicator, random: () => number): Params {
  return checkParams(
    indicator,
    Object.fromEntries(
      indicator.params.map(({ name, min, max, isInteger, default: byDefault }) => {
        if (!isInteger) return [name, byDefault];
        // The adaptive average of kind 7 turns at thresholds, where the last bit decides; the others are continuous.
        const top = Math.min(max, name.toLowerCase().includes('average') ? 6 : 40);
        return [name, min + Math.floor(random() * (top - min + 1))];
      }),
    ),
  );
}

/** A random walk that stands still now and then, as thin markets do, and jumps by half once. */
function columnsOf(indicator: Indicator, length: number, random: () => number): readonly Float64Array[] {
  const bars = randomBars(length, random);
  const columns: Record<string, Float64Array> = { ...bars, real: bars.close, real2: bars.open };
  let still = 0;
  for (let i = 1; i < length; i += 1) {
    if (random() < 0.02) still = 60;
    if (i === length >> 1)
      for (const name of ['open', 'high', 'low', 'close']) for (let k = i; k < length; k += 1) columns[name][k] /= 2;
    still -= 1;
    if (still <= 0) continue;
    for (const name of ['open', 'high', 'low', 'close']) columns[name][i] = columns['close'][i - 1];
  }
  return indicator.inputs.map((name) => columns[name]);
}

describe.each(accelerated.map((indicator) => [indicator.id, indicator] as const))(
  'batch form of %s',
  (_id, indicator) => {
    it('gives what stepping gives, whatever the parameters, the length and the stretches without movement', () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
          const random = randomFrom(seed);
          const length = 1 + Math.floor(random() * 260);
          const params = randomParams(indicator, random);
          const columns = columnsOf(indicator, length, random);
          // What a call before it left behind does not show.
          runIndicator(indicator, columnsOf(indicator, length, random), params);
          const stepped = indicator.outputs.map(() => new Float64Array(length).fill(Number.NaN));
          stepThrough(indicator, columns, stepped, params, 0);
          for (const [at, column] of runIndicator(indicator, columns, params).entries()) {
            if (indicator.banned?.includes(indicator.outputs[at].name)) continue;
            for (const [i, want] of stepped[at].entries()) {
              const isSame =
                Object.is(want, column[i]) || Math.abs(column[i] - want) <= 1e-10 * Math.max(1, Math.abs(want));
              expect(isSame, `${JSON.stringify(params)} ${indicator.outputs[at].name}[${i}] ${column[i]} ${want}`).toBe(
                true,
              );
            }
          }
        }),
        { numRuns: 20 },
      );
    });
  },
);

it('tells the angle of a line that hardly rises as stepping does, after the price has halved', () => {
  const indicator = indicators.find(({ id }) => id === 'linearreg-angle')!;
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = randomFrom(seed);
    const close = randomBars(240, random).close.map((price, i) => (i < 120 ? price : price / 2));
    const params = checkParams(indicator, { period: 2 + (seed % 4) });
    const stepped = [new Float64Array(240).fill(Number.NaN)];
    stepThrough(indicator, [close], stepped, params, 0);
    const [angles] = runIndicator(indicator, [close], params);
    const furthest = angles.reduce((most, angle, i) => {
      const want = stepped[0][i];
      return Number.isNaN(want) ? most : Math.max(most, Math.abs(angle - want) / Math.max(1, Math.abs(want)));
    }, 0);
    expect(furthest, `seed ${seed}`).toBeLessThan(1e-10);
  }
});
