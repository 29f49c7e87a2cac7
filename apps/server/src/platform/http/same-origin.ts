import { PlumblineError } from '@plumbline/model/errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state change that another site's page asks for. Browsers say where a request comes from in Sec-Fetch-Site
 * or Origin; a client that sends neither is no browser and carries no cookie it was not given.
 */
export function checkOrigin(request: Request, publicUrl: string | null): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') refuse();
  const origin = request.headers.get('origin');
  if (origin !== null && !isOwn(origin, request, publicUrl)) refuse();
}

function isOwn(origin: string, request: Request, publicUrl: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  if (publicUrl !== null && new URL(publicUrl).host === host) return true;
  return (request.headers.get('host') ?? new URL(request.url).host) === host;
}

function refuse(): never {
  throw new PlumblineError('not-permitted', 'This request came from another site and was refused.');
}
