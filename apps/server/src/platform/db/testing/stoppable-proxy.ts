import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export interface StoppableProxy {
  readonly url: string;
  /** From now on nothing passes in either direction and nobody is told, as when a machine hangs or a cable is cut. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** A way to a PostgreSQL server that a test can hold up. */
export async function stoppableProxy(target: string): Promise<StoppableProxy> {
  const to = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const door = createServer({ pauseOnConnect: false }, (near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => into.write(chunk));
      from.on('error', () => into.destroy());
      from.on('close', () => {
        sockets.delete(from);
        into.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const bound = door.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(typeof bound === 'object' && bound !== null ? bound.port : 0);
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        door.close(() => resolve());
      }),
  };
}
