// Web, server and worker for development: simulated data, no keys, no network, pages reload as you type.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const env = { DATA_MODE: 'simulated', ...process.env };
const children = [
  spawn(
    process.execPath,
    [
      '--watch-path',
      join(root, 'apps/server/src'),
      '--watch-path',
      join(root, 'packages'),
      join(root, 'apps/server/src/main.mjs'),
      'serve',
    ],
    { cwd: root, env, stdio: 'inherit' },
  ),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'apps/web'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
