import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { WorkCounts } from '@plumbline/contract/account';
import type { Database } from '../../../platform/db/schema.ts';
import { tablesOf } from '../../../platform/db/tables-of.ts';

/** How the rows of a table that belong to an owner behave; a table that is not named here simply moves and is exported. */
interface Habit {
  /** What is unique within one owner: where both have one, the account keeps its own. */
  readonly onePer?: string | null;
  /** Stays when an owner's work moves: it belongs to the browser, or is written anew. */
  readonly stays?: boolean;
  /** Means nothing outside this server. */
  readonly isPrivate?: boolean;
}

const habits: Readonly<Record<string, Habit>> = {
  owner_sessions: { stays: true, isPrivate: true },
  // Programs that acted for a browser do not act for the account that takes its work over.
  api_tokens: { stays: true, isPrivate: true },
  // A day later nobody asks for it.
  owner_usage: { stays: true, isPrivate: true },
  idempotency: { stays: true, isPrivate: true },
  imports: { isPrivate: true },
  // Found again whenever it is wanted.
  strategy_sweeps: { isPrivate: true },
  // What was said on the way to a memo.
  desk_steps: { isPrivate: true },
  // Found again from the count and the prices; the run itself keeps what came of it.
  lab_steps: { isPrivate: true },
  // Sealed with the key of this server.
  channels: { isPrivate: true },
  deliveries: { isPrivate: true },
  quiet_hours: { onePer: null },
  // A sealed key opens for its own owner alone.
  model_services: { stays: true, isPrivate: true },
  model_spend: { stays: true },
  // Appended to the ledger of the account; lines are never edited.
  ledger_entries: { stays: true },
  ledger_heads: { stays: true },
  signals: { stays: true },
  reader_skills: { onePer: 'name' },
  lineage_ideas: { onePer: 'idea_key' },
  reader_documents: { onePer: 'id' },
  invite_uses: { onePer: null },
  watched: { onePer: 'instrument_id' },
  // Both sides may have put back the same archive.
  drawings: { onePer: 'id' },
  watchlists: { onePer: 'id' },
  chart_layouts: { onePer: 'id' },
};

export const habitOf = (table: string): Habit => habits[table] ?? {};

/** Rows that belong to a row of an owner. */
const partKeys: Readonly<Record<string, string>> = {
  strategy_id: 'strategies',
  report_id: 'reports',
  conversation_id: 'conversations',
  lab_id: 'lab_runs',
  brief_id: 'briefs',
};

export interface OwnedTable {
  readonly name: string;
  readonly columns: ReadonlySet<string>;
}

export interface PartTable {
  readonly name: string;
  readonly parent: string;
  readonly key: string;
}

export interface OwnedTables {
  readonly owned: readonly OwnedTable[];
  readonly parts: readonly PartTable[];
}

/** Asks the store itself which tables belong to owners, so that a new one is never forgotten. */
export async function readOwnedTables(db: Kysely<Database>): Promise<OwnedTables> {
  const tables = (await tablesOf(db)).map(({ name, columns }) => ({
    name,
    columns: new Set(columns.map((column) => column.name)),
  }));
  const owned = tables.filter(({ columns }) => columns.has('owner_id'));
  const names = new Set(owned.map(({ name }) => name));
  const parts = tables
    .filter(({ name, columns }) => !columns.has('owner_id') && habitOf(name).isPrivate !== true)
    .flatMap(({ name, columns }) =>
      Object.entries(partKeys)
        .filter(([key, parent]) => columns.has(key) && names.has(parent))
        .map(([key, parent]) => ({ name, key, parent })),
    );
  return { owned, parts };
}

const counted = ['reports', 'strategies', 'conversations', 'signals'] as const;

/** How much an owner has of what people count. */
export async function countWork(db: Kysely<Database>, { owned }: OwnedTables, ownerId: string): Promise<WorkCounts> {
  const counts: [string, number][] = [];
  for (const noun of counted) {
    const table = owned.find(({ name }) => name === noun);
    if (table === undefined) continue;
    const { rows } = await sql<{ n: number }>`
      select cast(count(*) as double precision) as n from ${sql.table(noun)}
      where owner_id = ${ownerId} ${table.columns.has('deleted_at') ? sql`and deleted_at is null` : sql``}`.execute(db);
    counts.push([noun, Number(rows[0]?.n ?? 0)]);
  }
  return Object.fromEntries(counts);
}

/** Whether an owner has a row anywhere that would move. */
export async function hasAnything(db: Kysely<Database>, { owned }: OwnedTables, ownerId: string): Promise<boolean> {
  for (const { name } of owned) {
    if (habitOf(name).stays === true) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} where owner_id = ${ownerId} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}
