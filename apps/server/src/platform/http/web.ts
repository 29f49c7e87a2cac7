import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@plumbline/model/locale';
import { headLocale, pageHead } from './page-head.ts';
import type { PageHeads } from './page-head.ts';
import { staticFiles } from './static-files.ts';

/** The first picture of the start page in each language, as the build leaves it: markup, and what the page loads after it. */
type PageFrames = Readonly<
  Record<Locale, { readonly plain: string; readonly simulated: string; readonly scripts: readonly string[] }>
>;

/** Addresses of the start page that show the same to everybody; an invitation stands above it on others. */
const framed: ReadonlySet<string> = new Set(['/', '/index.html', '/home']);

function hasFrame(pathname: string): boolean {
  return framed.has(pathname);
}

/** Scripts that come early are compiled early, on a core that the first picture needs: all of them wait for it. */
const later = /<link rel="modulepreload"/g;

/** Writes the first picture into a page, so that nobody looks at an empty one until the scripts have run. */
function withFrame(html: string, frames: PageFrames, locale: Locale, isSimulated: boolean): string {
  const { plain, simulated, scripts } = frames[locale];
  const links = scripts.map((script) => `<link data-after-paint crossorigin href="${script}">`).join('\n    ');
  // Inert: what does not answer yet must not take what is typed or pressed, nor be read aloud twice.
  const frame = `<div data-frame inert aria-hidden="true">${isSimulated ? simulated : plain}</div>`;
  return html
    .replaceAll(later, '<link data-after-paint')
    .replace('</head>', () => `  ${links}\n  </head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${frame}</div>`);
}

export const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

const notBuilt = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Plumbline is not built yet</title>
<h1>The web application is not built yet</h1>
<p>Run <code>npm start</code>, which builds it, or <code>npm run dev</code> while you work on it. The interface for programs is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
`;

function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Files of the web application; any other page address opens the application itself, under a head of its own. Null = not a page.
 * Where every figure is simulated the first picture of the start page says so.
 */
export function webPages(folder: string, isSimulated: boolean): (request: Request) => Promise<Response | null> {
  const files = staticFiles(folder);

  const pageOf = async (request: Request): Promise<Response | null> => {
    // As stored: no coding is asked for, and no copy is known.
    const plain = new Request(request.url);
    const index = await files(plain, '/index.html');
    if (index === null) {
      if (!(request.headers.get('accept') ?? '').includes('text/html')) return null;
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
      return new Response(notBuilt, { status: 503, headers });
    }
    const stored = await files(plain, '/heads.json');
    const locale = headLocale(request);
    // Left by the build.
    const head = stored === null ? '' : pageHead((await stored.json()) as PageHeads, new URL(request.url), locale);
    const html = (await index.text()).replace('<html lang="en">', `<html lang="${locale}">`);
    const headed = html.replace('</head>', () => `  ${head}\n  </head>`);
    const frames = hasFrame(new URL(request.url).pathname) ? await files(plain, '/frames.json') : null;
    // Left by the build, too.
    const text = frames === null ? headed : withFrame(headed, (await frames.json()) as PageFrames, locale, isSimulated);
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-language',
      etag,
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : text, { headers });
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { pathname } = new URL(request.url);
    // What is no address at all leads home.
    if (!isReadable(pathname)) return new Response(null, { status: 302, headers: { location: '/' } });
    const isPage = pathname === '/' || pathname === '/index.html';
    const file = isPage ? null : await files(request, pathname);
    if (file !== null) return file;
    return /^\/(api|assets)(\/|$)/.test(pathname) ? null : pageOf(request);
  };
}
