import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { PlumblineError } from '@plumbline/model/errors';
import { readSecret } from './secret.ts';

/** scrypt with 64 MB and about a fifth of a second a guess; the tag shows a wrong passphrase. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 } as const;
const shortest = 12;

const sealedKey = z.strictObject({
  kind: z.literal('plumbline-key'),
  salt: z.base64(),
  iv: z.base64(),
  tag: z.base64(),
  data: z.base64(),
});

/** Refuses what could not be sealed, before anything is written. */
export function checkSealable(secretFile: string, passphrase: string): void {
  if (passphrase.length < shortest) {
    throw new PlumblineError('bad-input', `The passphrase must have ${shortest} characters at least.`);
  }
  if (existsSync(secretFile)) return;
  throw new PlumblineError(
    'not-found',
    `There is no key file at ${secretFile}. Set SECRET_FILE to the one of the server; a server that has not kept a secret yet has none, and needs no passphrase.`,
  );
}

/** Writes the key that protects the store's secrets beside a backup, encrypted with a passphrase (AES-256-GCM). */
export function sealKeyFile(secretFile: string, target: string, passphrase: string): void {
  checkSealable(secretFile, passphrase);
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, cost), iv);
  const data = Buffer.concat([cipher.update(readSecret(secretFile)), cipher.final()]);
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
  const sealed = {
    kind: 'plumbline-key',
    salt: text(salt),
    iv: text(iv),
    tag: text(cipher.getAuthTag()),
    data: text(data),
  };
  writeFileSync(target, `${JSON.stringify(sealed)}\n`, { mode: 0o600, flag: 'wx' });
}

/** Puts a sealed key in the place of a missing key file. A different key that is there is never overwritten. */
export function restoreKeyFile(sealedFile: string, secretFile: string, passphrase: string): 'made' | 'same' {
  const key = openSealedKey(sealedFile, passphrase);
  if (existsSync(secretFile)) {
    if (Buffer.from(readSecret(secretFile)).equals(key)) return 'same';
    throw new PlumblineError(
      'not-permitted',
      `The key file ${secretFile} holds another key than the backup. Move it away first, or set SECRET_FILE.`,
    );
  }
  mkdirSync(dirname(secretFile), { recursive: true, mode: 0o700 });
  writeFileSync(secretFile, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  return 'made';
}

function openSealedKey(sealedFile: string, passphrase: string): Buffer {
  const parsed = sealedKey.safeParse(jsonOf(sealedFile));
  if (!parsed.success) throw new PlumblineError('data-refused', `${sealedFile} is no sealed key of Plumbline.`);
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64');
  const { salt, iv, tag, data } = parsed.data;
  const decipher = createDecipheriv('aes-256-gcm', scryptSync(passphrase, bytes(salt), 32, cost), bytes(iv), {
    authTagLength: 16,
  });
  try {
    decipher.setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(data)), decipher.final()]);
  } catch (cause) {
    throw new PlumblineError(
      'not-permitted',
      `This is not the passphrase of ${sealedFile}, or the file is damaged.`,
      {},
      cause,
    );
  }
}

function jsonOf(file: string): unknown {
  if (!existsSync(file)) throw new PlumblineError('bad-input', `There is no file ${file}.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
