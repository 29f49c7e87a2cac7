import { setTimeout as delay } from 'node:timers/promises';

/** Who has just asked for a page asks for more of it, which comes before what nobody has asked for. */
const visitMs = 1_000;
/** Where somebody asks all the time, what is put off at the start is wanted all the same. */
const longestWaitMs = 10_000;
const lookEveryMs = 50;

/** Whether somebody is being served. */
export interface Visits {
  readonly during: <T>(answer: () => T | Promise<T>) => Promise<T>;
  /** Resolves once nobody waits for an answer, and has not for a while; ten seconds after the start in any case. */
  readonly over: () => Promise<void>;
}

export function watchVisits(): Visits {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let waiting = 0;
  const until = performance.now() + longestWaitMs;
  return {
    during: async (answer) => {
      waiting += 1;
      try {
        return await answer();
      } finally {
        waiting -= 1;
        answeredAt = performance.now();
      }
    },
    over: async () => {
      const isOver = (): boolean => waiting === 0 && performance.now() - answeredAt >= visitMs;
      while (!isOver() && performance.now() < until) await delay(lookEveryMs);
    },
  };
}
