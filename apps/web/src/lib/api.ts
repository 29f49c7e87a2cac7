import type { ErrorCode } from '@plumbline/model/errors';
import type { Route } from '@plumbline/contract/route';
import type { openSession, SessionView } from '@plumbline/contract/session';
import type { ErrorBody } from '@plumbline/contract/system';
import { deviceId } from './device-id.ts';
import { useGuestNotice } from './guest-notice.ts';

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'code' in value && 'action' in value && 'id' in value;
}

/** Failures the browser itself finds: no connection, or an answer that is not ours. */
export type ApiErrorCode = ErrorCode | 'network' | 'unreadable';

/** A failed call, as the server told it: a code from the closed list, a sentence, what to do, and the id to quote. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly action: string;
  /** Correlation id; null when the server was not reached. */
  readonly id: string | null;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(init: {
    readonly code: ApiErrorCode;
    readonly message: string;
    readonly action: string;
    readonly id: string | null;
    readonly status: number;
    readonly details?: Readonly<Record<string, unknown>>;
  }) {
    super(init.message);
    this.name = 'ApiError';
    this.code = init.code;
    this.action = init.action;
    this.id = init.id;
    this.status = init.status;
    this.details = init.details ?? {};
  }

  /** Reads the body of a failed answer. */
  static async from(response: Response): Promise<ApiError> {
    const { status } = response;
    const body: unknown = await response.json().catch(() => null);
    if (!isErrorBody(body)) {
      const message = `The server answered ${status} without saying why.`;
      return new ApiError({ code: 'unreadable', message, action: 'retry-later', id: null, status });
    }
    const { message, action, id, details = {} } = body;
    // The server's codes are the closed list of the model; an unlisted one is shown by its own message.
    const code = body.code as ApiErrorCode;
    return new ApiError({ code, message, action, id, status, details });
  }
}

export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}

// Types only: the schemas and their library stay on the server's side of the wire.
type InputOf<Schema> = Schema extends { readonly _input: infer Input } ? Input : never;
type OutputOf<Schema> = Schema extends { readonly _output: infer Output } ? Output : never;
type Part<R, Key extends 'params' | 'query' | 'body'> = R extends { readonly [K in Key]: infer Schema }
  ? { readonly [K in Key]: InputOf<Schema> }
  : { readonly [K in Key]?: undefined };
type Access<R> = R extends { readonly permission: 'owner' }
  ? { readonly as: 'owner' }
  : R extends { readonly permission: 'operator' }
    ? { readonly as: 'owner'; readonly operatorToken: string }
    : { readonly as?: undefined };
type Idempotent<R> = R extends { readonly idempotent: true }
  ? { readonly idempotencyKey: string }
  : { readonly idempotencyKey?: undefined };

export type CallInput<R> = Part<R, 'params'> &
  Part<R, 'query'> &
  Part<R, 'body'> &
  Access<R> &
  Idempotent<R> & { readonly signal?: AbortSignal };
export type CallOutput<R> = R extends { readonly response: infer Schema } ? OutputOf<Schema> : never;

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** Address of a route: `apiUrl('/reports/:id', { id }, { format: 'md' })`. */
export function apiUrl(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return `/api${filled}${text === '' ? '' : `?${text}`}`;
}

async function fetchOrFail(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'same-origin', ...init });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    const message = 'No connection to the server.';
    throw new ApiError({ code: 'network', message, action: 'retry-later', id: null, status: 0 });
  }
  if (!response.ok) throw await ApiError.from(response);
  return response;
}

let session: Promise<SessionView> | null = null;

async function requestSession(): Promise<SessionView> {
  const opened = await call<typeof openSession>('post', '/session', { body: { deviceId: deviceId() } });
  useGuestNotice.setState({ notice: opened.notice });
  return opened;
}

/** Opens the anonymous session once per page; a failure is not remembered, so the next call tries again. */
export function ensureSession(): Promise<SessionView> {
  session ??= requestSession().catch((reason: unknown) => {
    session = null;
    throw reason;
  });
  return session;
}

/** Fetches with the owner's session; when the server has forgotten it, opens a new one and tries once more. */
export async function ownerFetch(url: string, init: RequestInit = {}): Promise<Response> {
  await ensureSession();
  try {
    return await fetchOrFail(url, init);
  } catch (reason) {
    if (!isApiError(reason) || reason.code !== 'not-signed-in') throw reason;
    session = null;
    await ensureSession();
    return fetchOrFail(url, init);
  }
}

/** Fetches what is public: bars, quotes, configuration. */
export function publicFetch(url: string, init: RequestInit = {}): Promise<Response> {
  return fetchOrFail(url, init);
}

/**
 * Calls a route of the contract: `call<typeof readReport>('get', '/reports/:id', { as: 'owner', params: { id } })`.
 * Method, path, inputs and answer are checked against the contract by type alone. Failures throw ApiError.
 */
export async function call<R extends Route>(
  method: R['method'],
  path: R['path'],
  input: CallInput<R>,
): Promise<CallOutput<R>> {
  // CallInput is a union over the route's shape; here only its loosest form matters.
  const loose = input as {
    readonly params?: Values | undefined;
    readonly query?: Values | undefined;
    readonly body?: unknown;
    readonly as?: 'owner' | undefined;
    readonly operatorToken?: string | undefined;
    readonly idempotencyKey?: string | undefined;
    readonly signal?: AbortSignal;
  };
  const headers = new Headers({ accept: 'application/json' });
  if (loose.body !== undefined) headers.set('content-type', 'application/json');
  // Empty where anybody who reaches the server may change it.
  if (loose.operatorToken) headers.set('x-operator-token', loose.operatorToken);
  if (loose.idempotencyKey !== undefined) headers.set('idempotency-key', loose.idempotencyKey);
  const init: RequestInit = {
    method: method.toUpperCase(),
    headers,
    ...(loose.body === undefined ? {} : { body: JSON.stringify(loose.body) }),
    ...(loose.signal === undefined ? {} : { signal: loose.signal }),
  };
  const url = apiUrl(path, loose.params, loose.query);
  const response = loose.as === 'owner' ? await ownerFetch(url, init) : await publicFetch(url, init);
  // Same origin, same release: the body is what the contract's response schema describes.
  return (await response.json()) as CallOutput<R>;
}
