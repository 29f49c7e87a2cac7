import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ensureSession, isApiError } from '../../lib/api.ts';
import { followStream } from '../../lib/follow-stream.ts';
import { labQuery } from '../../lib/strategy-lab.ts';

/** A run of the strategy lab: read anew with every change it tells of. A reload goes on where it is. */
export function useLabRun(runId: string) {
  const { data, error, isFetching, refetch } = useQuery({
    ...labQuery(runId),
    retry: (count, failure) => count < 2 && !(isApiError(failure) && failure.status === 404),
  });
  const [isRetrying, setRetrying] = useState(false);
  const [bug, setBug] = useState<unknown>(null);
  if (bug !== null) throw bug;
  const isRunning = data !== undefined && data.run.finishedAt === null && data.run.state !== 'failed';

  useEffect(() => {
    if (!isRunning) return undefined;
    const left = new AbortController();
    let lastId: string | null = null;
    followStream(
      `/api/lab/runs/${encodeURIComponent(runId)}/events`,
      {
        lastId: () => lastId,
        onMessage: (message) => {
          if (message.lastId !== '' && message.lastId === lastId) return false;
          lastId = message.lastId;
          void refetch();
          return true;
        },
        onEnd: () => void refetch(),
        onConnection: (state) => setRetrying(state === 'retrying'),
        onGone: () => void refetch(),
      },
      {
        signal: left.signal,
        fetch: async (url, init) => {
          await ensureSession();
          return fetch(url, init);
        },
      },
    ).catch(setBug);
    return () => left.abort();
  }, [isRunning, runId, refetch]);

  return {
    known: data ?? null,
    error,
    isRunning,
    isRetrying,
    isMissing: isApiError(error) && error.status === 404,
    isFetching,
    refetch: () => void refetch(),
  };
}
