import type { NewsItem } from '@plumbline/model/news';

/** Parts of an address that say who sent the reader, not what is read. */
const counters = /^(utm_\w+|fbclid|gclid|yptr|guccounter|guce_\w+|src|ref|mod|cmpid|\.tsrc|soc_\w+)$/;

/** One address per article: no scheme, no `www.`, no counters, no anchor, no slash at the end. Null for what is no web address. */
export function addressKey(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  const query = [...url.searchParams]
    .filter(([name]) => !counters.test(name.toLowerCase()))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  const host = url.hostname.replace(/^(www|m|amp)\./, '');
  return `${host}${url.pathname.replace(/\/+$/, '')}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

/** The words of a headline without case, marks, and the publisher's name that some put behind it. */
export function titleKey({ title, publisher }: Pick<NewsItem, 'title' | 'publisher'>): string {
  const words = title.normalize('NFKC').toLowerCase();
  const behind = words.lastIndexOf(' - ');
  const own = publisher.normalize('NFKC').toLowerCase();
  const isNamed = behind > 0 && own !== '' && words.slice(behind + 3).trim() === own;
  return (isNamed ? words.slice(0, behind) : words).replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/**
 * Newest first, each article once: by its address, and by its headline however many papers print it. Of several the first to
 * publish stays, unless only a later one leads straight to the publisher.
 */
export function dedupeNews(items: readonly NewsItem[]): readonly NewsItem[] {
  const oldestFirst = items.toSorted(
    (a, b) => Number(a.isRedirect ?? false) - Number(b.isRedirect ?? false) || a.publishedAt - b.publishedAt,
  );
  const addresses = new Set<string>();
  const titles = new Set<string>();
  const kept = oldestFirst.filter((item) => {
    const address = addressKey(item.url);
    const title = titleKey(item);
    if (address === null || title === '' || addresses.has(address) || titles.has(title)) return false;
    addresses.add(address);
    titles.add(title);
    return true;
  });
  return kept.toSorted((a, b) => b.publishedAt - a.publishedAt);
}
