import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** Strategies of an owner that are switched on or paused, with the version that was; the newest first. */
export async function followedRows(db: Kysely<Database>, ownerId: string, limit?: number) {
  const query = db
    .selectFrom('activations')
    .innerJoin('strategies', 'strategies.id', 'activations.strategy_id')
    .innerJoin('strategy_versions', (join) =>
      join
        .onRef('strategy_versions.strategy_id', '=', 'activations.strategy_id')
        .onRef('strategy_versions.version', '=', 'activations.version'),
    )
    .select(['activations.strategy_id', 'activations.version', 'activations.activated_at', 'spec', 'strategies.name'])
    .where('activations.owner_id', '=', ownerId)
    .where('activations.state', '!=', 'ended')
    .where('strategies.deleted_at', 'is', null)
    .orderBy('activations.activated_at', 'desc');
  return (limit === undefined ? query : query.limit(limit)).execute();
}

export type FollowedRow = Awaited<ReturnType<typeof followedRows>>[number];

export async function ownsStrategy(db: Kysely<Database>, ownerId: string, strategyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('strategies')
    .select('id')
    .where('id', '=', strategyId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
