import { PlumblineError } from '@plumbline/model/errors';
import { specSchema } from '@plumbline/model/strategy-spec';

/** What a strategy written by hand may leave out. */
const usual = {
  schema: specSchema,
  name: 'Strategy',
  kind: 'custom',
  bar: '1d',
  entry: {},
  exit: {},
  sizing: { basis: 'fraction', value: 1 },
  risk: {},
  costs: {
    commission: { rate: 0, perUnit: 0, fixed: 0, min: 0, max: null },
    spread: 0,
    slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
    borrowRate: 0,
    marginRate: 0,
  },
  execution: { fillPolicy: 'next-open', delayBars: 0, leverage: 1, quantityStep: 0, maxVolumeShare: 0 },
  parameters: [],
  benchmark: null,
} as const;

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parts whose own members may be left out one by one; every other part is taken as a whole. */
const nested: readonly string[] = ['costs', 'execution', 'commission', 'slippage'];

function completed(given: Plain, defaults: Plain): Plain {
  const merged = Object.entries(defaults).map(([name, value]) => {
    const own = given[name];
    if (own === undefined) return [name, value] as const;
    return [name, nested.includes(name) && isPlain(own) && isPlain(value) ? completed(own, value) : own] as const;
  });
  return { ...given, ...Object.fromEntries(merged) };
}

/**
 * A strategy as somebody writes it, with the usual filled in for what it leaves out: no costs, fills at the next open, all of
 * the equity, daily bars, these instruments. What is there stays as it is, right or wrong; the parser judges it.
 * Throws `bad-input` for anything but an object.
 */
export function completeSpec(value: unknown, instruments: readonly string[]): Plain {
  if (!isPlain(value)) {
    const problem = 'Strategy: it must be an object with an entry, such as {"entry":{"long":…},"exit":{"long":…}}.';
    throw new PlumblineError('bad-input', problem, { field: '' });
  }
  return completed(value, { ...usual, universe: { instruments } });
}
