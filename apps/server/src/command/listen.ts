import type { Server as HttpServer } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { PlumblineError } from '@plumbline/model/errors';
import type { Server } from '../server.ts';

export interface Listening {
  readonly address: string;
  /** Stops accepting, closes idle connections, and cuts what is left after the given promise. */
  close(finished: Promise<void>): Promise<void>;
}

export function listen(server: Server, host: string, port: number): Promise<Listening> {
  // Without options for HTTP/2 the adaptor makes a plain HTTP server.
  const http = createAdaptorServer({ fetch: server.app.fetch }) as HttpServer;
  return new Promise((resolve, reject) => {
    http.once('error', (cause: NodeJS.ErrnoException) => reject(explained(cause, host, port)));
    http.listen(port, host, () => {
      const bound = http.address();
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
      resolve({
        address: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
        close: (finished) => closeHttp(http, finished),
      });
    });
  });
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
