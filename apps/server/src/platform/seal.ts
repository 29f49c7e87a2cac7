import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { PlumblineError } from '@plumbline/model/errors';

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** Which master key a text was sealed with, without telling it: a new key can then be told from a spoilt text. */
export function keyIdOf(master: Uint8Array): string {
  return createHash('sha256').update('plumbline key id').update(master).digest('hex').slice(0, 8);
}

/**
 * Encrypts a secret for storage: AES-256-GCM, a nonce of its own for every text, bound to what it is for, so that a row copied to
 * another place does not open there.
 */
export function seal(master: Uint8Array, purpose: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', master, nonce);
  cipher.setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  return [version, keyIdOf(master), sealed].join('.');
}

/** The secret again; a failure never tells anything of it. */
export function unseal(master: Uint8Array, purpose: string, text: string): string {
  const [given, keyId, sealed = ''] = text.split('.');
  const bytes = Buffer.from(sealed, 'base64url');
  if (given !== version || bytes.length < nonceBytes + tagBytes) {
    throw new PlumblineError('data-refused', 'A stored key has a form this version does not know.');
  }
  if (keyId !== keyIdOf(master)) {
    throw new PlumblineError('data-refused', 'A stored key was saved with another key file: enter it again.');
  }
  const decipher = createDecipheriv('aes-256-gcm', master, bytes.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new PlumblineError('data-refused', 'A stored key has been changed and does not open: enter it again.');
  }
}
