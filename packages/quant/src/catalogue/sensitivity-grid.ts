import type { FormulaFunction } from '../facts/formula.ts';

/** One argument of a model, and the values it takes along an axis. */
export interface GridAxis {
  readonly name: string;
  readonly values: readonly number[];
}

/**
 * How a model's answer moves when two of its assumptions do: one row per value of `rows`, one column per value of
 * `columns`, everything else as in `base` (by argument name; optional ones may be absent). Cells where the model has no value are NaN.
 * Throws when an argument of the model has neither a base value nor an axis.
 */
export function sensitivityGrid(
  model: FormulaFunction,
  base: ReadonlyMap<string, number>,
  rows: GridAxis,
  columns: GridAxis,
): readonly (readonly number[])[] {
  const at = (row: number, column: number): number => {
    const moved = new Map(base).set(rows.name, row).set(columns.name, column);
    const named = model.args.map((name) => name.replace('?', ''));
    const read = named.filter((name, i) => model.args[i] === name || moved.has(name));
    return model.call(
      ...read.map((name) => {
        const value = moved.get(name);
        if (value === undefined) throw new Error(`${model.name} needs a base value for "${name}"`);
        return value;
      }),
    );
  };
  return rows.values.map((row) => columns.values.map((column) => at(row, column)));
}

/** `count` (odd) values `step` apart with `base` in the middle. */
export function axisAround(base: number, step: number, count: number): readonly number[] {
  const half = (count - 1) / 2;
  // Twelve digits: 0.09 + 2 × 0.005 is 0.1 on the axis, not 0.09999999999999999.
  return Array.from({ length: count }, (_, i) => Number((base + (i - half) * step).toPrecision(12)));
}
