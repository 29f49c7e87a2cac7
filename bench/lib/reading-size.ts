import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { compileVocabulary } from '../../apps/web/build/compile-vocabulary.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const web = join(root, 'apps/web/src');
const source = join(root, 'packages/reading/src');

/** Parts of what is loaded, the first that fits; what a part is called says whose it is. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/\/reading\/src\/vocabulary\/|virtual:plumbline-packed-tables/, 'reading: vocabulary'],
  [/\/reading\/src\/text\/|\/model\/src\/simplified\./, 'reading: folding, with its table of characters'],
  [/\/reading\/src\/grammar\//, 'reading: phrases of strategies and screens'],
  [/\/reading\/src\/frames\//, 'reading: strategies, screens, edits'],
  [/\/reading\/src\/questions\//, 'reading: questions'],
  [/\/reading\/src\/convert\//, 'reading: into strategies and screens of the product'],
  [/\/reading\/src\/directory\//, 'directory, without its names'],
  [/\/reading\/src\//, 'reading: numbers, chart, account'],
  [/\/quant\/src\/language\//, 'quant: language of strategies'],
  [/\/quant\/src\/catalogue\//, 'quant: catalogue'],
  [/\/quant\/src\//, 'quant: what else'],
  [/\/model\/src\//, 'model'],
];

const partOf = (id: string): string => parts.find(([pattern]) => pattern.test(id))?.[1] ?? 'other packages';

/** The modules of the reader that the web application loads, as it names them. */
export function modulesLoaded(): readonly string[] {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const imported = /(?:import (?!type )[^;]*? from |import\()'@plumbline\/reading\/([\w/-]+)'/g;
  const names = files.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(imported)].map(([, name]) => name),
  );
  return [...new Set(names)].filter((name) => name !== undefined).toSorted();
}

/** Bytes by part of these modules and all they import, minified as for the browser, each part by itself. */
export async function gzBytesByPart(modules: readonly string[]): Promise<ReadonlyMap<string, number>> {
  // A library's build is one result, and it is not watched.
  const { output } = (await build({
    root: join(root, 'apps/web'),
    configFile: false,
    plugins: [compileVocabulary()],
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(modules.map((name) => [name.replaceAll('/', '-'), join(source, `${name}.ts`)])),
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: parts.map(([, name]) => ({ name, test: (id: string) => partOf(id) === name })),
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const bytes = new Map<string, number>();
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    const [first] = Object.keys(chunk.modules);
    // An entry whose module went into a part is only a line that names it.
    const part = first === undefined ? null : partOf(first);
    if (part !== null) bytes.set(part, (bytes.get(part) ?? 0) + gzipSync(chunk.code, { level: 9 }).length);
  }
  return bytes;
}
