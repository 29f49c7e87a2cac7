/** A line of a text without the marks that only lay it out. */
export interface Carried {
  readonly kind: 'sentence' | 'heading' | 'row' | 'rule' | 'markup';
  readonly text: string;
  /** Cells of a table row. */
  readonly cells: readonly string[];
}

const link = /https?:|javascript:|data:|www\.|\]\(|!\[|<[a-z/!]/i;
const formula = /`|\$|\\[[(\\]|\\[a-z]+\{?/i;

/** Takes list marks, emphasis and quotation bars off a line; links, code and formulas make it one that is not shown. */
export function carry(line: string): Carried {
  const plain = line.trim();
  const made = (kind: Carried['kind'], text: string, cells: readonly string[] = []): Carried => ({ kind, text, cells });
  // What is quoted is compared with its document; it may speak of dollars.
  const unquotedText = plain.replace(/"[^"]*"|“[^”]*”|「[^」]*」|『[^』]*』/g, '');
  if (link.test(unquotedText) || formula.test(unquotedText)) return made('markup', plain);
  if (/^[\s:|-]*--[\s:|-]*$/.test(plain) || /^[*_=-]{3,}$/.test(plain)) return made('rule', '');
  if (/^\|.*\|$/.test(plain)) {
    const cells = plain
      .slice(1, -1)
      .split('|')
      .map((cell) => withoutEmphasis(cell.trim()));
    return made('row', plain, cells);
  }
  const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(plain)?.[1];
  if (heading !== undefined) return made('heading', withoutEmphasis(heading));
  const unquoted = plain.replace(/^(?:>\s*)+/, '');
  const item = unquoted.replace(/^(?:[-*+•·‣▪–]|\(?\d{1,2}[.)、])\s+(?:\[[ x]\]\s+)?/, '');
  const bare = withoutEmphasis(item);
  const inner = /^[(（]([^()（）]*)[)）]$/.exec(bare)?.[1];
  return made('sentence', inner ?? bare);
}

function withoutEmphasis(text: string): string {
  return text
    .replace(/(\*\*|__|\*|_|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(\*\*|__|\*|_|~~)(?=\S)(.*?\S)\1/g, '$2')
    .trim();
}

const abbreviation = /(?:\b(?:Inc|Corp|Co|Ltd|vs|No|St|Dr|Mr|Ms|Jr|Sr|approx|est|incl|e\.g|i\.e|etc)|\b[A-Z])\.$/;

/** The sentences of a line. A full stop inside a handle, a quotation, a name or between digits ends nothing. */
export function sentencesOf(text: string): readonly string[] {
  const found: string[] = [];
  let from = 0;
  let closing: string | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (closing !== null) {
      if (sign === closing) closing = null;
      continue;
    }
    const ends =
      { '{': '}', '“': '”', '「': '」', '『': '』' }[sign] ??
      (sign === '"' && text.indexOf('"', at + 1) > 0 ? '"' : null);
    if (ends !== null) {
      closing = text.includes(ends, at + 1) ? ends : null;
      continue;
    }
    const isEnd =
      '。！？'.includes(sign) ||
      ('.!?'.includes(sign) &&
        /^(?:\s|$)/.test(text.slice(at + 1, at + 2)) &&
        !(sign === '.' && abbreviation.test(text.slice(from, at + 1))));
    if (!isEnd) continue;
    found.push(text.slice(from, at + 1).trim());
    from = at + 1;
  }
  const rest = text.slice(from).trim();
  return [...found, ...(rest === '' ? [] : [rest])].filter((one) => one !== '');
}
