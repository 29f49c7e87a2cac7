import type { TextPart } from '@plumbline/model/report';

/** Cuts a model's text into sentences as it arrives, with handles as figures. */
export interface SentenceReader {
  readonly add: (text: string) => readonly (readonly TextPart[])[];
  readonly end: () => readonly (readonly TextPart[])[];
}

/** Where a sentence ends in a text; -1 while it does not. A full stop inside a handle or between digits ends nothing. */
function endOf(text: string): number {
  let isInHandle = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '{') isInHandle = true;
    else if (sign === '}' || sign === '\n') isInHandle = false;
    if (isInHandle) continue;
    if ('。！？\n'.includes(sign)) return at + 1;
    if ('.!?'.includes(sign) && /\s/.test(text[at + 1] ?? '')) return at + 1;
  }
  return text.length > mostHeld ? text.length : -1;
}

const mostHeld = 2000;

export function readSentences(): SentenceReader {
  let held = '';
  return {
    add(text) {
      held += text;
      const found: (readonly TextPart[])[] = [];
      for (;;) {
        const end = endOf(held);
        if (end < 0) return found;
        const whole = held.slice(0, end);
        held = held.slice(end);
        if (whole.trim() !== '') found.push(partsOf(whole.trim()));
      }
    },
    end() {
      const rest = held.trim();
      held = '';
      return rest === '' ? [] : [partsOf(rest)];
    },
  };
}

/** Markup is not wanted in a sentence: it is shown as text, so its signs go. */
function partsOf(text: string): readonly TextPart[] {
  const plain = text
    .replace(/<[^>]{0,400}>/g, '')
    .replace(/!?\[([^\]]{0,400})\]\([^\s]{0,400}\)/g, '$1')
    .replace(/\b(?:https?|javascript|data):\S+/gi, '')
    .replace(/[*_`#<>]+/g, '')
    .trim();
  return plain
    .split(/(\{[^{}\n]{1,120}\})/)
    .filter((piece) => piece !== '')
    .map((piece): TextPart => {
      const handle = /^\{(?:fact:)?\s*([^{}]+?)\s*\}$/.exec(piece)?.[1];
      return handle === undefined ? piece : { fact: handle };
    });
}
