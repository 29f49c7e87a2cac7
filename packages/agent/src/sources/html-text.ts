const blocks =
  /^(?:p|div|br|tr|table|li|ul|ol|h[1-6]|section|article|header|footer|hr|blockquote|pre|title|thead|tbody|caption|dd|dt|dl)$/;
/** The header of inline XBRL repeats figures for machines. */
const unread = /^(?:script|style|template|noscript|svg|head|ix:header)$/;
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

/** What a page says, in lines: blocks end a line, cells of a row are parted by a bar. Scripts, styles and comments say nothing. */
export function htmlText(html: string): string {
  const lines: string[] = [];
  let line = '';
  let skipping: string | null = null;
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
    if (tag[1] !== '/' && unread.test(name) && html[close - 1] !== '/') skipping = name;
    else if (blocks.test(name)) end();
    else if ((name === 'td' || name === 'th') && tag[1] === '/') line += ' | ';
  }
  end();
  return lines.join('\n');
}
