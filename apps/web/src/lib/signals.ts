import { queryOptions } from '@tanstack/react-query';
import type { listSignals, readActivation, readTrackRecord } from '@plumbline/contract/signal';
import { call, type CallInput } from './api.ts';

export type SignalFilter = Omit<CallInput<typeof listSignals>['query'], 'before' | 'limit'>;

export function signalsQuery(filter: SignalFilter) {
  return queryOptions({
    queryKey: ['signals', filter],
    queryFn: ({ signal }) =>
      call<typeof listSignals>('get', '/signals', { as: 'owner', query: { ...filter, limit: 200 }, signal }),
    staleTime: 5000,
  });
}

/** Only how many are unread; woken with the feed. */
export const unreadQuery = queryOptions({
  queryKey: ['signals', 'unread'],
  queryFn: ({ signal }) =>
    call<typeof listSignals>('get', '/signals', { as: 'owner', query: { status: 'new', limit: 1 }, signal }),
  staleTime: 30_000,
  refetchInterval: 60_000,
});

export function trackRecordQuery(strategyId?: string) {
  return queryOptions({
    queryKey: ['signals', 'record', strategyId ?? ''],
    queryFn: ({ signal }) =>
      call<typeof readTrackRecord>('get', '/signals/record', {
        as: 'owner',
        query: strategyId === undefined ? {} : { strategyId },
        signal,
      }),
    staleTime: 5000,
  });
}

export function activationQuery(strategyId: string) {
  return queryOptions({
    queryKey: ['activation', strategyId],
    queryFn: ({ signal }) =>
      call<typeof readActivation>('get', '/strategies/:id/activation', {
        as: 'owner',
        params: { id: strategyId },
        signal,
      }),
    staleTime: 5000,
  });
}
