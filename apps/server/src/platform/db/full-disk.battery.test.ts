import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onPostgres, onSqlite } from './testing/each-store.ts';

const owner = (id: string) => ({
  id,
  kind: 'anonymous' as const,
  token_sha256: `t-${id}`,
  device_id: 'd'.repeat(20_000),
  created_at: 3e12,
});
const isSaid = { code: 'store-unavailable', message: expect.stringContaining('disk of the server is full') };

onSqlite('a full disk', ({ fresh }) => {
  it('is an outage that ends with room, and what was written before is there', async () => {
    const { db } = await fresh();
    await db.insertInto('owners').values(owner('before')).execute();
    // SQLite answers the same for a file that may not grow as for a disk that has no room.
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(db);
    const fill = async (): Promise<void> => {
      for (let n = 0; n < 20; n += 1)
        await db
          .insertInto('owners')
          .values(owner(`full-${n}`))
          .execute();
    };
    await expect(fill()).rejects.toMatchObject(isSaid);
    expect(await db.selectFrom('owners').select('id').where('id', '=', 'before').executeTakeFirst()).toBeDefined();
    await sql`pragma max_page_count = 1000000`.execute(db);
    await db.insertInto('owners').values(owner('after')).execute();
  });
});

onPostgres('a full disk', ({ fresh }) => {
  it('is an outage, by the code that the database gives it', async () => {
    const { db } = await fresh();
    const full = sql.raw("do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$");
    await expect(sql`${full}`.execute(db)).rejects.toMatchObject(isSaid);
    await db.insertInto('owners').values(owner('after')).execute();
  });
});
