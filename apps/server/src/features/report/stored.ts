import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { RunView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { codingOf } from '../../platform/http/compress-answer.ts';
import type { ReportBody } from './store/bodies.ts';
import { listUnpacked, readPacked, readTag, readWithRun } from './store/bodies.ts';
import { updateRun } from './store/runs.ts';
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

/** The report of a row, however it is kept; null when there is none. */
export async function reportOf({ body, packed }: ReportBody): Promise<Report | null> {
  // Written by the report writer; the wire carries it as stored.
  if (packed !== null) return (JSON.parse((await unpack(packed)).toString('utf8')) as { report: Report }).report;
  return body === null ? null : (JSON.parse(body) as Report);
}

/** Makes the stored answer of a finished run anew, from whatever is kept of it; null when it has no report. */
async function repack(db: Kysely<Database>, id: string): Promise<StoredAnswer | null> {
  const row = await readWithRun(db, id);
  const report = row === undefined ? null : await reportOf(row);
  if (row === undefined || report === null || row.finished_at === null) return null;
  const stored = await packAnswer(runView(row), JSON.stringify(report));
  await updateRun(db, id, { ...stored, body: null });
  return stored;
}

const packedAtOnce = 200;

/** Compresses what earlier versions kept as text, a few reports at a time. */
export async function packOlder(db: Kysely<Database>): Promise<void> {
  for (const id of await listUnpacked(db, packedAtOnce)) await repack(db, id);
}

const isCurrent = (etag: string | null): etag is string => etag?.startsWith(`${answerVersion}.`) ?? false;

/** Bodies for clients that take no Brotli, the least recently used first. */
const zipped = new Map<string, Promise<Bytes>>();
const mostZipped = 32;

function zippedBody(etag: string, packed: Uint8Array): Promise<Bytes> {
  const body = zipped.get(etag) ?? unpack(packed).then(async (text) => new Uint8Array(await promisify(gzip)(text)));
  zipped.delete(etag);
  zipped.set(etag, body);
  for (const oldest of zipped.keys()) {
    if (zipped.size <= mostZipped) break;
    zipped.delete(oldest);
  }
  return body;
}

/**
 * The answer to whoever reads a run, as it is stored: its owner gets the bytes of the row, or is told that what they have is
 * still the same. Null while there is no report, or no such run of this owner.
 */
export async function storedAnswer(
  db: Kysely<Database>,
  ownerId: string,
  id: string,
  request: Request,
): Promise<Response | null> {
  const row = await readTag(db, ownerId, id);
  if (row === undefined) return null;
  const made = isCurrent(row.etag) ? null : await repack(db, id);
  const known = made?.etag ?? row.etag;
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
  const packed = made?.packed ?? (await readPacked(db, id));
  if (packed === null) return null;
  if (coding === null) return new Response(new Uint8Array(await unpack(packed)), { headers });
  headers.set('content-encoding', coding);
  const body = coding === 'br' ? new Uint8Array(packed) : await zippedBody(known, packed);
  headers.set('content-length', String(body.length));
  return new Response(body, { headers });
}

/** A row as it travels between servers: the report as text, whatever it is kept as here. */
export async function reportAsText(row: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const { packed, etag: _etag, ...rest } = row;
  if (!(packed instanceof Uint8Array)) return rest;
  return { ...rest, body: JSON.stringify(await reportOf({ body: null, packed })) };
}
