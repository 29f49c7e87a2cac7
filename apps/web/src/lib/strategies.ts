import { queryOptions } from '@tanstack/react-query';
import type { listStrategies, readShared, readStrategy, StrategyView } from '@plumbline/contract/strategy';
import { call } from './api.ts';

/** While the server computes a version, its state is asked for again after this long. */
const pollMs = 700;

function isComputing({ current }: StrategyView): boolean {
  return current.test.state === 'queued' || current.test.state === 'running';
}

export const strategiesQuery = queryOptions({
  queryKey: ['strategies'],
  queryFn: ({ signal }) => call<typeof listStrategies>('get', '/strategies', { as: 'owner', signal }),
  staleTime: 5000,
  refetchInterval: ({ state }) => (state.data?.strategies.some(isComputing) === true ? pollMs : false),
});

export function strategyQuery(id: string) {
  return queryOptions({
    queryKey: ['strategy', id],
    queryFn: ({ signal }) =>
      call<typeof readStrategy>('get', '/strategies/:id', { as: 'owner', params: { id }, signal }),
    staleTime: 5000,
    refetchInterval: ({ state }) => (state.data !== undefined && isComputing(state.data.strategy) ? pollMs : false),
  });
}

export function sharedQuery(token: string) {
  return queryOptions({
    queryKey: ['shared-strategy', token],
    queryFn: ({ signal }) => call<typeof readShared>('get', '/shared/strategies/:token', { params: { token }, signal }),
    retry: false,
  });
}
