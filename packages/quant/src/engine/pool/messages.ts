import type { Failure } from './failure.ts';
import type { TaskRange } from './task.ts';

/** What the pool tells a worker. */
export type ToWorker =
  /** `kept`: number of the part of the input that was sent before and is to be laid under this one. */
  | {
      readonly kind: 'open';
      readonly run: number;
      readonly task: string;
      readonly input: unknown;
      readonly kept: number | null;
    }
  /** A part of many inputs, sent once. */
  | { readonly kind: 'keep'; readonly part: number; readonly value: object }
  | { readonly kind: 'drop'; readonly part: number }
  /** Ranges to work through, the first of them being number `first` of the plan. */
  | { readonly kind: 'work'; readonly run: number; readonly first: number; readonly ranges: readonly TaskRange[] }
  | { readonly kind: 'close'; readonly run: number };

/** What a worker tells the pool. */
export type FromWorker =
  | { readonly kind: 'ready' }
  /** Parts of consecutive ranges, the first of them being number `first` of the plan. */
  | { readonly kind: 'parts'; readonly run: number; readonly first: number; readonly parts: readonly unknown[] }
  /** Rows done of the range at hand. */
  | { readonly kind: 'progress'; readonly run: number; readonly done: number }
  | { readonly kind: 'failure'; readonly run: number; readonly failure: Failure };

/** One side of a connection, as far as tasks need it. */
export interface TaskPort<Out, In> {
  readonly post: (message: Out) => void;
  readonly onMessage: (listener: (message: In) => void) => void;
}
