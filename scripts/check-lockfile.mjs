// Every optional package that a locked package names must be locked too: otherwise another platform cannot install.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const findings = [];

for (const [path, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    const isLocked = packages[`node_modules/${name}`] ?? packages[`${path}/node_modules/${name}`];
    if (!isLocked) findings.push(`${path || 'the workspace'} names ${name}, which is not locked`);
  }
  if (typeof entry.resolved === 'string' && /^https?:/.test(entry.resolved)) {
    findings.push(`${path} records a registry address; set omit-lockfile-registry-resolved and lock again`);
  }
}

/** Versions are pinned exactly, so that a lock from scratch gives the same set. */
const manifests = [
  'package.json',
  ...Object.keys(packages)
    .filter((path) => /^(packages|apps|fixtures)/.test(path) && !path.includes('node_modules'))
    .map((path) => `${path}/package.json`),
];
for (const manifest of manifests) {
  const {
    dependencies = {},
    devDependencies = {},
    optionalDependencies = {},
  } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    if (!/^(npm:.+@)?\d+\.\d+\.\d+/.test(version))
      findings.push(`${manifest}: ${name} is not pinned exactly (${version})`);
  }
}

for (const finding of findings) process.stdout.write(`${finding}\n`);
process.exit(findings.length > 0 ? 1 : 0);
