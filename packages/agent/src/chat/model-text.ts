/** A sentence of a model's text, or a row of a table, as it was written. */
export interface WrittenSentence {
  readonly text: string;
  /** It begins a new line. */
  readonly startsLine: boolean;
}

/** Cuts a model's text into sentences as it arrives. */
export interface SentenceReader {
  readonly add: (text: string) => readonly WrittenSentence[];
  readonly end: () => readonly WrittenSentence[];
}

const quotes: Readonly<Record<string, string>> = { '{': '}', '“': '”', '「': '」', '『': '』' };
/** Held back at most, so that a text without an end is judged all the same. */
const mostHeld = 2000;

export function readSentences(): SentenceReader {
  let held = '';
  let startsLine = true;
  /** Where the search goes on: what was looked through is not looked through again. */
  let seen = 0;
  let closing: string | null = null;

  /** Where the first sentence ends; -1 while it does not. A full stop inside a handle, a quotation or a number ends nothing. */
  function endOf(isLast: boolean): number {
    const isRow = /^\s*(?:\||#)/.test(held);
    for (; seen < held.length; seen += 1) {
      const sign = held[seen] ?? '';
      if (sign === '\n') return seen + 1;
      if (closing !== null) {
        if (sign === closing) closing = null;
        continue;
      }
      if (quotes[sign] !== undefined) closing = quotes[sign];
      if (isRow) continue;
      if ('。！？'.includes(sign)) return seen + 1;
      if (!'.!?'.includes(sign)) continue;
      // The next sign may not have arrived yet.
      if (seen + 1 >= held.length && !isLast) return -1;
      if (
        /^\s/.test(held.slice(seen + 1)) &&
        !/(?:^\s*\d{1,2}|\s(?:Inc|Corp|Co|Ltd|vs|No))\.$/.test(held.slice(0, seen + 1))
      )
        return seen + 1;
    }
    return held.length > mostHeld ? held.length : -1;
  }

  function cut(isLast: boolean): readonly WrittenSentence[] {
    const found: WrittenSentence[] = [];
    for (let end = endOf(isLast); end >= 0; end = endOf(isLast)) {
      push(held.slice(0, end), found);
      held = held.slice(end);
      seen = 0;
      closing = null;
    }
    return found;
  }

  function push(text: string, found: WrittenSentence[]): void {
    if (text.trim() !== '') {
      found.push({ text: text.trim(), startsLine });
      startsLine = false;
    }
    if (text.endsWith('\n')) startsLine = true;
  }

  return {
    add(text) {
      held += text;
      return cut(false);
    },
    end() {
      const found = [...cut(true)];
      push(held, found);
      held = '';
      seen = 0;
      closing = null;
      return found;
    },
  };
}
