import { statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';

export interface HealthDeps {
  readonly metrics: () => Promise<Metrics>;
  /** Throws when the store does not answer. */
  readonly checkStore: () => Promise<void>;
  /** Room left to write; null where the store is on another machine. */
  readonly freeBytes: (() => Promise<number>) | null;
  readonly stopping: AbortSignal;
}

/** Whoever asks whether the server is ready gives up after a few seconds. */
const readyMs = 2000;
/** Below this SQLite soon fails to extend its log, and a commit with it. */
const leastFreeBytes = 32 * 1024 * 1024;

/**
 * `/healthz`: the process lives. `/readyz`: it can take work; 503 with the reason otherwise. `/metrics`: Prometheus text.
 * Every role has them: a worker serves nothing else, at HEALTH_PORT.
 */
export function healthApp({ metrics, checkStore, freeBytes, stopping }: HealthDeps): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ ok: true }));
  app.get('/readyz', async (context) => {
    const why = stopping.aborted ? 'stopping' : await reasonNotReady(checkStore, freeBytes);
    return why === null ? context.json({ ok: true }) : context.json({ ok: false, why }, 503);
  });
  app.get('/metrics', async () => {
    const { text, type } = await (await metrics()).print();
    return new Response(text, { headers: { 'content-type': type } });
  });
  return app;
}

async function reasonNotReady(
  checkStore: HealthDeps['checkStore'],
  freeBytes: HealthDeps['freeBytes'],
): Promise<string | null> {
  try {
    await timeLimited(checkStore(), readyMs);
  } catch {
    return 'the store does not answer';
  }
  return freeBytes !== null && (await freeBytes()) < leastFreeBytes ? 'the disk is full' : null;
}

/** Free bytes of the disk a folder lies on. A folder that cannot be asked for is the store's own trouble to tell. */
export async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

async function timeLimited(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(reject, ms, new Error(`no answer in ${ms} ms`))));
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
