import { lockDataDir } from '../platform/db/process-lock.ts';
import type { Env } from '../env.ts';
import type { Listening } from './listen.ts';
import { listen } from './listen.ts';
import type { ExitCode, VerbContext } from './verb.ts';

/**
 * Serves, works jobs, or both, until a signal asks to stop. The folder is taken and the socket opened first; the store,
 * the routes and everything they need are loaded behind it.
 */
export async function runServer({ env, say }: Pick<VerbContext, 'env' | 'say'>, role: Env['ROLE']): Promise<ExitCode> {
  // Before the port, so that a second start says who is running and not only that the port is taken.
  const lock = env.DATABASE_URL === null ? lockDataDir(env.DATA_DIR) : null;
  let listening: Listening | null = null;
  try {
    const port = role === 'worker' ? env.HEALTH_PORT : env.PORT;
    if (port !== null) listening = await listen(env.HOST, port);
    const { runUntilStopped } = await import('./run-until-stopped.ts');
    await runUntilStopped({ env, say, role, lock, listening });
    return 0;
  } catch (error) {
    await listening?.close(Promise.resolve());
    throw error;
  } finally {
    lock?.release();
  }
}
