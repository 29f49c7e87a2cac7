import type { MessagePort } from 'node:worker_threads';
import { callTool } from '@plumbline/agent/chat/call-tool';
import type { Desk, ToolResult } from '@plumbline/agent/tool';
import type { MarketDataPort } from '@plumbline/model/ports';
import type { AskMarket } from '../../platform/threads/ask-market.ts';
import { link } from '../../platform/threads/link.ts';
import type { ThreadTool, ToolCalls } from './tool-runner.ts';

type Answer = (...args: readonly unknown[]) => Promise<unknown>;

/** Functions by name, `library.documents` as a function of a part; parts the desk does not have are null. */
function named(names: readonly string[], read: (name: string, args: readonly unknown[]) => Promise<unknown>): object {
  const made: Record<string, Answer | Record<string, Answer> | null> = { library: null, screen: null };
  for (const name of names) {
    const [part = '', inner] = name.split('.');
    const answer: Answer = (...args) => read(name, args);
    if (inner === undefined) made[part] = answer;
    else made[part] = { ...(made[part] as Record<string, Answer> | null), [inner]: answer };
  }
  return made;
}

/** Runs a tool on this thread with the desk at the other end of `back`. Simulated figures are made here. */
export async function runToolOn(
  { tool, input, context, names }: ThreadTool,
  back: MessagePort,
  simulated: MarketDataPort,
  remote: AskMarket,
): Promise<ToolResult> {
  const far = link<ToolCalls>(back, {});
  // The process sends the names of the functions of such a desk and answers with them.
  const rest = named(names, (name, args) => far.call('read', name, args)) as Omit<Desk, 'market' | 'directory'>;
  const desk: Desk = {
    ...rest,
    directory: () => Promise.reject(new Error('A tool that reads the directory stays where it is kept.')),
    async market(ids) {
      const side = await far.call('side', ids);
      if (side.simulated) return { data: simulated, simulated: true };
      return { data: remote(side.questions, (question, args) => far.call('ask', question, args)), simulated: false };
    },
  };
  try {
    return await callTool(tool, input, { ...context, desk });
  } finally {
    back.close();
  }
}
