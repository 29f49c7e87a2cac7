import { streamText } from 'ai';
import type { ChatModel } from '../chat/chat-model.ts';
import { usageCounter } from '../chat/usage-counter.ts';

interface Asked {
  readonly instructions: string;
  readonly prompt: string;
  readonly signal: AbortSignal;
}

interface Answered {
  readonly text: string;
  /** Whether the budget allows another request. */
  readonly mayGoOn: boolean;
}

/**
 * Asks once for words. The request is counted before it is sent and put right after; one that the budget does not hold is not
 * sent, and the answer is null. Fails as the request does.
 */
export async function askForText(model: ChatModel, { instructions, prompt, signal }: Asked): Promise<Answered | null> {
  const counter = usageCounter(model);
  await counter.reserve(instructions.length + prompt.length);
  if (counter.usedUp() !== null) {
    await counter.breakOff(0);
    return null;
  }
  let text = '';
  try {
    const stream = streamText({
      model: model.language,
      instructions,
      prompt,
      abortSignal: signal,
      maxRetries: 1,
      // A fault is thrown below; the library would print it.
      onError: () => undefined,
    });
    for await (const part of stream.fullStream) {
      if (part.type === 'text-delta') text += part.text;
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw signal.reason;
    }
    const { inputTokens = 0, outputTokens = 0 } = await stream.usage;
    await counter.settle(inputTokens, outputTokens);
  } catch (error) {
    await counter.breakOff(text.length);
    throw error;
  }
  return { text, mayGoOn: counter.usedUp() === null };
}
