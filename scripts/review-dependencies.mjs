// What a change of the lockfile brings in, for whoever reviews it: npm run review-dependencies -- [REF] compares with that commit
// (main unless it is named). Ends with 1 where a licence is not one we accept, a hash is missing, a package runs a script at its
// installation, or one that was there keeps its version and changes its hash.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockedPackages } from './sbom.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Licences under which a package may be delivered with ours (MIT) or used to build it. */
const accepted = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  // Copyleft by file: unchanged files may be delivered beside ours.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'AFL-2.1',
]);
/** Known to do nothing but print at its installation, which .npmrc does not let it do. */
const knownScripts = new Set(['core-js']);

function isAccepted(licence) {
  if (licence === null) return false;
  const inner = licence.replace(/^\((.*)\)$/, '$1');
  if (inner.includes(' OR ')) return inner.split(' OR ').some((one) => accepted.has(one));
  return inner.split(' AND ').every((one) => accepted.has(one));
}

/** Lines to read, and those that refuse the change. */
export function reviewOf(before, after) {
  const keyOf = ({ name, version }) => `${name} ${version}`;
  const byKey = (lockfile) => new Map(lockedPackages(lockfile).map((one) => [keyOf(one), one]));
  const [known, found] = [byKey(before), byKey(after)];
  const versionsOf = (map, name) => [...map.values()].filter((one) => one.name === name).map(({ version }) => version);
  const lines = [];
  const faults = [];
  for (const [key, one] of found) {
    const earlier = known.get(key);
    if (earlier !== undefined) {
      if (earlier.integrity !== null && earlier.integrity !== one.integrity)
        faults.push(`${key}: another hash than before`);
      continue;
    }
    const versions = versionsOf(known, one.name);
    const what = versions.length === 0 ? 'new' : `was ${versions.join(', ')}`;
    lines.push(`${key} (${what}; ${one.licence ?? 'no licence'}; ${one.isDevelopment ? 'to build' : 'delivered'})`);
    if (!isAccepted(one.licence)) faults.push(`${key}: ${one.licence ?? 'no licence'} is not a licence we accept`);
    if (one.integrity === null && !one.isBundled) faults.push(`${key}: no hash`);
    if (one.hasInstallScript && !knownScripts.has(one.name)) faults.push(`${key}: runs a script at its installation`);
  }
  for (const [key, { name }] of known) {
    if (!found.has(key) && versionsOf(found, name).length === 0) lines.push(`${key} (removed)`);
  }
  return { lines: lines.toSorted(), faults: faults.toSorted() };
}

if (process.argv[1]?.endsWith('review-dependencies.mjs')) {
  const [ref = 'main'] = process.argv.slice(2);
  const show = ['show', `${ref}:package-lock.json`];
  const before = JSON.parse(execFileSync('git', show, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }));
  const after = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { lines, faults } = reviewOf(before, after);
  for (const line of lines) process.stdout.write(`${line}\n`);
  for (const fault of faults) process.stdout.write(`REFUSED ${fault}\n`);
  process.stdout.write(`${lines.length} packages change against ${ref}, ${faults.length} reasons against it\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
