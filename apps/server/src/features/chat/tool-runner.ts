import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Desk, RunElsewhere, ToolResult } from '@plumbline/agent/tool';
import type { InstrumentId } from '@plumbline/model/instrument';
import { askMarket, type AskCalls } from '../../platform/threads/ask-market.ts';
import { link } from '../../platform/threads/link.ts';

/** A call of a tool as it can be copied to a thread. */
export interface ThreadTool {
  readonly tool: Parameters<RunElsewhere>[0];
  readonly input: Parameters<RunElsewhere>[1];
  readonly context: Parameters<RunElsewhere>[2];
  /** What the desk can be asked, `library.documents` among it; what is missing the desk does not have. */
  readonly names: readonly string[];
}

/** The side an instrument's figures come from, as a thread is told of it. */
interface ThreadSide {
  readonly simulated: boolean;
  /** The questions that its market data answers, where the process answers them. */
  readonly questions: readonly string[];
}

/** What a thread that runs a tool asks of the process. */
export type ToolCalls = AskCalls & {
  readonly side: (ids: readonly InstrumentId[]) => Promise<ThreadSide>;
  readonly read: (name: string, args: readonly unknown[]) => Promise<unknown>;
};

/** `back` leads to the desk of whoever asked. */
export type ToolOnThread = (call: ThreadTool, back: MessagePort) => Promise<ToolResult>;

/** The directory is read where it is kept, and market data are told of by their side. */
const own: ReadonlySet<string> = new Set(['directory', 'market', 'elsewhere']);

type Answer = (...args: readonly unknown[]) => Promise<unknown>;

/** What a desk answers, by name; what stands in a part of its own after the name of the part. */
function answersOf(desk: object, prefix = ''): readonly (readonly [string, Answer])[] {
  return Object.entries(desk).flatMap(([key, value]: [string, unknown]) => {
    if (prefix === '' && own.has(key)) return [];
    // Whoever asks it on the thread does so with the types of the desk.
    if (typeof value === 'function') return [[prefix + key, value as Answer] as const];
    return typeof value === 'object' && value !== null ? answersOf(value, `${prefix}${key}.`) : [];
  });
}

/**
 * Tools on a thread of the pool: making the figures of a company takes some hundred milliseconds, in which nobody else would
 * be answered. What the tool asks of the desk is answered by this process, for the reader it belongs to.
 */
export function pooledTools(onThread: ToolOnThread): (desk: Desk) => RunElsewhere {
  return (desk) => async (tool, input, context) => {
    const { port1: here, port2: there } = new MessageChannel();
    const answers = new Map(answersOf(desk));
    // There is one live side for all instruments: whichever call named it last.
    let live: AskCalls | null = null;
    const calls: ToolCalls = {
      async side(ids) {
        const { data, simulated } = await desk.market(ids);
        if (simulated) return { simulated, questions: [] };
        const asked = askMarket(data);
        live = asked.calls;
        return { simulated, questions: asked.questions };
      },
      async ask(question, args) {
        if (live === null) throw new Error('no side was asked for');
        return live.ask(question, args);
      },
      async read(name, args) {
        const answer = answers.get(name);
        if (answer === undefined) throw new Error(`the desk has no ${name}`);
        return answer(...args);
      },
    };
    link(here, calls);
    try {
      return await onThread({ tool, input, context, names: [...answers.keys()] }, there);
    } finally {
      here.close();
    }
  };
}
