import type { ModelFault } from '../loop/fault.ts';
import { deskFault } from './words.ts';

/** Tokens of a whole run: set aside before each request, so that side-by-side ones cannot go over together. */
export interface RunBudget {
  readonly left: () => number;
  /** Those that are left and not set aside for anybody. */
  readonly free: () => number;
  /** Sets tokens aside until they are given back; null where so many are not left. */
  readonly reserve: (tokens: number) => (() => void) | null;
  readonly spent: (tokens: number) => void;
  readonly isOver: () => boolean;
  readonly fault: (wanted: number) => Pick<ModelFault, 'kind' | 'text'>;
}

export function runBudget(limit: number): RunBudget {
  let used = 0;
  let held = 0;
  return {
    left: () => limit - used,
    free: () => limit - used - held,
    reserve(tokens) {
      if (used + held + tokens > limit) return null;
      held += tokens;
      return () => void (held -= tokens);
    },
    spent: (tokens) => void (used += tokens),
    isOver: () => used >= limit,
    fault: (wanted) => ({
      kind: 'used-up',
      text: deskFault('budget', [], null, {
        used: (used + held + wanted).toLocaleString('en-US'),
        limit: limit.toLocaleString('en-US'),
      }).text,
    }),
  };
}
