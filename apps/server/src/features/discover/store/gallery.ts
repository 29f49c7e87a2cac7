import type { Kysely, Selectable } from 'kysely';
import type { Realm } from '@plumbline/market/route/market-data';
import type { Database } from '../../../platform/db/schema.ts';
import type { TestOutcome } from '../../strategy/service.ts';
import { placeName, type GalleryPlace } from '../known.ts';

interface Tested extends GalleryPlace {
  readonly realm: Realm;
}

/** Keeps what a built-in strategy came to, or why it came to nothing. */
export async function keepTested(
  db: Kysely<Database>,
  { realm, template, market, version }: Tested,
  outcome: TestOutcome | { readonly error: string },
  at: number,
): Promise<void> {
  const values =
    'error' in outcome
      ? { version, summary: null, verdict: null, error: outcome.error, tested_at: at }
      : {
          version,
          summary: JSON.stringify(outcome.summary),
          verdict: JSON.stringify(outcome.verdict),
          error: null,
          tested_at: at,
        };
  await db
    .insertInto('gallery')
    .values({ realm, template, market, ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'template', 'market']).doUpdateSet(values))
    .execute();
}

/** By template and market, which version was tested. */
export async function testedVersions(db: Kysely<Database>, realm: Realm): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('gallery')
    .select(['template', 'market', 'version'])
    .where('realm', '=', realm)
    .execute();
  return new Map(rows.map(({ template, market, version }) => [placeName({ template, market }), version]));
}

/** Everything kept of one side. */
export async function galleryRows(
  db: Kysely<Database>,
  realm: Realm,
): Promise<readonly Selectable<Database['gallery']>[]> {
  return db.selectFrom('gallery').selectAll().where('realm', '=', realm).execute();
}
