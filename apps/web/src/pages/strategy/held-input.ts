import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';

const held = new WeakMap<BacktestInput, { readonly input: BacktestInput }>();

/** The input as the part that tasks over many settings have in common: the same object for the same input. */
export function heldInput(input: BacktestInput): { readonly input: BacktestInput } {
  const known = held.get(input) ?? { input };
  held.set(input, known);
  return known;
}
