import { PlumblineError } from '@plumbline/model/errors';
import { cleanText, decodeEntities } from '../news/clean-text.ts';

/** One element: where it lies in the text, its attributes and its inside. */
interface FoundElement {
  readonly start: number;
  readonly end: number;
  readonly attributes: string;
  readonly inside: string;
}

function isNameEnd(char: string | undefined): boolean {
  return char === '>' || char === '/' || char === ' ' || char === '\n' || char === '\t' || char === '\r';
}

/**
 * The first element of a name from a place on, without looking at what is inside. Searched by position and not by pattern, so that a
 * text of ten thousand opening tags takes no longer than its length. `lower` is the text in lower case.
 */
function findElement(text: string, lower: string, name: string, from = 0): FoundElement | null {
  const tag = name.toLowerCase();
  const open = `<${tag}`;
  let start = lower.indexOf(open, from);
  while (start >= 0 && !isNameEnd(lower[start + open.length])) start = lower.indexOf(open, start + 1);
  if (start < 0) return null;
  const head = lower.indexOf('>', start);
  if (head < 0) return null;
  const attributes = text
    .slice(start + open.length, head)
    .replace(/\/$/, '')
    .trim();
  if (lower[head - 1] === '/') return { start, end: head + 1, attributes, inside: '' };
  const close = lower.indexOf(`</${tag}`, head);
  const end = close < 0 ? -1 : lower.indexOf('>', close);
  return end < 0 ? null : { start, end: end + 1, attributes, inside: text.slice(head + 1, close) };
}

/** One entry of a feed as it stands there, in plain text. */
export interface FeedEntry {
  readonly title: string;
  readonly link: string;
  readonly publishedAt: number;
  readonly isZoneKnown: boolean;
  readonly publisher: string | null;
  readonly summary: string | null;
}

export interface Feed {
  readonly title: string;
  readonly language: string | null;
  readonly entries: readonly FeedEntry[];
}

const mostEntries = 200;
const longestEntry = 100_000;

/** The inside of the first element of one of these names; CDATA is taken as it is, entities of plain content are decoded. */
function inside(xml: string, ...names: readonly string[]): string | null {
  const lower = xml.toLowerCase();
  for (const name of names) {
    const found = findElement(xml, lower, name);
    if (found === null) continue;
    const plain = found.inside.trim();
    const isCdata = plain.startsWith('<![CDATA[') && plain.endsWith(']]>');
    return isCdata ? plain.slice('<![CDATA['.length, -']]>'.length) : decodeEntities(found.inside);
  }
  return null;
}

function attribute(attributes: string, name: string): string | null {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']{0,2000})["']`, 'i').exec(attributes)?.[1] ?? null;
}

/** RSS has the address as content, Atom as an attribute, of which the one without `rel` or with `alternate` is meant. */
function linkOf(xml: string): string | null {
  const lower = xml.toLowerCase();
  for (
    let found = findElement(xml, lower, 'link');
    found !== null;
    found = findElement(xml, lower, 'link', found.end)
  ) {
    if (found.inside.trim() !== '') return inside(xml, 'link')?.trim() ?? null;
    const rel = attribute(found.attributes, 'rel');
    const href = attribute(found.attributes, 'href');
    if (href !== null && (rel === null || rel === 'alternate')) return decodeEntities(href);
  }
  const guid = inside(xml, 'guid')?.trim();
  return guid !== undefined && /^https?:\/\//.test(guid) ? guid : null;
}

const named = /(?:Z|GMT|UTC|UT|EST|EDT|CST|CDT|MST|MDT|PST|PDT|[+-]\d{2}:?\d{2})\s*$/i;

/** A time with its zone, or one without, which is then read as UTC. Null when it is no time. */
function timeOf(text: string): { readonly publishedAt: number; readonly isZoneKnown: boolean } | null {
  const given = text.trim().slice(0, 60);
  const isZoneKnown = named.test(given);
  const isIso = /^\d{4}-/.test(given);
  const publishedAt = Date.parse(isZoneKnown ? given : isIso ? `${given.replace(' ', 'T')}Z` : `${given} UTC`);
  return Number.isFinite(publishedAt) ? { publishedAt, isZoneKnown } : null;
}

function entryOf(xml: string): FeedEntry | null {
  const title = cleanText(inside(xml, 'title') ?? '', 300);
  const link = linkOf(xml);
  const time = timeOf(inside(xml, 'pubDate', 'published', 'updated', 'dc:date') ?? '');
  if (title === '' || link === null || !/^https?:\/\//.test(link) || time === null) return null;
  const publisher = cleanText(inside(xml, 'source', 'dc:creator') ?? '', 80);
  const summary = cleanText(inside(xml, 'description', 'summary') ?? '', 600);
  return {
    title,
    link,
    ...time,
    publisher: publisher === '' ? null : publisher,
    summary: summary === '' ? null : summary,
  };
}

/** The entries one after another; the first that is not closed ends the list. */
function partsOf(xml: string): { readonly head: string; readonly parts: readonly string[] } {
  const lower = xml.toLowerCase();
  const name = findElement(xml, lower, 'item') === null ? 'entry' : 'item';
  const parts: string[] = [];
  let found = findElement(xml, lower, name);
  const head = xml.slice(0, found?.start ?? xml.length);
  while (found !== null && parts.length < mostEntries) {
    parts.push(found.inside.slice(0, longestEntry));
    found = findElement(xml, lower, name, found.end);
  }
  return { head, parts };
}

/** RSS 2.0 and Atom. Entries without title, address or time are left out; a page that is no feed is refused. */
export function readFeed(xml: string): Feed {
  if (!/<(rss|feed|rdf:rdf)[\s>]/i.test(xml.slice(0, 2_000))) {
    throw new PlumblineError('provider-body', 'This address answers with a web page, not with a feed.');
  }
  // Document types can define entities that unfold without end; no honest feed needs one.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) {
    throw new PlumblineError('provider-body', 'The feed defines its own entities and is not read.');
  }
  const { head, parts } = partsOf(xml);
  const tag = /xml:lang\s{0,4}=\s{0,4}["']([^"']{1,20})["']/i.exec(head.slice(0, 4_000))?.[1];
  return {
    title: cleanText(inside(head, 'title') ?? '', 120),
    language: inside(head, 'language')?.trim() ?? tag ?? null,
    entries: parts.flatMap((part) => entryOf(part) ?? []),
  };
}
