import { PlumblineError } from '@plumbline/model/errors';
import type { Indicator, Params } from './indicator.ts';
import { whole } from '../series/rows.ts';

/** Fills in defaults and refuses unknown, non-finite, fractional or out-of-range values, naming the field. */
export function checkParams(indicator: Pick<Indicator, 'id' | 'params'>, given: Params): Params {
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
    // A whole number that was kept beside fractions is a double to the machine, and so would be every index counted with it.
    const whole = value | 0;
    values[param.name] = whole === value ? whole : value;
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

/** Whether a number is missing from row `from` on: sums know, and take less time than asking each. */
function isMissing(column: Float64Array, from: number): boolean {
  const length = whole(column.length);
  // Four sums at a time: each addition waits for the one before it.
  let i = whole(from + 1);
  let a = column[from];
  let b = 0;
  let c = 0;
  let d = 0;
  for (const end = length - 3; i < end; i += 4) {
    a += column[i];
    b += column[i + 1];
    c += column[i + 2];
    d += column[i + 3];
  }
  for (; i < length; i += 1) a += column[i];
  // Infinite values of both signs cancel out to NaN without one being missing.
  return Number.isNaN(a + b + (c + d)) && column.subarray(from).some((value) => Number.isNaN(value));
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
  indicator.init?.(state, params);
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

/** Columns of a length for the outputs: those given, if they fit, or new ones. */
function outputColumns(indicator: Indicator, length: number, into: readonly Float64Array[]): readonly Float64Array[] {
  const { outputs } = indicator;
  return outputs.map(({ name }, at) => {
    const given = into[at];
    if (given === undefined) return new Float64Array(length);
    if (given.length === length) return given;
    throw new PlumblineError(
      'bad-input',
      `${indicator.id}: the column for ${name} has ${given.length} rows, not ${length}.`,
      { field: name },
    );
  });
}

/** Takes the accelerated form over rows [from, n); false where there is none or a number is missing. */
function runBatch(
  indicator: Indicator,
  columns: readonly Float64Array[],
  out: readonly Float64Array[],
  params: Params,
  from: number,
): boolean {
  const { batch, carriesMissing = false } = indicator;
  if (batch === undefined) return false;
  if (!carriesMissing && columns.some((column) => isMissing(column, from))) return false;
  const { length } = out[0];
  const first = Math.min(length, from + indicator.lookback(params));
  for (const column of out) column.fill(Number.NaN, 0, first);
  const isWhole = from === 0;
  batch(
    isWhole ? columns : columns.map((column) => column.subarray(from)),
    isWhole ? out : out.map((column) => column.subarray(from)),
    params,
  );
  return !carriesMissing || first === length || !Number.isNaN(out[0][length - 1]);
}

/**
 * Computes an indicator over whole columns, oldest first.
 * columns: one per input, of one length n. Returns one column per output, length n, NaN during warm-up and on rows where an
 * input is missing. Leading NaN rows (the warm-up of another indicator) are skipped before counting starts.
 * into: columns of length n to write the outputs to, so that a scan over many instruments needs no new memory.
 * Throws `bad-input` naming the parameter or column that is wrong.
 */
export function runIndicator(
  indicator: Indicator,
  columns: readonly Float64Array[],
  given: Params = {},
  into: readonly Float64Array[] = [],
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
  const out = outputColumns(indicator, length, into);
  const from = firstComplete(columns, length);
  if (from < length && runBatch(indicator, columns, out, params, from)) return out;
  for (const column of out) column.fill(Number.NaN);
  stepThrough(indicator, columns, out, params, from);
  return out;
}
