/** Rows [from, to) of a task's work. */
export interface TaskRange {
  readonly from: number;
  readonly to: number;
}

/** Says how many rows of the range at hand are done; calling it often costs next to nothing. */
export type TaskReport = (done: number) => void;

/**
 * Work that any number of workers can share and that comes out the same, bit for bit, whoever did which part.
 * Inputs, parts and outputs are copied between threads, so they hold data and no functions.
 */
export interface Task<Input, State, Part, Output> {
  readonly id: string;
  /** How the work is cut. It depends on the input alone, never on the workers; a range takes a few milliseconds at most. */
  readonly plan: (input: Input) => readonly TaskRange[];
  /** What every range needs, made once per worker: compiled strategies, tables, shared columns. */
  readonly prepare: (input: Input) => State;
  readonly run: (state: State, range: TaskRange, report: TaskReport) => Part;
  /** Joins the parts, given in the order of the plan. It runs where the caller is and does nothing heavy. */
  readonly reduce: (parts: readonly Part[], input: Input) => Output;
}

/** A task whose types only its own functions know: what a list of tasks holds. */
export interface AnyTask {
  readonly id: string;
  readonly plan: (input: never) => readonly TaskRange[];
  readonly prepare: (input: never) => unknown;
  readonly run: (state: never, range: TaskRange, report: TaskReport) => unknown;
  readonly reduce: (parts: readonly never[], input: never) => unknown;
}

/** Ranges of at most `rows` rows that cover `count` rows. */
export function evenRanges(count: number, rows: number): readonly TaskRange[] {
  return Array.from({ length: Math.ceil(count / rows) }, (_, at) => ({
    from: at * rows,
    to: Math.min(count, (at + 1) * rows),
  }));
}
