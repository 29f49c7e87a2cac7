import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

type DrawingRow = Selectable<Database['drawings']>;
type LayoutRow = Selectable<Database['chart_layouts']>;

export async function listDrawingRows(
  db: Kysely<Database>,
  ownerId: string,
  instrumentId: string,
): Promise<readonly DrawingRow[]> {
  return db
    .selectFrom('drawings')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('instrument_id', '=', instrumentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Writes a drawing, or the new body of the one of this id over the same instrument. */
export async function upsertDrawing(trx: Transaction<Database>, row: DrawingRow): Promise<void> {
  await trx
    .insertInto('drawings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'id'])
        .doUpdateSet({ body: row.body })
        .where('drawings.instrument_id', '=', row.instrument_id),
    )
    .execute();
}

export async function deleteDrawing(
  db: Kysely<Database>,
  { owner_id: ownerId, instrument_id: instrumentId, id }: Pick<DrawingRow, 'owner_id' | 'instrument_id' | 'id'>,
): Promise<void> {
  await db
    .deleteFrom('drawings')
    .where('owner_id', '=', ownerId)
    .where('instrument_id', '=', instrumentId)
    .where('id', '=', id)
    .execute();
}

export async function listLayoutRows(db: Kysely<Database>, ownerId: string): Promise<readonly LayoutRow[]> {
  return db
    .selectFrom('chart_layouts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function upsertLayout(trx: Transaction<Database>, row: LayoutRow): Promise<void> {
  await trx
    .insertInto('chart_layouts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doUpdateSet({ body: row.body }))
    .execute();
}

export async function deleteLayout(db: Kysely<Database>, ownerId: string, id: string): Promise<void> {
  await db.deleteFrom('chart_layouts').where('owner_id', '=', ownerId).where('id', '=', id).execute();
}
