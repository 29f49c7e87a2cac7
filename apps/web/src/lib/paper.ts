import { queryOptions } from '@tanstack/react-query';
import type { listPaper, readPaper } from '@plumbline/contract/paper';
import { call } from './api.ts';

/** Below `signals`, so that the stream of signals wakes them too. */
export const paperListQuery = queryOptions({
  queryKey: ['signals', 'paper'],
  queryFn: ({ signal }) => call<typeof listPaper>('get', '/paper', { as: 'owner', signal }),
  staleTime: 30_000,
});

export function paperQuery(id: string) {
  return queryOptions({
    queryKey: ['signals', 'paper', id],
    queryFn: ({ signal }) =>
      call<typeof readPaper>('get', '/strategies/:id/paper', { as: 'owner', params: { id }, signal }),
    staleTime: 30_000,
  });
}
