export type Target =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'allowed'; readonly url: string }
  | { readonly kind: 'ask'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused' };

// Browsers read a backslash as a slash and drop control characters, so a "path" holding either may name another host.
const trickery = /[\\\p{Cc}]/u;

/**
 * Decides where `?to=` may lead. A path of this origin goes on; a listed address goes on; any other web address needs a
 * yes; everything else (scripts, data, other schemes, disguised hosts) leads nowhere.
 */
export function safeTarget(to: string | undefined, origin: string, allowed: readonly string[]): Target {
  if (to === undefined || to === '' || to !== to.trim() || trickery.test(to)) return { kind: 'refused' };
  let url: URL;
  try {
    url = new URL(to, origin);
  } catch {
    return { kind: 'refused' };
  }
  const isPath = to.startsWith('/') && !to.startsWith('//');
  if (isPath && url.origin === origin) {
    // Decoded once more, `/%09/evil` must still be a path of ours; and we never send people round in a circle.
    if (/^\/(?:%09|%0a|%0d|%2f|%5c|\/)/i.test(url.pathname) || url.pathname === '/redirect') return { kind: 'refused' };
    return { kind: 'inside', path: `${url.pathname}${url.search}${url.hash}` };
  }
  if (!/^https?:\/\//i.test(to)) return { kind: 'refused' };
  if (url.origin === origin) return safeTarget(`${url.pathname}${url.search}${url.hash}`, origin, allowed);
  if (allowed.includes(url.href) || allowed.some((link) => sameAddress(link, url)))
    return { kind: 'allowed', url: url.href };
  return { kind: 'ask', url: url.href, host: url.host };
}

function sameAddress(link: string, url: URL): boolean {
  return URL.canParse(link) && new URL(link).href === url.href;
}
