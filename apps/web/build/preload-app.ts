import type { Plugin } from 'vite';
import { reachedChunks } from './reached-chunks.ts';

/** The letters of every page: words that are painted in others first move when these come. */
function fontOf(bundle: Readonly<Record<string, unknown>>): string {
  const font = Object.keys(bundle).find((file) => /inter-latin-[^/]+\.woff2$/.test(file));
  if (font === undefined) throw new Error('preload: the font of the pages has another name; update the pattern');
  return font;
}

/** Names the font and the scripts of the application in the page: the first script asks for them only when the page has been painted. */
export function preloadApp(): Plugin {
  return {
    name: 'plumbline-preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle === undefined
          ? []
          : [
              {
                tag: 'link',
                attrs: {
                  rel: 'preload',
                  as: 'font',
                  type: 'font/woff2',
                  crossorigin: true,
                  href: `/${fontOf(bundle)}`,
                },
                injectTo: 'head',
              },
              ...reachedChunks(bundle, ['src/app.tsx'])
                .filter(({ fileName }) => !html.includes(fileName))
                .map(({ fileName }) => ({
                  tag: 'link',
                  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
                  injectTo: 'head' as const,
                })),
            ],
    },
  };
}
