import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isApiError } from '../../lib/api.ts';
import { labQuery } from '../../lib/strategy-lab.ts';
import { useRunEvents } from '../../lib/use-run-events.ts';

/** A run of the strategy lab: read anew with every change it tells of. A reload goes on where it is. */
export function useLabRun(runId: string) {
  const { data, error, isFetching, refetch } = useQuery({
    ...labQuery(runId),
    retry: (count, failure) => count < 2 && !(isApiError(failure) && failure.status === 404),
  });
  const isRunning = data !== undefined && data.run.finishedAt === null && data.run.state !== 'failed';

  const again = useCallback(() => void refetch(), [refetch]);
  const isRetrying = useRunEvents(`/api/lab/runs/${encodeURIComponent(runId)}/events`, isRunning, again, again);

  return {
    known: data ?? null,
    error,
    isRunning,
    isRetrying,
    isMissing: isApiError(error) && error.status === 404,
    isFetching,
    refetch: again,
  };
}
