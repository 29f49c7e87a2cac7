import { PlumblineError } from '@plumbline/model/errors';
import type { Indicator, Params } from './indicator.ts';

/** Fills in defaults and refuses unknown, non-finite, fractional or out-of-range values, naming the field. */
export function checkParams(indicator: Indicator, given: Params): Params {
  for (const name of Object.keys(given)) {
    if (indicator.params.some((param) => param.name === name)) continue;
    const known = indicator.params.map((param) => param.name).join(', ') || 'none';
    throw new PlumblineError('bad-input', `${indicator.id} has no parameter "${name}"; it takes ${known}.`, {
      field: name,
    });
  }
  const values: Record<string, number> = {};
  for (const param of indicator.params) {
    const value = given[param.name] ?? param.default;
    const isRight =
      Number.isFinite(value) &&
      value >= param.min &&
      value <= param.max &&
      (!param.isInteger || Number.isInteger(value));
    if (!isRight) {
      const kind = param.isInteger ? 'a whole number' : 'a number';
      throw new PlumblineError(
        'bad-input',
        `${indicator.id}: ${param.name} must be ${kind} from ${param.min} to ${param.max}, not ${value}.`,
        { field: param.name },
      );
    }
    values[param.name] = value;
  }
  return values;
}

/** First row at which every column holds a number; `length` when there is none. */
function firstComplete(columns: readonly Float64Array[], length: number): number {
  for (let i = 0; i < length; i += 1) {
    if (columns.every((column) => !Number.isNaN(column[i]))) return i;
  }
  return length;
}

/** Whether a number is missing from row `from` on: a sum knows, and takes less time than asking each. */
function hasGap(columns: readonly Float64Array[], from: number): boolean {
  return columns.some((column) => {
    let [even, odd] = [0, 0];
    for (let i = from; i + 1 < column.length; i += 2) {
      even += column[i];
      odd += column[i + 1];
    }
    if (column.length > from) even += column[column.length - 1];
    return Number.isNaN(even + odd) && column.subarray(from).some((value) => Number.isNaN(value));
  });
}

/** Steps through rows [from, n); a row with a NaN input yields NaN and leaves the state as it was. */
export function stepThrough(
  indicator: Indicator,
  columns: readonly Float64Array[],
  out: readonly Float64Array[],
  params: Params,
  from: number,
): void {
  const state = new Float64Array(indicator.stateSize(params));
  indicator.init(state, params);
  const bar = new Float64Array(columns.length);
  const values = new Float64Array(out.length);
  const length = columns[0].length;
  for (let i = from; i < length; i += 1) {
    let isComplete = true;
    for (let c = 0; c < columns.length; c += 1) {
      bar[c] = columns[c][i];
      if (Number.isNaN(bar[c])) isComplete = false;
    }
    if (!isComplete) continue;
    indicator.step(state, bar, values, params);
    for (let o = 0; o < out.length; o += 1) out[o][i] = values[o];
  }
}

/**
 * Computes an indicator over whole columns, oldest first.
 * columns: one per input, of one length n. Returns one column per output, length n, NaN during warm-up and on rows where an
 * input is missing. Leading NaN rows (the warm-up of another indicator) are skipped before counting starts.
 * Throws `bad-input` naming the parameter or column that is wrong.
 */
export function runIndicator(
  indicator: Indicator,
  columns: readonly Float64Array[],
  given: Params = {},
): readonly Float64Array[] {
  const params = checkParams(indicator, given);
  if (columns.length !== indicator.inputs.length) {
    throw new PlumblineError(
      'bad-input',
      `${indicator.id} reads ${indicator.inputs.join(', ')}; got ${columns.length} columns.`,
    );
  }
  const length = columns[0]?.length ?? 0;
  for (const [at, column] of columns.entries()) {
    if (column.length === length) continue;
    throw new PlumblineError(
      'bad-input',
      `${indicator.id}: column ${indicator.inputs[at]} has ${column.length} rows, not ${length}.`,
      {
        field: indicator.inputs[at],
      },
    );
  }
  const out = indicator.outputs.map(() => new Float64Array(length).fill(Number.NaN));
  const from = firstComplete(columns, length);
  if (from >= length) return out;
  if (indicator.batch === undefined || hasGap(columns, from)) {
    stepThrough(indicator, columns, out, params, from);
    return out;
  }
  indicator.batch(
    columns.map((column) => column.subarray(from)),
    out.map((column) => column.subarray(from)),
    params,
  );
  return out;
}
