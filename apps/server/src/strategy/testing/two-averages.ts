/** A moving average whose length is a parameter. */
export const average = (parameter: string) => ({ op: 'indicator', id: 'sma', parameters: { period: { parameter } } });

/** A long-only cross of two averages, as it is sent over the wire. */
export function spec(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    schema: 'plumbline-strategy/1',
    name: 'Two averages',
    kind: 'trend',
    universe: { instruments: ['US:ACME'] },
    bar: '1d',
    entry: { long: { op: 'crossesAbove', left: average('fast'), right: average('slow') } },
    exit: { long: { op: 'crossesBelow', left: average('fast'), right: average('slow') } },
    sizing: { basis: 'fraction', value: 1 },
    risk: {},
    costs: {
      commission: { rate: 0.001, perUnit: 0, fixed: 0, min: 0, max: null },
      spread: 0,
      slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
      borrowRate: 0,
      marginRate: 0,
    },
    execution: { fillPolicy: 'next-open', delayBars: 0, leverage: 1, quantityStep: 0, maxVolumeShare: 0 },
    parameters: [
      { key: 'fast', min: 2, max: 50, step: 1, value: 5 },
      { key: 'slow', min: 3, max: 90, step: 1, value: 20 },
    ],
    benchmark: null,
    ...changes,
  };
}

/** Its parameters with another fast average. */
export const parameters = (fast: number) => [
  { key: 'fast', min: 2, max: 50, step: 1, value: fast },
  { key: 'slow', min: 3, max: 90, step: 1, value: 20 },
];
