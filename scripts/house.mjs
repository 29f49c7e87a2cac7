// Prints the state of the house: how files are cut, SQL outside the store of a feature, circles of imports, borders of
// features, words of the glossary that are not to be used. `--check` fails where one of the last six is not 0; `--list` names
// the short files. `npm run check -- house`.
import { circles, readSources } from './import-graph.mjs';
import { wordsLeft } from './glossary.mjs';

const isTest = (path) => /\.(test|e2e|bench|story)\.tsx?$|\.test\.mjs$|\/testing\//.test(path);
const sources = readSources();
const product = [...sources.values()].filter(({ path }) => /^(packages|apps)\//.test(path) && !isTest(path));
const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));

/** Registries and the vocabulary join leaves that stay one file each, however short; a store stays apart from what asks it. */
const joins = (path) => path.endsWith('/registry.ts') || path.endsWith('/vocabulary/vocabulary.ts');
/** The build replaces this file by what it works out. */
const isCompiled = (path) => path.endsWith('/blocks/figure/metric-names.ts');
const staysApart = (path, importer) => joins(importer) || path.endsWith('/store.ts') || isCompiled(path);

/** A file that takes in another stays readable below this. */
const readableLines = 200;
/** What has a test of its own is a thought of its own. */
const testedApart = new Set(
  [...sources.values()].filter(({ path }) => isTest(path)).flatMap(({ imports }) => imports.map(({ to }) => to)),
);

function smallFiles() {
  const importers = new Map();
  // What is loaded when it is first needed can be part of no other file.
  const lazy = new Set();
  for (const { path, imports } of product) {
    for (const one of imports) if (one.lazy) lazy.add(one.to);
    for (const to of new Set(imports.map((one) => one.to))) importers.set(to, [...(importers.get(to) ?? []), path]);
  }
  return product.filter(({ path, lines }) => {
    const [only, ...others] = importers.get(path) ?? [];
    if (lines > 40 || only === undefined || others.length > 0 || lazy.has(path)) return false;
    return folderOf(only) === folderOf(path) && !staysApart(path, only);
  });
}

/** Those of the short files that belong into the one file that uses them. */
function crumbs() {
  return smallFiles().filter(({ path, lines }) => {
    const importer = product.find(({ imports }) => imports.some(({ to }) => to === path));
    return !testedApart.has(path) && importer.lines + lines < readableLines;
  });
}

const featureOf = (path) => path.match(/^apps\/server\/src\/features\/([^/]+)\//)?.[1];
const isService = (path) => /^apps\/server\/src\/features\/[^/]+\/service\.ts$/.test(path);
const crossings = product.flatMap(({ path, imports }) => {
  const own = featureOf(path);
  if (own === undefined) return [];
  return imports.flatMap(({ to }) => {
    const other = featureOf(to);
    return other === undefined || other === own || isService(to) ? [] : [`${path} -> ${to}`];
  });
});

const sql = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/;
const outside = product
  .filter(({ path, text }) => featureOf(path) !== undefined && sql.test(text))
  .filter(({ path }) => !/\/store(\.ts$|\/)/.test(path))
  .map(({ path }) => path);

const values = circles(sources, ({ type }) => !type);
const types = circles(sources, () => true);
const words = wordsLeft(sources);
const lengths = product.map(({ lines }) => lines).toSorted((a, b) => a - b);
const rows = [
  ['source files (packages, apps)', product.length],
  ['median lines', lengths[Math.floor(lengths.length / 2)]],
  ['files over 400 lines', lengths.filter((lines) => lines > 401).length],
  ['files of <= 40 lines with one importer in their folder', smallFiles().length],
  ['of these, without a test of their own and short enough to go into it', crumbs().length],
  ['files with SQL outside the store of their feature', outside.length],
  ['circles of imports by value', values.length],
  ['circles of imports, types included', types.length],
  ['imports past the service of a feature', crossings.length],
  ['words of the glossary that are not to be used', words.length],
];
for (const [name, value] of rows) process.stdout.write(`${String(value).padStart(6)}  ${name}\n`);

if (process.argv.includes('--list')) {
  for (const { path } of smallFiles()) process.stdout.write(`small: ${path}\n`);
}
const findings = [
  ...crumbs().map(({ path }) => `crumb: ${path} goes into the file that uses it`),
  ...types.map((group) => `circle: ${group.join(' ')}`),
  ...crossings.map((one) => `border: ${one}`),
  ...words.map((one) => `word: ${one}`),
  ...outside.map((path) => `sql: ${path}`),
];
for (const finding of findings) process.stdout.write(`${finding}\n`);
if (process.argv.includes('--check') && findings.length > 0) process.exitCode = 1;
