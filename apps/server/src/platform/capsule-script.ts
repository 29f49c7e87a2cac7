import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlumblineError } from '@plumbline/model/errors';

/** The script inside pages that check themselves; it is built together with the web application. */
export async function capsuleScript(webFolder: string): Promise<string> {
  try {
    return await readFile(join(webFolder, 'capsule.js'), 'utf8');
  } catch {
    throw new PlumblineError(
      'data-unavailable',
      'The page that checks itself needs the built web application. Run npm start once, or export another format.',
    );
  }
}
