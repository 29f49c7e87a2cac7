import { average as averageOf, crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';

/** A moving average whose length is a parameter. */
export const average = (parameter: string) => averageOf({ parameter });

/** Its parameters with another fast average. */
export const parameters = (fast: number) => [
  { key: 'fast', min: 2, max: 50, step: 1, value: fast },
  { key: 'slow', min: 3, max: 90, step: 1, value: 20 },
];

const twoAverages = crossSpec({
  name: 'Two averages',
  universe: { instruments: ['US:ACME'] },
  parameters: parameters(5),
});

/** A long-only cross of two averages, as it is sent over the wire: also with changes that no strategy can have. */
export const spec = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...twoAverages,
  ...changes,
});
