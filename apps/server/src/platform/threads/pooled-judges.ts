import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Judges, OpenJudges } from '@plumbline/agent/gate/judges';
import type { Link } from './link.ts';
import { link } from './link.ts';

/** What judges on a thread are asked. */
export type JudgeCalls = { readonly [K in Exclude<keyof Judges, 'close'>]: Judges[K] };

/**
 * Judges on a thread of the pool, one after the other for whoever opened them: a hostile text holds up nobody but the answer it
 * stands in. Opened with the first question. When their thread dies, whoever waits is told, and nothing unjudged is shown.
 */
export function pooledJudges(serve: (port: MessagePort) => void): OpenJudges {
  return () => {
    let port: MessagePort | null = null;
    let far: Link<JudgeCalls> | null = null;
    let isGone = false;
    const open = (): Link<JudgeCalls> => {
      const { port1: here, port2: there } = new MessageChannel();
      const opened = link<JudgeCalls>(here, {});
      here.on('close', () => {
        isGone = true;
        opened.fail(new Error('The thread that judges is gone.'));
      });
      serve(there);
      port = here;
      return opened;
    };
    const ask = <K extends keyof JudgeCalls>(
      name: K,
      ...args: Parameters<JudgeCalls[K]>
    ): ReturnType<JudgeCalls[K]> => {
      if (isGone) throw new Error('The thread that judges is gone.');
      far ??= open();
      return far.call(name, ...args);
    };
    return {
      learn: async (knowledge) => ask('learn', knowledge),
      restart: async () => ask('restart'),
      judge: async (text) => ask('judge', text),
      write: async (claim) => ask('write', claim),
      close: () => port?.close(),
    };
  };
}
