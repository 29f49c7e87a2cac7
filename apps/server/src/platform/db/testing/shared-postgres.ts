import { connect, createServer } from 'node:net';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import type { TemporaryPostgres } from './temporary-postgres.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port where the address of the shared PostgreSQL is told. */
    readonly postgresPort: number;
  }
}

/**
 * One PostgreSQL for a whole run of vitest, started when the first test file asks and stopped at the end: making a
 * cluster takes longer than most files that need one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<TemporaryPostgres | null> | null = null;
  const door = createServer((socket) => {
    started ??= startTemporaryPostgres();
    started.then(
      (postgres) => socket.end(postgres?.url ?? ''),
      (error: Error) => socket.destroy(error),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const bound = door.address();
  project.provide('postgresPort', typeof bound === 'object' && bound !== null ? bound.port : 0);
  return async () => {
    door.close();
    await (await started)?.stop();
  };
}

/** Address of the PostgreSQL of this run. */
export async function sharedPostgres(): Promise<string> {
  const socket = connect(inject('postgresPort'), '127.0.0.1');
  let url = '';
  for await (const chunk of socket) url += String(chunk);
  if (url === '') throw new Error('PostgreSQL could not be started; the lines of the run say why');
  return url;
}
