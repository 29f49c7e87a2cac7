import { PlumblineError } from '@plumbline/model/errors';
import { countDown } from '../deadline.ts';

/** One way to an answer. */
export interface Way<T> {
  /** Null when it led to none; a way that is called off leads to none. */
  readonly begin: (calledOff: AbortSignal) => { readonly answer: Promise<T | null>; readonly isSilent: () => boolean };
  /** Whether it may be begun beside the one before it, while that one says nothing. */
  readonly mayBeEarly: boolean;
}

interface HedgeOptions {
  /** So long nothing is heard before the next way is begun beside. */
  readonly afterMs: number;
  /** All ways lead to the same: the faster one is taken. Otherwise the earlier one counts as long as it leads anywhere. */
  readonly areAlike: boolean;
  readonly isOver: () => boolean;
}

const overtaken = (): PlumblineError => new PlumblineError('cancelled', 'Another source answered first.');
export const unheard = (): PlumblineError =>
  new PlumblineError('provider-timeout', 'It said nothing until another source had answered.');

/** Whether it has settled within a while. */
async function settlesWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let settled = true;
  const late = new Promise<void>((resolve) => {
    const limit = countDown(ms, () => {
      settled = false;
      resolve();
    });
    void work.finally(limit.clear).catch(() => undefined);
  });
  await Promise.race([work, late]);
  return settled;
}

/** The first of two that leads anywhere; null when neither does. */
function fasterOf<T>(one: Promise<T | null>, other: Promise<T | null>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    for (const [own, rest] of [
      [one, other],
      [other, one],
    ] as const)
      own.then((answer) => (answer === null ? rest.then(resolve, reject) : resolve(answer)), reject);
  });
}

/**
 * The ways in their order until one leads to an answer. While one says nothing the next is begun beside it, so that who waits for
 * a silent source waits for the next one at the same time and not afterwards; no more than two at a time.
 */
export async function hedged<T>(
  ways: readonly Way<T>[],
  { afterMs, areAlike, isOver }: HedgeOptions,
): Promise<T | null> {
  for (let at = 0; at < ways.length && !isOver(); at++) {
    const [way, next] = [ways[at], ways[at + 1]];
    if (way === undefined) continue;
    const firstOff = new AbortController();
    const first = way.begin(firstOff.signal);
    const isSlow = next?.mayBeEarly === true && !(await settlesWithin(afterMs, first.answer)) && first.isSilent();
    if (!isSlow || isOver()) {
      const answer = await first.answer;
      if (answer !== null) return answer;
      continue;
    }
    const secondOff = new AbortController();
    const second = next.begin(secondOff.signal);
    at++;
    // It may fail while the first is still waited for; who waits for it hears of it then.
    second.answer.catch(() => undefined);
    const both = areAlike ? fasterOf(first.answer, second.answer) : first.answer.then((own) => own ?? second.answer);
    const answer = await both;
    // Whoever is overtaken without a word was not asked in vain: its silence counts like any other.
    firstOff.abort(first.isSilent() ? unheard() : overtaken());
    secondOff.abort(overtaken());
    if (answer !== null) return answer;
  }
  return null;
}
