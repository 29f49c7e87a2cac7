import { readCalendar, readGallery, readScreen } from '@plumbline/contract/discover';
import type { MountedRoute } from '../http/mounted-route.ts';
import { handle } from '../http/mounted-route.ts';
import type { DiscoverService } from './service.ts';

export function discoverRoutes(discover: Pick<DiscoverService, 'screen' | 'gallery' | 'calendar'>): MountedRoute[] {
  return [
    handle(readScreen, ({ query }) => discover.screen(query)),
    handle(readGallery, () => discover.gallery()),
    handle(readCalendar, ({ query }) => discover.calendar(query)),
  ];
}
