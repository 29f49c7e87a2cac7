import { canonicalText } from '@plumbline/model/canonical-text';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { sha256, utf8 } from '../../facts/hash.ts';
import { specHash } from '../strategy/compile-strategy.ts';
import type { ParameterValues } from '../strategy/kernel.ts';
import type { SweepAxis } from './grid.ts';

/** Every combination of two parameters of a strategy, the others standing still. */
export interface WideSweepRequest {
  readonly spec: StrategySpec;
  /** Values of the parameters that are not swept. */
  readonly others: ParameterValues;
  /** Cells are counted with the second one turning fastest. */
  readonly axes: readonly [SweepAxis, SweepAxis];
}

/** Names what a sweep asks, whatever the prices: rules, other values and axes. 64 hexadecimal digits. */
export function wideSweepKey({ spec, others, axes }: WideSweepRequest): string {
  return sha256(utf8(canonicalText([specHash(spec), others, axes])));
}

/** How many cells a sweep has. */
export function cellCount([first, second]: WideSweepRequest['axes']): number {
  return first.values.length * second.values.length;
}
