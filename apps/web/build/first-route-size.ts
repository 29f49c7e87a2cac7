import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { reachedChunks } from './reached-chunks.ts';

/** What `/` needs before it is complete, in English: these modules and everything they import statically. */
const needed = [
  'src/main.tsx',
  'src/app.tsx',
  'src/start.ts',
  'src/locales/en/common.json',
  'src/locales/en/home.json',
] as const;

const budgetKb = 180;

/** Prints the JavaScript of the first route, compressed, and refuses a build over the budget. */
export function firstRouteSize(): Plugin {
  return {
    name: 'plumbline-first-route-size',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sizes = reachedChunks(bundle, needed)
          .map((chunk) => ({ file: chunk.fileName, bytes: gzipSync(chunk.code, { level: 9 }).length }))
          .toSorted((a, b) => b.bytes - a.bytes);
        const kb = sizes.reduce((sum, size) => sum + size.bytes, 0) / 1000;
        const largest = sizes.slice(0, 6).map((size) => `${size.file} ${(size.bytes / 1000).toFixed(1)}`);
        this.info(
          `first route: ${kb.toFixed(1)} kB gz of JavaScript in ${sizes.length} files; largest ${largest.join(', ')}`,
        );
        if (kb > budgetKb) this.error(`first route: ${kb.toFixed(1)} kB gz exceeds the budget of ${budgetKb} kB`);
      },
    },
  };
}
