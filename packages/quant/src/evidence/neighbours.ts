import type { SpecParameter, StrategySpec } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '../engine/strategy/kernel.ts';

/** How far a neighbour may lie, as a share of the value or in steps, whichever is more. */
const reach = 0.2;

function around({ min, max, step }: SpecParameter, value: number): readonly number[] {
  const widest = Math.max(2, Math.round((Math.abs(value) * reach) / step));
  const distances = [...new Set([1, Math.max(1, Math.round(widest / 2)), widest])];
  return distances
    .flatMap((steps) => [-steps, steps])
    .map((steps) => Number((value + steps * step).toPrecision(12)))
    .filter((neighbour) => neighbour >= min && neighbour <= max);
}

/** Settings that differ from the own one in one parameter, by a step up to a fifth of its value, within its range. */
export function neighboursOf({ parameters }: StrategySpec, own: ParameterValues): readonly ParameterValues[] {
  return parameters.flatMap((parameter) =>
    around(parameter, own[parameter.key]).map((value) => ({ ...own, [parameter.key]: value })),
  );
}
