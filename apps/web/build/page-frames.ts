import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin, type Rolldown } from 'vite';
import { compileMetricNames } from './compile-metric-names.ts';
import { reachedChunks } from './reached-chunks.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const renderer = fileURLToPath(new URL('render-frames.ts', import.meta.url));
const locales = ['en', 'zh-CN', 'zh-HK'] as const;

type Frames = Readonly<Record<(typeof locales)[number], { readonly plain: string; readonly simulated: string }>>;

/** Builds the start page for no browser and lets it draw itself once, in every language. */
async function renderFrames(): Promise<Frames> {
  // Below the tree, so that it finds the libraries; of this process alone, for another build may be under way.
  const outDir = join(web, '../../.cache', `frame-${process.pid}`);
  try {
    await build({
      configFile: false,
      root: web,
      logLevel: 'silent',
      publicDir: false,
      plugins: [compileMetricNames()],
      ssr: { noExternal: [/^@plumbline\//] },
      build: { ssr: 'src/frame.tsx', outDir, target: 'es2023' },
    });
    const env = { ...process.env, NODE_ENV: 'production' };
    const { stdout } = await promisify(execFile)(process.execPath, [renderer, join(outDir, 'frame.js')], {
      env,
      maxBuffer: 16_000_000,
    });
    return JSON.parse(stdout) as Frames;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Scripts that only the start page waits for, one after the other unless they are named beforehand. */
function awaited(bundle: Rolldown.OutputBundle, locale: string): string[] {
  const everywhere = new Set(reachedChunks(bundle, ['src/app.tsx']));
  const dictionaries = ['common', 'home'].map((name) => `src/locales/${locale}/${name}.json`);
  return reachedChunks(bundle, ['src/start.ts', ...dictionaries])
    .filter((chunk) => !everywhere.has(chunk))
    .map(({ fileName }) => `/${fileName}`);
}

/** Leaves the first picture of the start page beside the page, with what it will need, for the server to write into it. */
export function pageFrames(): Plugin {
  return {
    name: 'plumbline-page-frames',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const frames = await renderFrames();
        const entries = locales.map((locale) => [locale, { ...frames[locale], scripts: awaited(bundle, locale) }]);
        this.emitFile({
          type: 'asset',
          fileName: 'frames.json',
          source: JSON.stringify(Object.fromEntries(entries)),
        });
      },
    },
  };
}
