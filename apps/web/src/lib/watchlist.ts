import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  addWatched,
  lookAtWatchlist,
  orderWatched,
  readWatchlist,
  removeWatched,
} from '@plumbline/contract/watchlist';
import { call, type CallOutput } from './api.ts';

export type Added = CallOutput<typeof addWatched>;

/** What the reader watches, with what is new to them. */
export const watchlistQuery = queryOptions({
  queryKey: ['watchlist'],
  queryFn: ({ signal }) => call<typeof readWatchlist>('get', '/watchlist', { as: 'owner', signal }),
  staleTime: 30_000,
});

export function useWatchlistChanges() {
  const client = useQueryClient();
  const onSettled = (): Promise<void> => client.invalidateQueries({ queryKey: watchlistQuery.queryKey });
  const add = useMutation({
    mutationFn: (symbols: readonly string[]) =>
      call<typeof addWatched>('post', '/watchlist', { as: 'owner', body: { symbols: [...symbols] } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call<typeof removeWatched>('delete', '/watchlist/:id', { as: 'owner', params: { id } }),
    onSettled,
  });
  const order = useMutation({
    mutationFn: (ids: readonly string[]) =>
      call<typeof orderWatched>('post', '/watchlist/order', { as: 'owner', body: { ids: [...ids] } }),
    onSettled,
  });
  return { add, remove, order };
}

/** Tells the server that the reader looks at the list now. */
export const lookAtList = (): Promise<unknown> =>
  call<typeof lookAtWatchlist>('post', '/watchlist/look', { as: 'owner', body: {} });
