import type { Span } from '../reading.ts';
import { isHan } from '../text/fold.ts';

// Apart from what makes offers, whose words a page loads only when somebody writes.
/** The text with an offer taken. */
export function withOffer(
  text: string,
  { span, words }: { readonly span: Span | null; readonly words: string },
): string {
  if (span === null) return `${words}${isHan(text.trimStart().charAt(0)) ? '，' : ': '}${text.trimStart()}`;
  const [before, after] = [text.slice(0, span.from), text.slice(span.to)];
  return words === '' ? `${before.trimEnd()} ${after.trimStart()}`.trim() : `${before}${words}${after}`;
}
