import { afterAll, beforeAll, expect, it } from 'vitest';
import { readErrors } from '../../features/operator/store/overview.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { fakeClock } from '../../testing/fake-market.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ works: false, variables: { TRUST_PROXY: '1' } });
});
afterAll(() => server.stop());

const send = (place: string, body: string, type = 'application/csp-report'): Promise<Response> =>
  server.call('/csp-reports', { method: 'POST', headers: { 'content-type': type, 'x-forwarded-for': place }, body });

const errors = () => readErrors(server.store.db, fakeClock.now());

it('the policy names where to tell of it, and what browsers tell is counted without a word that somebody typed', async () => {
  const headers = (await server.call('/healthz')).headers;
  expect(headers.get('content-security-policy')).toMatch(/; report-uri \/csp-reports; report-to csp$/);
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
  // As Firefox and Chromium send them.
  const old = {
    'csp-report': {
      'blocked-uri': 'https://evil.example/a.js?secret=1',
      'document-uri': 'http://127.0.0.1:4620/research/US:NVDA?q=typed',
      'effective-directive': 'script-src-elem',
      'violated-directive': 'script-src-elem',
      'original-policy': "default-src 'none'",
      disposition: 'enforce',
    },
  };
  const body = {
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    documentURL: 'http://127.0.0.1:4620/chat',
  };
  const recent = [{ type: 'csp-violation', age: 1, url: 'http://127.0.0.1:4620/chat', user_agent: 'x', body }];
  expect((await send('203.0.113.1', JSON.stringify(old))).status).toBe(204);
  expect((await send('203.0.113.1', JSON.stringify(recent), 'application/reports+json')).status).toBe(204);
  const told = await until('both are counted', async () => {
    const found = await errors();
    return found.length === 2 && found;
  });
  const by = (what: string) => told.find((one) => one.what === what);
  expect(by('script-src')).toMatchObject({ kind: 'policy', lastMessage: 'https://evil.example /research/US:NVDA' });
  expect(by('style-src')).toMatchObject({ kind: 'policy', lastMessage: 'inline /chat' });
});

it('of many in one report five count, and of what is within the page only its kind is told', async () => {
  const body = { effectiveDirective: 'img-src', blockedURL: 'data:image/png;base64,typed', documentURL: '' };
  const many = Array<unknown>(9).fill({ type: 'csp-violation', body });
  expect((await send('203.0.113.9', JSON.stringify(many), 'application/reports+json')).status).toBe(204);
  const told = await until('it is counted', async () => (await errors()).find(({ what }) => what === 'img-src'));
  expect(told).toMatchObject({ kind: 'policy', count: 5, lastMessage: 'data:' });
});

it('nobody fills the store or the page with made-up reports', async () => {
  const report = (n: number) =>
    JSON.stringify({
      'csp-report': { 'effective-directive': `made-up-${n}`, 'blocked-uri': 'x'.repeat(3000), 'document-uri': '' },
    });
  const statuses: number[] = [];
  for (let n = 0; n < 14; n += 1) statuses.push((await send('203.0.113.2', report(n))).status);
  expect(statuses).toEqual([...Array<number>(10).fill(204), ...Array<number>(4).fill(429)]);
  expect((await send('203.0.113.3', report(0))).status).toBe(204);
  expect((await send('203.0.113.3', 'no JSON')).status).toBe(400);
  expect((await send('203.0.113.3', '[[[1]]]')).status).toBe(400);
  expect((await send('203.0.113.3', `"${'x'.repeat(17_000)}"`)).status).toBe(413);
  const other = await until('those are one line', async () =>
    (await errors()).find(({ what, count }) => what === 'other' && count === 11),
  );
  expect(other.lastMessage).toBe('');
  for (let n = 0; n < 320; n += 1) await send(`198.51.${n % 256}.${n >> 8}`, report(n));
  expect((await send('192.0.2.1', report(1))).status).toBe(429);
});
