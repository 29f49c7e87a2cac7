import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const locales = ['en', 'zh-CN', 'zh-HK'] as const;

/** Leaves titles and descriptions of the routes beside the page, for the server to write into its head. */
export function pageHeads(): Plugin {
  return {
    name: 'plumbline-page-heads',
    apply: 'build',
    generateBundle() {
      const heads = locales.map((locale) => {
        const file = fileURLToPath(new URL(`../src/locales/${locale}/common.json`, import.meta.url));
        const { meta } = JSON.parse(readFileSync(file, 'utf8')) as { meta: unknown };
        return [locale, meta];
      });
      this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(Object.fromEntries(heads)) });
    },
  };
}
