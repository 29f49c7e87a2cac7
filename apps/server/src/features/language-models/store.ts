import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ModelService } from '@plumbline/contract/models';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;
export type ServiceRow = Selectable<Database['model_services']>;
export type SpendRow = Selectable<Database['model_spend']>;

/** What one request cost. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Of a request that was counted before. */
  readonly isCorrection?: boolean;
}

export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

export async function readServices(db: Db, ownerId: string): Promise<readonly ServiceRow[]> {
  return db.selectFrom('model_services').selectAll().where('owner_id', '=', ownerId).execute();
}

type ServiceKey = Pick<ServiceRow, 'owner_id' | 'service'>;

/** The keys of every owner, and what they are kept for. */
export async function listSealed(
  trx: Transaction<Database>,
): Promise<readonly (ServiceKey & Pick<ServiceRow, 'base_url'> & { readonly sealed: string })[]> {
  return trx
    .selectFrom('model_services')
    .select(['owner_id', 'service', 'base_url', 'sealed'])
    .where('sealed', 'is not', null)
    .$narrowType<{ sealed: string }>()
    .execute();
}

export async function updateSealed(trx: Transaction<Database>, row: ServiceKey, sealed: string): Promise<void> {
  await trx
    .updateTable('model_services')
    .set({ sealed })
    .where('owner_id', '=', row.owner_id)
    .where('service', '=', row.service)
    .execute();
}

/** Replaces what was kept about a service; the first one is chosen at once. */
export async function writeService(db: Db, row: Omit<ServiceRow, 'is_chosen'>): Promise<void> {
  const { owner_id: ownerId, service, ...values } = row;
  await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('model_services').select('service').where('owner_id', '=', ownerId).execute();
    await trx
      .insertInto('model_services')
      .values({ owner_id: ownerId, service, ...values, is_chosen: known.length === 0 ? 1 : 0 })
      .onConflict((conflict) => conflict.columns(['owner_id', 'service']).doUpdateSet(values))
      .execute();
  });
}

export async function deleteService(db: Db, ownerId: string, service: ModelService): Promise<void> {
  await db.deleteFrom('model_services').where('owner_id', '=', ownerId).where('service', '=', service).execute();
}

export async function chooseService(db: Db, ownerId: string, service: ModelService | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('model_services').set({ is_chosen: 0 }).where('owner_id', '=', ownerId).execute();
    if (service === null) return;
    await trx
      .updateTable('model_services')
      .set({ is_chosen: 1 })
      .where('owner_id', '=', ownerId)
      .where('service', '=', service)
      .execute();
  });
}

export async function readSpend(db: Db, ownerId: string, month: string): Promise<readonly SpendRow[]> {
  return db.selectFrom('model_spend').selectAll().where('owner_id', '=', ownerId).where('month', '=', month).execute();
}

/** Adds one request to the month; answers what the month has cost so far. */
export async function addSpend(
  db: Db,
  place: { readonly ownerId: string; readonly service: string; readonly month: string },
  { inputTokens, outputTokens, isCorrection }: Usage,
  cost: number | null,
): Promise<number> {
  const calls = isCorrection === true ? 0 : 1;
  const row = await db
    .insertInto('model_spend')
    .values({
      owner_id: place.ownerId,
      service: place.service,
      month: place.month,
      calls,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      cost,
    })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'service', 'month']).doUpdateSet((eb) => ({
        calls: eb('model_spend.calls', '+', calls),
        input_tokens: eb('model_spend.input_tokens', '+', inputTokens),
        output_tokens: eb('model_spend.output_tokens', '+', outputTokens),
        cost: cost === null ? eb.ref('model_spend.cost') : eb(eb.fn.coalesce('model_spend.cost', eb.val(0)), '+', cost),
      })),
    )
    .returning('cost')
    .executeTakeFirstOrThrow();
  return row.cost ?? 0;
}
