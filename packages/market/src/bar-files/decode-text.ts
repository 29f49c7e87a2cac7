import { gunzipSync } from 'node:zlib';
import { PlumblineError } from '@plumbline/model/errors';

/** Larger than any file of bars anyone keeps; a packed file that unfolds further is not one. */
export const mostFileBytes = 64_000_000;

export interface DecodedText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';
  readonly isPacked: boolean;
}

function unpack(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: mostFileBytes });
  } catch (cause) {
    throw new PlumblineError(
      'bad-input',
      'The file is packed but cannot be unpacked; pack it again or give the plain file.',
      {},
      cause,
    );
  }
}

function encodingOf(bytes: Uint8Array): DecodedText['encoding'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'gb18030';
  }
}

/** The text of a file whatever wrote it: gzip, a byte order mark, UTF-16 from spreadsheets, GBK from Chinese terminals. */
export function decodeText(given: Uint8Array): DecodedText {
  if (given.byteLength > mostFileBytes) {
    throw new PlumblineError(
      'too-large',
      `The file is larger than ${mostFileBytes / 1e6} MB; split it by instrument or by year.`,
    );
  }
  const isPacked = given[0] === 0x1f && given[1] === 0x8b;
  const bytes = isPacked ? unpack(given) : given;
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding, isPacked };
}
