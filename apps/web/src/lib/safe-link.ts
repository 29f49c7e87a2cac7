/** The address of a link in written text, or null when it must not be one: only web addresses and paths of this site. */
export function safeLink(
  href: string | undefined,
  origin: string,
): { readonly href: string; readonly external: boolean } | null {
  if (href === undefined || /[\\\p{Cc}]/u.test(href)) return null;
  const isWeb = /^https?:\/\//i.test(href);
  const isPath = /^[/#?]/.test(href) && !href.startsWith('//');
  if ((!isWeb && !isPath) || !URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  const external = url.origin !== origin;
  return { href: external ? url.href : `${url.pathname}${url.search}${url.hash}`, external };
}
