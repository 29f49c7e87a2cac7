import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';

/** One parameter and the values to try. */
export interface SweepAxis {
  readonly key: string;
  readonly values: readonly number[];
}

/** Every combination to try, one per row, as columns by parameter. */
export interface SweepGrid {
  readonly count: number;
  readonly keys: readonly string[];
  readonly columns: Readonly<Record<string, Float64Array>>;
}

const mostRows = 1_000_000;

/** The values of a spec's parameter over its whole range, by its own step; digits of the step kept. */
export function axisOf(spec: StrategySpec, key: string): SweepAxis {
  const parameter = spec.parameters.find((one) => one.key === key);
  if (parameter === undefined) {
    throw new PlumblineError('bad-input', `Sweep: the strategy has no parameter "${key}".`, { field: key });
  }
  const { min, max, step } = parameter;
  const count = Math.floor((max - min) / step + 1e-9) + 1;
  // Adding a step at a time would carry its rounding along.
  return { key, values: Array.from({ length: count }, (_, i) => Number((min + i * step).toPrecision(12))) };
}

/**
 * All combinations of the axes, in a fixed order: the last axis turns fastest. `isAllowed` leaves out combinations that
 * make no sense, such as a fast average that is slower than the slow one. Throws `bad-input` for an axis without values, one
 * named twice, a value that is not a number, or more than a million rows.
 */
export function sweepGrid(
  axes: readonly SweepAxis[],
  isAllowed: (values: Readonly<Record<string, number>>) => boolean = () => true,
): SweepGrid {
  const keys = axes.map(({ key }) => key);
  if (new Set(keys).size !== keys.length || keys.length === 0) {
    throw new PlumblineError('bad-input', 'Sweep: name at least one parameter, each once.', { field: 'axes' });
  }
  for (const { key, values } of axes) {
    if (values.length > 0 && values.every((value) => Number.isFinite(value))) continue;
    throw new PlumblineError('bad-input', `Sweep: ${key} needs at least one value, all of them numbers.`, {
      field: key,
    });
  }
  const total = axes.reduce((product, { values }) => product * values.length, 1);
  if (total > mostRows) {
    throw new PlumblineError('bad-input', `Sweep: ${total} combinations are too many; at most ${mostRows}.`, {
      field: 'axes',
    });
  }
  const rows: number[][] = [];
  const values: Record<string, number> = {};
  for (let at = 0; at < total; at += 1) {
    let rest = at;
    for (let k = axes.length - 1; k >= 0; k -= 1) {
      const { key, values: choices } = axes[k];
      values[key] = choices[rest % choices.length];
      rest = Math.floor(rest / choices.length);
    }
    if (isAllowed(values)) rows.push(keys.map((key) => values[key]));
  }
  return {
    count: rows.length,
    keys,
    columns: Object.fromEntries(keys.map((key, k) => [key, Float64Array.from(rows, (row) => row[k])])),
  };
}

/** The parameter values of one row. */
export function rowOf({ keys, columns }: SweepGrid, row: number): Readonly<Record<string, number>> {
  return Object.fromEntries(keys.map((key) => [key, columns[key][row]]));
}
