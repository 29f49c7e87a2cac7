import { addWatched, lookAtWatchlist, orderWatched, readWatchlist, removeWatched } from '@plumbline/contract/watchlist';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { WatchlistService } from './service.ts';

const ok = { ok: true as const };

export function watchlistRoutes(watchlist: WatchlistService): MountedRoute[] {
  return [
    handle(readWatchlist, ({ owner }) => watchlist.read(owner.id)),
    handle(addWatched, ({ owner, body }) => watchlist.add(owner.id, body.symbols)),
    handle(removeWatched, async ({ owner, params }) => {
      await watchlist.remove(owner.id, params.id);
      return ok;
    }),
    handle(orderWatched, async ({ owner, body }) => {
      await watchlist.order(owner.id, body.ids);
      return ok;
    }),
    handle(lookAtWatchlist, async ({ owner }) => {
      await watchlist.look(owner.id);
      return ok;
    }),
  ];
}
