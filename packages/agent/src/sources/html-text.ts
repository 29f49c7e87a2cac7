const blocks =
  /^(?:p|div|br|tr|table|li|ul|ol|h[1-6]|section|article|header|footer|hr|blockquote|pre|title|thead|tbody|caption|dd|dt|dl)$/;
/** The header of inline XBRL repeats figures for machines. */
const unread = /^(?:script|style|template|noscript|svg|head|ix:header)$/;
/** These hold nothing, and have no end. */
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  reg: '®',
  trade: '™',
  copy: '©',
  sect: '§',
  euro: '€',
  pound: '£',
  yen: '¥',
  times: '×',
  deg: '°',
};

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

/** Whether a tag hides what it holds from whoever looks at the page. */
function isHidden(tag: string): boolean {
  for (const [, name = '', value = ''] of tag.matchAll(/\s([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g)) {
    if (name.toLowerCase() === 'hidden') return true;
    // A property by its whole name: inline XBRL marks shown figures with `-sec-ix-hidden`.
    if (name.toLowerCase() !== 'style') continue;
    const style = value.replace(/^["']|["']$/g, '');
    if (/(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\b/i.test(style)) return true;
  }
  return false;
}

/** Where what a hidden tag holds ends; null where it is never closed. A paragraph ends with the next block too. */
function endOfHidden(html: string, name: string, from: number): number | null {
  let depth = 1;
  const tags = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9:-]*)[^>]*>/gi;
  tags.lastIndex = from;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    const [whole, slash, other = ''] = tag;
    const found = other.toLowerCase();
    if (name === 'p' && found !== 'p' && found !== 'br' && blocks.test(found)) return tag.index;
    if (found !== name || whole.endsWith('/>')) continue;
    if (name === 'p') return slash === '/' ? tags.lastIndex : tag.index;
    depth += slash === '/' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return null;
}

/** What a page shows, in lines: blocks end a line, cells of a row are parted by a bar. Scripts, styles, comments and hidden parts say nothing. */
export function htmlText(html: string): string {
  const lines: string[] = [];
  let line = '';
  let skipping: string | null = null;
  /** Tags of these names stay open to the end: looked for once, and nothing after them is lost. */
  const unclosed = new Set<string>();
  let at = 0;
  const end = (): void => {
    const words = decoded(line)
      .replace(/[\s\u00a0]+/g, ' ')
      // Tables of filings have cells that only hold space.
      .replace(/\|(?:\s*\|)+/g, '|')
      .replace(/^\s*\||\|\s*$/g, '')
      .trim();
    if (words !== '') lines.push(words);
    else if (lines.at(-1) !== '') lines.push('');
    line = '';
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const text = html.slice(at, open < 0 ? html.length : open);
    if (skipping === null) line += text.replace(/\s+/g, ' ');
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open + 4);
      at = close < 0 ? html.length : close + 3;
      continue;
    }
    const close = html.indexOf('>', open);
    if (close < 0) break;
    const tag = /^<(\/?)([a-z][a-z0-9:-]*)/i.exec(html.slice(open, Math.min(close + 1, open + 40)));
    const name = (tag?.[2] ?? '').toLowerCase();
    at = close + 1;
    if (skipping !== null) {
      if (tag?.[1] === '/' && name === skipping) skipping = null;
      continue;
    }
    if (tag === null) {
      // `<` that begins no tag is a sign of the text.
      if (!/^<[!?/]/.test(html.slice(open, open + 2))) {
        line += '<';
        at = open + 1;
      }
      continue;
    }
    const opens = tag[1] !== '/' && html[close - 1] !== '/';
    if (opens && !unread.test(name) && !empty.test(name) && !unclosed.has(name) && isHidden(html.slice(open, close))) {
      const after = endOfHidden(html, name, at);
      if (after === null) unclosed.add(name);
      else at = after;
    }
    if (opens && unread.test(name)) skipping = name;
    else if (blocks.test(name)) end();
    else if ((name === 'td' || name === 'th') && tag[1] === '/') line += ' | ';
  }
  end();
  return lines.join('\n');
}
