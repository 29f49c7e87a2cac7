import { sql } from 'kysely';
import { z } from 'zod';
import type { RowsAndBodies } from '../../../platform/db/open-store.ts';
import { reportAsText } from '../../report/service.ts';
import type { OwnedTables } from './owned-tables.ts';
import { habitOf } from './owned-tables.ts';

/** A row as both engines keep it: text and numbers. Blobs belong to tables that are not exported. */
const cell = z.union([z.string(), z.number(), z.null()]);
export const workRow = z.record(z.string(), cell);
export type WorkRow = z.infer<typeof workRow>;

/** Everything of an owner, table by table, parents before their parts. What was deleted is not in it. */
export async function readWork(
  { db, bodies }: RowsAndBodies,
  { owned, parts }: OwnedTables,
  ownerId: string,
): Promise<Map<string, WorkRow[]>> {
  const work = new Map<string, WorkRow[]>();
  const read = async (name: string, where: ReturnType<typeof sql>): Promise<void> => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)} where ${where}`.execute(db);
    const plain = name === 'reports' ? await Promise.all(rows.map((row) => reportAsText(bodies, row))) : rows;
    // Rows of node:sqlite have no prototype.
    work.set(
      name,
      plain.map((row) => workRow.parse({ ...row })),
    );
  };
  const present = (columns: ReadonlySet<string>) => (columns.has('deleted_at') ? sql`and deleted_at is null` : sql``);
  for (const { name, columns } of owned) {
    if (habitOf(name).isPrivate !== true) await read(name, sql`owner_id = ${ownerId} ${present(columns)}`);
  }
  for (const { name, parent, key } of parts) {
    const of = owned.find((table) => table.name === parent);
    if (of === undefined || !work.has(parent)) continue;
    const alive = present(of.columns);
    await read(
      name,
      sql`${sql.ref(key)} in (select id from ${sql.table(parent)} where owner_id = ${ownerId} ${alive})`,
    );
  }
  return work;
}
