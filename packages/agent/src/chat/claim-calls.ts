import type { WithheldSentence } from '@plumbline/model/conversation';
import { listIn, mostClaims, sayOne } from './answer-tool.ts';
import type { AnswerGiven, Refused } from './answer-tool.ts';
import type { AnswerBoard } from './answer-board.ts';
import { claimScanner } from './claims-in-text.ts';
import type { ClaimScanner } from './claims-in-text.ts';

interface Call {
  readonly scanner: ClaimScanner;
  readonly refused: Refused[];
  /** Claims of the call that were said, shown or not. */
  said: number;
  shown: number;
}

/** Says the claims of calls while they arrive: each is written once it is closed, whoever hears of it first. */
export interface ClaimCalls {
  readonly hear: (id: string, text: string) => Promise<void>;
  /** The call is whole: what was not said yet is said now. */
  readonly finish: (id: string, given: unknown) => Promise<AnswerGiven>;
  /** Claims that were refused so far. */
  readonly refused: () => number;
  /** A claim outside of any call. */
  readonly say: (value: unknown) => Promise<void>;
}

/** `withheld`: sentences that claims may stand in the place of. */
export function claimCalls(board: AnswerBoard, withheld: readonly WithheldSentence[] = []): ClaimCalls {
  const calls = new Map<string, Call>();
  const heard = new Map<string, number>();
  let queue: Promise<void> = Promise.resolve();

  function callOf(id: string): Call {
    const known = calls.get(id);
    if (known !== undefined) return known;
    const made: Call = { scanner: claimScanner(), refused: [], said: 0, shown: 0 };
    calls.set(id, made);
    return made;
  }

  async function say(call: Call, at: number, value: unknown): Promise<void> {
    if (at !== call.said || at >= mostClaims) return;
    call.said += 1;
    const wrong = await sayOne(board, value, withheld);
    if (wrong === null) call.shown += 1;
    else call.refused.push({ at, ...wrong });
  }

  /** One after the other, in the order in which they are heard. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    queue = queue.then(work);
    return queue;
  }

  return {
    hear(id, text) {
      const call = callOf(id);
      const values = call.scanner.add(text);
      const from = heard.get(id) ?? 0;
      heard.set(id, from + values.length);
      return inTurn(async () => {
        for (const [at, value] of values.entries()) await say(call, from + at, value);
      });
    },

    async finish(id, given) {
      const call = callOf(id);
      await inTurn(async () => {
        for (const [at, value] of listIn(given).entries()) await say(call, at, value);
      });
      return { shown: call.shown, refused: call.refused };
    },

    refused: () => [...calls.values()].reduce((sum, { refused }) => sum + refused.length, 0),
    say: (value) => inTurn(async () => void (await sayOne(board, value, withheld))),
  };
}
