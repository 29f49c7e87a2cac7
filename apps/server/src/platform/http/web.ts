import { fileURLToPath } from 'node:url';
import { staticFiles } from './static-files.ts';

export const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

const notBuilt = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Plumbline is not built yet</title>
<h1>The web application is not built yet</h1>
<p>Run <code>npm start</code>, which builds it, or <code>npm run dev</code> while you work on it. The interface for programs is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
`;

/** Files of the web application; any other page address opens the application itself. Null = not a page. */
export function webPages(folder: string): (request: Request) => Promise<Response | null> {
  const files = staticFiles(folder);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { pathname } = new URL(request.url);
    const file = pathname === '/' ? null : await files(request, pathname);
    if (file !== null) return file;
    const isPage = (request.headers.get('accept') ?? '').includes('text/html') || pathname === '/';
    if (!isPage || pathname.startsWith('/assets/')) return null;
    const index = await files(request, '/index.html');
    if (index !== null) return index;
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    return new Response(notBuilt, { status: 503, headers });
  };
}
