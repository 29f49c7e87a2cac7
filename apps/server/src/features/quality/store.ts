import { dayMs } from '@plumbline/model/date';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import { retention } from '../../retention.ts';

/** What the page says of it. */
export const quarantineLimits = {
  days: retention.quarantineMs / dayMs,
  rows: retention.quarantineRows,
} as const;

/** Removes refused answers that are too old, and the oldest of those that are too many. Gives how many went. */
export async function purgeQuarantine({ db }: Pick<Store, 'db'>, clock: Clock): Promise<number> {
  const old = await db
    .deleteFrom('quarantine')
    .where('at', '<', clock.now() - retention.quarantineMs)
    .executeTakeFirst();
  // Ids begin with their time, so their order is that of the rows.
  const first = await db
    .selectFrom('quarantine')
    .select('id')
    .orderBy('id', 'desc')
    .offset(quarantineLimits.rows)
    .limit(1)
    .executeTakeFirst();
  if (first === undefined) return Number(old.numDeletedRows);
  const many = await db.deleteFrom('quarantine').where('id', '<=', first.id).executeTakeFirst();
  return Number(old.numDeletedRows + many.numDeletedRows);
}

/** The newest refused answers, and how many are kept in all. */
export async function readQuarantineRows({ db }: Pick<Store, 'db'>, limit: number) {
  const rows = await db
    .selectFrom('quarantine')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('quarantine')
    .select(({ fn }) => fn.countAll<number | bigint | string>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
