import { inject } from 'vitest';

export interface SharedServer {
  readonly url: string;
  readonly dataDir: string;
}

/**
 * The server of the whole run, with a simulated market and a fixed day. For visitors who change nothing but their own space;
 * what is set for everybody, or asks for an empty store, wants a server of its own.
 */
export function sharedServer(): SharedServer {
  return inject('server');
}
