import type { Locale } from '@plumbline/model/locale';

/** The first picture of the start page in each language, as the build leaves it: markup, and what the page loads after it. */
export type PageFrames = Readonly<
  Record<
    Locale,
    { readonly plain: string; readonly simulated: string; readonly scripts: readonly string[]; readonly font: string }
  >
>;

/** Addresses of the start page that show the same to everybody; an invitation stands above it on others. */
const framed: ReadonlySet<string> = new Set(['/', '/index.html', '/home']);

export function hasFrame(pathname: string): boolean {
  return framed.has(pathname);
}

/** Scripts that come early are compiled early, on a core that the first picture needs: all of them wait for it. */
const later = /<link rel="modulepreload"/g;

/** Writes the first picture into a page, so that nobody looks at an empty one until the scripts have run. */
export function withFrame(html: string, frames: PageFrames, locale: Locale, isSimulated: boolean): string {
  const { plain, simulated, scripts, font } = frames[locale];
  const links = [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    ...scripts.map((script) => `<link data-after-paint crossorigin href="${script}">`),
  ].join('\n    ');
  // Inert: what does not answer yet must not take what is typed or pressed, nor be read aloud twice.
  const frame = `<div data-frame inert aria-hidden="true">${isSimulated ? simulated : plain}</div>`;
  return html
    .replaceAll(later, '<link data-after-paint')
    .replace('</head>', () => `  ${links}\n  </head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${frame}</div>`);
}
