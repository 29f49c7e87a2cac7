import type { Message } from '@plumbline/model/conversation';
import type { ToolInput } from '../tool.ts';
import type { Attachment } from './attachments.ts';

export interface Call {
  readonly tool: string;
  readonly input: ToolInput;
}

/** What a follow-up may leave unsaid: the last call that worked, and the instrument that was spoken of last. */
export interface Memory {
  readonly last: Call | null;
  readonly symbol: string | null;
  /** The last answer proposed a strategy or spoke of one. */
  readonly strategy: string | null;
}

export const nothingSaid: Memory = { last: null, symbol: null, strategy: null };

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads it from the messages of the branch, oldest first. */
export function memoryOf(messages: readonly Pick<Message, 'role' | 'toolCalls' | 'mentions'>[]): Memory {
  return messages.reduce<Memory>((memory, { toolCalls, mentions }) => {
    const attached = mentions.find(({ kind }) => kind === 'instrument')?.id ?? memory.symbol;
    return toolCalls
      .filter(({ state }) => state === 'done')
      .reduce<Memory>(
        (known, { tool, input }) => {
          const symbols = input['symbols'];
          const [first] = Array.isArray(symbols) ? symbols : [];
          return {
            // Arguments were checked before the call was kept.
            last: { tool, input: input as ToolInput },
            symbol: text(input['symbol']) ?? text(first) ?? known.symbol,
            strategy: text(input['strategy']) ?? known.strategy,
          };
        },
        { ...memory, symbol: attached },
      );
  }, nothingSaid);
}

/** What was attached to the question counts more than what was spoken of before. */
export function withAttached(memory: Memory, attached: readonly Attachment[]): Memory {
  return {
    ...memory,
    symbol: attached.find(({ instrumentId }) => instrumentId !== null)?.instrumentId ?? memory.symbol,
    strategy: attached.find(({ kind }) => kind === 'strategy')?.id ?? memory.strategy,
  };
}
