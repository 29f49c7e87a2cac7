import type { LanguageModelUsage } from 'ai';
import type { MonthBudget } from '../loop/budget-words.ts';
import type { ChatModel } from './chat-model.ts';

/** Letters of a token, on the careful side for languages without spaces. */
const lettersPerToken = 2;

/**
 * Tells whoever pays of each request: what it is sent is counted before, and put right after it. A request that is under way
 * when the process is killed stays counted.
 */
export function usageCounter({ spend }: ChatModel) {
  let counted = 0;
  let usedUp: MonthBudget | null = null;
  /** Tokens that were counted for the request under way; null while there is none. */
  let reserved: number | null = null;
  const tell = async (inputTokens: number, outputTokens: number): Promise<void> => {
    if (spend === undefined) return;
    const correction = reserved === null ? {} : { isCorrection: true };
    usedUp = await spend({ inputTokens: inputTokens - (reserved ?? 0), outputTokens, ...correction });
    reserved = null;
  };
  return {
    usedUp: (): MonthBudget | null => usedUp,
    async reserve(letters: number): Promise<void> {
      if (spend === undefined) return;
      const tokens = Math.ceil(letters / lettersPerToken);
      reserved = null;
      await tell(tokens, 0);
      reserved = tokens;
    },
    async add(steps: readonly LanguageModelUsage[]): Promise<MonthBudget | null> {
      const fresh = steps.slice(counted);
      counted = steps.length;
      for (const { inputTokens, outputTokens } of fresh) await tell(inputTokens ?? 0, outputTokens ?? 0);
      return usedUp;
    },
    /** What the request under way came to. */
    settle: tell,
    /**
     * A request that broke off is paid for once something was heard of it; nobody says how much, so it is counted by its
     * letters. One that was refused costs nothing.
     */
    async breakOff(heard: number): Promise<void> {
      if (reserved !== null) await tell(heard > 0 ? reserved : 0, Math.ceil(heard / lettersPerToken));
    },
  };
}
