import { codeOf, displaySymbol, venueOf, type InstrumentId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { ordinaryWords } from '../directory/ordinary-words.ts';
import type { Reading, Span } from '../reading.ts';
import { asWritten } from './missing.ts';
import { canGoAlone, reworded, type Reader } from './reworded.ts';
import { withOffer } from './with-offer.ts';

/** Other words that would settle a question: put in place of a span, or in front of the text where nothing was said. */
export interface Offer {
  readonly label: LocalText;
  readonly span: Span | null;
  readonly words: string;
  /** Whom the words name. */
  readonly instrument?: InstrumentId;
}

const mostOffers = 4;

/** A spelling that means this instrument and no other word. */
function spellingOf(id: InstrumentId): string {
  const code = codeOf(id);
  const isWord = ordinaryWords.has(code.toLowerCase()) || code.length <= 2;
  return venueOf(id) === 'US' && isWord ? `$${code}` : displaySymbol(id);
}

/** Instruments to choose from in place of words, or in front of the text. */
export function offerInstruments(ids: readonly InstrumentId[], span: Span | null): readonly Offer[] {
  return ids.slice(0, mostOffers).map((instrument) => ({
    label: asWritten(displaySymbol(instrument)),
    span,
    words: spellingOf(instrument),
    instrument,
  }));
}

/** What may stand in place of each word not read: the word it may be a misspelling of, else nothing. */
function offersByWord({ unread, echo }: Reading): readonly Offer[] {
  return unread.flatMap((span): readonly Offer[] => {
    const words = echo.find(({ instead, spans }) => instead !== undefined && spans[0]?.from === span.from)?.instead;
    if (words === undefined && !canGoAlone(span.text)) return [];
    const label =
      words === undefined
        ? localText(`Leave out “${span.text}”`, `删去“${span.text}”`, `刪去「${span.text}」`)
        : localText(
            `“${words}” instead of “${span.text}”`,
            `把“${span.text}”改为“${words}”`,
            `把「${span.text}」改為「${words}」`,
          );
    return [{ label, span, words: words ?? '' }];
  });
}

/** What may be done about words not read: all at once, where a text that is read whole is left, and one by one. */
export function offersForUnread(text: string, reading: Reading, reader: Reader): readonly Offer[] {
  // A word left out is no help where the rest is still not read.
  const byWord = offersByWord(reading)
    .slice(0, mostOffers)
    .filter((offer) => offer.words !== '' || reader.isWhole(reader.read(withOffer(text, offer))));
  const whole = reworded(text, reading, reader);
  const all =
    whole === null ? [] : [{ label: whole.label, span: { from: 0, to: text.length, text }, words: whole.text }];
  const others = byWord.filter(({ label }) => label.en !== whole?.label.en);
  return [...all, ...others].slice(0, mostOffers - 1);
}
