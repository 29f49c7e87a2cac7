import type { Kysely } from 'kysely';
import type { AuditEntry } from '@plumbline/contract/operation';
import type { Database } from '../../../platform/db/schema.ts';

interface Page {
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Entries of the log, newest first, with the address of accounts that are still there. */
export async function readEntries(
  db: Kysely<Database>,
  { before, limit }: Page,
): Promise<{ readonly entries: AuditEntry[]; readonly hasMore: boolean }> {
  let page = db
    .selectFrom('audit_entries')
    .leftJoin('owners', 'owners.id', 'audit_entries.actor')
    .leftJoin('auth_users', 'auth_users.id', 'owners.user_id')
    .selectAll('audit_entries')
    .select('auth_users.email')
    .orderBy('audit_entries.id', 'desc')
    .limit(limit + 1);
  if (before !== undefined) page = page.where('audit_entries.id', '<', before);
  const rows = await page.execute();
  const entries = rows.slice(0, limit).map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    subject: row.subject,
    outcome: row.outcome,
    who: row.actor,
    email: row.email,
    from: row.place,
  }));
  return { entries, hasMore: rows.length > limit };
}
