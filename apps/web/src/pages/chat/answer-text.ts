import type { Message } from '@plumbline/model/conversation';
import { formatFact } from '@plumbline/model/format';
import type { Locale } from '@plumbline/model/locale';
import type { TextPart } from '@plumbline/model/text-part';

function wordsOf(part: TextPart, message: Message, locale: Locale): string {
  if (typeof part === 'string') return part;
  if ('tex' in part) return part.tex;
  if ('cite' in part) return '';
  const fact = message.facts.find(({ id }) => id === part.fact);
  return fact === undefined ? '' : formatFact(fact, locale, { sign: part.as === 'delta', size: part.as === 'size' });
}

/** What a message says, to be copied: words with their figures printed, formulas as TeX, a model's own thinking under its label, nothing of its pictures. */
export function messageText(message: Message, locale: Locale, reasoningLabel: string): string {
  if (message.role === 'user') return message.text;
  return message.blocks
    .flatMap((block) => {
      if (block.kind === 'text') return block.parts.map((part) => wordsOf(part, message, locale)).join('');
      if (block.kind === 'reasoning') {
        return `${reasoningLabel}: ${block.parts.map((part) => wordsOf(part, message, locale)).join('')}`;
      }
      if (block.kind === 'math') return block.tex;
      if (block.kind === 'fact') return wordsOf({ fact: block.fact }, message, locale);
      return [];
    })
    .join('\n\n');
}
