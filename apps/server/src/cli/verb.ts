import type { Env } from '../env.ts';

/** What a verb is given. Results go to `out`; everything meant for people to read goes to `say`. */
export interface VerbContext {
  readonly args: readonly string[];
  readonly env: Env;
  readonly out: (text: string) => void;
  readonly say: (line: string) => void;
}

/** 0 done, 1 failed, 2 bad input, 3 data unavailable. */
export type ExitCode = 0 | 1 | 2 | 3;

/** One word of the command line. Heavy modules are loaded inside `run`, so that every other verb starts at once. */
export interface Verb {
  readonly name: string;
  /** What follows the name. */
  readonly usage: string;
  readonly summary: string;
  readonly details?: readonly string[];
  run(context: VerbContext): Promise<ExitCode>;
}
