import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

type DocumentTable = Database['reader_documents'];
export type DocumentRow = Selectable<DocumentTable>;

/** What a list shows of a document; its words are large and read only when it is opened. */
const headColumns = ['id', 'title', 'instrument_id', 'form', 'known_at', 'textless_pages', 'paragraphs'] as const;

export async function listHeads(
  db: Kysely<Database>,
  ownerId: string,
): Promise<readonly Pick<DocumentRow, (typeof headColumns)[number]>[]> {
  return db
    .selectFrom('reader_documents')
    .select(headColumns)
    .where('owner_id', '=', ownerId)
    .orderBy('known_at', 'desc')
    .orderBy('id')
    .execute();
}

/** How much an owner keeps already. */
export async function countKept(
  trx: Transaction<Database>,
  ownerId: string,
): Promise<{ readonly documents: number; readonly letters: number }> {
  const { kept, letters } = await trx
    .selectFrom('reader_documents')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('kept'),
      fn.sum<number | string | null>('letters').as('letters'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return { documents: Number(kept), letters: Number(letters ?? 0) };
}

/** Keeps a document; the same words again only get the new title. */
export async function insertDocument(trx: Transaction<Database>, row: Insertable<DocumentTable>): Promise<void> {
  await trx
    .insertInto('reader_documents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doUpdateSet({ title: row.title }))
    .execute();
}

export async function findDocument(
  db: Kysely<Database>,
  ownerId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('reader_documents')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** All documents of an owner, or those about one instrument; the latest first. */
export async function readDocuments(
  db: Kysely<Database>,
  ownerId: string,
  instrumentId: string | null,
): Promise<readonly DocumentRow[]> {
  const query = db
    .selectFrom('reader_documents')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('known_at', 'desc')
    .orderBy('id');
  return (instrumentId === null ? query : query.where('instrument_id', '=', instrumentId)).execute();
}

/** Whether there was such a document. */
export async function deleteDocument(db: Kysely<Database>, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reader_documents')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows !== 0n;
}
