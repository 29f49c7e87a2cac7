import type { TestProject } from 'vitest/node';
import { noBrowser } from './browse.ts';
import { serve } from './serve.ts';
import type { SharedServer } from './shared-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly server: SharedServer;
  }
}

/** Starts the server that most files visit: what a server prepares in its background is computed once for all of them. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (noBrowser) return undefined;
  const { url, dataDir, log, stop } = await serve({ PREPARE: 'ahead' });
  project.provide('server', { url, dataDir });
  return async () => {
    const code = await stop();
    if (code !== 0) throw new Error(`the shared server ended with ${code}:\n${log()}`);
  };
}
