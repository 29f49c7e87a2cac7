// Documents stay true: every path they mention exists, every npm script they mention exists, a way of at most N files has no
// more, and the README's
// configuration table holds exactly the variables the server reads.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings } from '../apps/server/src/env.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const findings = [];

for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8');
  for (const [, path] of text.matchAll(
    /`((?:packages|apps|fixtures|scripts|docs|deploy|e2e|bench|demos|\.ci)\/[\w./-]+)`/g,
  )) {
    if (!existsSync(join(root, path))) findings.push(`${document}: ${path} does not exist`);
  }
  for (const [, target] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
    if (!existsSync(join(root, document, '..', target))) findings.push(`${document}: link to ${target} leads nowhere`);
  }
  for (const [, title, most, steps] of text.matchAll(/^### (.+) \(at most (\d+) files\)\n+((?:\d+\. .*\n)+)/gm)) {
    const files = [...steps.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path);
    const lines = steps.trimEnd().split('\n').length;
    if (new Set(files).size !== lines)
      findings.push(`${document}: "${title}" has a step that names no file of its own`);
    if (lines > Number(most)) findings.push(`${document}: "${title}" takes ${lines} files, more than ${most}`);
  }
  for (const [, name] of text.matchAll(/npm run (?:-s )?([a-z-]+)/g)) {
    if (!(name in scripts)) findings.push(`${document}: there is no npm script "${name}"`);
  }
}

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const table = new Set([...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\|/gm)].map(([, name]) => name));
for (const name of Object.keys(settings))
  if (!table.has(name)) findings.push(`README.md: the configuration table lacks ${name}`);
const known = new Set(Object.keys(settings));
for (const name of table) if (!known.has(name)) findings.push(`README.md: nothing reads ${name}`);

for (const finding of findings) process.stdout.write(`${finding}\n`);
process.exit(findings.length > 0 ? 1 : 0);
