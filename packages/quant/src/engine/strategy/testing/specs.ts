import { parseStrategySpec, type Expression, type StrategySpec } from '@plumbline/model/strategy-spec';

const free = {
  commission: { rate: 0.001, perUnit: 0, fixed: 0, min: 0, max: null },
  spread: 0,
  slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
  borrowRate: 0,
  marginRate: 0,
};

export function average(period: number | { readonly parameter: string }): Expression {
  return { op: 'indicator', id: 'sma', parameters: { period } };
}

export const close: Expression = { op: 'price', field: 'close' };
export const fast = average({ parameter: 'fast' });
export const slow = average({ parameter: 'slow' });

/** A moving-average cross, changed at will. */
export function crossSpec(changes: Readonly<Record<string, unknown>> = {}): StrategySpec {
  return parseStrategySpec({
    schema: 'plumbline-strategy/1',
    name: 'Moving-average cross',
    kind: 'trend',
    universe: { instruments: ['US:SPY'] },
    bar: '1d',
    entry: { long: { op: 'crossesAbove', left: fast, right: slow } },
    exit: { long: { op: 'crossesBelow', left: fast, right: slow } },
    sizing: { basis: 'fraction', value: 1 },
    risk: {},
    costs: free,
    execution: { fillPolicy: 'next-open', delayBars: 0, leverage: 1, quantityStep: 0, maxVolumeShare: 0 },
    parameters: [
      { key: 'fast', min: 2, max: 100, step: 1, value: 20 },
      { key: 'slow', min: 3, max: 300, step: 1, value: 50 },
    ],
    benchmark: null,
    ...changes,
  });
}
