import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { compressAnswer } from './compress-answer.ts';

const decode = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

const servers: TestServer[] = [];
afterEach(async () => {
  for (const one of servers.splice(0)) await one.stop();
});

async function start(): Promise<{ server: TestServer; me: Visitor }> {
  const server = await testServer();
  servers.push(server);
  return { server, me: await server.visitor() };
}

const large = ['/api/openapi.json', '/api/gallery', '/api/chat/tools', '/api/instruments/US:ACME', '/metrics'];

describe('answers', () => {
  it('of more than a kilobyte are compressed as the client takes it, and say the same', async () => {
    const { me } = await start();
    for (const path of large) {
      const plain = await me.get(path, { 'accept-encoding': 'identity' });
      expect([path, plain.status, plain.headers.get('content-encoding')]).toEqual([path, 200, null]);
      const text = await plain.text();
      if (text.length < 1100) continue;
      for (const coding of ['br', 'gzip'] as const) {
        const answer = await me.get(path, { 'accept-encoding': coding });
        expect([path, answer.headers.get('content-encoding')]).toEqual([path, coding]);
        expect(answer.headers.get('vary')).toContain('accept-encoding');
        expect(answer.headers.get('content-type')).toBe(plain.headers.get('content-type'));
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(bytes.length).toBeLessThan(Buffer.byteLength(text) / 2);
        if (path !== '/metrics') expect((await decode[coding](bytes)).toString('utf8')).toBe(text);
      }
      const best = await me.get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect(best.headers.get('content-encoding')).toBe('br');
      expect(
        (await me.get(path, { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers.get('content-encoding'),
      ).toBeNull();
    }
  });

  it('of a few bytes go out as they are', async () => {
    const { me } = await start();
    const answer = await me.get('/healthz', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.json()).toEqual({ ok: true });
  });

  it('that are streams of events are never held back to be compressed', async () => {
    const { me } = await start();
    const run = (await (await me.send('POST', '/api/reports', { symbol: 'SLOW' })).json()) as { id: string };
    const answer = await me.get(`/api/reports/${run.id}/events`, { 'accept-encoding': 'br, gzip' });
    expect(answer.headers.get('content-encoding')).toBeNull();
    const reader = answer.body?.getReader();
    let told = '';
    // The run waits for a source that does not answer: what it told so far must be here all the same.
    await until('the first event', async () => {
      const part = await reader?.read();
      told += new TextDecoder().decode(part?.value);
      return told.includes('data: ');
    });
    await reader?.cancel();
  });

  it('that were not found, refused or failed are compressed by the same rule', async () => {
    const { me } = await start();
    const answer = await me.get('/api/nowhere', { 'accept-encoding': 'br' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.json()).toMatchObject({ code: 'not-found' });
  });

  it('that are compressed already or small are not opened, so that their bytes go out as they lie', async () => {
    for (const headers of [
      { 'content-encoding': 'br' },
      { 'content-type': 'application/json', 'content-length': '9' },
    ]) {
      const answer = new Response('{}', { headers });
      Object.defineProperty(answer, 'body', {
        get: () => {
          throw new Error('opened');
        },
      });
      expect(await compressAnswer(new Request('http://x/'), answer)).toBe(answer);
    }
  });
});
