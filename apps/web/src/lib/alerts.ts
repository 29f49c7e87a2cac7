import { queryOptions } from '@tanstack/react-query';
import type { listAlerts } from '@plumbline/contract/alert';
import type { listDeliveries, readChannels } from '@plumbline/contract/channel';
import { call } from './api.ts';

/** Below `signals`, so that the stream of signals wakes them too. */
export const channelsQuery = queryOptions({
  queryKey: ['signals', 'channels'],
  queryFn: ({ signal }) => call<typeof readChannels>('get', '/channels', { as: 'owner', signal }),
  staleTime: 5000,
});

export const alertsQuery = queryOptions({
  queryKey: ['signals', 'alerts'],
  queryFn: ({ signal }) => call<typeof listAlerts>('get', '/alerts', { as: 'owner', signal }),
  staleTime: 5000,
});

/** What was sent: all of it, or about one signal or alert. */
export function deliveriesQuery(subjectId?: string) {
  return queryOptions({
    queryKey: ['signals', 'deliveries', subjectId ?? ''],
    queryFn: ({ signal }) =>
      call<typeof listDeliveries>('get', '/deliveries', {
        as: 'owner',
        query: subjectId === undefined ? { limit: 30 } : { subjectId, limit: 30 },
        signal,
      }),
    staleTime: 5000,
  });
}
