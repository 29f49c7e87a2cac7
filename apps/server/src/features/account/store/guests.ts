import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { appendAudit } from '../../../platform/audit.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { EventLog } from '../../../platform/events/event-log.ts';
import type { Owner } from '../../../platform/http/owner.ts';
import { retention } from '../../../retention.ts';
import { removeWork } from './remove-work.ts';

const atOnce = 500;

/** Guests who speak to somebody without coming: they stay, whoever else goes. `owners` is the table they stand in. */
export const isKeptGuest: RawBuilder<boolean> = sql<boolean>`(
  exists (select 1 from activations a where a.owner_id = owners.id and a.state <> 'ended')
  or exists (select 1 from ledger_entries l where l.owner_id = owners.id)
  or exists (select 1 from alerts r where r.owner_id = owners.id and r.state = 'active')
  or exists (select 1 from report_shares s join reports r on r.id = s.report_id
    where r.owner_id = owners.id and s.revoked_at is null)
  or exists (select 1 from strategy_shares s join strategies r on r.id = s.strategy_id
    where r.owner_id = owners.id and s.revoked_at is null)
  or exists (select 1 from conversation_shares s join conversations r on r.id = s.conversation_id
    where r.owner_id = owners.id and s.revoked_at is null))`;

/** Guests that stand for themselves: no work that waits for a decision, nor what an account took over. */
const guests = (db: Kysely<Database>) =>
  db
    .selectFrom('owners')
    .select('owners.id')
    .where('kind', '=', 'anonymous')
    .where('user_id', 'is', null)
    .where('merging_into', 'is', null)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`not ${isKeptGuest}`);

interface Removing {
  readonly db: Kysely<Database>;
  readonly now: number;
  readonly unseenMs: number;
  readonly events: Pick<EventLog, 'remove'>;
}

/**
 * First it is settled that a guest goes, whole days ahead whatever the setting was before; a visit takes that back. Then
 * those whose day has come go with all that is theirs.
 */
export async function removeGuests({ db, now, unseenMs, events }: Removing): Promise<number> {
  const { guestNoticeMs } = retention;
  const seen = sql<number>`coalesce(last_seen_at, created_at)`;
  const day = sql<number>`${seen} + ${sql.lit(unseenMs)}`;
  const earliest = now + guestNoticeMs;
  await db
    .updateTable('owners')
    .set({ removal_at: sql<number>`case when ${day} > ${sql.lit(earliest)} then ${day} else ${sql.lit(earliest)} end` })
    .where('id', 'in', guests(db).where('removal_at', 'is', null).where(day, '<=', earliest))
    .execute();
  const due = await guests(db).where('removal_at', '<=', now).limit(atOnce).execute();
  let removed = 0;
  for (const { id } of due) {
    removed += await db.transaction().execute(async (trx) => {
      // Whoever came in this moment, or whose strategy was switched on, stays.
      const still = await guests(trx).where('removal_at', '<=', now).where('owners.id', '=', id).executeTakeFirst();
      if (still === undefined) return 0;
      await removeWork(trx, events, id);
      return 1;
    });
  }
  if (removed > 0) await db.transaction().execute((trx) => appendAudit(trx, entryOf(removed), now));
  return removed;
}

const entryOf = (removed: number) =>
  ({ actor: 'server', action: 'guests-removed', subject: String(removed), outcome: 'done', address: '' }) as const;

/** Until when a guest is kept who does not come again; null for accounts, and for guests who are kept in any case. */
export async function keptUntil(db: Kysely<Database>, { id, kind }: Owner, until: number): Promise<number | null> {
  if (kind !== 'anonymous') return null;
  const row = await guests(db).where('owners.id', '=', id).executeTakeFirst();
  return row === undefined ? null : until;
}
