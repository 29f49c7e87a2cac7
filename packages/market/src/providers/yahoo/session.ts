import { PlumblineError } from '@plumbline/model/errors';
import { countDown } from '../../deadline.ts';
import type { FetchLike, ProviderContext } from '../../provider.ts';
import type { KeptSession, SessionKeeper, YahooSession } from '../../session-keeper.ts';
import { checkStatus } from '../check-status.ts';
import { asFailure } from '../fetch-json.ts';
import { readBody } from '../read-body.ts';
import { consentForm } from './consent-form.ts';

export interface YahooSessions {
  /** The session at hand, or a new one; one at a time however many ask. */
  readonly get: (context: ProviderContext) => Promise<YahooSession>;
  /** Yahoo no longer takes this one. */
  readonly drop: (session: YahooSession) => void;
}

interface SessionOptions {
  /** One address in place of all of Yahoo's hosts, for servers that stand in for them. */
  readonly yahooUrl?: string;
  /** Absent = sessions live as long as the process. */
  readonly sessionKeeper?: SessionKeeper;
}

/** What is sent besides the address; headers by name, so that the jar can stand beside them. */
interface PlainInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const publisher = 'Yahoo Finance';
/** Where the cookies come from, in this order: the page that readers open, and an address that sets them with an empty answer. */
const cookiePages = ['https://finance.yahoo.com/quote/AAPL', 'https://fc.yahoo.com/'] as const;
const pageHeaders = { accept: 'text/html,application/xhtml+xml' };
const crumbPage = 'https://query1.finance.yahoo.com/v1/test/getcrumb';
const maxHops = 8;
const maxPageBytes = 3_000_000;
const keptMs = 6 * 3_600_000;

/** Figures and dates of results are an extra: nobody waits longer for a session, and who got none is not kept waiting again at once. */
const openMs = 2_500;
const refusedMs = 60_000;

function isYahoo(url: URL): boolean {
  return url.protocol === 'https:' && (url.hostname === 'yahoo.com' || url.hostname.endsWith('.yahoo.com'));
}

/** Cookies by name. They are sent to Yahoo's own hosts only, so their domains need not be kept. */
function takeCookies(response: Response, jar: Map<string, string>): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (at > 0) jar.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
}

const cookieOf = (jar: ReadonlyMap<string, string>): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/**
 * A crumb is a short word. When Yahoo has enough of us it sends the words "Too Many Requests" in its place, with status 200:
 * that is an absent crumb and must never be kept (yfinance 2441).
 */
function crumbIn(text: string): string {
  const crumb = text.trim();
  if (/too many requests/i.test(crumb)) {
    throw new PlumblineError('provider-limited', 'Yahoo Finance asks us to slow down.');
  }
  if (/^[\w./~-]{5,40}$/.test(crumb)) return crumb;
  throw new PlumblineError('provider-body', 'Yahoo Finance gave no crumb.');
}

/** A session by the first page that leads to one; where neither does, why the first did not. */
async function openSession(options: SessionOptions, context: ProviderContext): Promise<YahooSession> {
  const [usual, other] = cookiePages;
  try {
    return await sessionBy(usual, options, context);
  } catch (error) {
    // Whoever asks us to slow down is not asked in another way.
    if (context.signal.aborted || (error instanceof PlumblineError && error.code === 'provider-limited')) throw error;
    return sessionBy(other, options, context).catch(() => Promise.reject(error));
  }
}

/**
 * Gets the cookies and the crumb. In Europe the page with the cookies lies behind a form of consent, three hosts away; elsewhere
 * it sets them at once.
 */
async function sessionBy(page: string, options: SessionOptions, context: ProviderContext): Promise<YahooSession> {
  const jar = new Map<string, string>();
  const placed = (address: URL): string =>
    options.yahooUrl === undefined ? address.href : `${options.yahooUrl}${address.pathname}${address.search}`;
  const send = async (address: URL, init: PlainInit = {}): Promise<Response> => {
    if (!isYahoo(address)) {
      throw new PlumblineError('provider-body', `Yahoo Finance sends us away, to ${address.hostname}.`);
    }
    const headers = { cookie: cookieOf(jar), ...init.headers };
    const request: RequestInit = { ...init, headers, redirect: 'manual', signal: context.signal };
    const response = await ask(context.fetch, placed(address), request, context);
    takeCookies(response, jar);
    return response;
  };

  let address = new URL(page);
  let form: string | null = null;
  for (let hop = 0; hop < maxHops; hop++) {
    const post = { method: 'POST', headers: { ...pageHeaders, 'content-type': 'application/x-www-form-urlencoded' } };
    const response: Response = await send(address, form === null ? { headers: pageHeaders } : { ...post, body: form });
    form = null;
    const location = response.headers.get('location');
    if (location !== null && response.status >= 300 && response.status < 400) {
      address = new URL(location, address);
      await response.body?.cancel();
      if (jar.has('A3') && !address.pathname.includes('onsent')) break;
      continue;
    }
    // A page without data is good enough as long as it sets the cookies; limits and refusals are told.
    if (response.status !== 404) checkStatus(response, publisher, context.clock.now());
    if (!address.pathname.includes('collectConsent')) {
      await response.body?.cancel();
      break;
    }
    form = consentForm((await readBody(response, address.href, maxPageBytes)).text);
  }
  if (jar.size === 0) throw new PlumblineError('provider-body', 'Yahoo Finance set no cookie.');
  const answer = await send(new URL(crumbPage), { headers: { accept: 'text/plain' } });
  checkStatus(answer, publisher, context.clock.now());
  const crumb = crumbIn((await readBody(answer, crumbPage, 10_000)).text);
  return { crumb, cookie: cookieOf(jar) };
}

async function ask(fetch: FetchLike, url: string, init: RequestInit, context: ProviderContext): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw asFailure(error, publisher, context.signal);
  }
}

/** Sessions with Yahoo, kept for some hours. */
export function yahooSessions(options: SessionOptions): YahooSessions {
  const { sessionKeeper: keeper } = options;
  let kept: KeptSession | null = null;
  let hasRead = keeper === undefined;
  let opening: Promise<YahooSession> | null = null;
  let refused: { readonly failure: unknown; readonly until: number } | null = null;

  /** What an earlier process has left, looked at once. */
  const left = async (now: number): Promise<KeptSession | null> => {
    if (hasRead || keeper === undefined) return null;
    hasRead = true;
    const found = await keeper.read().catch(() => null);
    return found !== null && found.at <= now && now - found.at < keptMs ? found : null;
  };
  const keep = (session: KeptSession | null): void => {
    kept = session;
    keeper?.write(session).catch(() => undefined);
  };

  const open = async (context: ProviderContext): Promise<YahooSession> => {
    const { clock } = context;
    const found = await left(clock.now());
    if (found !== null) {
      kept = found;
      return found.session;
    }
    const late = new AbortController();
    const limit = countDown(openMs, () => late.abort());
    const signal = AbortSignal.any([context.signal, late.signal]);
    try {
      const session = await openSession(options, { ...context, signal });
      keep({ session, at: clock.now() });
      refused = null;
      return session;
    } catch (failure) {
      // Who was called off has learnt nothing about Yahoo.
      if (!context.signal.aborted) refused = { failure, until: clock.now() + refusedMs };
      throw failure;
    } finally {
      limit.clear();
    }
  };

  return {
    get: async (context) => {
      if (kept !== null && context.clock.now() - kept.at < keptMs) return kept.session;
      if (refused !== null && context.clock.now() < refused.until) throw refused.failure;
      opening ??= open(context).finally(() => (opening = null));
      return opening;
    },
    drop: (session) => {
      if (kept?.session === session) keep(null);
    },
  };
}
