import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import type { RequestOptions } from 'node:https';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { PlumblineError } from '@plumbline/model/errors';
import { tunnelFor } from './proxy.ts';
import { version } from '../version.ts';
import { isPublicAddress } from './public-address.ts';

export interface SafeFetchOptions {
  /** Media types that may be read; anything else is refused before its body. Absent = any, for answers nobody interprets. */
  readonly types?: readonly string[];
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed?: (address: string) => boolean;
  /** Plain http and any port: for machines of the operator's own. */
  readonly allowsHttp?: boolean;
  /** How this server names itself. */
  readonly agent?: () => string;
  readonly totalMs?: number;
  readonly maxBytes?: number;
}

const connectMs = 3_000;
const defaultTotalMs = 8_000;
const defaultMaxBytes = 5_000_000;
const maxRedirects = 3;
const usualName = (): string => `Plumbline/${version}`;

type Resolve = NonNullable<SafeFetchOptions['resolve']>;

const resolveAll: Resolve = (host) => lookup(host, { all: true });

function refuse(why: string): never {
  throw new PlumblineError('not-permitted', `This address is not fetched: ${why}.`);
}

/** The address as one parser reads it, refused unless it is plain https without a name and password. */
function checkedUrl(text: string, allowsHttp: boolean): URL {
  if (!URL.canParse(text)) refuse('it is not an address');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) refuse('only https is fetched');
  if (url.username !== '' || url.password !== '') refuse('it carries a name or password');
  if (url.port !== '' && !allowsHttp) refuse('only the usual port is asked');
  return url;
}

/** The one address to connect to. All that a name stands for must be public: a second one could be taken on the next look. */
async function checkedAddress(
  url: URL,
  resolve: Resolve,
  isAllowed: (address: string) => boolean,
): Promise<LookupAddress> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const literal = isIP(host);
  const addresses = literal === 0 ? await resolve(host) : [{ address: host, family: literal }];
  const [first] = addresses;
  if (first === undefined) refuse('its name stands for nothing');
  if (!addresses.every(({ address }) => isAllowed(address))) refuse('it leads to a private network');
  return first;
}

interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly headers: Headers;
  readonly body: string | null;
  readonly signal: AbortSignal;
}

/** Straight to the address, or through a tunnel of the proxy to it, under the name of the host. */
function wayTo(url: URL, { address }: LookupAddress): RequestOptions {
  const agent = tunnelFor(url, isPublicAddress(address));
  return agent === false ? { agent } : { agent, host: address, hostname: address, servername: url.hostname };
}

function send(url: URL, address: LookupAddress, { method, headers, body, signal }: Outgoing): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = begin(url, {
      method,
      headers: { ...Object.fromEntries(headers), host: url.host },
      signal,
      ...wayTo(url, address),
      // The connection goes to the address that was checked, whatever the name stands for by now.
      lookup: (_, options, done) => {
        if (options.all === true) done(null, [address]);
        else done(null, address.address, address.family);
      },
    });
    const timer = setTimeout(() => request.destroy(new Error('no connection in time')), connectMs);
    request.once('socket', (socket) => {
      // One out of a tunnel is connected when it gets here.
      if (!socket.connecting) clearTimeout(timer);
      socket.once('connect', () => clearTimeout(timer));
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.once('close', () => clearTimeout(timer));
    request.end(body ?? undefined);
  });
}

function asResponse(message: IncomingMessage, url: URL, maxBytes: number): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    // No cookie is taken from an address that a user named.
    if (name === 'set-cookie' || value === undefined) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  let read = 0;
  const body = message.on('data', (chunk: Buffer) => {
    read += chunk.byteLength;
    if (read > maxBytes) message.destroy(new Error(`more than ${maxBytes} bytes from ${url.hostname}`));
  });
  // Node's own stream of the web, which the types of the web describe as well.
  const stream = Readable.toWeb(body) as unknown as ReadableStream<Uint8Array>;
  return new Response(stream, { status: message.statusCode ?? 502, headers });
}

function isExpected(message: IncomingMessage, types: readonly string[] | undefined): boolean {
  if (types === undefined) return true;
  const type = (message.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return types.includes(type);
}

/** What is asked, from the few parts of a request that this fetch knows. */
function outgoing(
  { method = 'GET', headers, body = null }: RequestInit,
  types: readonly string[] | undefined,
  agent: () => string,
) {
  if (method !== 'GET' && method !== 'POST') refuse('only GET and POST are sent');
  if (body !== null && typeof body !== 'string') refuse('only text is sent');
  const own = new Headers(headers);
  own.set('accept', types?.join(', ') ?? '*/*');
  own.set('user-agent', agent());
  own.set('accept-encoding', 'identity');
  if (body !== null) own.set('content-length', String(Buffer.byteLength(body)));
  return { method, headers: own, body } as const;
}

/**
 * Fetches addresses that people or other servers name: public machines over https only, the address checked and then used, every
 * redirect of a GET checked anew, no cookies, bounded in time and size. What is posted goes to the one address it was meant
 * for: a redirect is its answer. Everything else of the platform is left out on purpose.
 */
export function createSafeFetch(options: SafeFetchOptions): (url: string, init?: RequestInit) => Promise<Response> {
  const { types, resolve = resolveAll, isAllowed = isPublicAddress, allowsHttp = false } = options;
  const { totalMs = defaultTotalMs, agent = usualName, maxBytes = defaultMaxBytes } = options;
  return async (address, init = {}) => {
    const signals = [AbortSignal.timeout(totalMs), ...(init.signal ? [init.signal] : [])];
    const signal = AbortSignal.any(signals);
    const request = { ...outgoing(init, types, agent), signal };
    let url = checkedUrl(address, allowsHttp);
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const message = await send(url, await checkedAddress(url, resolve, isAllowed), request);
      const { statusCode = 502, headers: answered } = message;
      const isRedirect = statusCode >= 300 && statusCode < 400 && answered.location !== undefined;
      if (!isRedirect || request.method === 'POST') {
        if (statusCode < 300 && !isExpected(message, types)) {
          message.destroy();
          throw new PlumblineError(
            'provider-body',
            `${url.hostname} sent something else than ${types?.join(' or ') ?? ''}.`,
          );
        }
        return asResponse(message, url, maxBytes);
      }
      message.destroy();
      if (answered.location === undefined || !URL.canParse(answered.location, url.href))
        refuse('it leads to no address');
      url = checkedUrl(new URL(answered.location, url).href, allowsHttp);
    }
    return refuse('it leads on and on');
  };
}
