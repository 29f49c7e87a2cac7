// Every component in every state, theme and language, in the browser. `--build` writes it as static files instead.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');
const isBuild = process.argv.includes('--build');
const args = isBuild
  ? ['build', 'apps/web', '--mode', 'gallery']
  : ['apps/web', '--mode', 'gallery', '--open', '/gallery.html'];
spawn(process.execPath, [vite, ...args], { cwd: root, stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
