import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { OwnerBytes } from '../owner-usage.ts';
import { largestOwnersSql } from '../owner-usage.ts';
import type { Store } from './open-store.ts';

export interface StoreSizes {
  readonly owners: readonly OwnerBytes[];
  readonly bytes: number;
  /** Pages that are empty and used again; null where the database keeps that to itself. */
  readonly freeBytes: number | null;
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly bytes: number }[];
}

/** How large a store in a file and its tables are, indexes included. Reads every page: for a thread of its own. */
export function measureSqlite(file: string): StoreSizes {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const pragma = (name: string): number => Number(database.prepare(`pragma ${name}`).get()?.[name] ?? 0);
    const page = pragma('page_size');
    const sizes = database
      .prepare(
        `select m.tbl_name as name, sum(s.pgsize) as bytes from dbstat s
         join sqlite_master m on m.name = s.name where s.aggregate = 1 group by m.tbl_name`,
      )
      .all();
    const tables = sizes.map(({ name, bytes }) => {
      const quoted = `"${String(name).replaceAll('"', '""')}"`;
      const rows = database.prepare(`select count(*) as n from ${quoted}`).get()?.['n'];
      return { name: String(name), rows: Number(rows), bytes: Number(bytes) };
    });
    const owners = database
      .prepare(largestOwnersSql)
      .all()
      .map(({ ownerId, bytes }) => ({ ownerId: String(ownerId), bytes: Number(bytes) }));
    return { bytes: pragma('page_count') * page, freeBytes: pragma('freelist_count') * page, tables, owners };
  } finally {
    database.close();
  }
}

/** The same of PostgreSQL, which knows its sizes. Rows as its last analysis counted them. A divided table is its parts. */
export async function measurePostgres({ db }: Pick<Store, 'db'>): Promise<StoreSizes> {
  const { rows } = await sql<{ name: string; rows: string; bytes: string }>`
    select c.relname as name, sum(pg_total_relation_size(p.oid))::text as bytes,
           greatest(coalesce(sum(s.n_live_tup), 0), 0)::text as rows
      from pg_class c
      cross join lateral (select c.oid union all select inhrelid from pg_inherits where inhparent = c.oid) p
      left join pg_stat_user_tables s on s.relid = p.oid
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
     group by c.oid, c.relname`.execute(db);
  const whole = await sql<{ bytes: string }>`select pg_database_size(current_database())::text as bytes`.execute(db);
  const tables = rows.map((row) => ({ name: row.name, rows: Number(row.rows), bytes: Number(row.bytes) }));
  const { rows: owners } = await sql<OwnerBytes>`${sql.raw(largestOwnersSql)}`.execute(db);
  return { bytes: Number(whole.rows[0]?.bytes ?? 0), freeBytes: null, tables, owners };
}
