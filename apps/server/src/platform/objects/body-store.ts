import type { Kysely } from 'kysely';
import { ulid } from 'ulid';
import { PlumblineError } from '@plumbline/model/errors';
import type { Database } from '../db/schema.ts';
import type { ObjectStorage } from './s3.ts';
import { sha256Of } from './sign.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bodies that may lie outside their rows, and the folder of each. */
export type BodyKind = 'bars' | 'reports';

/** What a row holds of a body: its bytes, or the key of the object that has them. */
export interface KeptBody {
  readonly bytes: Uint8Array | null;
  readonly object: string | null;
}

/** Where the large bodies of rows are: in the rows, or in an object storage. */
export interface BodyStore {
  /** Call it before the row is written: a body whose row then fails is removed later. */
  keep(kind: BodyKind, bytes: Uint8Array): Promise<KeptBody>;
  /** The bytes as they were given; an error with the reason when they are missing or are not those. */
  read(kept: KeptBody): Promise<Bytes>;
  /** Removes objects of before an instant that no row names. */
  sweep(db: Kysely<Database>, before: number): Promise<void>;
}

const missing = (what: string, key: string | null): PlumblineError =>
  new PlumblineError('data-unavailable', `A part of the store cannot be read: ${what}.`, { reason: what, object: key });

function readRow({ bytes, object }: KeptBody): Bytes {
  if (object !== null) throw missing('it lies in an object storage, and OBJECT_STORE_URL is not set', object);
  if (bytes === null || bytes.length === 0) throw missing('its row is empty', null);
  return new Uint8Array(bytes);
}

export const bodiesInRows: BodyStore = {
  keep: async (_, bytes) => ({ bytes, object: null }),
  read: async (kept) => readRow(kept),
  sweep: async () => undefined,
};

/** Read again and again: bars by every report and evaluation of a day. */
const mostCachedBytes = 64 * 2 ** 20;

/**
 * Bodies in an object storage, each under a key of its own that is never used again and says how many bytes it has and their
 * SHA-256: what comes back is checked against its key. Rows that hold their bytes themselves are read as before.
 */
export function bodiesAsObjects(storage: ObjectStorage): BodyStore {
  const cached = new Map<string, Bytes>();
  let cachedBytes = 0;
  const cache = (key: string, bytes: Bytes): Bytes => {
    cachedBytes += bytes.length - (cached.get(key)?.length ?? 0);
    cached.delete(key);
    cached.set(key, bytes);
    for (const [oldest, { length }] of cached) {
      if (cachedBytes <= mostCachedBytes) break;
      cached.delete(oldest);
      cachedBytes -= length;
    }
    return bytes;
  };

  return {
    async keep(kind, bytes) {
      const key = `${kind}/${ulid()}.${bytes.length}.${sha256Of(bytes)}`;
      await storage.put(key, bytes);
      // A proxy that answers 200 to whatever it is sent keeps nothing.
      if ((await storage.head(key)) !== bytes.length)
        throw missing('the object storage does not have what it took', key);
      cache(key, new Uint8Array(bytes));
      return { bytes: null, object: key };
    },

    async read(kept) {
      if (kept.object === null) return readRow(kept);
      const key = kept.object;
      const known = cached.get(key);
      if (known !== undefined) return cache(key, known);
      const found = await storage.get(key);
      if (found === null) throw missing('the object storage does not have it any more', key);
      if (!key.endsWith(`.${found.length}.${sha256Of(found)}`))
        throw missing('the object storage gave other bytes', key);
      return cache(key, new Uint8Array(found));
    },

    async sweep(db, before) {
      for (const kind of Object.keys(namedBy) as BodyKind[]) {
        for (let [after, isLast] = ['', false]; !isLast;) {
          const page = await storage.list(`${kind}/`, after);
          const old = page.objects.filter(({ changedAt }) => changedAt < before).map(({ key }) => key);
          const named = new Set(old.length === 0 ? [] : await namedBy[kind](db, old));
          for (const key of old) if (!named.has(key)) await storage.delete(key);
          isLast = page.isLast || page.objects.length === 0;
          after = page.objects.at(-1)?.key ?? '';
        }
      }
    },
  };
}

/** Which of some keys the rows of a kind name. */
const namedBy: Readonly<
  Record<BodyKind, (db: Kysely<Database>, keys: readonly string[]) => Promise<readonly (string | null)[]>>
> = {
  async bars(db, keys) {
    const rows = await db.selectFrom('bar_chunks').select('object').where('object', 'in', keys).execute();
    return rows.map(({ object }) => object);
  },
  async reports(db, keys) {
    const rows = await db.selectFrom('reports').select('packed_object').where('packed_object', 'in', keys).execute();
    return rows.map(({ packed_object }) => packed_object);
  },
};
