import type { LanguageModel } from 'ai';
import type { MonthBudget } from '../loop/budget-words.ts';

/** What a request to a language model came to. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** It puts right what was counted of a request before: it is no request of its own, and may take something back. */
  readonly isCorrection?: boolean;
}

/** A language model that may choose words and tools. It never supplies figures: the gate takes them from facts only. */
export interface ChatModel {
  readonly provider: string;
  readonly model: string;
  readonly language: LanguageModel;
  /** Told of every request; answers the budget that it used up, null where another one may be made. Absent = nobody counts. */
  readonly spend?: (usage: ModelUsage) => Promise<MonthBudget | null>;
}
