import type { LanguageModel } from 'ai';

/** A language model that may choose words and tools. It never supplies figures: the gate takes them from facts only. */
export interface ChatModel {
  readonly provider: string;
  readonly model: string;
  readonly language: LanguageModel;
}
