import { PlumblineError } from '@plumbline/model/errors';

/** The user's key at this moment: keys are set, changed and taken away while the server runs. */
export type KeySource = () => string | null;

/** A key is pasted by hand: whatever is no plain word would end up in an address or header. */
const plain = /^[\x21-\x7e]{4,256}$/;

/** The key, or a failure that says what to do; a provider without a key is passed over. */
export function requireKey(source: KeySource, publisher: string): string {
  const key = source()?.trim() ?? '';
  if (key === '') {
    throw new PlumblineError(
      'not-covered',
      `${publisher} needs a key of yours: enter one in Settings, under Data sources.`,
    );
  }
  if (plain.test(key)) return key;
  throw new PlumblineError('not-covered', `The key for ${publisher} has characters no key has: enter it again.`);
}

/** An address with a key in it, as it may be stored and shown. */
export function withoutKey(url: string, key: string): string {
  return url.replaceAll(encodeURIComponent(key), 'KEY');
}
