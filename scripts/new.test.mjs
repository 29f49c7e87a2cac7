// The guides walked by a machine: what `npm run new` writes for every kind, and which files one more of a kind touches.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const kinds = readdirSync(join(root, 'docs/guides')).flatMap((file) => file.match(/^add-an?-([a-z]+)\.md$/)?.[1] ?? []);
const idOf = { job: 'alert/look-again', locale: 'ja' };

function run(at, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(at, 'scripts/new.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

describe('npm run new --dry', () => {
  it.each(kinds)('shows what one more %s begins with, and its guide', (kind) => {
    const { status, text } = run(root, kind, idOf[kind] ?? 'one-more', '--dry');
    expect(status, text).toBe(0);
    expect(text).toMatch(/one-more|look-again|locales\/ja/);
    expect(text).toContain('nothing was written');
    expect(existsSync(join(root, 'packages/quant/src/catalogue/metrics/one-more.ts'))).toBe(false);
  });

  it('begins a job that is as urgent as jobs can be, and a page inside the landmark of its layout', async () => {
    const { urgencies } = await import('../apps/server/src/platform/queue/job.ts');
    expect(urgencies).toContain(/urgency: '(\w+)'/.exec(run(root, 'job', idOf.job, '--dry').text)?.[1]);
    const page = run(root, 'page', 'one-more', '--dry').text;
    expect(page).toContain('data-testid="one-more"');
    expect(page).not.toContain('<main');
  });

  it('names the kinds when it is asked for another', () => {
    const { status, text } = run(root, 'thing', 'one-more');
    expect(status).toBe(2);
    for (const kind of kinds) expect(text).toContain(kind);
  });
});

describe('the walk of a guide', () => {
  const copy = mkdtempSync(join(tmpdir(), 'plumbline-new-'));
  const skipped = new Set(['node_modules', 'dist', '.cache', 'dist-gallery']);
  beforeAll(() => {
    for (const folder of ['packages', 'apps/server/src', 'apps/web/src', 'scripts', 'docs']) {
      cpSync(join(root, folder), join(copy, folder), {
        recursive: true,
        filter: (path) => !skipped.has(basename(path)),
      });
    }
    cpSync(join(root, 'package.json'), join(copy, 'package.json'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  function contents() {
    const files = readdirSync(copy, { recursive: true, withFileTypes: true });
    return new Map(
      files
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(copy.length + 1), readFileSync(path, 'utf8')]),
    );
  }

  /** Follows `npm run new` and answers which files are new or changed. */
  function touched(kind, id) {
    const before = contents();
    const { status, text } = run(copy, kind, id);
    expect(status, text).toBe(0);
    return [...contents()].flatMap(([path, now]) => (before.get(path) === now ? [] : [path])).toSorted();
  }

  /** What a few lines print that use a list of a registry, in a process of the copy. */
  function evaluate(registry, list, code) {
    const script = `import { ${list} } from './${registry}';\n${code}`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  }

  it('of an indicator touches its file, its test and the registry', () => {
    const folder = 'packages/quant/src/catalogue/indicators';
    expect(touched('indicator', 'last-value')).toEqual([
      `${folder}/last-value.test.ts`,
      `${folder}/last-value.ts`,
      `${folder}/registry.ts`,
    ]);
    const path = join(copy, folder, 'last-value.ts');
    const text = readFileSync(path, 'utf8').replace('out[0] = Number.NaN', 'out[0] = bar[0]').replace('_bar', 'bar');
    writeFileSync(path, text);
    const code = `const out = [0];
      indicators.find(({ id }) => id === 'last-value').step([], [7], out, { period: 1 });
      console.log(JSON.stringify(out));`;
    expect(evaluate(`${folder}/registry.ts`, 'indicators', code)).toEqual([7]);
  });

  it('of a metric touches its file, its test and the registry', () => {
    const folder = 'packages/quant/src/catalogue/metrics';
    expect(touched('metric', 'worst-of-all')).toEqual([
      `${folder}/registry.ts`,
      `${folder}/worst-of-all.test.ts`,
      `${folder}/worst-of-all.ts`,
    ]);
    const code = 'console.log(JSON.stringify(metrics.map(({ id }) => id)));';
    expect(evaluate(`${folder}/registry.ts`, 'metrics', code)).toContain('worstOfAll');
  });

  it('of a section touches its folder, the registry and the keys made from it', () => {
    const folder = 'packages/agent/src/report/sections';
    expect(touched('section', 'one-more')).toEqual([
      `${folder}/one-more/section.ts`,
      `${folder}/one-more/texts.ts`,
      `${folder}/one-more/title.ts`,
      `${folder}/registry.ts`,
      'packages/model/src/section-keys.ts',
    ]);
  });

  it('of a provider touches its file and its test; the order of sources and the wire are its guide’s step 5', () => {
    const folder = 'packages/market/src/providers';
    expect(touched('provider', 'one-more')).toEqual([`${folder}/one-more.test.ts`, `${folder}/one-more.ts`]);
  });

  it('of a channel touches its file and the registry', () => {
    const folder = 'apps/server/src/features/channel/media';
    expect(touched('channel', 'pager')).toEqual([`${folder}/pager.ts`, `${folder}/registry.ts`]);
  });
});
