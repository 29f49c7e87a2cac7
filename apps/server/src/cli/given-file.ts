import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { PlumblineError } from '@plumbline/model/errors';
import type { InstrumentId } from '@plumbline/model/instrument';
import { readInstrumentId } from './read-instrument-id.ts';

/**
 * The place of a file named on the command line. npm runs commands in the folder of the product and says in INIT_CWD where
 * they were typed: a name that is not found here is looked for there.
 */
export function givenFile(file: string): string {
  const typedIn = process.env['INIT_CWD'];
  if (typedIn === undefined || isAbsolute(file) || existsSync(file)) return file;
  const there = join(typedIn, file);
  return existsSync(there) ? there : file;
}

/** What an option gives, and the instrument it is for; null where it names none. */
export interface NamedFile {
  readonly id: InstrumentId | null;
  readonly path: string;
}

/** `ID=FILE`, or a file alone. Throws `bad-input` for a name that is neither an instrument nor part of a file there is. */
export function namedFile(option: string): NamedFile {
  const at = option.indexOf('=');
  if (at < 0) return { id: null, path: option };
  const name = option.slice(0, at);
  const id = readInstrumentId(name);
  if (id !== null) return { id, path: option.slice(at + 1) };
  // A path may hold the sign itself.
  if (existsSync(givenFile(option))) return { id: null, path: option };
  const problem = `The part before = must be an instrument such as US:A, not "${name}" in ${option}.`;
  throw new PlumblineError('bad-input', problem, { file: option });
}
