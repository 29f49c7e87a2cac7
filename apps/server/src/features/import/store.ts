import { brotliDecompressSync } from 'node:zlib';
import type { Insertable, Kysely } from 'kysely';
import { decodeBars } from '@plumbline/model/bar-chunk';
import { encodeBars } from '@plumbline/model/bar-chunk-write';
import { PlumblineError } from '@plumbline/model/errors';
import type { Source } from '@plumbline/model/source';
import type { StoredBars } from '@plumbline/market/store/market-store';
import { compressBars, readBars, replaceBars } from '../bars/service.ts';
import type { RowsAndBodies } from '../../platform/db/open-store.ts';
import type { Database } from '../../platform/db/schema.ts';

type Kept = Omit<StoredBars, 'series'> & { readonly series: Omit<StoredBars['series'], 'columns'> };

function keep({ series, ...rest }: StoredBars): { readonly replaced: string; readonly replaced_body: Uint8Array } {
  const { columns, ...about } = series;
  const kept: Kept = { ...rest, series: about };
  return { replaced: JSON.stringify(kept), replaced_body: compressBars(encodeBars(columns, series.priceDecimals)) };
}

function unkeep(replaced: string, body: Uint8Array): StoredBars {
  // Written by this file from a typed value.
  const kept = JSON.parse(replaced) as Kept;
  return { ...kept, series: { ...kept.series, columns: decodeBars(brotliDecompressSync(body)).columns } };
}

/** Puts the bars of a file in the place of what was there and keeps that beside the import: all in one transaction. */
export function applyRows({ db, bodies }: RowsAndBodies, id: string, stored: StoredBars): Promise<boolean> {
  const { instrumentId, interval } = stored.series;
  return db.transaction().execute(async (trx) => {
    const before = await readBars({ db: trx, bodies }, instrumentId, interval);
    const changed = await trx
      .updateTable('imports')
      .set({
        state: 'applied',
        instrument_id: instrumentId,
        interval,
        locator: stored.source.locator,
        applied_at: stored.storedAt,
        ...(before === null ? { replaced: null, replaced_body: null } : keep(before)),
      })
      .where('id', '=', id)
      .where('state', '=', 'arriving')
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) {
      throw new PlumblineError('not-found', 'This file was applied already or is gone; send it again.');
    }
    await replaceBars({ db: trx, bodies }, stored);
    await trx.deleteFrom('import_parts').where('import_id', '=', id).execute();
    return before !== null;
  });
}

/** Brings back what an import replaced, unless the bars have changed since. */
export function undoRows({ db, bodies }: RowsAndBodies, id: string, ownerId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('imports')
      .selectAll()
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst();
    if (row === undefined || row.state !== 'applied' || row.instrument_id === null || row.interval === null) {
      throw new PlumblineError('not-found', 'There is no import to undo.');
    }
    const { instrument_id, interval } = row;
    const current = await trx
      .selectFrom('bar_sets')
      .select(['stored_at', 'source'])
      .where('instrument_id', '=', instrument_id)
      .where('interval', '=', interval)
      .executeTakeFirst();
    // Written by the market store from a typed value.
    const locator = current === undefined ? null : (JSON.parse(current.source) as Source).locator;
    if (current?.stored_at !== row.applied_at || locator !== row.locator) {
      throw new PlumblineError('bad-input', 'These prices have changed since the import; it can no longer be undone.');
    }
    if (row.replaced !== null && row.replaced_body !== null)
      await replaceBars({ db: trx, bodies }, unkeep(row.replaced, row.replaced_body));
    else {
      for (const table of ['bar_chunks', 'bar_sets'] as const) {
        await trx
          .deleteFrom(table)
          .where('instrument_id', '=', instrument_id)
          .where('interval', '=', interval)
          .execute();
      }
    }
    await trx
      .updateTable('imports')
      .set({ state: 'undone', replaced: null, replaced_body: null })
      .where('id', '=', id)
      .execute();
  });
}

export async function insertImport(db: Kysely<Database>, row: Insertable<Database['imports']>): Promise<void> {
  await db.insertInto('imports').values(row).execute();
}

export async function deleteImport(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute();
}

/** Forgets files that were announced and never applied, and imports that can no longer be undone. */
export async function deleteOld(
  db: Kysely<Database>,
  { arrivedBefore, undoneBefore }: { readonly arrivedBefore: number; readonly undoneBefore: number },
): Promise<void> {
  await db.deleteFrom('imports').where('state', '=', 'arriving').where('created_at', '<', arrivedBefore).execute();
  await db.deleteFrom('imports').where('created_at', '<', undoneBefore).execute();
}

/** Files that an owner has announced and not applied. */
export async function countArriving(db: Kysely<Database>, ownerId: string): Promise<number> {
  const { arriving } = await db
    .selectFrom('imports')
    .select(({ fn }) => fn.countAll<number | bigint | string>().as('arriving'))
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'arriving')
    .executeTakeFirstOrThrow();
  return Number(arriving);
}

/** A file on its way in, of its owner. */
export async function findArriving(
  db: Kysely<Database>,
  ownerId: string,
  id: string,
): Promise<{ readonly file_name: string; readonly bytes: number } | undefined> {
  return db
    .selectFrom('imports')
    .select(['file_name', 'bytes'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'arriving')
    .executeTakeFirst();
}

/** The bodies of the parts that have arrived, in their order. */
export async function readParts(db: Kysely<Database>, id: string): Promise<readonly Uint8Array[]> {
  const parts = await db
    .selectFrom('import_parts')
    .select('body')
    .where('import_id', '=', id)
    .orderBy('part')
    .execute();
  return parts.map(({ body }) => body);
}

/** Keeps a part, in place of the same one sent before; answers how many have arrived. */
export async function writePart(db: Kysely<Database>, id: string, part: number, body: Uint8Array): Promise<number> {
  await db
    .insertInto('import_parts')
    .values({ import_id: id, part, body })
    .onConflict((conflict) => conflict.columns(['import_id', 'part']).doUpdateSet({ body }))
    .execute();
  const { received } = await db
    .selectFrom('import_parts')
    .select(({ fn }) => fn.countAll<number | bigint | string>().as('received'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(received);
}
