import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { PlumblineError } from '@plumbline/model/errors';

const keyBytes = 32;

export const newKey = (): Uint8Array => randomBytes(keyBytes);
const keyText = (key: Uint8Array): string => `${Buffer.from(key).toString('base64')}\n`;

/** A new key, until everything is sealed with it. */
export const nextSecretFile = (file: string): string => `${file}.next`;

/**
 * The key that protects what is stored. Refused when others on the machine could have read it, and while it is being
 * replaced: what would be sealed with it then could be opened by neither key.
 */
export function readSecret(file: string): Uint8Array {
  if (existsSync(nextSecretFile(file))) {
    throw new PlumblineError('not-permitted', `The key file ${file} is being replaced, or that was interrupted.`, {
      advice: 'Start the server, or run plumbline rotate-key again: either ends it.',
    });
  }
  return readKey(file);
}

/** The key of a file, whatever is going on. */
export function readKey(file: string): Uint8Array {
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

/** Writes a key whole or not at all, so that it is there after a loss of power too. */
export function writeKey(file: string, key: Uint8Array): void {
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    writeFileSync(part, keyText(key), { mode: 0o600, flag: 'wx', flush: true });
    renameSync(part, file);
    keepNames(dirname(file));
  } catch (cause) {
    throw new PlumblineError('not-permitted', `The key file ${file} cannot be written.`, {}, cause);
  }
}

/** Makes the disk keep what files of a folder are called; Windows does that by itself. */
export function keepNames(folder: string): void {
  if (process.platform === 'win32') return;
  const open = openSync(folder, 'r');
  fsyncSync(open);
  closeSync(open);
}

function makeSecret(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, keyText(newKey()), { mode: 0o600, flag: 'wx' });
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
