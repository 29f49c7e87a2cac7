import { sql, type Kysely } from 'kysely';
import { ulid } from 'ulid';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { trialsBehind, type ReturnStream, type TriedStream } from '@plumbline/quant/evidence/trial-clusters';
import { ideaKey } from '@plumbline/quant/engine/strategy/idea-key';
import type { Database } from '../../../platform/db/schema.ts';

/** A setting that was looked at, or a disclosed sweep of several that counts once. */
export interface Trial {
  readonly key: string;
  readonly kind: 'setting' | 'sweep';
  readonly size: number;
}

async function lineageOfIdea(db: Kysely<Database>, ownerId: string, key: string): Promise<string | null> {
  const known = await db
    .selectFrom('lineage_ideas')
    .select('lineage_id')
    .where('owner_id', '=', ownerId)
    .where('idea_key', '=', key)
    .executeTakeFirst();
  return known?.lineage_id ?? null;
}

/**
 * The lineage an owner's idea belongs to. The same logic, whatever its numbers, name and universe, is the same idea: it
 * finds its lineage again after a deletion, an import or a retyping, and with it the count of what was tried.
 */
export async function lineageOf(
  db: Kysely<Database>,
  ownerId: string,
  spec: StrategySpec,
  at: number,
): Promise<string> {
  const known = await lineageOfIdea(db, ownerId, ideaKey(spec));
  if (known !== null) return known;
  const id = ulid(at);
  await db.insertInto('lineages').values({ id, created_at: at }).execute();
  await joinLineage(db, ownerId, spec, id);
  return id;
}

/**
 * What an owner has in two lineages becomes one lineage with all that was tried in either. Strategies of other owners stay
 * where they are, with all that was tried there.
 */
export async function mergeLineages(db: Kysely<Database>, ownerId: string, from: string, into: string): Promise<void> {
  await db
    .insertInto('lineage_trials')
    .columns(['lineage_id', 'key', 'kind', 'size', 'created_at'])
    .expression(
      db
        .selectFrom('lineage_trials')
        .select([sql<string>`cast(${into} as text)`.as('lineage_id'), 'key', 'kind', 'size', 'created_at'])
        .where('lineage_id', '=', from),
    )
    .onConflict((conflict) => conflict.columns(['lineage_id', 'key']).doNothing())
    .execute();
  await db
    .insertInto('lineage_returns')
    .columns(['lineage_id', 'key', 'returns', 'created_at'])
    .expression(
      db
        .selectFrom('lineage_returns')
        .select([sql<string>`cast(${into} as text)`.as('lineage_id'), 'key', 'returns', 'created_at'])
        .where('lineage_id', '=', from),
    )
    .onConflict((conflict) => conflict.columns(['lineage_id', 'key']).doNothing())
    .execute();
  for (const table of ['strategies', 'lineage_ideas'] as const) {
    await db
      .updateTable(table)
      .set({ lineage_id: into })
      .where('lineage_id', '=', from)
      .where('owner_id', '=', ownerId)
      .execute();
  }
}

/**
 * From now on this logic of this owner belongs to the lineage. One that belongs to another already brings it along: else a
 * blank strategy, edited until it is the old idea, would start to count anew. Answers the lineage that is left.
 */
export async function joinLineage(
  db: Kysely<Database>,
  ownerId: string,
  spec: StrategySpec,
  lineageId: string,
): Promise<string> {
  const known = await lineageOfIdea(db, ownerId, ideaKey(spec));
  if (known === null) {
    await db
      .insertInto('lineage_ideas')
      .values({ owner_id: ownerId, idea_key: ideaKey(spec), lineage_id: lineageId })
      .onConflict((conflict) => conflict.columns(['owner_id', 'idea_key']).doNothing())
      .execute();
    return lineageId;
  }
  if (known !== lineageId) await mergeLineages(db, ownerId, lineageId, known);
  return known;
}

/** Adds what was tried; what was counted before counts once. There is no way to take a trial back. */
export async function addTrials(
  db: Kysely<Database>,
  lineageId: string,
  trials: readonly Trial[],
  at: number,
): Promise<void> {
  const batch = 500;
  for (let from = 0; from < trials.length; from += batch) {
    await db
      .insertInto('lineage_trials')
      .values(trials.slice(from, from + batch).map((trial) => ({ ...trial, lineage_id: lineageId, created_at: at })))
      .onConflict((conflict) => conflict.columns(['lineage_id', 'key']).doNothing())
      .execute();
  }
}

/** Keeps what a tested version did; the same result again is the same row. */
export async function addReturns(
  db: Kysely<Database>,
  lineageId: string,
  key: string,
  stream: ReturnStream,
  at: number,
): Promise<void> {
  await db
    .insertInto('lineage_returns')
    .values({ lineage_id: lineageId, key, returns: JSON.stringify(stream), created_at: at })
    .onConflict((conflict) => conflict.columns(['lineage_id', 'key']).doNothing())
    .execute();
}

/** More streams than this raise the hurdle no further that anybody would notice, and take time to compare. */
const mostStreams = 400;

/** An owner with everybody who has worked in the same browser. */
async function ownersBeside(db: Kysely<Database>, ownerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('owners as own')
    .innerJoin('owners as other', 'other.device_id', 'own.device_id')
    .select('other.id')
    .where('own.id', '=', ownerId)
    .execute();
  return [...new Set([ownerId, ...rows.map(({ id }) => id)])];
}

/** What an owner, and others in the same browser, have had tested for all their ideas, oldest first. */
export async function triedStreams(db: Kysely<Database>, ownerId: string): Promise<readonly TriedStream[]> {
  const owners = await ownersBeside(db, ownerId);
  const rows = await db
    .selectFrom('lineage_returns')
    .select(['lineage_id', 'returns'])
    .where('lineage_id', 'in', (ideas) =>
      ideas.selectFrom('lineage_ideas').select('lineage_id').where('owner_id', 'in', owners),
    )
    .orderBy('created_at')
    .orderBy('key')
    .limit(mostStreams)
    .execute();
  // Written by this file from a typed value.
  return rows.map(({ lineage_id: lineage, returns }) => ({ lineage, ...(JSON.parse(returns) as ReturnStream) }));
}

/**
 * Trials behind each lineage of an owner: the settings tried for it, and every other thing the same person had tested, each
 * group of returns that move together counted once.
 */
export async function countTried(
  db: Kysely<Database>,
  ownerId: string,
  lineageIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const own = await countTrials(db, lineageIds);
  if (own.size === 0) return own;
  const streams = await triedStreams(db, ownerId);
  return new Map([...own].map(([lineage, count]) => [lineage, trialsBehind(lineage, count, streams)]));
}

/** Variants tried per lineage. */
export async function countTrials(
  db: Kysely<Database>,
  lineageIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (lineageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lineage_trials')
    .select(({ fn }) => ['lineage_id', fn.countAll().as('count')] as const)
    .where('lineage_id', 'in', [...new Set(lineageIds)])
    .groupBy('lineage_id')
    .execute();
  return new Map(rows.map((row) => [row.lineage_id, Number(row.count)]));
}
