import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import type { Server as TcpServer, Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyProxy } from './proxy.ts';
import { createSafeFetch } from './safe-fetch.ts';
import { createWideFetch } from './wide-fetch.ts';

const portOf = (server: Server | TcpServer): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
const listening = (server: Server | TcpServer): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

/** A proxy that leads every tunnel to one server of ours, and what it was asked. */
let proxy: Server;
let target: Server;
let tlsTarget: TcpServer;
const sockets = new Set<Socket>();
let asked: string[] = [];
let agents: (string | undefined)[] = [];
let greetings: string[] = [];

beforeEach(async () => {
  [asked, agents, greetings] = [[], [], []];
  target = createServer((request, response) => {
    agents.push(request.headers['user-agent']);
    response.setHeader('x-long', 'a'.repeat(Number(request.headers['x-bytes'] ?? 0)));
    response.end(`${request.headers.host ?? ''}${request.url ?? ''}`);
  });
  // Enough of a TLS server to see for whom the handshake is meant.
  tlsTarget = createTcpServer((socket) => {
    socket.once('data', (hello) => {
      greetings.push(hello.toString('latin1'));
      socket.destroy();
    });
  });
  proxy = createServer();
  proxy.on('connect', (request, socket: Socket) => {
    asked.push(`${request.url ?? ''} ${request.headers['proxy-authorization'] ?? 'nobody'}`);
    const to = request.url?.endsWith(':443') === true ? tlsTarget : target;
    const onward = connect(portOf(to), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket);
      socket.pipe(onward);
    });
    for (const end of [socket, onward]) end.on('error', () => end.destroy());
  });
  for (const server of [proxy, target, tlsTarget]) {
    server.on('connection', (socket: Socket) => sockets.add(socket));
    await listening(server);
  }
});
afterEach(() => {
  applyProxy(null);
  for (const socket of sockets) socket.destroy();
  for (const server of [proxy, target, tlsTarget]) server.close();
});

const through = (bypass = ''): void => applyProxy({ url: `http://desk:secret@127.0.0.1:${portOf(proxy)}`, bypass });
const credentials = `Basic ${Buffer.from('desk:secret').toString('base64')}`;

it('carries what providers and the rest of the server ask, long headers included, but nothing to this machine', async () => {
  through();
  const wide = createWideFetch(() => 'Desk/1.0');
  const answer = await wide('http://paper.example/quotes', { headers: { 'x-bytes': '40000' } });
  expect(await answer.text()).toBe('paper.example/quotes');
  expect(await (await fetch('http://other.example/plain')).text()).toBe('other.example/plain');
  expect(asked).toEqual([`paper.example:80 ${credentials}`, `other.example:80 ${credentials}`]);
  await (await wide(`http://127.0.0.1:${portOf(target)}/own`)).text();
  expect(asked).toHaveLength(2);
});

it('leaves out the hosts that are named, and everything once it is taken back', async () => {
  through('intranet.example');
  const wide = createWideFetch(() => 'Desk/1.0');
  await expect(wide('http://wiki.intranet.example/')).rejects.toThrow();
  expect(asked).toEqual([]);
  applyProxy(null);
  await expect(wide('http://paper.example/')).rejects.toThrow();
  expect(asked).toEqual([]);
});

it('names this server as it was told, unless a request has a name of its own', async () => {
  const wide = createWideFetch(() => 'Desk/1.0');
  const own = `http://127.0.0.1:${portOf(target)}/`;
  await (await wide(own)).text();
  await (await wide(own, { headers: { 'user-agent': 'Ada ada@example.org' } })).text();
  const isAllowed = (): boolean => true;
  await (await createSafeFetch({ allowsHttp: true, isAllowed, agent: () => 'Desk/1.0' })(own)).text();
  expect(agents).toEqual(['Desk/1.0', 'Ada ada@example.org', 'Desk/1.0']);
});

it('gets the address that was checked for what people name, and nothing of a private network', async () => {
  through();
  const resolve = async () => [{ address: '93.184.215.14', family: 4 }];
  // The tunnel ends in the middle of the handshake.
  await expect(createSafeFetch({ resolve })('https://paper.example/feed')).rejects.toThrow();
  expect(asked).toEqual([`93.184.215.14:443 ${credentials}`]);
  expect(greetings.join('')).toContain('paper.example');
  const inside = async () => [{ address: '10.0.0.5', family: 4 }];
  await expect(createSafeFetch({ resolve: inside })('https://paper.example/')).rejects.toThrow(/private network/);
  expect(asked).toHaveLength(1);
});
