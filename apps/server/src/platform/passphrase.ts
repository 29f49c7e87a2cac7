import { readFileSync } from 'node:fs';
import { PlumblineError } from '@plumbline/model/errors';

/** The first line of the file: a passphrase on the command line could be read by others in the list of processes. */
export function readPassphrase(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n')[0]?.trim() ?? '';
  } catch (cause) {
    throw new PlumblineError('bad-input', `The passphrase file ${file} cannot be read.`, {}, cause);
  }
}
