import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { RunView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import type { Updateable } from 'kysely';
import { askedTogether } from '../../platform/asked-together.ts';
import type { RowsAndBodies } from '../../platform/db/open-store.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BodyStore } from '../../platform/objects/body-store.ts';
import { codingOf } from '../../platform/http/compress-answer.ts';
import type { ReportBody } from './store/bodies.ts';
import { listTags, listUnpacked, readPacked, readWithRun } from './store/bodies.ts';
import { updateRun } from './store/runs.ts';
import type { ReportRow } from './rows.ts';
import { runView } from './rows.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Rises when an answer looks different: what was stored under another number is made anew when it is read. */
const answerVersion = 1;

/** Written once and read often; a higher quality takes seconds. */
const quality = 9;

/** The whole answer to whoever reads a run, as it is kept and sent. */
export interface StoredAnswer {
  readonly packed: Bytes;
  readonly etag: string;
}

/** report: JSON as its writer wrote it. */
export async function packAnswer(run: RunView, report: string): Promise<StoredAnswer> {
  const text = Buffer.from(`{"run":${JSON.stringify(run)},"report":${report}}`, 'utf8');
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const packed = new Uint8Array(await promisify(brotliCompress)(text, { params }));
  const hash = createHash('sha256').update(packed).digest('base64url').slice(0, 22);
  return { packed, etag: `${answerVersion}.${hash}` };
}

async function unpack(packed: Uint8Array): Promise<Buffer> {
  return promisify(brotliDecompress)(packed);
}

/** Columns of a row with an answer: call it before the row is written. */
export async function answerColumns(
  bodies: BodyStore,
  { packed, etag }: StoredAnswer,
): Promise<Updateable<Database['reports']>> {
  const { bytes, object } = await bodies.keep('reports', packed);
  return { packed: bytes, packed_object: object, packed_bytes: object === null ? null : packed.length, etag };
}

type PackedBody = Pick<ReportBody, 'packed' | 'packed_object'>;

/** The answer of a row, wherever its bytes are; null when it has none. */
async function packedOf(bodies: BodyStore, { packed, packed_object }: PackedBody): Promise<Bytes | null> {
  if (packed === null && packed_object === null) return null;
  return bodies.read({ bytes: packed, object: packed_object });
}

/** The report of a row, however it is kept; null when there is none. */
export async function reportOf(bodies: BodyStore, { body, ...row }: ReportBody): Promise<Report | null> {
  const packed = await packedOf(bodies, row);
  // Written by the report writer; the wire carries it as stored.
  if (packed !== null) return (JSON.parse((await unpack(packed)).toString('utf8')) as { report: Report }).report;
  return body === null ? null : (JSON.parse(body) as Report);
}

/** Makes the stored answer of a finished run anew, from whatever is kept of it; null when it has no report. */
async function repack({ db, bodies }: RowsAndBodies, id: string): Promise<StoredAnswer | null> {
  const row = await readWithRun(db, id);
  const report = row === undefined ? null : await reportOf(bodies, row);
  if (row === undefined || report === null || row.finished_at === null) return null;
  const stored = await packAnswer(runView(row), JSON.stringify(report));
  await updateRun(db, id, { ...(await answerColumns(bodies, stored)), body: null });
  return stored;
}

const packedAtOnce = 200;

/** Compresses what earlier versions kept as text, a few reports at a time. */
export async function packOlder(store: RowsAndBodies): Promise<void> {
  for (const id of await listUnpacked(store.db, packedAtOnce)) await repack(store, id);
}

const isCurrent = (etag: string | null): etag is string => etag?.startsWith(`${answerVersion}.`) ?? false;

/** Bodies as they were last sent, by the name that is a hash of them, the least recently used first. */
const sent = new Map<string, Promise<Bytes | null>>();
const mostSent = 64;

async function sentBody(name: string, make: () => Promise<Bytes | null>): Promise<Bytes | null> {
  const body = sent.get(name) ?? make();
  sent.delete(name);
  sent.set(name, body);
  for (const oldest of sent.keys()) {
    if (sent.size <= mostSent) break;
    sent.delete(oldest);
  }
  const bytes = await body.catch((error: unknown) => {
    sent.delete(name);
    throw error;
  });
  // What is not there or could not be read is looked for again by the next reader.
  if (bytes === null) sent.delete(name);
  return bytes;
}

/** Finds the name of the stored answer of a run that has ended: of the owner who asks, and of nobody else. */
function tagFinder({
  db,
}: RowsAndBodies): (ownerId: string, id: string) => Promise<Pick<ReportRow, 'etag'> | undefined> {
  const keyOf = (ownerId: string, id: string): string => `${ownerId} ${id}`;
  const find = askedTogether(async (keys) => {
    const pairs = keys.map((key) => [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)] as const);
    const rows = await listTags(
      db,
      pairs.map(([ownerId]) => ownerId),
      pairs.map(([, id]) => id),
    );
    // Only a pair that was asked for is found by its key.
    return new Map(rows.map((row) => [keyOf(row.owner_id, row.id), row]));
  });
  return (ownerId, id) => find(keyOf(ownerId, id));
}

/**
 * The answer to whoever reads a run, as it is stored: its owner gets the bytes of the row, or is told that what they have is
 * still the same. Null while there is no report, or no such run of this owner.
 */
export function storedAnswers(
  store: RowsAndBodies,
): (ownerId: string, id: string, request: Request) => Promise<Response | null> {
  const tagOf = tagFinder(store);
  return async (ownerId, id, request) => {
    const row = await tagOf(ownerId, id);
    return row === undefined ? null : answerOf(store, id, row.etag, request);
  };
}

async function answerOf(
  store: RowsAndBodies,
  id: string,
  tag: string | null,
  request: Request,
): Promise<Response | null> {
  const made = isCurrent(tag) ? null : await repack(store, id);
  const known = made?.etag ?? tag;
  if (!isCurrent(known)) return null;
  const coding = codingOf(request);
  const etag = `"${known}-${coding ?? 'identity'}"`;
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    etag,
  });
  const tags = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  if (tags.includes(etag)) return new Response(null, { status: 304, headers });
  const packed = await sentBody(known, async () => made?.packed ?? readAnswerBytes(store, id, known));
  if (packed === null) return null;
  if (coding === null) return new Response(new Uint8Array(await unpack(packed)), { headers });
  headers.set('content-encoding', coding);
  const zip = async (): Promise<Bytes> => new Uint8Array(await promisify(gzip)(await unpack(packed)));
  const body = coding === 'br' ? packed : await sentBody(`${known}-gzip`, zip);
  if (body === null) return null;
  headers.set('content-length', String(body.length));
  return new Response(body, { headers });
}

async function readAnswerBytes(store: RowsAndBodies, id: string, etag: string): Promise<Bytes | null> {
  const { db, bodies, replica } = store;
  const row = (await replica?.read((copy) => readPacked(copy, id, etag))) ?? (await readPacked(db, id, etag));
  return row === undefined ? null : packedOf(bodies, row);
}

/** A row as it travels between servers: the report as text, whatever it is kept as here. */
export async function reportAsText(
  bodies: BodyStore,
  row: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { packed, packed_object, packed_bytes: _bytes, etag: _etag, ...rest } = row;
  const bytes = packed instanceof Uint8Array ? packed : null;
  const object = typeof packed_object === 'string' ? packed_object : null;
  if (bytes === null && object === null) return rest;
  return {
    ...rest,
    body: JSON.stringify(await reportOf(bodies, { body: null, packed: bytes, packed_object: object })),
  };
}
