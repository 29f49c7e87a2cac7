import { PlumblineError } from '@plumbline/model/errors';

/** The key under which a request may be repeated; null where it has none. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null) return null;
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new PlumblineError('bad-input', 'Idempotency-Key must be 8 to 128 visible ASCII characters.');
  }
  return key;
}
