import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** What `/` needs before it is complete, in English: these modules and everything they import statically. */
const needed = [
  'src/main.tsx',
  'src/app.tsx',
  'src/layouts/layout-3.tsx',
  'src/pages/home.tsx',
  'src/locales/en/common.json',
  'src/locales/en/home.json',
] as const;

const budgetKb = 180;

function chunksOfFirstRoute(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach((file) => visit(byFile.get(file)));
  };
  for (const path of needed) {
    const chunk = chunks.find((candidate) => candidate.moduleIds.some((id) => id.endsWith(`/${path}`)));
    // The entry is an HTML page, so main.tsx lives in the chunk named after it.
    if (chunk === undefined) throw new Error(`first-route size: no chunk holds ${path}; update the list`);
    visit(chunk);
  }
  return [...found];
}

/** Prints the JavaScript of the first route, compressed, and refuses a build over the budget. */
export function firstRouteSize(): Plugin {
  return {
    name: 'plumbline-first-route-size',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sizes = chunksOfFirstRoute(bundle)
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
