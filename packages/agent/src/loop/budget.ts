import type { AnswerUse } from './budget-words.ts';
import { OutOfTime } from './fault.ts';

/** What one answer of a language model may use up. */
export interface LoopLimits {
  readonly steps: number;
  readonly ms: number;
  /** Letters a model may write. */
  readonly letters: number;
  /** Tokens of all its requests. */
  readonly tokens: number;
}

export const usualLimits: LoopLimits = { steps: 40, ms: 240_000, letters: 200_000, tokens: 800_000 };

/** From this share of any limit on a model is told to conclude, and gets no more tools. */
const nearEnd = 0.85;

export interface LoopBudget {
  /** Whether the next request is the one that has to conclude. */
  readonly isNearEnd: (step: number) => boolean;
  readonly heard: (letters: number) => void;
  readonly spent: (tokens: number) => void;
  /** Nothing more is read: the limit of letters or tokens is reached. */
  readonly isOver: () => boolean;
  /** The limit that is used up, and what was used of it; null where none is. */
  readonly use: () => AnswerUse | null;
  /** Ends requests that take longer than is left, and those the reader stops. */
  readonly signal: AbortSignal;
  /** Ends the request that is under way: nothing more of it is read, and nothing more of it is paid for. */
  readonly cut: () => void;
  /** The answer is there: nothing has to be ended any more. */
  readonly end: () => void;
}

/** Counts what an answer uses. Times are of a steady clock. */
export function loopBudget(limits: LoopLimits, stop: AbortSignal): LoopBudget {
  const begun = performance.now();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new OutOfTime(limits.ms)), limits.ms);
  timer.unref();
  let [letters, tokens, requests] = [0, 0, 0];
  const used = (): number => Math.max(letters / limits.letters, tokens / limits.tokens);
  const share = (): number => Math.max(used(), (performance.now() - begun) / limits.ms);
  return {
    // The step that is about to begin counts.
    isNearEnd: (step) => (step + 1) / limits.steps >= nearEnd || share() >= nearEnd,
    heard: (count) => void (letters += count),
    spent: (count) => {
      tokens += count;
      requests += 1;
    },
    isOver: () => used() >= 1,
    use: () => {
      if (tokens >= limits.tokens) return { of: 'tokens', used: tokens, limit: limits.tokens, requests };
      // The request that wrote the last of them has not ended.
      const open = { of: 'letters', used: letters, limit: limits.letters, requests: requests + 1 } as const;
      return letters >= limits.letters ? open : null;
    },
    signal: AbortSignal.any([stop, late.signal]),
    cut: () => late.abort(new OutOfTime(limits.ms)),
    end: () => clearTimeout(timer),
  };
}
