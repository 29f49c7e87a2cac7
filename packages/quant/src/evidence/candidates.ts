import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '../engine/strategy/kernel.ts';
import { axisOf, rowOf, sweepGrid } from '../engine/sweep/grid.ts';
import { pathSharpe } from '../engine/sweep/path-summary.ts';

/** The settings that are compared with one another, and what each returned. */
export interface Candidates {
  readonly settings: readonly ParameterValues[];
  /** Returns per period by setting. */
  readonly returns: readonly Float64Array[];
  readonly sums: readonly RunningSums[];
  /** Which of them the strategy runs with. */
  readonly chosen: number;
  /** How many there were before they were thinned. */
  readonly known: number;
}

/** Evenly spread members of a list, first and last included. */
export function thinned<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  if (most < 2) return list.slice(0, Math.max(most, 0));
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => list[Math.round(at * step)]);
}

/** A grid over the strategy's own ranges with about so many settings: the same number of values on every axis. */
export function ownGrid(spec: StrategySpec, most: number): readonly ParameterValues[] {
  const free = spec.parameters.filter(({ min, max }) => max > min);
  if (free.length === 0) return [];
  const each = Math.max(2, Math.floor(most ** (1 / free.length)));
  const axes = free.map(({ key }) => ({ key, values: thinned(axisOf(spec, key).values, each) }));
  const grid = sweepGrid(axes);
  return thinned(
    Array.from({ length: grid.count }, (_, row) => rowOf(grid, row)),
    most,
  );
}

function textOf(setting: ParameterValues, { parameters }: StrategySpec): string {
  return parameters.map(({ key, value }) => setting[key] ?? value).join(' ');
}

/** The settings to compare: those that were tried, or a grid of our own; the strategy's own among them. */
export function candidateSettings(
  spec: StrategySpec,
  tried: readonly ParameterValues[],
  own: ParameterValues,
  most: number,
): { readonly settings: readonly ParameterValues[]; readonly chosen: number; readonly known: number } {
  const distinct = [...new Map(tried.map((one) => [textOf(one, spec), one])).values()];
  const list = distinct.length > 1 ? distinct : ownGrid(spec, Math.min(most, 100));
  const others = list.filter((one) => textOf(one, spec) !== textOf(own, spec));
  return { settings: [own, ...thinned(others, most - 1)], chosen: 0, known: others.length + 1 };
}

/** Sums of returns and of their squares up to each period: any stretch in constant time. */
export interface RunningSums {
  readonly sum: Float64Array;
  readonly squares: Float64Array;
}

export function runningSums(returns: Float64Array): RunningSums {
  const sum = new Float64Array(returns.length + 1);
  const squares = new Float64Array(returns.length + 1);
  for (let i = 0; i < returns.length; i += 1) {
    sum[i + 1] = sum[i] + returns[i];
    squares[i + 1] = squares[i] + returns[i] * returns[i];
  }
  return { sum, squares };
}

/**
 * Annual Sharpe ratio over periods [from, to), sample deviation; 0 where nothing moved: no better and no worse than staying
 * out.
 */
export function sharpeBetween({ sum, squares }: RunningSums, from: number, to: number, periodsPerYear: number): number {
  const count = to - from;
  const ratio = pathSharpe({ sum: sum[to] - sum[from], squares: squares[to] - squares[from], count }, periodsPerYear);
  return Number.isFinite(ratio) ? ratio : 0;
}

/** The same of a whole series. */
export function annualSharpe(returns: Float64Array, periodsPerYear: number): number {
  return sharpeBetween(runningSums(returns), 0, returns.length, periodsPerYear);
}
