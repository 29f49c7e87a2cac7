import { isHan } from '../text/fold.ts';
import type { Offer } from './offer.ts';

// Apart from what makes offers, whose words a page loads only when somebody writes.
/** The text with an offer taken. */
export function withOffer(text: string, { span, words }: Offer): string {
  if (span === null) return `${words}${isHan(text.trimStart().charAt(0)) ? '，' : ': '}${text.trimStart()}`;
  const [before, after] = [text.slice(0, span.from), text.slice(span.to)];
  return words === '' ? `${before.trimEnd()} ${after.trimStart()}`.trim() : `${before}${words}${after}`;
}
