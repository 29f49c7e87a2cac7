import { quotationEnd, withoutQuotations } from './quotation-marks.ts';
import { endsAt } from './sentence-ends.ts';

/** A line of a text without the marks that only lay it out. */
export interface Carried {
  readonly kind: 'sentence' | 'heading' | 'row' | 'rule' | 'markup';
  readonly text: string;
  /** Cells of a table row. */
  readonly cells: readonly string[];
}

const link = /https?:|javascript:|data:|www\.|\]\(|!\[|<[a-z/!]/i;
/** A dollar in front of digits is money. */
const formula = /`|\$(?!\s?\d)|\\[[(\\]|\\[a-z]+\{?/i;

/** Takes list marks, emphasis and quotation bars off a line; links, code and formulas make it one that is not shown. */
export function carry(line: string): Carried {
  const plain = line.trim();
  const made = (kind: Carried['kind'], text: string, cells: readonly string[] = []): Carried => ({ kind, text, cells });
  // What is quoted is compared with its document; it may speak of dollars.
  const unquotedText = withoutQuotations(plain);
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

/** The sentences of a line. A full stop inside a handle, a quotation, a name or between digits ends nothing. */
export function sentencesOf(text: string): readonly string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const close = text[at] === '{' ? text.indexOf('}', at) : quotationEnd(text, at);
    if (close > at) at = close;
    // `… {span}` behind the full stop cites the sentence in front.
    else if (endsAt(text, at, from) && !/^\s*\{[^{}]+\}[.。]?\s*(?:$|\p{Lu})/u.test(text.slice(at + 1))) {
      found.push(text.slice(from, at + 1).trim());
      from = at + 1;
    }
  }
  return [...found, text.slice(from).trim()].filter((one) => one !== '');
}
