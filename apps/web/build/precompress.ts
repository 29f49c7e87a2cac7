import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|txt)$/;
// Below this the headers cost more than compression saves.
const smallest = 512;

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < smallest) return;
  const brotli = await promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  const gzipped = await promisify(gzip)(body, { level: 9 });
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/** Writes `.br` and `.gz` beside every text file, so that the server compresses nothing at run time. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'plumbline-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      // A build that failed wrote nothing; what it failed on is told by itself.
      if (!existsSync(folder)) return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
      for (const file of files) await compressFile(join(file.parentPath, file.name));
    },
  };
}
