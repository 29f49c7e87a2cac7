import { setTimeout as delay } from 'node:timers/promises';
import { PlumblineError } from '@plumbline/model/errors';
import type { Credentials } from './sign.ts';
import { sha256Of, signedHeaders } from './sign.ts';

export interface ListedObject {
  readonly key: string;
  readonly changedAt: number;
}

/** Objects by key. Whatever fails is the error `store-unavailable` with its reason; what is not there is null. */
export interface ObjectStorage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  /** How many bytes it has. */
  head(key: string): Promise<number | null>;
  /** What is not there counts as deleted. */
  delete(key: string): Promise<void>;
  /** Up to a thousand in the order of their keys, after one; fewer do not mean the last. */
  list(prefix: string, after: string): Promise<{ readonly objects: readonly ListedObject[]; readonly isLast: boolean }>;
}

export interface S3Options extends Credentials {
  /** Address of the bucket, in the path or as the host: keys are put behind it. */
  readonly address: string;
  readonly now?: () => number;
  /** How long one request may take, its body included. */
  readonly limitMs?: number;
}

const defaultLimitMs = 5000;
const tries = 2;
const pauseMs = 150;
/** Above every body that is kept. */
const mostBytes = 256 * 2 ** 20;

interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array;
  readonly headers: Headers;
}

/** A bucket of an S3 service. A request that fails on the way or with 5xx or 429 is sent once more: all of them may be repeated. */
export function s3Storage({
  address,
  now = Date.now,
  limitMs = defaultLimitMs,
  ...credentials
}: S3Options): ObjectStorage {
  const once = async (method: string, url: URL, body: Uint8Array<ArrayBuffer> | null): Promise<Answer> => {
    const headers = signedHeaders({ method, url, sha256: sha256Of(body ?? '') }, credentials, now());
    const signal = AbortSignal.timeout(limitMs);
    // A redirect would be signed for another host.
    const answer = await fetch(url, { method, headers, body, signal, redirect: 'error' });
    if (Number(answer.headers.get('content-length') ?? 0) > mostBytes && method !== 'HEAD') {
      await answer.body?.cancel();
      throw new Error('an answer of more bytes than any object has');
    }
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
  };

  const ask = async (method: string, url: URL, body: Uint8Array | null = null): Promise<Answer> => {
    const sent = body === null ? null : new Uint8Array(body);
    for (let n = 1; ; n += 1) {
      let reason: string;
      try {
        const answer = await once(method, url, sent);
        const isKnown = answer.status === 404 && !isBucketMissing(answer);
        if (answer.status < 300 || isKnown) return answer;
        reason = `it answered ${answer.status}${codeOf(answer)}`;
        if (answer.status < 500 && answer.status !== 429) throw unavailable(method, reason);
      } catch (error) {
        if (error instanceof PlumblineError) throw error;
        reason = reasonOf(error, limitMs);
      }
      if (n === tries) throw unavailable(method, reason);
      await delay(pauseMs);
    }
  };

  const at = (key: string): URL => new URL(`${address}/${key}`);
  return {
    async put(key, bytes) {
      const { status } = await ask('PUT', at(key), bytes);
      if (status === 404) throw unavailable('PUT', 'it answered 404');
    },
    async get(key) {
      const { status, bytes } = await ask('GET', at(key));
      return status === 404 ? null : bytes;
    },
    async head(key) {
      const { status, headers } = await ask('HEAD', at(key));
      return status === 404 ? null : Number(headers.get('content-length'));
    },
    async delete(key) {
      await ask('DELETE', at(key));
    },
    async list(prefix, after) {
      const url = new URL(`${address}/`);
      const query = { 'list-type': '2', 'encoding-type': 'url', prefix, ...(after !== '' && { 'start-after': after }) };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      const { status, bytes } = await ask('GET', url);
      const text = Buffer.from(bytes).toString('utf8');
      // An empty page of something else must not look like an empty bucket.
      if (status === 404 || !text.includes('<ListBucketResult')) throw unavailable('GET', 'it sent no list of objects');
      return { objects: listed(text), isLast: !text.includes('<IsTruncated>true</IsTruncated>') };
    },
  };
}

function listed(text: string): ListedObject[] {
  return text
    .split('<Contents>')
    .slice(1)
    .map((part) => ({
      key: decodeURIComponent((tag(part, 'Key') ?? '').replaceAll('+', ' ')),
      changedAt: Date.parse(tag(part, 'LastModified') ?? ''),
    }));
}

function tag(text: string, name: string): string | null {
  const from = text.indexOf(`<${name}>`);
  const to = text.indexOf(`</${name}>`, from);
  return from < 0 || to < 0 ? null : text.slice(from + name.length + 2, to);
}

const isXml = ({ headers }: Answer): boolean => headers.get('content-type')?.includes('xml') ?? false;

function codeOf(answer: Answer): string {
  const code = isXml(answer) ? tag(Buffer.from(answer.bytes).toString('utf8'), 'Code') : null;
  return code === null || !/^\w{1,60}$/.test(code) ? '' : ` (${code})`;
}

/** Not the object but everything is missing: a wrong setting must not read as one lost object after the other. */
const isBucketMissing = (answer: Answer): boolean => codeOf(answer) === ' (NoSuchBucket)';

function reasonOf(error: unknown, limitMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${limitMs} ms`;
  // `fetch` says "fetch failed" and keeps the reason behind it.
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function unavailable(method: string, reason: string): PlumblineError {
  return new PlumblineError(
    'store-unavailable',
    'The object storage does not answer right now. Try again in a moment.',
    {
      retryAfterSeconds: 2,
      reason: `${method} of the object storage: ${reason}`,
    },
  );
}
