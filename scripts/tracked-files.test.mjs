import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a root folder of this project may hold: documents, the licence and settings. Anything else is a forgotten output. */
const allowed = /^(\.[a-z.-]+|[A-Z]+\.md|LICENSE|[a-z.-]+\.(json|ts))$/;

it('tracks no stray output beside the settings and documents of the root folder', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const stray = files.filter((file) => file !== '' && !file.includes('/') && !allowed.test(file));
  expect(stray).toEqual([]);
});
