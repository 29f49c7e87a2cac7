import { readQuarantine } from '@plumbline/contract/quality';
import type { Store } from '../../platform/db/open-store.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import { quarantineLimits } from './purge.ts';

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** What was refused at the border, for whoever wants to know why a source is passed over. */
export function qualityRoutes({ db }: Pick<Store, 'db'>): MountedRoute[] {
  return [
    handle(readQuarantine, async ({ query }) => {
      const rows = await db
        .selectFrom('quarantine')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(query.limit)
        .execute();
      const { total } = await db
        .selectFrom('quarantine')
        .select(({ fn }) => fn.countAll<number | bigint | string>().as('total'))
        .executeTakeFirstOrThrow();
      return {
        total: Number(total),
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
