import { readFile } from 'node:fs/promises';
import { PlumblineError } from '@plumbline/model/errors';

/** The bytes of a file named on the command line. */
export async function readFileArgument(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new PlumblineError('bad-input', `There is no readable file ${file}.`, { file }, cause);
  }
}

/** JSON that somebody gave, or a refusal that names where it was to stand. */
export function jsonIn(bytes: Uint8Array, file: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new PlumblineError('bad-input', `${file} is not JSON.`, { file }, cause);
  }
}
