/** Cuts JSON that arrives in pieces into the objects in it that say a claim, each as soon as it is closed. */
export interface ClaimScanner {
  readonly add: (text: string) => readonly unknown[];
  /** Nothing is open: what follows is no part of it. */
  readonly isOpen: () => boolean;
}

export function claimScanner(): ClaimScanner {
  let text = '';
  let at = 0;
  let depth = 0;
  let isInWord = false;
  const starts: number[] = [];

  function closed(): unknown {
    const start = starts.pop();
    if (start === undefined) return undefined;
    try {
      const value: unknown = JSON.parse(text.slice(start, at + 1));
      return typeof value === 'object' && value !== null && 'say' in value ? value : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    add(more) {
      text += more;
      const found: unknown[] = [];
      for (; at < text.length; at += 1) {
        const sign = text[at];
        if (isInWord) {
          if (sign === '\\') at += 1;
          else if (sign === '"') isInWord = false;
        } else if (sign === '"') isInWord = true;
        else if (sign === '[') depth += 1;
        else if (sign === ']') depth -= 1;
        else if (sign === '{') {
          depth += 1;
          starts.push(at);
        } else if (sign === '}') {
          depth -= 1;
          const value = closed();
          if (value !== undefined) found.push(value);
        }
      }
      return found;
    },
    isOpen: () => depth > 0,
  };
}

/** A piece of what a model wrote: words, or a claim. */
export type WrittenPiece = { readonly words: string } | { readonly claim: unknown };

/** Tells claims that a model writes into its text as JSON from its words, as they arrive. */
export interface TextParter {
  readonly add: (text: string) => readonly WrittenPiece[];
  readonly end: () => readonly WrittenPiece[];
}

const begins = /(?:`{3}\s*(?:json)?\s*)?(?:\[\s*)?\{\s*"(?:say|claims)"/i;
/** What may become the beginning of claims with the next letters. */
const mayBegin = /(?:`{1,3}\s*(?:j(?:s(?:o(?:n)?)?)?)?\s*)?(?:\[\s*)?(?:\{\s*(?:"\w*)?)?$/i;
/** What closes a block of code, or may become it. */
const fence = /^\s*(?:`{3}|`{0,2}$)/;

export function partText(): TextParter {
  let held = '';
  let scanner: ClaimScanner | null = null;
  /** Claims stood between fences, and the closing one is awaited. */
  let isFenced = false;

  function part(isLast: boolean): readonly WrittenPiece[] {
    const found: WrittenPiece[] = [];
    for (;;) {
      if (scanner !== null) {
        // Sign by sign, so that what stands behind the last bracket is text again.
        let end = 0;
        for (; end < held.length; end += 1) {
          for (const claim of scanner.add(held[end] ?? '')) found.push({ claim });
          if (!scanner.isOpen()) break;
        }
        if (end >= held.length) {
          held = '';
          return found;
        }
        held = held.slice(end + 1);
        scanner = null;
        continue;
      }
      if (isFenced) {
        const isWhole = isLast || held.trim().length >= 3;
        if (!isWhole && fence.test(held)) return found;
        held = held.replace(fence, '');
        isFenced = false;
        continue;
      }
      const start = begins.exec(held);
      if (start === null) {
        const kept = isLast ? held.length : (mayBegin.exec(held)?.index ?? held.length);
        if (kept > 0) found.push({ words: held.slice(0, kept) });
        held = held.slice(kept);
        return found;
      }
      if (start.index > 0) found.push({ words: held.slice(0, start.index) });
      isFenced = start[0].startsWith('`');
      held = held.slice(start.index).replace(/^`{3}\s*(?:json)?\s*/i, '');
      scanner = claimScanner();
    }
  }

  return {
    add(text) {
      held += text;
      return part(false);
    },
    end: () => part(true),
  };
}
