import { generateText } from 'ai';
import type { ChatModel } from '../chat/chat-model.ts';

/** The smallest question there is: whether a service answers with this key and model at all. Its words are not used. */
export async function askOneWord({ language, spend }: ChatModel, signal: AbortSignal): Promise<void> {
  const { usage } = await generateText({
    model: language,
    prompt: 'Answer with the word ok.',
    maxOutputTokens: 64,
    abortSignal: signal,
    maxRetries: 0,
  });
  await spend?.({ inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 });
}
