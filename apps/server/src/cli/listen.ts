import type { IncomingMessage, RequestListener, Server as HttpServer, ServerResponse } from 'node:http';
import { PlumblineError } from '@plumbline/model/errors';

/** An import of node:http reads all its exports, one of which loads the whole HTTP client; asking for it does not. */
const { createServer } = process.getBuiltinModule('node:http');

export interface Listening {
  readonly address: string;
  /** Requests go to the application from now on, those that are waiting first. */
  serve(application: RequestListener): void;
  /** Stops accepting, closes idle connections, and cuts what is left after the given promise. */
  close(finished: Promise<void>): Promise<void>;
}

/** Connections that wait to be taken: with the usual 511, some of thousands that come back at once are cut. */
const mostWaiting = 4096;

/**
 * Opens the socket before the application is loaded. Until it is there the process only says that it lives and is not
 * ready; every other request waits for it.
 */
export function listen(host: string, port: number): Promise<Listening> {
  const early: [IncomingMessage, ServerResponse][] = [];
  let application: RequestListener | null = null;
  const http = createServer((request, response) => {
    if (application !== null) return application(request, response);
    if (request.url === '/healthz') return answer(response, 200, { ok: true });
    if (request.url === '/readyz') return answer(response, 503, { ok: false, why: 'starting' });
    early.push([request, response]);
  });
  const serve = (ready: RequestListener): void => {
    application = ready;
    for (const [request, response] of early.splice(0)) ready(request, response);
  };
  return new Promise((resolve, reject) => {
    http.once('error', (cause: NodeJS.ErrnoException) => reject(explained(cause, host, port)));
    http.listen(port, host, mostWaiting, () => {
      const bound = http.address();
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
      const address = `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
      resolve({ address, serve, close: (finished) => closeHttp(http, finished) });
    });
  });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

async function closeHttp(http: HttpServer, finished: Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  http.closeIdleConnections();
  await finished;
  http.closeAllConnections();
  await closed;
}

function explained(cause: NodeJS.ErrnoException, host: string, port: number): unknown {
  if (cause.code === 'EADDRINUSE') {
    return new PlumblineError(
      'bad-input',
      `Port ${port} on ${host} is taken. Stop who uses it, or set PORT.`,
      {},
      cause,
    );
  }
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND' || cause.code === 'EACCES') {
    return new PlumblineError(
      'bad-input',
      `Cannot listen on ${host}:${port} (${cause.code}). Set HOST and PORT.`,
      {},
      cause,
    );
  }
  return cause;
}
