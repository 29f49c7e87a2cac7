import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PlumblineError } from '@plumbline/model/errors';

const keyBytes = 32;

/** The key that protects what is stored. Refused when others on the machine could have read it. */
export function readSecret(file: string): Uint8Array {
  const key = Buffer.from(readPrivate(file).trim(), 'base64');
  if (key.length !== keyBytes) {
    throw new PlumblineError('bad-input', `The key file ${file} does not hold ${keyBytes} bytes in base64.`, {
      advice: 'Put the right file back, or set SECRET_FILE to it.',
    });
  }
  return key;
}

/** The same; where there is no such file yet one is made that only this user may read. */
export function readOrMakeSecret(file: string): Uint8Array {
  if (!existsSync(file)) makeSecret(file);
  return readSecret(file);
}

function makeSecret(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    // The only failures of these calls are those of the file system, which carry a code.
    const { code } = cause as NodeJS.ErrnoException;
    // Another process was faster: its key is as good.
    if (code === 'EEXIST') return;
    throw new PlumblineError('not-permitted', `The key file ${file} cannot be made (${code ?? 'unknown'}).`, {
      advice: 'Let this user write there, or set SECRET_FILE.',
    });
  }
}

function readPrivate(file: string): string {
  try {
    const { mode } = statSync(file);
    // Windows has no such bits; its folder of the user is private by itself.
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new PlumblineError('not-permitted', `Other users of this machine may use the key file ${file}.`, {
        advice: `Make it private: chmod 600 ${file}`,
      });
    }
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (cause instanceof PlumblineError) throw cause;
    // The only failures of these calls are those of the file system, which carry a code.
    const { code } = cause as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT';
    throw new PlumblineError(
      isMissing ? 'not-found' : 'not-permitted',
      isMissing ? `There is no key file ${file}.` : `The key file ${file} cannot be read (${code ?? 'unknown'}).`,
      { advice: isMissing ? 'npm start makes one, or set SECRET_FILE.' : 'Let this user read it, or set SECRET_FILE.' },
      cause,
    );
  }
}
