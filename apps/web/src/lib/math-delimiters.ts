export interface MathDelimiters {
  /** `always`: any `$…$`. `careful`: not before a digit or space, and the closing one not before a digit. */
  readonly dollar: 'always' | 'careful' | 'off';
  /** `\( \)` and `\[ \]`. */
  readonly backslash: boolean;
  /** Plain `[ … ]`. `careful`: alone on its line and holding a TeX command. */
  readonly bracket: 'always' | 'careful' | 'off';
}

export const defaultDelimiters: MathDelimiters = { dollar: 'always', backslash: true, bracket: 'always' };

/** For reports and chat, where `$198 … $246`, `[1]` and `[BTC]` are words. */
export const proseDelimiters: MathDelimiters = { dollar: 'careful', backslash: true, bracket: 'careful' };

const fence = /^ {0,3}(`{3,}|~{3,})/;
const texCommand = /\\[a-zA-Z]+/;

function inline(tex: string): string {
  return `$$${tex.trim()}$$`;
}

function display(tex: string): string {
  return `\n\n$$\n${tex.trim()}\n$$\n\n`;
}

/** End of a code span that opens at `at`, or -1 when its backticks never close. */
function codeSpanEnd(text: string, at: number): number {
  const ticks = /^`+/.exec(text.slice(at))?.[0] ?? '';
  let from = at + ticks.length;
  for (;;) {
    const close = text.indexOf(ticks, from);
    if (close < 0) return -1;
    const after = close + ticks.length;
    if (text[close - 1] !== '`' && text[after] !== '`') return after;
    from = after;
  }
}

/** Index of the `$` that closes the one at `at`, or -1. Math does not run over a blank line. */
function dollarEnd(text: string, at: number, mode: MathDelimiters['dollar']): number {
  const next = text[at + 1];
  if (next === undefined || next === '$' || /\s/.test(next)) return -1;
  if (mode === 'careful' && /\d/.test(next)) return -1;
  for (let index = at + 1; index < text.length; index += 1) {
    const char = text[index];
    if (char === '\\') index += 1;
    else if (char === '\n' && text[index + 1] === '\n') return -1;
    else if (char === '`') return -1;
    else if (char === '$') {
      if (/\s/.test(text[index - 1] ?? '')) return -1;
      return mode === 'careful' && /\d/.test(text[index + 1] ?? '') ? -1 : index;
    }
  }
  return -1;
}

function bracketEnd(text: string, at: number, mode: MathDelimiters['bracket']): number {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const newline = text.indexOf('\n', at);
  const lineEnd = newline < 0 ? text.length : newline;
  const close = text.indexOf(']', at);
  if (close < 0 || close > lineEnd || text.slice(at + 1, close).trim() === '') return -1;
  // `[words](address)`, `[words][label]` and `[label]: address` are links.
  if (/[([:]/.test(text[close + 1] ?? '') || text[at - 1] === ']') return -1;
  if (mode === 'always') return close;
  const alone = text.slice(lineStart, at).trim() === '' && text.slice(close + 1, lineEnd).trim() === '';
  return alone && texCommand.test(text.slice(at + 1, close)) ? close : -1;
}

interface Found {
  readonly markdown: string;
  readonly end: number;
}

function mathAt(text: string, at: number, delimiters: MathDelimiters): Found | null {
  const char = text[at];
  if (char === '\\' && delimiters.backslash && (text[at + 1] === '(' || text[at + 1] === '[')) {
    const isDisplay = text[at + 1] === '[';
    const close = text.indexOf(isDisplay ? '\\]' : '\\)', at + 2);
    if (close < 0) return null;
    const tex = text.slice(at + 2, close);
    return { markdown: isDisplay ? display(tex) : inline(tex), end: close + 2 };
  }
  if (char === '$' && text.startsWith('$$', at) && delimiters.dollar !== 'off') {
    const close = text.indexOf('$$', at + 2);
    if (close <= at + 2) return null;
    const tex = text.slice(at + 2, close);
    return { markdown: tex.includes('\n') ? display(tex) : inline(tex), end: close + 2 };
  }
  if (char === '$' && delimiters.dollar !== 'off') {
    const close = dollarEnd(text, at, delimiters.dollar);
    return close < 0 ? null : { markdown: inline(text.slice(at + 1, close)), end: close + 1 };
  }
  if (char === '[' && delimiters.bracket !== 'off') {
    const close = bracketEnd(text, at, delimiters.bracket);
    return close < 0 ? null : { markdown: display(text.slice(at + 1, close)), end: close + 1 };
  }
  return null;
}

function normalizeProse(text: string, delimiters: MathDelimiters): string {
  let out = '';
  let at = 0;
  while (at < text.length) {
    if (text[at] === '`') {
      const end = codeSpanEnd(text, at);
      const stop = end < 0 ? at + 1 : end;
      out += text.slice(at, stop);
      at = stop;
      continue;
    }
    const math = mathAt(text, at, delimiters);
    if (math !== null) {
      out += math.markdown;
      at = math.end;
      continue;
    }
    if (text[at] === '\\' && at + 1 < text.length) {
      out += text.slice(at, at + 2);
      at += 2;
      continue;
    }
    // A dollar that opens nothing is money; escaped, the Markdown reader leaves it alone.
    out += text[at] === '$' ? '\\$' : (text[at] ?? '');
    at += 1;
  }
  return out;
}

/**
 * Rewrites every accepted math form to `$$…$$`, the one form the Markdown reader is told to see; code is left as it is.
 */
export function normalizeMath(markdown: string, delimiters: MathDelimiters = defaultDelimiters): string {
  const out: string[] = [];
  let prose: string[] = [];
  let open: string | null = null;
  const flush = (): void => {
    if (prose.length > 0) out.push(normalizeProse(prose.join('\n'), delimiters));
    prose = [];
  };
  for (const line of markdown.split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (open === null && mark !== undefined) {
      flush();
      open = mark;
      out.push(line);
    } else if (open === null) prose.push(line);
    else {
      out.push(line);
      if (mark !== undefined && mark.startsWith(open) && line.trim() === mark) open = null;
    }
  }
  flush();
  return out.join('\n');
}
