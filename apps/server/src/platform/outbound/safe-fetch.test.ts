import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { createSafeFetch } from './safe-fetch.ts';

const types = ['application/rss+xml'];
const publicName = async () => [{ address: '93.184.215.14', family: 4 }];

describe('an address', () => {
  it.each([
    ['8.8.8.8', true],
    ['2606:4700:4700::1111', true],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['198.19.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:7f00:1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001::1', false],
    ['2001:db8::1', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['ff02::1', false],
    ['not an address', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('what is not fetched', () => {
  const fetch = createSafeFetch({ types, resolve: publicName });
  it.each([
    ['http://paper.example/feed', /only https/],
    ['ftp://paper.example/feed', /only https/],
    ['https://paper.example:8443/feed', /usual port/],
    ['https://user:secret@paper.example/', /name or password/],
    ['https://127.0.0.1/', /private network/],
    // Spellings of 127.0.0.1 that a filter of texts lets pass.
    ['https://2130706433/', /private network/],
    ['https://0x7f.1/', /private network/],
    ['https://0177.0.0.1/', /private network/],
    ['https://[::1]/', /private network/],
    ['https://[::ffff:7f00:1]/', /private network/],
    ['not an address', /not an address/],
  ])('%s', async (address, why) => {
    await expect(fetch(address)).rejects.toThrow(why);
    await expect(fetch(address)).rejects.toMatchObject({ code: 'not-permitted' });
  });

  it('a name that stands for a private machine beside a public one', async () => {
    const resolve = async () => [...(await publicName()), { address: '10.0.0.5', family: 4 }];
    await expect(createSafeFetch({ types, resolve })('https://paper.example/')).rejects.toThrow(/private network/);
  });
});

describe('what is fetched', () => {
  let server: Server;
  let base = '';
  const seen: (string | undefined)[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request.headers.cookie);
      const path = request.url ?? '';
      if (path === '/feed') {
        response.writeHead(200, { 'content-type': 'application/rss+xml', 'set-cookie': 'a=b' }).end('<rss/>');
      } else if (path === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
      else if (path === '/moved') response.writeHead(302, { location: '/feed' }).end();
      else if (path === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
      else if (path === '/echo') request.pipe(response.writeHead(200, { 'content-type': 'text/plain' }));
      else if (path === '/long')
        response.writeHead(200, { 'content-type': 'application/rss+xml' }).end('x'.repeat(5_000));
      else if (path === '/slow') response.writeHead(200, { 'content-type': 'application/rss+xml' }).write('<');
      else response.writeHead(302, { location: path }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => server.close());

  const own = { types, allowsHttp: true, isAllowed: (address: string) => address === '127.0.0.1' };

  it('comes with its body and no cookie, redirects followed', async () => {
    const response = await createSafeFetch(own)(`${base}/moved`);
    expect(await response.text()).toBe('<rss/>');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(seen.every((cookie) => cookie === undefined)).toBe(true);
  });

  it('is nothing behind a redirect to a private machine, in a circle, or of another type', async () => {
    const fetch = createSafeFetch(own);
    await expect(fetch(`${base}/inside`)).rejects.toThrow(/private network/);
    await expect(fetch(`${base}/circle`)).rejects.toThrow(/on and on/);
    await expect(fetch(`${base}/page`)).rejects.toMatchObject({ code: 'provider-body' });
  });

  it('is posted as it was given, to that one address: a redirect is its answer', async () => {
    const fetch = createSafeFetch({ allowsHttp: true, isAllowed: own.isAllowed });
    const init = { method: 'POST', body: '{"名":1}', headers: { 'content-type': 'application/json' } };
    expect(await (await fetch(`${base}/echo`, init)).text()).toBe('{"名":1}');
    expect((await fetch(`${base}/inside`, init)).status).toBe(302);
    await expect(fetch(`${base}/echo`, { method: 'DELETE' })).rejects.toThrow(/only GET and POST/);
  });

  it('ends at its limits of size and time', async () => {
    const long = await createSafeFetch({ ...own, maxBytes: 1_000 })(`${base}/long`);
    await expect(long.text()).rejects.toThrow();
    // On a slow machine its time may be over before the first byte.
    const slow = createSafeFetch({ ...own, totalMs: 100 })(`${base}/slow`);
    await expect(slow.then((response) => response.text())).rejects.toThrow(/aborted/);
  });

  it('goes to the address that was checked, whatever its name', async () => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const named = base.replace('127.0.0.1', 'paper.example');
    const response = await createSafeFetch({ ...own, resolve })(`${named}/feed`);
    expect([await response.text(), asked]).toEqual(['<rss/>', ['paper.example']]);
  });
});
