import { useEffect, useReducer, useState } from 'react';
import { ensureSession } from '../../lib/api.ts';
import { followRun } from '../../lib/follow-run.ts';
import { applyEvent, emptyProgress, type RunProgress } from './run-progress.ts';

export interface FollowedRun {
  readonly progress: RunProgress;
  /** connecting, receiving, trying again after a break, ended by the server, or not to be followed at all. */
  readonly connection: 'connecting' | 'open' | 'retrying' | 'ended' | 'gone';
}

/** The events of a run, from its first to its last, however often the page is loaded. */
export function useRunProgress(runId: string): FollowedRun {
  const [progress, add] = useReducer(applyEvent, emptyProgress);
  const [connection, setConnection] = useState<FollowedRun['connection']>('connecting');
  const [bug, setBug] = useState<unknown>(null);
  if (bug !== null) throw bug;

  useEffect(() => {
    const left = new AbortController();
    followRun(
      runId,
      {
        onEvent: add,
        onEnd: () => setConnection('ended'),
        onConnection: setConnection,
        onGone: () => setConnection('gone'),
      },
      {
        signal: left.signal,
        // A visitor who comes by a link has no session yet.
        fetch: async (url, init) => {
          await ensureSession();
          return fetch(url, init);
        },
      },
    ).catch(setBug);
    return () => left.abort();
  }, [runId]);

  return { progress, connection };
}
