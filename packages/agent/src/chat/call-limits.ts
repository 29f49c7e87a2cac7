import { PlumblineError } from '@plumbline/model/errors';
import type { CallOutcome } from './run-call.ts';

/** What a model may ask of tools in one answer; beyond it a call is answered with the reason and nothing runs. */
export const mostAtOnce = 4;
export const mostPerStep = 24;
export const mostPerAnswer = 120;
const longestCallMs = 20_000;
/** The same call asked for this often ends the asking. */
const mostAlike = 3;

export interface CallLimits {
  /** Runs one call when its turn comes. The same call again gets the same outcome without running. */
  readonly run: (tool: string, input: unknown, work: () => Promise<CallOutcome>) => Promise<CallOutcome>;
  readonly nextStep: () => void;
  /** No more calls: the answer has to be given from what is known. */
  readonly close: () => void;
  readonly areUsedUp: () => boolean;
}

const refused = (why: string): CallOutcome => ({ ok: false, error: new PlumblineError('rate-limited', why) });

export function callLimits(): CallLimits {
  const known = new Map<string, { readonly outcome: Promise<CallOutcome>; asked: number }>();
  const waiting: (() => void)[] = [];
  let [running, inStep, inAnswer] = [0, 0, 0];
  let isClosed = false;

  async function turn(): Promise<void> {
    if (running < mostAtOnce) running += 1;
    // Who finishes hands the place on, so that nobody slips in between.
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  async function timed(work: () => Promise<CallOutcome>): Promise<CallOutcome> {
    await turn();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<CallOutcome>((resolve) => {
      timer = setTimeout(() => resolve(refused('The tool took longer than 20 seconds.')), longestCallMs);
    });
    try {
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    run(tool, input, work) {
      const key = `${tool} ${JSON.stringify(input)}`;
      const before = known.get(key);
      if (before !== undefined) {
        before.asked += 1;
        if (before.asked > mostAlike)
          return Promise.resolve(refused('This was asked already. Answer with what is known.'));
        return before.outcome;
      }
      if (isClosed || inStep >= mostPerStep || inAnswer >= mostPerAnswer) {
        return Promise.resolve(refused('The call budget is used up. Answer with what is known.'));
      }
      inStep += 1;
      inAnswer += 1;
      const outcome = timed(work);
      known.set(key, { outcome, asked: 1 });
      return outcome;
    },
    nextStep() {
      inStep = 0;
    },
    close() {
      isClosed = true;
    },
    areUsedUp: () => inAnswer >= mostPerAnswer,
  };
}
