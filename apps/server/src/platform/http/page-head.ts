import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { isLocale, type Locale } from '@plumbline/model/locale';

/** Titles and descriptions by language and page, as the build leaves them. */
export type PageHeads = Readonly<
  Record<Locale, Readonly<Record<string, { readonly title: string; readonly description: string; titled?: string }>>>
>;

/** Pages by the first part of their address; any other address is home. */
const pages: Readonly<Record<string, string>> = {
  research: 'research',
  chat: 'chat',
  discover: 'discover',
  strategy: 'strategies',
  signal: 'signals',
  method: 'method',
  callback: 'callback',
  redirect: 'redirect',
  login: 'login',
  pricing: 'pricing',
};
const unlisted: ReadonlySet<string> = new Set(['callback', 'redirect', 'login', 'pricing']);

function pageAt(pathname: string): string {
  const [first = '', second] = pathname.split('/').filter(Boolean);
  if (first === 'strategy' && second !== undefined) return 'strategy';
  return Object.hasOwn(pages, first) ? (pages[first] ?? 'home') : 'home';
}

function localeOf(tag: string): Locale | null {
  if (isLocale(tag)) return tag;
  if (/^zh-(hk|mo|tw|hant)\b/i.test(tag)) return 'zh-HK';
  if (/^zh\b/i.test(tag)) return 'zh-CN';
  return /^en\b/i.test(tag) ? 'en' : null;
}

/** The language of a head: as the address says, else as the reader prefers. */
export function headLocale(request: Request): Locale {
  const asked = new URL(request.url).searchParams.get('lang');
  const preferred = (request.headers.get('accept-language') ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => part.trim().split(';'))
    .map(([tag = '', q]) => ({ tag, weight: q === undefined ? 1 : Number(q.replace(/^\s*q=/, '')) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const tag of [asked ?? '', ...preferred.map((one) => one.tag)]) {
    const locale = localeOf(tag);
    if (locale !== null) return locale;
  }
  return 'en';
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escaped[sign] ?? '');

/** What the head of a page says before any script has run: to readers of links, to search engines and in the first paint. */
export function pageHead(heads: PageHeads, url: URL, locale: Locale): string {
  const page = pageAt(url.pathname);
  const head = heads[locale][page];
  if (head === undefined) return '';
  const id = page === 'research' ? parseInstrumentId(url.searchParams.get('symbol') ?? '') : null;
  const title = id === null ? head.title : (head.titled ?? head.title).replace('{symbol}', displaySymbol(id));
  const named = (attribute: string, name: string, content: string): string =>
    `<meta data-head ${attribute}="${name}" content="${escape(content)}" />`;
  return [
    `<title data-head>${escape(title)}</title>`,
    named('name', 'description', head.description),
    ...(unlisted.has(page) ? [named('name', 'robots', 'noindex')] : []),
    named('property', 'og:title', title),
    named('property', 'og:description', head.description),
    named('property', 'og:type', 'website'),
    named('property', 'og:site_name', 'Plumbline'),
    named('property', 'og:locale', locale.replace('-', '_')),
    named('name', 'twitter:card', 'summary'),
  ].join('\n    ');
}
