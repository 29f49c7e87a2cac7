import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const tests = fileURLToPath(new URL('../../../../../python/tests/test_plumbline.py', import.meta.url));
/** Debian's, which has pandas; another where there is none. */
const python = ['/usr/bin/python3', 'python3'].find(
  (name) => spawnSync(name, ['-c', 'import pandas'], { stdio: 'ignore' }).status === 0,
);

describe.skipIf(python === undefined)('the Python package (needs python3 with pandas)', () => {
  it('runs own code and data frames on the engine', { timeout: 600_000 }, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-python-'));
    try {
      const { status, stderr } = spawnSync(python ?? '', [tests, '-v'], {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: dataDir },
      });
      expect(stderr).toMatch(/Ran \d+ tests/);
      expect([status, stderr.match(/^(?:FAIL|ERROR):.*$/gm)], stderr).toEqual([0, null]);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
