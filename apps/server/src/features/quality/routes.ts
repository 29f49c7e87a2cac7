import { readQuarantine } from '@plumbline/contract/quality';
import type { Store } from '../../platform/db/open-store.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import { quarantineLimits, readQuarantineRows } from './store.ts';

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** What was refused at the border, for whoever wants to know why a source is passed over. */
export function qualityRoutes(store: Pick<Store, 'db'>): MountedRoute[] {
  return [
    handle(readQuarantine, async ({ query }) => {
      const { rows, total } = await readQuarantineRows(store, query.limit);
      return {
        total,
        kept: quarantineLimits,
        entries: rows.map(({ id, provider, url, code, reason, body_sha256: bodySha256, bytes, at }) => ({
          id,
          provider,
          host: hostOf(url),
          code,
          reason,
          bodySha256,
          bytes,
          at,
        })),
      };
    }),
  ];
}
