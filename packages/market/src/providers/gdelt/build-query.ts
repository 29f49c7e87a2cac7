import type { Instrument } from '@plumbline/model/instrument';

/** Words a search would read as orders, and marks that end a phrase. */
function phraseOf(name: string): string {
  const plain = name
    .replace(/["()]/g, ' ')
    .replace(/\b(Inc|Corp|Corporation|Ltd|Limited|Co|Company|plc|Holdings|Group)\b\.?/gi, ' ');
  return plain
    .replace(/[,.]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What to look for: the English name as a phrase, or the Chinese one. Phrases of less than four letters find everything. */
export function phrases({ name }: Instrument): readonly string[] {
  const found = [phraseOf(name.en), phraseOf(name['zh-CN'])].filter(
    (text) => text.length >= (/\p{Script=Han}/u.test(text) ? 3 : 4),
  );
  return [...new Set(found)];
}

/** Articles of the last days, newest first. Two phrases are joined by OR, which must stand in brackets. */
export function articlesUrl(base: string, wanted: readonly string[], days: number): string {
  const quoted = wanted.map((text) => `"${text}"`);
  const query = quoted.length === 1 ? quoted.join('') : `(${quoted.join(' OR ')})`;
  const search = new URLSearchParams({
    query,
    mode: 'artlist',
    format: 'json',
    sort: 'datedesc',
    maxrecords: '75',
    timespan: `${days}d`,
  });
  return `${base}/api/v2/doc/doc?${search.toString()}`;
}
