import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWideFetch } from './wide-fetch.ts';

const wideFetch = createWideFetch(() => 'Desk/1.0');

let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const bytes = Number(new URL(request.url ?? '', 'http://host').searchParams.get('bytes'));
    response.setHeader('x-long', 'a'.repeat(bytes));
    response.setHeader('set-cookie', 'A3=own');
    response.end('whole');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  base = typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}` : '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('reads headers of 40 kB, which Node alone does not', async () => {
  await expect(fetch(`${base}/?bytes=40000`)).rejects.toThrow();
  const answer = await wideFetch(`${base}/?bytes=40000`);
  expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([200, ['A3=own'], 'whole']);
});

it('still gives up on headers without an end', async () => {
  await expect(wideFetch(`${base}/?bytes=200000`)).rejects.toThrow();
});
