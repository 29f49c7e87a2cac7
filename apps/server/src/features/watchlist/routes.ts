import {
  addWatched,
  lookAtWatchlist,
  orderWatched,
  putWatchlist,
  readWatchlist,
  removeWatched,
  removeWatchlist,
} from '@plumbline/contract/watchlist';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { WatchlistService } from './service.ts';

const ok = { ok: true as const };

export function watchlistRoutes(watchlist: WatchlistService): MountedRoute[] {
  return [
    handle(readWatchlist, ({ owner }) => watchlist.read(owner.id)),
    handle(addWatched, ({ owner, body }) => watchlist.add(owner.id, body.symbols, body.list)),
    handle(removeWatched, async ({ owner, params }) => {
      await watchlist.remove(owner.id, params.id);
      return ok;
    }),
    handle(orderWatched, async ({ owner, body }) => {
      await watchlist.order(owner.id, body.ids);
      return ok;
    }),
    handle(lookAtWatchlist, async ({ owner, body }) => {
      await watchlist.look(owner.id, body.prices);
      return ok;
    }),
    handle(putWatchlist, async ({ owner, params, body }) => {
      await watchlist.putList(owner.id, params.id, body);
      return ok;
    }),
    handle(removeWatchlist, async ({ owner, params }) => {
      await watchlist.removeList(owner.id, params.id);
      return ok;
    }),
  ];
}
