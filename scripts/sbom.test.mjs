import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reviewOf } from './review-dependencies.mjs';
import { licencesOf, lockedPackages, sbomOf } from './sbom.mjs';

const lockfile = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const ours = { name: 'plumbline', version: '0.1.0' };
const sbom = sbomOf(lockfile, ours);

it('the list of parts has every locked package once, with its licence, and its hash unless another one contains it', () => {
  const locked = lockedPackages(lockfile);
  const versions = new Set(locked.map(({ name, version }) => `${name} ${version}`));
  expect(sbom.components.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual([...versions].toSorted());
  expect(new Set(sbom.components.map((one) => one['bom-ref'])).size).toBe(sbom.components.length);
  expect(sbom.components.filter(({ licenses }) => licenses === undefined)).toEqual([]);
  const bundled = new Set(locked.filter(({ isBundled }) => isBundled).map(({ name }) => name));
  const bare = sbom.components.filter(({ hashes }) => hashes === undefined).map(({ name }) => name);
  expect(bare.filter((name) => !bundled.has(name))).toEqual([]);
  expect(sbom.components.find(({ name }) => name === 'hono')).toMatchObject({ scope: 'required' });
  expect(sbom.components.find(({ name }) => name === 'prettier')).toMatchObject({ scope: 'excluded' });
});

it('its dependencies are parts of it, as Node finds them, and the same lockfile gives the same bytes', () => {
  const refs = new Set(sbom.components.map((one) => one['bom-ref']));
  for (const { ref, dependsOn } of sbom.dependencies) {
    expect(refs.has(ref)).toBe(true);
    for (const one of dependsOn) expect(refs.has(one), one).toBe(true);
  }
  const dialect = {
    packages: {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
    },
  };
  expect(sbomOf(dialect, ours).dependencies[0]).toEqual({ ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@1.0.0'] });
  const optional = {
    packages: {
      'node_modules/a': { version: '1.0.0', license: '(MIT OR Apache-2.0)', optionalDependencies: { b: '1', c: '1' } },
      'node_modules/b': { version: '2.0.0', license: 'MIT' },
    },
  };
  // What is optional may be missing, and is a part where it is not.
  const parts = sbomOf(optional, ours);
  expect(parts.dependencies[0].dependsOn).toEqual(['pkg:npm/b@2.0.0']);
  expect(parts.components.map(({ licenses }) => licenses)).toEqual([
    [{ expression: '(MIT OR Apache-2.0)' }],
    [{ license: { id: 'MIT' } }],
  ]);
  const shuffled = { packages: Object.fromEntries(Object.entries(lockfile.packages).toReversed()) };
  expect(JSON.stringify(sbomOf(shuffled, ours))).toBe(JSON.stringify(sbom));
});

it('the licences are those of what is delivered', () => {
  const text = licencesOf(sbom);
  expect(text).toContain(`- hono ${sbom.components.find(({ name }) => name === 'hono').version}`);
  expect(text).not.toContain('- prettier ');
});

it('a review names what comes and goes, and refuses what nobody should take', () => {
  expect(reviewOf({ packages: {} }, lockfile).faults).toEqual([]);
  const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-AA==' };
  const before = { packages: { 'node_modules/kept': good, 'node_modules/gone': good, 'node_modules/moved': good } };
  const after = {
    packages: {
      'node_modules/kept': { ...good, integrity: 'sha512-BB==' },
      'node_modules/moved': { ...good, version: '1.1.0' },
      'node_modules/viral': { ...good, license: 'AGPL-3.0-only' },
      'node_modules/mixed': { ...good, license: '(MIT AND GPL-3.0-only)' },
      'node_modules/choice': { ...good, license: '(GPL-3.0-only OR MIT)' },
      'node_modules/bare': { version: '1.0.0', license: 'MIT' },
      'node_modules/busy': { ...good, hasInstallScript: true },
      'node_modules/silent': { version: '1.0.0', integrity: 'sha512-AA==' },
    },
  };
  const { lines, faults } = reviewOf(before, after);
  expect(lines).toContain('moved 1.1.0 (was 1.0.0; MIT; delivered)');
  expect(lines).toContain('gone 1.0.0 (removed)');
  expect(faults).toEqual([
    'bare 1.0.0: no hash',
    'busy 1.0.0: runs a script at its installation',
    'kept 1.0.0: another hash than before',
    'mixed 1.0.0: (MIT AND GPL-3.0-only) is not a licence we accept',
    'silent 1.0.0: no licence is not a licence we accept',
    'viral 1.0.0: AGPL-3.0-only is not a licence we accept',
  ]);
});
