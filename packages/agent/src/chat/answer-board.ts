import type { Draft, Message, MessageBlock, MessageEvent, ToolCall } from '@plumbline/model/conversation';
import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import type { TextPart } from '@plumbline/model/report';
import type { Source } from '@plumbline/model/source';
import type { DraftRequest, ToolResult } from '../tool.ts';
import { isSupported } from './gate.ts';

export type AnswerBody = Pick<
  Message,
  'blocks' | 'toolCalls' | 'drafts' | 'facts' | 'sources' | 'followUps' | 'withheld'
>;

/** An answer while it is written. Everything on it passed the gate; it can be read at any time, so a stopped one keeps its text. */
export interface AnswerBoard {
  readonly body: () => AnswerBody;
  /** Keeps what a tool found, so that sentences may refer to it. */
  readonly know: (result: ToolResult) => Promise<void>;
  /** Adds a sentence if its facts support it; answers whether they did. */
  readonly say: (parts: readonly TextPart[]) => Promise<boolean>;
  readonly show: (block: MessageBlock) => Promise<void>;
  readonly propose: (request: DraftRequest) => Promise<void>;
  readonly called: (call: ToolCall) => Promise<void>;
  readonly suggest: (questions: readonly string[]) => void;
}

interface BoardInput {
  readonly locale: Locale;
  readonly newId: () => string;
  readonly emit: (event: MessageEvent) => Promise<void>;
}

export function createBoard({ locale, newId, emit }: BoardInput): AnswerBoard {
  const facts = new Map<string, Fact>();
  const sources = new Map<string, Source>();
  const instruments: Instrument[] = [];
  const names: string[] = [];
  const blocks: MessageBlock[] = [];
  const toolCalls: ToolCall[] = [];
  const drafts: Draft[] = [];
  let followUps: readonly string[] = [];
  let withheld = 0;

  const known = () => ({ facts, sources: new Set(sources.keys()), instruments, names });

  return {
    body: () => ({
      blocks: [...blocks],
      toolCalls: [...toolCalls],
      drafts: [...drafts],
      facts: [...facts.values()],
      sources: [...sources.values()],
      followUps,
      withheld,
    }),

    async know(result) {
      for (const fact of result.facts) facts.set(fact.id, fact);
      for (const source of result.sources) sources.set(source.id, source);
      instruments.push(...(result.instruments ?? []));
      names.push(...(result.names ?? []));
      if (result.facts.length > 0) await emit({ kind: 'facts', facts: result.facts, sources: result.sources });
    },

    async say(parts) {
      if (!isSupported(parts, known())) {
        withheld += 1;
        return false;
      }
      const last = blocks.at(-1);
      const gap = locale === 'en' ? [' '] : [];
      const added = last?.kind === 'text' ? [...gap, ...parts] : parts;
      const at = last?.kind === 'text' ? blocks.length - 1 : blocks.length;
      blocks[at] = { kind: 'text', parts: last?.kind === 'text' ? [...last.parts, ...added] : added };
      await emit({ kind: 'words', at, parts: added });
      return true;
    },

    async show(block) {
      blocks.push(block);
      await emit({ kind: 'block', at: blocks.length - 1, block });
    },

    async propose({ action, title, details }) {
      const draft: Draft = { id: newId(), action, title, details, state: 'waiting', to: null, error: null };
      drafts.push(draft);
      await emit({ kind: 'draft', draft });
    },

    async called(call) {
      const at = toolCalls.findIndex(({ id }) => id === call.id);
      if (at < 0) toolCalls.push(call);
      else toolCalls[at] = call;
      await emit({ kind: 'tool', call });
    },

    suggest(questions) {
      followUps = questions.slice(0, 3);
    },
  };
}
