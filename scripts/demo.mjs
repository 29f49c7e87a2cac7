// One idea in the terminal and as a page: `npm run demo` lists them, `npm run demo receipt` shows one.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../demos/', import.meta.url));
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));
const [name, ...rest] = process.argv.slice(2);

if (name === undefined || !names.includes(name)) {
  process.stdout.write(`npm run demo <name>: ${names.join(', ')}\n`);
  process.exit(name === undefined ? 0 : 2);
}
process.exit(spawnSync(process.execPath, [join(folder, `${name}.ts`), ...rest], { stdio: 'inherit' }).status ?? 1);
