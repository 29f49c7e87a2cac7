import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function keyFile(name: string, text: string, mode = 0o600): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

const key = Buffer.alloc(32, 7);
const text = `${key.toString('base64')}\n`;

describe('the key file', () => {
  it('gives its 32 bytes', () => {
    expect(Buffer.from(readSecret(keyFile('whole.key', text)))).toEqual(key);
  });

  it('is refused when others may use it, and never shown', () => {
    for (const mode of [0o640, 0o604, 0o660]) {
      const open = keyFile(`open-${mode}.key`, text, mode);
      expect(() => readSecret(open)).toThrow(/Other users of this machine may use/);
      expect(() => readSecret(open)).not.toThrow(text.trim());
    }
  });

  it('is refused when it is missing, a folder, or no key', () => {
    expect(() => readSecret(join(folder, 'none.key'))).toThrow(/There is no key file/);
    expect(() => readSecret(keyFile('short.key', 'c2hvcnQ=\n'))).toThrow(/does not hold 32 bytes/);
    chmodSync(folder, 0o700);
    expect(() => readSecret(folder)).toThrow(/cannot be read \(EISDIR\)/);
  });
});
