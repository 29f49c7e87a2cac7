import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.mjs', import.meta.url));
const { scripts } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  readonly scripts: { readonly start: string };
};
/** Options of Node that `npm start` gives. */
const options = scripts.start.split(' ').filter((word) => word.startsWith('--'));

export interface ServerProcess {
  /** That of its health for a worker with HEALTH_PORT; null for one without. */
  readonly address: string | null;
  readonly pid: number;
  kill(signal: NodeJS.Signals): void;
  /** Exit code; null after a signal. */
  readonly exited: Promise<number | null>;
  /** Whether it still runs. */
  isAlive(): boolean;
  /** Everything it wrote, log and all. */
  said(): string;
}

/** A server or worker process of its own, on the simulated market, once it is ready. */
export function startServer(
  verb: 'serve' | 'worker',
  variables: Readonly<Record<string, string>>,
  /** Of another version. */
  program = main,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...options, program, verb], {
    env: { ...process.env, DATA_MODE: 'simulated', PORT: '0', NODE_ENV: 'test', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  // What a worker logs depends on LOG_LEVEL; where its health is, it says in any case.
  const ready = verb === 'serve' ? /listening on (http:\S+)/ : /"msg":"started"|Health of the worker is at http:\S+\n/;
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer): void => {
      said += text.toString();
      const found = ready.exec(said);
      if (found === null) return;
      resolve({
        address: found[1] ?? /Health of the worker is at (http:\S+)/.exec(said)?.[1] ?? null,
        pid: child.pid!,
        exited,
        kill: (signal) => void child.kill(signal),
        isAlive: () => child.exitCode === null && child.signalCode === null,
        said: () => said,
      });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void exited.then((code) => reject(new Error(`the process ended with ${code}: ${said}`)));
  });
}
