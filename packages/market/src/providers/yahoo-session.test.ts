import { describe, expect, it, vi } from 'vitest';
import type { WireAnswer } from '@plumbline/fixtures/replay/answer';
import { jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import { fetchFrom } from '@plumbline/fixtures/replay/hosts/in-process';
import { yahooWire } from '@plumbline/fixtures/replay/yahoo-wire';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import type { KeptSession, SessionKeeper } from '../session-keeper.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { yahooProvider } from './yahoo.ts';

const now = Date.UTC(2025, 1, 25);

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}
const apple = known('US:AAPL');

type Change = (answer: WireAnswer, url: URL) => WireAnswer;

function contextOf(asked: URL[], change?: Change, shared: string | null = null): ProviderContext {
  return {
    fetch: fetchFrom(yahooWire(shared), asked, change),
    clock: { now: () => now },
    signal: new AbortController().signal,
  };
}
const measuresOf = (provider: ReturnType<typeof yahooProvider>, context: ProviderContext, instrument = apple) => {
  if (provider.measures === undefined) throw new Error('no measures');
  return provider.measures(instrument, context);
};
const hosts = (asked: readonly URL[]) => asked.map(({ hostname, pathname }) => `${hostname}${pathname}`);

describe('a session with Yahoo', () => {
  it('is opened through the form of consent, once for many questions', async () => {
    const asked: URL[] = [];
    const provider = yahooProvider();
    const context = contextOf(asked);
    await Promise.all([measuresOf(provider, context), provider.events?.(apple, context)]);
    await measuresOf(provider, context);
    expect(hosts(asked).slice(0, 6)).toEqual([
      'finance.yahoo.com/quote/AAPL',
      'guce.yahoo.com/consent',
      'consent.yahoo.com/v2/collectConsent',
      'consent.yahoo.com/v2/collectConsent',
      'guce.yahoo.com/copyConsent',
      'query1.finance.yahoo.com/v1/test/getcrumb',
    ]);
    expect(hosts(asked).filter((path) => path.endsWith('getcrumb'))).toHaveLength(1);
  });

  it('is kept for the next start where there is a place for it, and forgotten there once it is refused', async () => {
    const asked: URL[] = [];
    let stored: KeptSession | null = null;
    const sessionKeeper: SessionKeeper = {
      read: async () => stored,
      write: async (kept) => void (stored = kept),
    };
    const context = contextOf(asked);
    await measuresOf(yahooProvider({ sessionKeeper }), context);
    expect(stored).toMatchObject({ at: now });
    const opened = asked.length;
    await measuresOf(yahooProvider({ sessionKeeper }), context);
    // Nothing but the question itself.
    expect(asked.length).toBe(opened + 1);
    stored = { session: { crumb: 'refused.now', cookie: 'A1=old' }, at: now };
    await measuresOf(yahooProvider({ sessionKeeper }), context);
    expect(stored).not.toMatchObject({ session: { crumb: 'refused.now' } });
    // One that is too old is not tried, and a place that fails keeps nobody from a session.
    stored = { session: { crumb: 'too.old', cookie: 'A1=old' }, at: now - 7 * 3_600_000 };
    const before = asked.length;
    await measuresOf(yahooProvider({ sessionKeeper }), context);
    expect(asked.slice(before).some(({ search }) => search.includes('too.old'))).toBe(false);
    const broken = { read: () => Promise.reject(new Error('no')), write: () => Promise.reject(new Error('no')) };
    await expect(measuresOf(yahooProvider({ sessionKeeper: broken }), context)).resolves.toBeDefined();
  });

  it('never keeps the words of a limit as a crumb, whatever their status', async () => {
    const asked: URL[] = [];
    const provider = yahooProvider();
    let isLimited = true;
    const context = contextOf(asked, (answer, url) =>
      isLimited && url.pathname.endsWith('getcrumb') ? textAnswer(200, 'text/plain', 'Too Many Requests\r\n') : answer,
    );
    await expect(measuresOf(provider, context)).rejects.toMatchObject({ code: 'provider-limited' });
    isLimited = false;
    // Whoever asks next is not kept waiting for another attempt; a minute later Yahoo is asked again.
    const before = asked.length;
    await expect(measuresOf(provider, context)).rejects.toMatchObject({ code: 'provider-limited' });
    expect(asked.length).toBe(before);
    const later = { ...context, clock: { now: () => now + 60_000 } };
    expect((await measuresOf(provider, later)).value.items.length).toBeGreaterThan(5);
  });

  it('is waited for briefly: a form of consent that hangs holds up nothing for long', async () => {
    vi.useFakeTimers();
    const silent: ProviderContext['fetch'] = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const asked = measuresOf(yahooProvider(), { ...contextOf([]), fetch: silent });
    await Promise.all([
      expect(asked).rejects.toMatchObject({ code: 'provider-timeout' }),
      vi.advanceTimersByTimeAsync(2_500),
    ]);
    vi.useRealTimers();
  });

  it('is renewed once when its crumb is no longer taken, and then the refusal is told', async () => {
    const refused = { finance: { result: null, error: { code: 'Unauthorized', description: 'Invalid Crumb' } } };
    let times = 1;
    const asked: URL[] = [];
    const context = contextOf(asked, (answer, url) =>
      url.pathname.includes('quoteSummary') && times-- > 0 ? jsonAnswer(refused, 401) : answer,
    );
    await measuresOf(yahooProvider(), context);
    expect(hosts(asked).filter((path) => path.endsWith('getcrumb'))).toHaveLength(2);
    times = 9;
    await expect(measuresOf(yahooProvider(), context)).rejects.toMatchObject({ code: 'provider-refused' });
    // The same words have come with status 200 too.
    times = 9;
    const odd = contextOf([], (answer, url) => (url.pathname.includes('quoteSummary') ? jsonAnswer(refused) : answer));
    await expect(measuresOf(yahooProvider(), odd)).rejects.toMatchObject({ code: 'provider-refused' });
  });

  it.each<readonly [string, Change, string]>([
    [
      'leads to another company',
      () => ({ ...textAnswer(302, 'text/html', ''), headers: { location: 'https://evil.example/' } }),
      'provider-body',
    ],
    ['is limited', () => textAnswer(429, 'text/plain', 'Too Many Requests\r\n'), 'provider-limited'],
    ['is refused', () => textAnswer(403, 'text/html', 'x'), 'provider-refused'],
    ['sets no cookie', () => textAnswer(200, 'text/html', 'x'), 'provider-body'],
    [
      'has another form',
      (answer, url) =>
        url.pathname.endsWith('collectConsent') ? textAnswer(200, 'text/html', '<form></form>') : answer,
      'provider-body',
    ],
    [
      'gives a page for a crumb',
      (answer, url) =>
        url.pathname.endsWith('getcrumb') ? textAnswer(200, 'text/html', '<html><body>x</body></html>') : answer,
      'provider-body',
    ],
    [
      'goes round in circles',
      (answer, url) =>
        url.pathname.endsWith('getcrumb')
          ? answer
          : { ...textAnswer(302, 'text/html', ''), headers: { location: '/consent' } },
      'provider-body',
    ],
  ])('that %s fails with a name', async (_, change, code) => {
    await expect(measuresOf(yahooProvider(), contextOf([], change))).rejects.toMatchObject({ code });
  });

  it('is opened by a second page where the first fails, and asks for pages as a browser does', async () => {
    const asked: URL[] = [];
    const accepted: string[] = [];
    const usual = contextOf(asked, (answer, url) =>
      url.hostname === 'fc.yahoo.com'
        ? textAnswer(404, 'text/html', '', { 'set-cookie': 'A3=own-consent; Path=/; Secure' })
        : answer,
    );
    const context: ProviderContext = {
      ...usual,
      fetch: (address, init) => {
        const { hostname } = new URL(address);
        if (hostname === 'finance.yahoo.com') accepted.push(new Headers(init?.headers).get('accept') ?? '');
        // Headers longer than the client reads, for one.
        return hostname === 'finance.yahoo.com'
          ? Promise.reject(new TypeError('fetch failed'))
          : usual.fetch(address, init);
      },
    };
    expect((await measuresOf(yahooProvider(), context)).value.items.length).toBeGreaterThan(5);
    expect(hosts(asked).slice(0, 2)).toEqual(['fc.yahoo.com/', 'query1.finance.yahoo.com/v1/test/getcrumb']);
    expect(accepted).toEqual([expect.stringContaining('text/html')]);
  });

  it('tells its crumb to nobody', async () => {
    const bodies: string[] = [];
    const context = { ...contextOf([]), onBody: (facts: { readonly url: string }) => void bodies.push(facts.url) };
    await measuresOf(yahooProvider(), context);
    expect(bodies.join()).toContain('crumb=KEY');
    expect(bodies.join()).not.toContain('own.Crumb1');
  });
});

describe('what a session is for', () => {
  it('are figures that Yahoo computes, as fractions and with their currency', async () => {
    const { value, source } = await measuresOf(yahooProvider(), contextOf([]));
    const of = (id: string) => value.items.find((item) => item.id === id);
    expect(of('marketCap')).toMatchObject({ value: 2_000_000_000_000, currency: 'USD', unit: 'money' });
    expect(of('dividendYield')).toMatchObject({ value: 0.005, unit: 'fraction' });
    expect(source).toMatchObject({ publisher: 'Yahoo Finance', asOf: '2025-02-25' });
  });

  it('and the next day of results', async () => {
    const answer = await yahooProvider().events?.(apple, contextOf([]));
    expect(answer?.value).toEqual([
      expect.objectContaining({ kind: 'earnings', date: '2027-01-15', knownAt: '2025-02-25', expected: 1.75 }),
    ]);
  });

  it('are nothing where Yahoo knows nothing, or answers for another', async () => {
    await expect(measuresOf(yahooProvider(), contextOf([]), known('CRYPTO:BTC-USD'))).rejects.toMatchObject({
      code: 'not-covered',
    });
    const other = contextOf([], (answer, url) =>
      url.pathname.includes('quoteSummary')
        ? jsonAnswer({ quoteSummary: { result: [{ price: { symbol: 'MSFT', currency: 'USD' } }], error: null } })
        : answer,
    );
    await expect(measuresOf(yahooProvider(), other)).rejects.toMatchObject({ code: 'data-refused' });
  });
});

describe('headlines of Yahoo', () => {
  it('are those that name the symbol', async () => {
    const answer = await yahooProvider().news?.(apple, contextOf([]));
    expect(answer?.value.map(({ title }) => title)).toEqual([
      'AAPL renews the lease of an office',
      'AAPL opens a training centre',
    ]);
    expect(answer?.source.kind).toBe('news');
  });
});

describe('series of the economy at Yahoo', () => {
  it('are the few that stand as indices, and no other', async () => {
    const macro = yahooProvider().macro;
    await expect(macro?.('CPIAUCSL', contextOf([]))).rejects.toMatchObject({ code: 'not-covered' });
    const asked: URL[] = [];
    const stamps = [Date.UTC(2025, 1, 20, 14, 30) / 1000, Date.UTC(2025, 1, 21, 14, 30) / 1000];
    const meta = { symbol: '^TNX', currency: 'USD', exchangeTimezoneName: 'America/Chicago' };
    const body = {
      chart: { result: [{ meta, timestamp: stamps, indicators: { quote: [{ close: [4.51, 4.43] }] } }], error: null },
    };
    const answer = await macro?.(
      'DGS10',
      contextOf(asked, () => jsonAnswer(body)),
    );
    expect(asked[0]?.pathname).toContain('%5ETNX');
    expect(answer?.value).toMatchObject({ id: 'DGS10', dates: ['2025-02-20', '2025-02-21'], values: [4.51, 4.43] });
    expect(answer?.source.notes?.[0]).toContain('^TNX');
  });
});

describe.skipIf(sharedDir() === null)('recorded figures and headlines of Apple (needs the shared folder)', () => {
  it('are read as they came', async () => {
    const context = contextOf([], undefined, sharedDir());
    const { value } = await measuresOf(yahooProvider(), context);
    const of = (id: string) => value.items.find((item) => item.id === id)?.value;
    expect([of('marketCap'), of('peTrailing'), of('priceToBook')]).toEqual([3_688_676_720_640, 38.91442, 55.328976]);
    expect([of('dividendYield'), of('beta')]).toEqual([0.0041, 1.2]);
    const results = await yahooProvider().events?.(apple, context);
    expect(results?.value[0]).toMatchObject({ date: '2025-04-30', expected: 1.61696 });
  });
});

describe('last prices of many from Yahoo', () => {
  const quotesOf = async (rows: readonly object[], instruments: readonly Instrument[], asked: URL[] = []) => {
    const change: Change = (answer, { pathname }) =>
      pathname === '/v7/finance/quote' ? jsonAnswer({ quoteResponse: { result: rows, error: null } }) : answer;
    return yahooProvider().quotes?.(instruments, contextOf(asked, change));
  };
  const row = (symbol: string, currency: string, more: object = {}) => ({
    symbol,
    currency,
    financialCurrency: currency,
    regularMarketPrice: 101,
    regularMarketPreviousClose: 100,
    regularMarketTime: now / 1000 - 60,
    marketCap: 3e12,
    trailingPE: 25,
    priceToBook: 0,
    ...more,
  });
  const tencent = known('HK:00700');

  it('come with market value and multiples, without those that would divide by another currency', async () => {
    const found = await quotesOf(
      [row('AAPL', 'USD'), row('0700.HK', 'HKD', { financialCurrency: 'CNY' })],
      [apple, tencent],
    );
    expect(found?.value).toMatchObject([
      { instrumentId: 'US:AAPL', price: 101, previousClose: 100, at: now - 60_000, simulated: false },
      { instrumentId: 'HK:00700', currency: 'HKD' },
    ]);
    expect(found?.value.map(({ measures }) => measures.map(({ id, value }) => [id, value]))).toEqual([
      [
        ['marketCap', 3e12],
        ['peTrailing', 25],
      ],
      [['marketCap', 3e12]],
    ]);
    expect(found?.source.locator).toBe('2 of 2');
  });

  it('leave out what was not asked, is priced in other money, has no price, or is dated ahead', async () => {
    const rows = [
      row('AAPL', 'GBP'),
      row('MSFT', 'USD'),
      row('0700.HK', 'HKD', { regularMarketTime: now / 1000 + 86_400 }),
    ];
    expect((await quotesOf(rows, [apple, tencent]))?.value).toEqual([]);
    expect((await quotesOf([row('AAPL', 'USD', { regularMarketPrice: null })], [apple]))?.value).toEqual([]);
  });

  it('are asked for sixty at once, of what Yahoo lists', async () => {
    const asked: URL[] = [];
    const many = catalogue.filter(({ market }) => market === 'us').slice(0, 61);
    const beijing: Instrument = { ...tencent, id: 'BJ:920799', market: 'cn', currency: 'CNY' };
    await quotesOf([], [...many, beijing], asked);
    const questions = asked.filter(({ pathname }) => pathname === '/v7/finance/quote');
    expect(questions.map(({ searchParams }) => searchParams.get('symbols')?.split(',').length)).toEqual([60, 1]);
  });
});
