import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Kysely, Selectable } from 'kysely';
import { ulid } from 'ulid';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { PlumblineError } from '@plumbline/model/errors';
import type { Source } from '@plumbline/model/source';
import type { MarketStore, StoredBars } from '@plumbline/market/store/market-store';
import type { RowsAndBodies } from '../../platform/db/open-store.ts';
import type { Database } from '../../platform/db/schema.ts';
import { chunkRows, joinChunks } from './bar-chunk-rows.ts';

/** The last good real data, in the database of the server. */
export function databaseMarketStore(store: RowsAndBodies): MarketStore {
  const { db } = store;
  return {
    readBars: (id, interval) => readBars(store, id, interval),
    writeBars: (bars) => writeBars(store, bars),

    async hasGivenBars() {
      const given = db.selectFrom('bar_sets').select('provider').where('provider', 'is not', null).limit(1);
      return (await given.executeTakeFirst()) !== undefined;
    },

    async readDocument(kind, key) {
      const row = await db
        .selectFrom('documents')
        .selectAll()
        .where('kind', '=', kind)
        .where('key', '=', key)
        .executeTakeFirst();
      if (row === undefined) return null;
      return { body: parseJson(unpack(row.body)), source: parseSource(row.source), storedAt: row.stored_at };
    },

    async writeDocument(kind, key, { body, source, storedAt }) {
      const values = { body: pack(JSON.stringify(body)), source: JSON.stringify(source), stored_at: storedAt };
      await db
        .insertInto('documents')
        .values({ kind, key, ...values })
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(values))
        .execute();
    },

    async quarantine({ provider, url, code, reason, bodySha256, bytes, at }) {
      const row = { id: ulid(at), provider, url, code, reason, body_sha256: bodySha256, bytes, at };
      await db.insertInto('quarantine').values(row).execute();
    },
  };
}

/** The stored series of one interval; null when there is none. */
export async function readBars(
  store: RowsAndBodies,
  id: StoredBars['series']['instrumentId'],
  interval: StoredBars['series']['interval'],
): Promise<StoredBars | null> {
  const { db, bodies } = store;
  const set = await db
    .selectFrom('bar_sets')
    .selectAll()
    .where('instrument_id', '=', id)
    .where('interval', '=', interval)
    .executeTakeFirst();
  if (set === undefined) return null;
  const chunks = (await chunksOfReplica(store, id, interval)) ?? (await chunksIn(db, id, interval));
  return {
    series: {
      instrumentId: id,
      interval,
      adjustment: set.adjustment,
      currency: set.currency,
      priceDecimals: set.decimals,
      columns: joinChunks(await Promise.all(chunks.map(({ body, object }) => bodies.read({ bytes: body, object })))),
      isLastPartial: set.last_partial === 1,
    },
    actions: parseActions(set.actions),
    source: parseSource(set.source),
    storedAt: set.stored_at,
    providerId: set.provider,
    wholeAt: set.whole_at,
    lacksActions: set.lacks_actions === 1,
  };
}

type Series = Pick<StoredBars['series'], 'instrumentId' | 'interval'>;
type ChunkRow = Pick<Selectable<Database['bar_chunks']>, 'chunk' | 'sha256' | 'body' | 'object'>;

async function chunksIn(
  db: Kysely<Database>,
  id: Series['instrumentId'],
  interval: Series['interval'],
): Promise<readonly ChunkRow[]> {
  return db
    .selectFrom('bar_chunks')
    .select(['chunk', 'sha256', 'body', 'object'])
    .where('instrument_id', '=', id)
    .where('interval', '=', interval)
    .orderBy('first_at')
    .execute();
}

/** The chunks as a replica has them, when they are those of the store; null when they are not, or there is none. */
async function chunksOfReplica(
  { db, replica }: RowsAndBodies,
  id: Series['instrumentId'],
  interval: Series['interval'],
): Promise<readonly ChunkRow[] | null> {
  if (replica == null) return null;
  const [own, copied] = await Promise.all([
    db
      .selectFrom('bar_chunks')
      .select('sha256')
      .where('instrument_id', '=', id)
      .where('interval', '=', interval)
      .orderBy('first_at')
      .execute(),
    replica.read((copy) => chunksIn(copy, id, interval)),
  ]);
  const isSame = copied?.length === own.length && own.every(({ sha256 }, n) => sha256 === copied[n]?.sha256);
  return isSame ? copied : null;
}

function writeBars({ db, bodies }: RowsAndBodies, stored: StoredBars): Promise<void> {
  return db.transaction().execute((trx) => replaceBars({ db: trx, bodies }, stored));
}

/** Replaces the series within a transaction; chunks that did not change are left alone. */
export async function replaceBars({ db: trx, bodies }: RowsAndBodies, stored: StoredBars): Promise<void> {
  const { series, actions, source, storedAt, providerId = null, wholeAt = null, lacksActions = false } = stored;
  if (source.simulated) throw new PlumblineError('data-refused', 'Simulated bars are never stored.');
  const key = { instrument_id: series.instrumentId, interval: series.interval };
  const rows = chunkRows(series);
  const values = {
    adjustment: series.adjustment,
    currency: series.currency,
    decimals: series.priceDecimals,
    last_partial: series.isLastPartial ? (1 as const) : (0 as const),
    source: JSON.stringify(source),
    actions: JSON.stringify(actions),
    stored_at: storedAt,
    provider: providerId,
    whole_at: wholeAt,
    lacks_actions: lacksActions ? (1 as const) : (0 as const),
  };
  await trx
    .insertInto('bar_sets')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['instrument_id', 'interval']).doUpdateSet(values))
    .execute();
  const chunks = await trx
    .selectFrom('bar_chunks')
    .select(['chunk', 'sha256'])
    .where('instrument_id', '=', key.instrument_id)
    .where('interval', '=', key.interval)
    .execute();
  const hashes = new Map(chunks.map(({ chunk, sha256 }) => [chunk, sha256]));
  const kept = new Set(rows.filter(({ chunk, sha256 }) => hashes.get(chunk) === sha256).map(({ chunk }) => chunk));
  const replaced = [...hashes.keys()].filter((chunk) => !kept.has(chunk));
  if (replaced.length > 0) {
    await trx
      .deleteFrom('bar_chunks')
      .where('instrument_id', '=', key.instrument_id)
      .where('interval', '=', key.interval)
      .where('chunk', 'in', replaced)
      .execute();
  }
  const written = await Promise.all(
    rows
      .filter(({ chunk }) => !kept.has(chunk))
      .map(async ({ body, ...row }) => {
        const { bytes, object } = await bodies.keep('bars', body);
        return { ...key, ...row, body: bytes ?? new Uint8Array(), object };
      }),
  );
  if (written.length > 0) await trx.insertInto('bar_chunks').values(written).execute();
}

const pack = (text: string): Uint8Array =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const unpack = (body: Uint8Array): string => brotliDecompressSync(body).toString('utf8');

function parseJson(text: string): unknown {
  return JSON.parse(text);
}

function parseSource(text: string): Source {
  // Written by this file from a typed value.
  return JSON.parse(text) as Source;
}

function parseActions(text: string): readonly CorporateAction[] {
  // Written by this file from a typed value.
  return JSON.parse(text) as readonly CorporateAction[];
}
