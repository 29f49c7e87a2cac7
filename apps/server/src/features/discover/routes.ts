import {
  deleteScreen,
  listScreens,
  readCalendar,
  readFactorReturns,
  readGallery,
  readMovers,
  readScreen,
  saveScreen,
} from '@plumbline/contract/discover';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { SavedScreens } from './store/saved-screens.ts';
import type { DiscoverService } from './service.ts';

export function discoverRoutes(
  discover: Pick<DiscoverService, 'screen' | 'gallery' | 'calendar' | 'movers' | 'factorReturns'>,
  screens: SavedScreens,
): MountedRoute[] {
  return [
    handle(readScreen, ({ query }) => discover.screen(query)),
    handle(readGallery, ({ query }) => discover.gallery(query)),
    handle(readCalendar, ({ query }) => discover.calendar(query)),
    handle(readMovers, ({ query }) => discover.movers(query)),
    handle(readFactorReturns, ({ query }) => discover.factorReturns(query.market)),
    handle(listScreens, async ({ owner }) => ({ screens: await screens.list(owner.id) })),
    handle(saveScreen, ({ owner, body }) => screens.save(owner.id, body)),
    handle(deleteScreen, async ({ owner, params }) => {
      await screens.remove(owner.id, params.id);
      return { ok: true as const };
    }),
  ];
}
