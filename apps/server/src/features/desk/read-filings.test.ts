import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '@plumbline/agent/sources/document';
import { readDocument } from '@plumbline/agent/sources/read-document';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { secProvider } from '@plumbline/market/providers/sec';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { readQuotable } from './read-filings.ts';

const clock = { now: () => Date.UTC(2026, 10, 21) };
let server: ReplayServer;
beforeAll(async () => {
  server = await startReplayServer({ shared: null });
});
afterAll(() => server.close());

/** Market data over the wire format of the SEC, from a server of this machine. */
function market(): MarketHandle {
  const sec = secProvider({
    secUrl: server.secUrl,
    secUserAgent: () => 'Plumbline test@example.com',
    readFiling: async (file) => (await readDocument(file)).paragraphs,
  });
  const data = createMarketData({
    mode: 'live',
    providers: [{ ...sec, limits: { requestsPerSecond: 1000, concurrency: 8 } }],
    simulated: simulatedMarket({ seed: 4620, clock }),
    store: createMemoryStore(),
    fetch,
    clock,
  });
  return async () => data;
}
const apple = {
  instrumentId: 'US:AAPL',
  asOf: '2026-11-20',
  simulated: false,
  instrument: {
    id: 'US:AAPL',
    kind: 'stock',
    market: 'us',
    exchange: 'NASDAQ',
    currency: 'USD',
    name: { en: 'Apple Inc.', 'zh-CN': '苹果公司', 'zh-HK': '蘋果公司' },
    aliases: [],
    priceDecimals: 2,
  },
} as const;
const own = documentOf({ title: 'Mine', instrumentId: 'US:AAPL', form: '10-K', knownAt: '2026-02-20' }, [
  { item: '1A', text: 'Our suppliers could fail.' },
]);
const library = (all: readonly (typeof own)[]) => ({ all: async () => all, list: async () => [] });

describe('what the desk may quote', () => {
  it('is the latest filing of the company where the library has none, item by item', async () => {
    const { documents, why } = await readQuotable({ documents: library([]), market: market() }, 'me', apple);
    expect(why).toBeNull();
    expect(documents.map(({ form, knownAt }) => [form, knownAt])).toEqual([['10-K', '2025-02-15']]);
    const risks = documents[0]?.spans.filter(({ item }) => item === '1A').map(({ text }) => text);
    expect(risks).toContain('We depend on few customers for most of our sales.');
  });

  it('is no filing that was not known by the day of the report', async () => {
    const asked = { documents: library([]), market: market() };
    const before = await readQuotable(asked, 'me', { ...apple, asOf: '2024-12-31' });
    expect(before.documents.map(({ knownAt }) => knownAt)).toEqual(['2024-02-15']);
    const earliest = await readQuotable(asked, 'me', { ...apple, asOf: '2001-01-01' });
    expect(earliest.documents).toEqual([]);
    expect(earliest.why?.en).toBe('No annual or quarterly filing was known by the day of the report.');
  });

  it('is the library where it holds a document of that time, and nobody is asked', async () => {
    const before = server.requests.length;
    const found = await readQuotable({ documents: library([own]), market: market() }, 'me', apple);
    expect(found).toEqual({ documents: [own], why: null });
    expect(server.requests.length).toBe(before);
  });

  it('says why something is missing: a fault of the source, no source, or too long a wait', async () => {
    await server.setFault('sec', '404');
    const unanswered = await readQuotable({ documents: library([]), market: market() }, 'me', apple);
    await server.setFault('sec', null);
    expect(unanswered.documents).toEqual([]);
    expect(unanswered.why?.en).toMatch(/^The filings of Apple Inc\. could not be read\. \S/);
    const simulated = { ...apple, simulated: true };
    const made = await readQuotable({ documents: library([]), market: market() }, 'me', simulated);
    expect(made.why?.['zh-CN']).toContain('模拟市场中的公司不提交文件。');
    const data = await market()();
    const mute: MarketHandle = async () => ({
      ...data,
      live: { ...data.live, filings: () => new Promise(() => undefined) },
    });
    const late = await readQuotable({ documents: library([]), market: mute }, 'me', apple, { ms: 0 });
    expect([late.documents, late.why?.en]).toEqual([[], 'The filings did not arrive in time.']);
    const stop = new AbortController();
    const stopped = readQuotable({ documents: library([]), market: mute }, 'me', apple, { signal: stop.signal });
    stop.abort();
    expect((await stopped).documents).toEqual([]);
  });
});
