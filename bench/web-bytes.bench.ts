import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { print, type Measurement } from './lib/measure.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly src?: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

const dist = fileURLToPath(new URL('../apps/web/dist/', import.meta.url));
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) throw new Error('build the web application first: npm start does');
// Written by the build tool.
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

/** Every script a page must load before it can draw: its chunks and what they import statically. */
function closure(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

function gzKilobytes(keys: Iterable<string>): number {
  let bytes = 0;
  for (const key of keys) {
    const file = manifest[key]?.file;
    if (file?.endsWith('.js') === true) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  }
  return bytes / 1000;
}

const find = (pattern: RegExp): string[] => Object.keys(manifest).filter((key) => pattern.test(key));
const shell = closure([...find(/index\.html$/), ...find(/src\/app\.tsx$/)]);
const home = closure([
  ...shell,
  ...find(/src\/pages\/home\.tsx$/),
  ...find(/src\/layouts\/layout-3\.tsx$/),
  ...find(/locales\/en\/(common|home)/),
]);
const words = find(/locales\/en\/(research|lab)\.json$/);
const research = closure([...find(/src\/pages\/research\.tsx$/), ...words]);
const report = closure([...research, ...find(/src\/pages\/research\/report-body\.tsx$/)]);
const added = (keys: ReadonlySet<string>): number => gzKilobytes([...keys].filter((key) => !home.has(key)));
const measurements: Measurement[] = [
  { id: 'web: scripts of the first route', value: gzKilobytes(home), unit: 'kB gz', budget: 180 },
  { id: 'web: scripts research adds before its first figures', value: added(research), unit: 'kB gz', budget: 120 },
  { id: 'web: scripts a finished report adds, all told', value: added(report), unit: 'kB gz', budget: 120 },
];
print(measurements);
