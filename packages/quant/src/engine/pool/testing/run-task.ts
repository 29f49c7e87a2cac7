import type { Task } from '../task.ts';

/** Runs a whole task right here: what the answer of a pool is compared with. */
export function runTask<Input, State, Part, Output>(task: Task<Input, State, Part, Output>, input: Input): Output {
  const state = task.prepare(input);
  const parts = task.plan(input).map((range) => task.run(state, range, () => undefined));
  return task.reduce(parts, input);
}
