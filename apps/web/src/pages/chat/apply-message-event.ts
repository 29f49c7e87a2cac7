import type { Message, MessageBlock, MessageEvent, ToolCall } from '@plumbline/model/conversation';
import type { TextPart } from '@plumbline/model/text-part';

/** An answer as it stood before its first event: a replay from the start builds on this. */
export function unwritten(message: Message): Message {
  return { ...message, blocks: [], toolCalls: [], drafts: [], facts: [], sources: [] };
}

function joined(parts: readonly TextPart[], added: readonly TextPart[]): readonly TextPart[] {
  return added.reduce<readonly TextPart[]>((all, part) => {
    const last = all.at(-1);
    return typeof part === 'string' && typeof last === 'string' ? [...all.slice(0, -1), last + part] : [...all, part];
  }, parts);
}

function placed(blocks: readonly MessageBlock[], at: number, block: MessageBlock): readonly MessageBlock[] {
  const next = [...blocks];
  // Places are given out in order; one past the end opens the next.
  next[Math.min(at, next.length)] = block;
  return next;
}

function withId<Item extends { readonly id: string }>(items: readonly Item[], item: Item): readonly Item[] {
  return items.some(({ id }) => id === item.id)
    ? items.map((known) => (known.id === item.id ? item : known))
    : [...items, item];
}

/** The answer after one more event of its stream. */
export function applyMessageEvent(message: Message, event: MessageEvent): Message {
  switch (event.kind) {
    case 'tool':
      return { ...message, toolCalls: withId<ToolCall>(message.toolCalls, event.call) };
    case 'facts':
      return {
        ...message,
        facts: event.facts.reduce(withId, message.facts),
        sources: event.sources.reduce(withId, message.sources),
      };
    case 'words': {
      const open = message.blocks[event.at];
      const parts = open?.kind === 'text' ? joined(open.parts, event.parts) : joined([], event.parts);
      return { ...message, blocks: placed(message.blocks, event.at, { kind: 'text', parts }) };
    }
    case 'block':
      return { ...message, blocks: placed(message.blocks, event.at, event.block) };
    case 'draft':
      return { ...message, drafts: withId(message.drafts, event.draft) };
    case 'end':
      return event.message;
  }
}
