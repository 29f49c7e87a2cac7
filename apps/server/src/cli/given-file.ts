import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

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
