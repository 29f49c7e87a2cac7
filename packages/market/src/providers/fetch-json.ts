import type { z } from 'zod';
import { PlumblineError } from '@plumbline/model/errors';
import { countDown } from '../deadline.ts';
import type { ProviderContext } from '../provider.ts';
import { checkStatus } from './check-status.ts';
import type { Body, BodyEncoding } from './read-body.ts';
import { readBody, sniffBody } from './read-body.ts';

/** Five megabytes hold every honest answer but the largest filings. */
const defaultMaxBytes = 5_000_000;

/** As long as a probe waits: a server that has not even begun to answer by then gets no more of the caller's eight seconds. */
const headerTimeoutMs = 3_000;

export interface BodyRequest {
  readonly url: string;
  readonly publisher: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly maxBytes?: number;
  /** Some providers explain a 404 in a body of their own shape; read it instead of the status. */
  readonly readsErrorBody?: boolean;
  /** The address as it may be stored and shown, where the real one carries a key. */
  readonly shownUrl?: string;
  /** JSON to send; the request is then a POST. */
  readonly json?: unknown;
  readonly encoding?: BodyEncoding;
}

export interface JsonRequest<T> extends BodyRequest {
  readonly schema: z.ZodType<T>;
}

/** What a failed request is called. */
export function asFailure(error: unknown, publisher: string, signal: AbortSignal): PlumblineError {
  if (error instanceof PlumblineError) return error;
  if (signal.aborted && signal.reason instanceof PlumblineError) return signal.reason;
  if (signal.aborted) return new PlumblineError('provider-timeout', `${publisher} did not answer in time.`, {}, error);
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code.startsWith('Z_') || code.startsWith('ERR_PADDING')) {
    return new PlumblineError(
      'provider-body',
      `${publisher} sent a compressed answer that is damaged.`,
      { code },
      error,
    );
  }
  return new PlumblineError(
    'provider-unreachable',
    `${publisher} could not be reached${code === '' ? '' : ` (${code})`}.`,
    { code },
    error,
  );
}

function initOf({ headers, json }: BodyRequest, signal: AbortSignal): RequestInit {
  const base = { redirect: 'manual' as const, signal };
  if (json === undefined) return { ...base, headers: { accept: 'application/json', ...headers } };
  return {
    ...base,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  };
}

/** Fetches one body: status checked, length capped, failures typed, nothing parsed. */
export async function fetchBody(request: BodyRequest, context: ProviderContext): Promise<Body> {
  const slow = new AbortController();
  const limit = countDown(headerTimeoutMs, () => slow.abort());
  const signal = AbortSignal.any([context.signal, slow.signal]);
  try {
    const response = await context.fetch(request.url, initOf(request, signal));
    limit.clear();
    const isExplained = request.readsErrorBody === true && response.status === 404;
    if (!isExplained) checkStatus(response, request.publisher, context.clock.now());
    const shown = request.shownUrl ?? request.url;
    const body = await readBody(response, shown, request.maxBytes ?? defaultMaxBytes, request.encoding);
    if (isExplained && sniffBody(body.text) !== 'json') checkStatus(response, request.publisher, context.clock.now());
    return body;
  } catch (error) {
    throw asFailure(error, request.publisher, signal);
  } finally {
    limit.clear();
  }
}

function parse(body: Body, publisher: string): unknown {
  const { text, ...facts } = body;
  const kind = sniffBody(text);
  if (kind === 'text' && /too many requests/i.test(text)) {
    throw new PlumblineError('provider-limited', `${publisher} asks us to slow down.`, facts);
  }
  if (kind !== 'json') {
    const what = { html: 'a web page', text: 'plain text', empty: 'nothing' }[kind];
    throw new PlumblineError('provider-body', `${publisher} answered with ${what} instead of data.`, facts);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlumblineError(
      'provider-body',
      `${publisher} sent an answer that breaks off or is damaged.`,
      facts,
      error,
    );
  }
}

/** Fetches, sniffs, parses and checks one JSON answer. Whatever is not exactly the expected shape is refused with its hash. */
export async function fetchJson<T>(request: JsonRequest<T>, context: ProviderContext): Promise<T> {
  const body = await fetchBody(request, context);
  context.onBody?.({ url: body.url, bytes: body.bytes, bodySha256: body.bodySha256 });
  const parsed = request.schema.safeParse(parse(body, request.publisher));
  if (parsed.success) return parsed.data;
  const { text: _, ...facts } = body;
  const issue = parsed.error.issues[0];
  const where = issue === undefined ? '' : ` at ${issue.path.slice(0, 6).join('.')}: ${issue.message}`;
  throw new PlumblineError('provider-body', `${request.publisher} answered in a shape we do not know${where}.`, facts);
}
