import { dayMs as day } from '@plumbline/model/date';
import type { BarColumns } from '@plumbline/model/bar';
import { crossSpec } from '../../engine/strategy/testing/specs.ts';
import { nextNormal, nextUniform, randomStream } from '../../engine/sweep/random.ts';
import type { EvidenceInput } from '../evidence-input.ts';

/** Daily bars of a price that wanders, with waves long enough for averages to cross often. */
export function wanderingBars(length: number, seed: number, wave = 0): BarColumns {
  const random = randomStream(seed, 0);
  let last = 100;
  const close = Float64Array.from({ length }, (_, i) => {
    last *= Math.exp(0.01 * nextNormal(random) + wave * Math.sin(i / 8));
    return last;
  });
  const open = close.map((price) => price * (1 + 0.002 * nextNormal(random)));
  return {
    time: Float64Array.from({ length }, (_, i) => Date.UTC(2015, 0, 5) + (Math.floor(i / 5) * 7 + (i % 5)) * day),
    open,
    high: close.map((price, i) => Math.max(price, open[i]) * (1 + 0.005 * nextUniform(random))),
    low: close.map((price, i) => Math.min(price, open[i]) * (1 - 0.005 * nextUniform(random))),
    close,
    volume: close.map(() => 1e6),
  };
}

/** A cross of averages on one instrument, ready to be judged. */
export function crossInput(bars: BarColumns, more: Partial<EvidenceInput> = {}): EvidenceInput {
  const parameters = [
    { key: 'fast', min: 2, max: 10, step: 1, value: 4 },
    { key: 'slow', min: 12, max: 40, step: 4, value: 20 },
  ];
  return {
    spec: crossSpec({ parameters }),
    assets: [{ id: 'US:SPY', currency: 'USD', bars }],
    benchmark: null,
    cash: 100_000,
    baseCurrency: 'USD',
    periodsPerYear: 252,
    outOfSample: 0.3,
    trials: 1,
    settings: [
      { fast: 4, slow: 20 },
      { fast: 3, slow: 16 },
      { fast: 5, slow: 24 },
    ],
    seed: 7,
    ...more,
  };
}
