// Every component in every state, theme and language, in the browser. `--build` writes it as static files instead.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');
const isBuild = process.argv.includes('--build');
const config = ['--config', join(root, 'apps/web/vite.gallery.config.ts')];
const args = isBuild ? ['build', ...config] : config;
spawn(process.execPath, [vite, ...args], { cwd: root, stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
