import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import type { DeskRunView } from '@plumbline/contract/desk';
import type { Desk, DeskEvent, DeskRecord } from '@plumbline/model/desk';
import { ensureSession, isApiError } from '../../lib/api.ts';
import { addDeskEvent, deskQuery, noDesk, type FollowedDesk } from '../../lib/desk.ts';
import { followStream } from '../../lib/follow-stream.ts';

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
  const [isRetrying, setRetrying] = useState(false);
  const [bug, setBug] = useState<unknown>(null);
  if (bug !== null) throw bug;
  const { data, error, isFetching, refetch } = stored;
  const isRunning = data !== undefined && !isOver(data.run);

  useEffect(() => {
    if (!isRunning) return undefined;
    const left = new AbortController();
    let lastId: string | null = null;
    followStream(
      `/api/desk/runs/${encodeURIComponent(runId)}/events`,
      {
        lastId: () => lastId,
        onMessage: (message) => {
          if (message.lastId !== '' && message.lastId === lastId) return false;
          lastId = message.lastId;
          // Our own server wrote it under the same type.
          add(JSON.parse(message.data) as DeskEvent);
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
    refetch: () => void refetch(),
  };
}
