import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '@plumbline/agent/sources/read-document';
import { diffFiling } from '@plumbline/agent/tools/diff-filing';
import { documents } from '@plumbline/agent/tools/documents';
import { readSpan } from '@plumbline/agent/tools/read-span';
import { searchText } from '@plumbline/agent/tools/search-text';
import { publicDesk } from '../chat/desk.ts';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { secProvider } from '@plumbline/market/providers/sec';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';

const clock = { now: () => Date.UTC(2026, 10, 21) };
let server: ReplayServer;
beforeAll(async () => {
  server = await startReplayServer({ shared: null });
});
afterAll(() => server.close());

function setup(mode: 'live' | 'simulated') {
  const sec = secProvider({
    secUrl: server.secUrl,
    secUserAgent: () => 'Plumbline test@example.com',
    readFiling: async (file) => (await readDocument(file)).paragraphs,
  });
  const data = createMarketData({
    mode,
    providers: [{ ...sec, limits: { requestsPerSecond: 1000, concurrency: 8 } }],
    simulated: simulatedMarket({ seed: 4620, clock }),
    store: createMemoryStore(),
    fetch,
    clock,
  });
  const context = {
    desk: publicDesk(async () => data),
    locale: 'en',
    now: clock.now(),
    today: '2026-11-21',
  } as const;
  return { data, context };
}
const words = ({ sentences }: Awaited<ReturnType<typeof diffFiling.run>>): string =>
  sentences.map(({ en }) => en.join('')).join('\n');

describe('filings of a company', () => {
  it('are fetched, split by item and compared with last year, once each', async () => {
    const { context } = setup('live');
    const before = server.requests.length;
    const asked = { symbol: 'US:AAPL', item: 'risk factors' };
    const found = words(await diffFiling.run(asked, context));
    expect(found).toContain('New in the later document:');
    expect(found).toContain('(10-K, 2025-02-15, item 1A): “New tariffs could raise what our parts cost us.”');
    expect(found).toContain('(10-K, 2024-02-15, item 1A): “A fire could stop our only plant.”');
    expect(found).not.toContain('few customers');
    const sent = server.requests.length - before;
    await diffFiling.run(asked, context);
    // What was filed never changes, so it is not asked for again.
    expect([sent, server.requests.length - before]).toEqual([3, 3]);
  });

  it('are listed, and searched without a word of their contents and hidden headers', async () => {
    const { context } = setup('live');
    const listed = words(await documents.run({ symbol: 'US:AAPL' }, context));
    expect(listed).toContain('10-K 2024-12-31, filed on 2025-02-15.');
    const result = await searchText.run({ symbol: 'US:AAPL', query: 'depend on customers' }, context);
    expect(words(result)).toContain('item 1A): “We depend on few customers for most of our sales.”');
    expect(JSON.stringify(result)).not.toContain('320193 false');
    expect(result.outside?.length).toBeGreaterThan(0);
  });

  it('are read on from any passage that was told, by its id or that of its document', async () => {
    const { context } = setup('live');
    const compared = await diffFiling.run({ symbol: 'US:AAPL', item: 'risk factors' }, context);
    const gone = compared.spans?.find(({ text }) => text === 'A fire could stop our only plant.')?.id ?? '';
    for (const document of [gone, gone.split('.')[0] ?? '']) {
      const read = words(await readSpan.run({ symbol: 'US:AAPL', document, from: gone }, context));
      expect(read, document).toMatch(/^\S.*\(10-K, 2024-02-15, item 1A\): “A fire could stop our only plant.”/);
    }
    const strange = { symbol: 'US:AAPL', document: 'd000000000000' };
    await expect(readSpan.run(strange, context)).rejects.toThrow('no document "d000000000000"');
  });

  it('are nobody’s in the simulated market, and nobody is asked for them', async () => {
    const { context } = setup('simulated');
    const before = server.requests.length;
    const said = words(await searchText.run({ symbol: 'US:AAPL', query: 'customers' }, context));
    expect(said).toContain('Companies of the simulated market file nothing.');
    expect(server.requests.length).toBe(before);
  });

  it('that cannot be reached are said to be so, and no comparison is made up', async () => {
    const { context } = setup('live');
    await server.setFault('sec', 'refuse');
    const said = words(await diffFiling.run({ symbol: 'US:AAPL', item: '1A' }, context));
    await server.setFault('sec', null);
    expect(said).toContain('The source could not be reached.');
  });
});
