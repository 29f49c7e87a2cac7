import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseAst, Visitor, type Plugin } from 'vite';
import { packTables, type Tables } from '../../../packages/reading/src/vocabulary/packed-tables.ts';

const folder = fileURLToPath(new URL('../../../packages/reading/src/vocabulary/', import.meta.url));
const unpacking = `${folder}packed-tables.ts`;
const packed = 'virtual:plumbline-packed-tables';
const files = /\/packages\/reading\/src\/vocabulary\/[\w-]+\.ts$/;

/** Every table of the vocabulary: what its files export by a name that ends so. */
async function readTables(): Promise<Tables> {
  const names = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    // Whatever a file exports.
    names.map(async (name) => (await import(pathToFileURL(folder + name).href)) as Readonly<Record<string, unknown>>),
  );
  return Object.fromEntries(
    modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, table]) =>
        name.endsWith('Rows') && typeof table === 'string' ? [[name, table] as const] : [],
      ),
    ),
  );
}

/** Packs the tables of the vocabulary while building: the browser unpacks them and reads what the files say. */
export function compileVocabulary(): Plugin {
  let tables: Tables = {};
  return {
    name: 'plumbline-compile-vocabulary',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      tables = await readTables();
    },
    resolveId: { filter: { id: new RegExp(`^${packed}$`) }, handler: () => `\0${packed}` },
    load: {
      filter: { id: new RegExp(`^\\0${packed}$`) },
      handler: () =>
        `import { unpackTables } from ${JSON.stringify(unpacking)};\n` +
        `export const tables = unpackTables(${JSON.stringify(packTables(tables))});`,
    },
    transform: {
      filter: { id: files },
      handler(code) {
        const spans: { readonly start: number; readonly end: number; readonly name: string }[] = [];
        new Visitor({
          VariableDeclarator: ({ id, init }) => {
            if (id.type !== 'Identifier' || tables[id.name] === undefined || init?.type !== 'TemplateLiteral') return;
            spans.push({ start: init.start, end: init.end, name: id.name });
          },
        }).visit(parseAst(code));
        if (spans.length === 0) return null;
        const made = spans
          .toReversed()
          .reduce((text, { start, end, name }) => `${text.slice(0, start)}tables.${name}${text.slice(end)}`, code);
        return { code: `import { tables } from '${packed}';\n${made}`, map: null };
      },
    },
  };
}
