// What a release is made of, from the lockfile alone: a CycloneDX list for machines and a table of licences for people. The same
// lockfile gives the same bytes. npm run sbom -- FOLDER writes sbom.cdx.json and licences.md there.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packages of a lockfile by the place they are installed at; our own are left out. */
export function lockedPackages(lockfile) {
  return Object.entries(lockfile.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      licence: entry.license ?? null,
      integrity: entry.integrity ?? null,
      /** Comes inside the archive of another package, whose hash covers it. */
      isBundled: entry.inBundle === true,
      /** What development needs and something delivered may use stays when npm leaves out what is for development. */
      isDevelopment: entry.dev === true,
      hasInstallScript: entry.hasInstallScript === true,
      needs: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
    }));
}

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const compare = (a, b) => (a < b ? -1 : Number(a > b));

/** Where a package that another one needs is installed, as Node looks for it. */
function resolved(byPath, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = byPath.get(folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`);
    if (found !== undefined || folder === '') return found;
    if (!folder.includes('/node_modules/')) folder = '';
  }
}

function hashesOf(integrity) {
  const [kind, hash] = (integrity ?? '').split('-');
  if (kind !== 'sha512') return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] };
}

/** Of several copies of one version there is one entry; it is needed where any of them is. */
export function sbomOf(lockfile, { name, version }) {
  const packages = lockedPackages(lockfile);
  const byPath = new Map(packages.map((one) => [one.path, one]));
  const byRef = new Map();
  for (const one of packages) {
    const ref = purlOf(one);
    const known = byRef.get(ref);
    const needs = one.needs.flatMap((need) => {
      const found = resolved(byPath, one.path, need);
      return found === undefined ? [] : [purlOf(found)];
    });
    byRef.set(ref, {
      one: { ...one, integrity: one.integrity ?? known?.one.integrity ?? null },
      isDevelopment: one.isDevelopment && (known?.isDevelopment ?? true),
      needs: new Set([...(known?.needs ?? []), ...needs]),
    });
  }
  const refs = [...byRef.keys()].toSorted(compare);
  const ours = `pkg:npm/${name}@${version}`;
  const components = refs.map((ref) => {
    const { one, isDevelopment } = byRef.get(ref);
    return {
      type: 'library',
      'bom-ref': ref,
      name: one.name,
      version: one.version,
      scope: isDevelopment ? 'excluded' : 'required',
      ...hashesOf(one.integrity),
      ...(one.licence !== null && {
        licenses: [/[ (]/.test(one.licence) ? { expression: one.licence } : { license: { id: one.licence } }],
      }),
      purl: ref,
    };
  });
  const dependencies = refs.map((ref) => ({ ref, dependsOn: [...byRef.get(ref).needs].toSorted(compare) }));
  const body = { components, dependencies };
  const digest = createHash('sha256')
    .update(JSON.stringify([ours, body]))
    .digest('hex');
  const uuid = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuid.join('-')}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': ours, name, version, purl: ours } },
    ...body,
  };
}

/** What is delivered with a release and under which licence, the licences with most packages first. */
export function licencesOf(sbom) {
  const byLicence = new Map();
  for (const { name, version, scope, licenses = [] } of sbom.components) {
    if (scope === 'excluded') continue;
    const licence = licenses[0]?.expression ?? licenses[0]?.license.id ?? 'not stated';
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`]);
  }
  const groups = [...byLicence].toSorted((a, b) => b[1].length - a[1].length || compare(a[0], b[0]));
  const count = groups.reduce((sum, [, names]) => sum + names.length, 0);
  return [
    '# Licences',
    '',
    `${count} packages of others are delivered with this release. Their texts lie in their folders in \`node_modules\`.`,
    ...groups.flatMap(([licence, names]) => [
      '',
      `## ${licence} (${names.length})`,
      '',
      ...names.map((one) => `- ${one}`),
    ]),
    '',
  ].join('\n');
}

if (process.argv[1]?.endsWith('sbom.mjs')) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    process.stderr.write('sbom: name the folder to write to\n');
    process.exit(2);
  }
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const sbom = sbomOf(read('package-lock.json'), read('package.json'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  writeFileSync(join(folder, 'licences.md'), licencesOf(sbom));
  process.stdout.write(`${sbom.components.length} packages in ${folder}\n`);
}
