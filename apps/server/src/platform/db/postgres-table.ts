import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** Runs one statement of the caller's transaction. */
export type Run = <T>(statement: RawBuilder<T>) => Promise<readonly T[]>;

interface Named {
  readonly name: string;
  /** The statement or clause that makes it, as the server writes it. */
  readonly definition: string;
}

/** All that a table has beside its rows, in the words of the server: it can be made again from them and compared. */
export interface TableDescription {
  readonly owner: string;
  readonly columns: readonly Named[];
  /** Primary and foreign keys, and what must be unique; checks are copied with the columns. */
  readonly constraints: readonly (Named & { readonly kind: string; readonly refers: string | null })[];
  readonly indexes: readonly Named[];
  readonly triggers: readonly Named[];
  readonly grants: readonly Named[];
  /** Foreign keys of other tables that name this one. */
  readonly incoming: readonly (Named & { readonly table: string })[];
}

/** How a table is divided now. */
export interface Division {
  /** 1 for a plain table. */
  readonly parts: number;
  /** `HASH (owner_id)`; null for a plain table. */
  readonly key: string | null;
  /** Storage settings of the table or of one of its parts, such as those of autovacuum. */
  readonly settings: readonly string[];
  /** What it has that would be lost, or does not go with partitions. */
  readonly hindrances: readonly string[];
}

export async function describeTable(run: Run, table: string): Promise<TableDescription> {
  const of = sql`${table}::regclass`;
  const [first] = await run(sql<{ owner: string }>`
    select pg_get_userbyid(relowner)::text as owner from pg_class where oid = ${of}`);
  const columns = await run(sql<Named>`
    select a.attname::text as name,
           concat_ws(' ', format_type(a.atttypid, a.atttypmod), c.collname, case when a.attnotnull then 'not null' end,
                     pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated, a.attstorage,
                     a.attacl::text) as definition
      from pg_attribute a
      left join pg_collation c on c.oid = a.attcollation
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = ${of} and a.attnum > 0 and not a.attisdropped order by a.attnum`);
  const constraints = await run(sql<TableDescription['constraints'][number]>`
    select conname::text as name, contype::text as kind, pg_get_constraintdef(oid) as definition,
           case contype when 'f' then confrelid::regclass::text end as refers
      from pg_constraint where conrelid = ${of} and conparentid = 0 order by conname`);
  // A partitioned index is written ON ONLY, which would leave its parts without it.
  const indexes = await run(sql<Named>`
    select c.relname::text as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = ${of} and not exists (select 1 from pg_constraint where conindid = c.oid and contype in ('p', 'u', 'x'))
     order by c.relname`);
  const triggers = await run(sql<Named>`
    select tgname::text as name, pg_get_triggerdef(oid) as definition
      from pg_trigger where tgrelid = ${of} and not tgisinternal and tgparentid = 0 order by tgname`);
  const grants = await run(sql<Named>`
    select case g.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(g.grantee)) end as name,
           g.privilege_type || g.columns as definition
      from pg_class c cross join lateral (
           select grantee, privilege_type || case when is_grantable then '*' else '' end as privilege_type, '' as columns
             from aclexplode(coalesce(c.relacl, acldefault('r', c.relowner)))
           union all
           select x.grantee, x.privilege_type || case when x.is_grantable then '*' else '' end, format('(%I)', a.attname)
             from pg_attribute a cross join lateral aclexplode(a.attacl) x where a.attrelid = c.oid) g
     where c.oid = ${of} and g.grantee <> c.relowner order by 1, 2`);
  const incoming = await run(sql<TableDescription['incoming'][number]>`
    select conname::text as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
      from pg_constraint where confrelid = ${of} and conrelid <> ${of} and conparentid = 0 order by 2, 1`);
  return { owner: first?.owner ?? '', columns, constraints, indexes, triggers, grants, incoming };
}

export async function readDivision(run: Run, table: string): Promise<Division | null> {
  const [found] = await run(sql<Division>`
    select case c.relkind when 'p' then parts.count else 1 end as parts,
           case c.relkind when 'p' then pg_get_partkeydef(c.oid) end as key,
           to_json(array(select unnest(s.reloptions))
                   || array(select 'toast.' || unnest(t.reloptions))) as settings,
           to_json(array_remove(array[
             case when c.relkind = 'r' and parts.count > 0 then 'tables that inherit from it' end,
             case when c.relrowsecurity then 'row security' end,
             case when c.relhasrules then 'rules' end,
             case when c.relpersistence <> 'p' then 'rows that are not logged' end,
             case when c.relreplident <> 'd' then 'an identity for replication' end,
             case when exists (select 1 from pg_publication_rel where prrelid = c.oid) then 'a publication' end,
             case when exists (select 1 from pg_trigger where tgrelid = c.oid and not tgisinternal and tgenabled <> 'O')
               then 'triggers that are switched off' end], null)) as hindrances
      from pg_class c
      cross join lateral (select count(*)::int as count, min(inhrelid::bigint)::oid as first
                            from pg_inherits where inhparent = c.oid) parts
      left join pg_class s on s.oid = case c.relkind when 'p' then parts.first else c.oid end
      left join pg_class t on t.oid = s.reltoastrelid
     where c.oid = to_regclass(${table})`);
  return found ?? null;
}
