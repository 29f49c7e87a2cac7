import { useQuery } from '@tanstack/react-query';
import { useCallback, useReducer } from 'react';
import type { DeskRunView } from '@plumbline/contract/desk';
import type { Desk, DeskEvent, DeskRecord } from '@plumbline/model/desk';
import { isApiError } from '../../lib/api.ts';
import { addDeskEvent, deskQuery, noDesk, type FollowedDesk } from '../../lib/desk.ts';
import { useRunEvents } from '../../lib/use-run-events.ts';

export interface KnownDesk {
  readonly run: DeskRunView;
  /** Null until the run is taken up. */
  readonly desk: Desk | null;
  readonly feed: FollowedDesk['feed'];
  readonly record: DeskRecord;
  readonly isRetrying: boolean;
}

export interface DeskState {
  readonly known: KnownDesk | null;
  readonly error: Error | null;
  readonly isMissing: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

const isOver = ({ state }: DeskRunView): boolean => state !== 'queued' && state !== 'running';

/** A desk run: as it is stored once it has ended, and followed event by event until then. A reload goes on where it is. */
export function useDesk(runId: string): DeskState {
  const stored = useQuery({
    ...deskQuery(runId),
    retry: (count, error) => count < 2 && !(isApiError(error) && error.status === 404),
  });
  const [followed, add] = useReducer(addDeskEvent, noDesk);
  const { data, error, isFetching, refetch } = stored;
  const isRunning = data !== undefined && !isOver(data.run);

  // Our own server wrote it under the same type.
  const onEvent = useCallback((event: string) => add(JSON.parse(event) as DeskEvent), []);
  const again = useCallback(() => void refetch(), [refetch]);
  const isRetrying = useRunEvents(`/api/desk/runs/${encodeURIComponent(runId)}/events`, isRunning, onEvent, again);

  const known =
    data === undefined
      ? null
      : isRunning
        ? {
            run: data.run,
            desk: followed.desk ?? data.desk,
            feed: followed.desk === null ? data.feed : followed.feed,
            record: data.record,
            isRetrying,
          }
        : { run: data.run, desk: data.desk, feed: data.feed, record: data.record, isRetrying: false };
  return {
    known,
    error,
    isMissing: isApiError(error) && error.status === 404,
    isFetching,
    refetch: again,
  };
}
