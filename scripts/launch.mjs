// Starts any command of package.json under Node 24, whatever Node the host has.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { node24 } from './node24.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = 'serve', ...rest] = process.argv.slice(2);

/** Commands of the product itself; everything else is a file in this folder. */
const product = { serve: ['serve'], plumbline: [] };
const isProduct = Object.hasOwn(product, command);
const file = isProduct ? join(root, 'apps/server/src/main.mjs') : join(root, `scripts/${command}.mjs`);

if (!existsSync(file)) {
  process.stderr.write(`plumbline: there is no command "${command}"\n`);
  process.exit(2);
}

const args = [...(isProduct ? product[command] : []), ...rest];
const binary = node24(root);
if (binary === process.execPath) {
  // No second process: the server listens sooner and signals reach it directly.
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
} else {
  const child = spawn(binary, [...process.execArgv, file, ...args], { stdio: 'inherit', cwd: process.cwd() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
