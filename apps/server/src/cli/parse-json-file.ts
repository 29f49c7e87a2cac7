import { gunzipSync } from 'node:zlib';
import { PlumblineError } from '@plumbline/model/errors';
import { readFileArgument } from './read-file-argument.ts';

/** Inflated size at which a file named on the command line is refused. */
const maxBytes = 200_000_000;

/** A JSON file named on the command line, gzipped or not. */
export async function parseJsonFile(file: string): Promise<unknown> {
  const bytes = await readFileArgument(file);
  try {
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const plain = isGzip ? gunzipSync(bytes, { maxOutputLength: maxBytes }) : bytes;
    return JSON.parse(new TextDecoder().decode(plain));
  } catch (cause) {
    throw new PlumblineError('bad-input', `${file} is not JSON.`, { file }, cause);
  }
}
