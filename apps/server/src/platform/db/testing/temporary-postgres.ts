import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../testing/free-port.ts';

const installs = '/usr/lib/postgresql';

/** Folder of the newest installed PostgreSQL programs, or null. */
function programs(): string | null {
  if (!existsSync(installs)) return null;
  const versions = readdirSync(installs).sort((a, b) => Number(b) - Number(a));
  return (
    versions.map((version) => join(installs, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null
  );
}

/** PostgreSQL refuses to run as root; the package made a user for it. */
function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const number = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: number('-u'), gid: number('-g') };
}

export function hasPostgres(): boolean {
  return Boolean(process.env['TEST_DATABASE_URL']) || programs() !== null;
}

export interface TemporaryPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** A cluster that the test may take down, which nobody may do with one that was given. */
export interface OwnPostgres extends TemporaryPostgres {
  /** Ends the server as `fast` (sessions are told) or `immediate` (as a crash does); the data stay. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Of its first process. */
  pid(): number;
}

/** Whether a cluster can be made here. */
export const canMakePostgres = (): boolean => programs() !== null;

/** TEST_DATABASE_URL when it is set, else a cluster of its own. Null when the machine has neither. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | null> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { url: given, stop: async () => undefined } : startOwnPostgres();
}

/** A cluster in a temporary folder, started here and removed by `stop`. Null where the programs are missing. */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  const bin = programs();
  if (bin === null) return null;
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-postgres-'));
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const run = async (program: string, args: readonly string[]): Promise<void> => {
    // No pipes: the server keeps those of its starter open and the wait would never end.
    const child = spawn(join(bin, program), args, { ...user, cwd: folder, stdio: 'ignore' });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', resolve);
    });
    if (code !== 0) throw new Error(`${program} failed (${code}); see ${folder}`);
  };
  const data = join(folder, 'data');
  const port = await freePort();
  await run('initdb', ['-D', data, '-U', 'plumbline', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']);
  // Each server of a test keeps up to ten connections, and a file opens many servers.
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c shared_buffers=32MB -c max_connections=400`;
  // In seconds: on a slow machine a server that crashed takes its time to come back.
  const patient = ['-t', '240'];
  const start = (): Promise<void> =>
    run('pg_ctl', [...patient, '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  const halt = (mode: 'fast' | 'immediate'): Promise<void> =>
    run('pg_ctl', [...patient, '-D', data, '-m', mode, '-w', 'stop']);
  await start();
  return {
    url: `postgres://plumbline@127.0.0.1:${port}/postgres`,
    start,
    halt,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    stop: async () => {
      // A test may have left it halted.
      if (existsSync(join(data, 'postmaster.pid'))) await halt('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
