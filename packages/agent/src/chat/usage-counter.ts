import type { LanguageModelUsage } from 'ai';
import type { MonthBudget } from '../loop/budget-words.ts';
import type { ChatModel } from './chat-model.ts';

/** Letters of a token, on the careful side for languages without spaces. */
const lettersPerToken = 2;

/** Tells whoever pays of each request once. */
export function usageCounter({ spend }: ChatModel) {
  let counted = 0;
  let usedUp: MonthBudget | null = null;
  const tell = async (inputTokens: number, outputTokens: number): Promise<void> => {
    if (spend !== undefined) usedUp = await spend({ inputTokens, outputTokens });
  };
  return {
    usedUp: (): MonthBudget | null => usedUp,
    async add(steps: readonly LanguageModelUsage[]): Promise<MonthBudget | null> {
      const fresh = steps.slice(counted);
      counted = steps.length;
      for (const { inputTokens, outputTokens } of fresh) await tell(inputTokens ?? 0, outputTokens ?? 0);
      return usedUp;
    },
    estimate: (asked: number, heard: number): Promise<void> =>
      tell(Math.ceil(asked / lettersPerToken), Math.ceil(heard / lettersPerToken)),
  };
}
