import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  addWatched,
  lookAtWatchlist,
  orderWatched,
  putWatchlist,
  readWatchlist,
  removeWatched,
  removeWatchlist,
  WatchlistView,
} from '@plumbline/contract/watchlist';
import { call, type CallOutput } from './api.ts';
import { readStored, writeStored } from './storage.ts';

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
    mutationFn: ({ symbols, list }: { readonly symbols: readonly string[]; readonly list?: string }) =>
      call<typeof addWatched>('post', '/watchlist', {
        as: 'owner',
        body: { symbols: [...symbols], ...(list === undefined ? {} : { list }) },
      }),
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
  const putList = useMutation({
    mutationFn: ({ id, name, ids }: WatchlistView) =>
      call<typeof putWatchlist>('put', '/watchlists/:id', {
        as: 'owner',
        params: { id },
        body: { name, ids: [...ids] },
      }),
    onSettled,
  });
  const removeList = useMutation({
    mutationFn: (id: string) =>
      call<typeof removeWatchlist>('delete', '/watchlists/:id', { as: 'owner', params: { id } }),
    onSettled,
  });
  return { add, remove, order, putList, removeList };
}

/** Tells the server that the reader looks at the list now, and at these prices. */
export const lookAtList = (prices: Readonly<Record<string, number>>): Promise<unknown> =>
  call<typeof lookAtWatchlist>('post', '/watchlist/look', { as: 'owner', body: { prices: { ...prices } } });

const chosenKey = 'plumbline.watchlist';

/** The list that was shown last; null is all that is watched. */
export const readChosenList = (): string | null => readStored(chosenKey);
export const keepChosenList = (id: string | null): void => writeStored(chosenKey, id);
