import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './db/schema.ts';

type Db = Kysely<Database>;

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Adds to the time that jobs worked for an owner on the day of an instant. */
export async function addComputing(db: Db, ownerId: string, ms: number, at: number): Promise<void> {
  await db
    .insertInto('owner_usage')
    .values({ owner_id: ownerId, day: dayOf(at), computing_ms: Math.round(ms) })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'day'])
        .doUpdateSet((eb) => ({ computing_ms: eb('owner_usage.computing_ms', '+', Math.round(ms)) })),
    )
    .execute();
}

export async function readComputing(db: Db, ownerId: string, at: number): Promise<number> {
  const row = await db
    .selectFrom('owner_usage')
    .select('computing_ms')
    .where('owner_id', '=', ownerId)
    .where('day', '=', dayOf(at))
    .executeTakeFirst();
  return row?.computing_ms ?? 0;
}

/** Forgets the days before that of an instant. */
export async function purgeUsage(db: Db, at: number): Promise<void> {
  await db.deleteFrom('owner_usage').where('day', '<', dayOf(at)).execute();
}

interface Kept {
  /** Rows of `t`, each with the owner it belongs to as `o.owner_id`. */
  readonly from: string;
  readonly columns: readonly string[];
  /** Columns that say how many bytes lie outside the row. */
  readonly counts?: readonly string[];
  /** Which of them count: what was removed goes within the hour. */
  readonly where?: string;
}

const kept = 'o.deleted_at is null';

/** Where work of owners takes room. What is not named has small rows, and a number of them that its feature limits. */
const storing: readonly Kept[] = [
  {
    from: 'reports o',
    columns: ['o.instrument', 'o.body', 'o.packed', 'o.gist'],
    counts: ['o.packed_bytes'],
    where: kept,
  },
  {
    from: 'strategy_versions t join strategies o on o.id = t.strategy_id',
    columns: ['t.spec', 't.note', 't.summary', 't.verdict'],
    where: kept,
  },
  {
    from: 'sweep_pieces t join strategy_sweeps s on s.id = t.sweep_id join strategies o on o.id = s.strategy_id',
    columns: ['t.sharpe'],
    where: kept,
  },
  {
    from: 'messages t join conversations o on o.id = t.conversation_id',
    columns: ['t.words', 't.body'],
    where: kept,
  },
  { from: 'desk_runs o', columns: ['o.body', 'o.memo'] },
  { from: 'lab_runs o', columns: ['o.body', 'o.spec', 'o.hypothesis'] },
  { from: 'lab_steps t join lab_runs o on o.id = t.lab_id', columns: ['t.outcome'] },
  { from: 'reader_documents o', columns: ['o.title', 'o.spans'] },
  { from: 'brief_issues t join briefs o on o.id = t.brief_id', columns: ['t.body'] },
  { from: 'imports o', columns: ['o.replaced', 'o.replaced_body'] },
  { from: 'import_parts t join imports o on o.id = t.import_id', columns: ['t.body'] },
  { from: 'drawings o', columns: ['o.body'] },
  { from: 'deliveries o', columns: ['o.message', 'o.tries'] },
];

/** Selects owner and bytes of everything kept, of all owners or those a condition names. Both engines know a length without reading the value. */
function storedSql(condition: string): string {
  const parts = storing.map(({ from, columns, counts = [], where }) => {
    const sizes = [...columns.map((column) => `octet_length(${column})`), ...counts];
    const bytes = sizes.map((size) => `coalesce(${size}, 0)`).join(' + ');
    const conditions = [condition, where].filter(Boolean).join(' and ');
    return `select o.owner_id as owner_id, ${bytes} as bytes from ${from}${conditions === '' ? '' : ` where ${conditions}`}`;
  });
  return parts.join(' union all ');
}

export interface OwnerBytes {
  readonly ownerId: string;
  readonly bytes: number;
}

/** Statement for the owners with the most, `ownerId` and `bytes`. Reads every row of theirs: for a thread, or another machine. */
export const largestOwnersSql = `select owner_id as "ownerId", cast(sum(bytes) as double precision) as bytes
  from (${storedSql('')}) kept group by owner_id order by 2 desc limit 10`;

export async function readStoredBytes(db: Db, ownerId: string): Promise<number> {
  const [before = '', ...rest] = storedSql('o.owner_id = ?').split('?');
  const inner = rest.reduce((query, text) => sql`${query}${ownerId}${sql.raw(text)}`, sql`${sql.raw(before)}`);
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(cast(sum(bytes) as double precision), 0) as bytes from (${inner}) kept`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
