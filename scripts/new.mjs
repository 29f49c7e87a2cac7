// Writes the file, its test and its registry line for one more of a kind: `npm run new ratio gross-margin`.
// What it writes compiles and says plainly what has to be filled in: its test fails until that is done.
import { existsSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templates } from './new-templates.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kind, id] = process.argv.slice(2);

if (!Object.hasOwn(templates, kind ?? '') || !/^[a-z][a-z0-9-]*$/.test(id ?? '')) {
  process.stderr.write(`usage: npm run new <kind> <id-in-kebab-case>\nkinds: ${Object.keys(templates).join(', ')}\n`);
  process.exit(2);
}

const camel = id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const { folder, extension = 'ts', leaf, test } = templates[kind];
const files = [
  [join(folder, `${id}.${extension}`), leaf({ id, camel })],
  [join(folder, `${id}.test.${extension}`), test({ id, camel })],
];
for (const [path] of files) {
  if (!existsSync(join(root, path))) continue;
  process.stderr.write(`${path} exists already; nothing was written\n`);
  process.exit(1);
}
for (const [path, text] of files) {
  writeFileSync(join(root, path), text);
  process.stdout.write(`wrote ${path}\n`);
}
spawnSync(process.execPath, [join(root, 'scripts/gen.mjs')], { stdio: 'inherit' });
spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/prettier/bin/prettier.cjs'),
    '--write',
    '--log-level',
    'warn',
    ...files.map(([path]) => join(root, path)),
  ],
  { stdio: 'inherit' },
);
process.stdout.write(`now read docs/guides/add-a-${kind}.md\n`);
