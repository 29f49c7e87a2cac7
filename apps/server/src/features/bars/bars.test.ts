import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@plumbline/contract/system';
import { decodeBars } from '@plumbline/model/bar-chunk';
import { dateOf } from '@plumbline/model/date';
import type { TestServer } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const one of servers.splice(0)) await one.stop();
});

async function start(): Promise<TestServer> {
  const started = await testServer({ works: false });
  servers.push(started);
  return started;
}

describe('bars over the wire', () => {
  it('are one chunk, compressed where the client takes it, described by headers', async () => {
    const { call } = await start();
    const response = await call('/api/bars/US:ACME?adjust=total', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.plumbline.bars',
      'x-bars-currency': 'USD',
      'x-bars-adjustment': 'total',
      'x-bars-simulated': 'false',
      'x-bars-status': 'fresh',
      'x-bars-last-partial': 'false',
      'x-bars-as-of': '2026-11-20',
      'x-bars-source': encodeURIComponent('Daily prices, vérifiés'),
    });
    const titles = decodeURIComponent(response.headers.get('x-bars-source-titles') ?? '');
    expect(JSON.parse(titles)).toMatchObject({ 'zh-CN': '日线行情' });
    const packed = new Uint8Array(await response.arrayBuffer());
    const { columns } = decodeBars(brotliDecompressSync(packed));
    expect([columns.time.length, dateOf(columns.time.at(-1) ?? 0)]).toEqual([400, '2026-11-20']);
    const plain = await call('/api/bars/US:ACME?adjust=total');
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'accept-encoding']);
    const bytes = Buffer.from(await plain.arrayBuffer());
    expect(decodeBars(new Uint8Array(bytes)).columns).toEqual(columns);
    const zipped = await call('/api/bars/US:ACME?adjust=total', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).equals(bytes)).toBe(true);
  });

  it('leave as a file that can be read again, CSV or JSON', async () => {
    const { call } = await start();
    const csv = await call('/api/bars/US:ACME/export?from=2026-11-01');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="ACME-1d-split.csv"');
    const [head, ...lines] = (await csv.text()).trim().split('\n');
    expect([head, lines.at(-1)?.slice(0, 11)]).toEqual(['time,open,high,low,close,volume', '2026-11-20,']);
    const json = await call('/api/bars/US:ACME/export?from=2026-11-01&format=json');
    const { bars, source, currency } = await read<{ bars: object[]; source: object; currency: string }>(json);
    expect([bars.length, currency, source]).toEqual([
      lines.length,
      'USD',
      expect.objectContaining({ simulated: false }),
    ]);
    expect((await call('/api/bars/US:DARK/export')).status).toBe(503);
  });

  it('are asked for once and kept while many want them', async () => {
    const { call, market } = await start();
    const path = '/api/bars/US:ACME?from=2026-01-01&to=2026-06-30';
    const responses = await Promise.all(Array.from({ length: 20 }, () => call(path)));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(market.asked).toEqual(['bars US:ACME']);
    const etag = responses[0]?.headers.get('etag') ?? '';
    expect((await call(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await call('/api/bars/US:ACME', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('that cannot be had are an error with its reason, asked for again next time', async () => {
    const { call, market } = await start();
    for (let i = 0; i < 2; i++) {
      const response = await call('/api/bars/US:DARK');
      expect(response.status).toBe(503);
      expect(await read<ErrorBody>(response)).toMatchObject({
        code: 'provider-unreachable',
        message: 'No source could be reached.',
      });
    }
    expect(market.asked.length).toBe(2);
    expect((await read<ErrorBody>(await call('/api/bars/ACME'))).code).toBe('bad-input');
    expect((await call('/api/bars/US:ACME?interval=5d')).status).toBe(400);
  });
});

describe('quotes', () => {
  it('come in the order asked, with what is missing and why', async () => {
    const { call } = await start();
    const body = await read<{ quotes: { instrumentId: string; spark: number[] }[]; missing: unknown[] }>(
      await call('/api/quotes?ids=US:DARK,nonsense,US:ACME,US:ACME'),
    );
    expect(body.quotes).toMatchObject([
      { instrumentId: 'US:ACME', price: 101.5, previousClose: 100, decimals: 2, simulated: false },
    ]);
    expect(body.quotes[0]?.spark.length).toBe(46);
    expect(body.missing).toEqual(
      expect.arrayContaining([
        { instrumentId: 'US:DARK', why: expect.objectContaining({ en: 'The source could not be reached.' }) },
        { instrumentId: 'nonsense', why: expect.objectContaining({ en: 'This is not an instrument id.' }) },
      ]),
    );
  });
});

describe('instruments and events', () => {
  it('are found by text and by id', async () => {
    const { call } = await start();
    expect(await read(await call('/api/instruments?q=acme'))).toMatchObject({
      resolution: 'one',
      hits: [{ instrument: { id: 'US:ACME', symbol: 'ACME' } }],
    });
    expect(await read(await call('/api/instruments?q=%20'))).toEqual({ hits: [], resolution: 'unknown' });
    expect(await read(await call('/api/instruments/US:ACME'))).toMatchObject({ exchange: 'NASDAQ' });
    expect((await call('/api/instruments/US:NONE')).status).toBe(404);
    expect(await read(await call('/api/events/US:ACME'))).toEqual({
      events: [
        {
          kind: 'earnings',
          date: '2026-10-20',
          title: { en: 'Third quarter', 'zh-CN': '三季度', 'zh-HK': '第三季度' },
          actual: 1.08,
          expected: 1.01,
        },
      ],
    });
  });
});
