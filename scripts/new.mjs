// Writes the file, its test and its registry line for one more of a kind: `npm run new ratio gross-margin`; `--dry` shows them
// and writes nothing. What it writes compiles or names what the compiler lists, and its test fails until it is filled in.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templates } from './new-templates.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isDry = process.argv.includes('--dry');
const [kind, given = ''] = process.argv.slice(2).filter((text) => text !== '--dry');
const kinds = [...Object.keys(templates), 'locale'];
// A job stands in the folder of its feature: `npm run new job alert/check-prices`.
const [feature, id] = kind === 'job' ? given.split('/') : ['', given];

const isId = /^[a-z][a-z0-9-]*$/.test(id ?? '') || (kind === 'locale' && /^[a-z]{2}(-[A-Z]{2})?$/.test(id));
const isFeature = kind !== 'job' || existsSync(join(root, `apps/server/src/features/${feature}/service.ts`));
if (!kinds.includes(kind ?? '') || !isId || !isFeature) {
  process.stderr.write(
    `usage: npm run new <kind> <id-in-kebab-case> [-- --dry]\n       npm run new job <feature>/<id>\nkinds: ${kinds.join(', ')}\n`,
  );
  process.exit(2);
}

const camel = id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);

/** A language starts as a copy of the English texts. */
function copiedTexts() {
  const from = 'apps/web/src/locales/en';
  return readdirSync(join(root, from))
    .filter((file) => file.endsWith('.json'))
    .map((file) => [`apps/web/src/locales/${id}/${file}`, readFileSync(join(root, from, file), 'utf8')]);
}

const files = kind === 'locale' ? copiedTexts() : templates[kind]({ id, camel, pascal, feature });
for (const [path] of files) {
  if (!existsSync(join(root, path))) continue;
  process.stderr.write(`${path} exists already; nothing was written\n`);
  process.exit(1);
}
const article = /^[aeiou]/.test(kind) ? 'an' : 'a';
const guide = `docs/guides/add-${article}-${kind}.md`;
if (isDry) {
  for (const [path, text] of files) process.stdout.write(kind === 'locale' ? `${path}\n` : `--- ${path}\n${text}\n`);
} else {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    process.stdout.write(`wrote ${path}\n`);
  }
  const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit' });
  const paths = files.map(([path]) => join(root, path));
  run(join(root, 'node_modules/prettier/bin/prettier.cjs'), '--write', '--log-level', 'warn', ...paths);
  // Last, since it reads headings as they stand when formatted.
  run(join(root, 'scripts/gen.mjs'));
}
process.stdout.write(`${isDry ? 'nothing was written; ' : ''}the other steps stand in ${guide}:\n`);
process.stdout.write(readFileSync(join(root, guide), 'utf8'));
