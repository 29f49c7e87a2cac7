import type { Plugin } from 'vite';
import { reachedChunks } from './reached-chunks.ts';

/** Names the scripts of the application in the page: the first script asks for them only when the page has been painted. */
export function preloadApp(): Plugin {
  return {
    name: 'plumbline-preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle === undefined
          ? []
          : reachedChunks(bundle, ['src/app.tsx'])
              .filter(({ fileName }) => !html.includes(fileName))
              .map(({ fileName }) => ({
                tag: 'link',
                attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
                injectTo: 'head',
              })),
    },
  };
}
