import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { cancelBackFill, readBackFill, startBackFill } from '@plumbline/contract/sources';
import { call, type CallOutput } from '../../lib/api.ts';
import { useOperatorToken } from './use-source-settings.ts';

type BackFill = CallOutput<typeof readBackFill>;

const lookEveryMs = 1000;
const keptAs = 'plumbline.back-fill';

function isUnderWay(status: BackFill | undefined): boolean {
  return status === undefined || status.state === 'queued' || status.state === 'running';
}

/** Starts the reading of history, follows it as long as it goes on, also after the page was left, and stops it. */
export function useBackFill() {
  const client = useQueryClient();
  const operatorToken = useOperatorToken((state) => state.token);
  const [id, setId] = useState(() => sessionStorage.getItem(keptAs));
  const as = { as: 'owner', operatorToken } as const;
  const queryKey = ['back-fill', id] as const;
  const status = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call<typeof readBackFill>('get', '/sources/back-fills/:id', { as: 'owner', params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    retry: false,
    refetchInterval: ({ state }) => (state.error === null && isUnderWay(state.data) ? lookEveryMs : false),
  });
  const start = useMutation({
    mutationFn: (instrumentIds: string[]) =>
      call<typeof startBackFill>('post', '/sources/back-fills', { ...as, body: { instrumentIds } }),
    onSuccess: (started) => {
      sessionStorage.setItem(keptAs, started.id);
      setId(started.id);
    },
  });
  const cancel = useMutation({
    mutationFn: () =>
      call<typeof cancelBackFill>('delete', '/sources/back-fills/:id', { ...as, params: { id: id ?? '' } }),
    onSuccess: (stopped) => client.setQueryData(queryKey, stopped),
  });
  const shown = id === null ? undefined : status.data;
  return { status: shown, isRunning: id !== null && status.error === null && isUnderWay(shown), start, cancel };
}
