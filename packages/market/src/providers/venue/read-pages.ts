import { PlumblineError } from '@plumbline/model/errors';
import type { ProviderContext } from '../../provider.ts';
import { pause } from '../../deadline.ts';
import type { Span } from './span.ts';
import type { VenueRow } from './venue-row.ts';

export interface Page {
  /** Oldest first. */
  readonly rows: readonly VenueRow[];
  /** Where the next older page ends, not included; null when there is none. */
  readonly next: number | null;
}

export interface PageReader {
  readonly publisher: string;
  readonly span: Span;
  readonly context: ProviderContext;
  readonly maxPages: number;
  /** Least time between two requests of one question. */
  readonly gapMs: number;
  readonly read: (before: number) => Promise<Page>;
}

export interface PagedRows {
  readonly rows: readonly VenueRow[];
  readonly notes: readonly string[];
}

/** A market that was closed for years leaves empty pages behind (XRP at Coinbase, January 2021 to July 2023); more than that is its beginning. */
export const maxEmptyPages = 4;

/** Reads a history from its end to its beginning, page by page, and joins the pages oldest first. */
export async function readPages(reader: PageReader): Promise<PagedRows> {
  const { publisher, span, context } = reader;
  const pages: (readonly VenueRow[])[] = [];
  let before: number | null = span.end;
  let empty = 0;
  for (let page = 0; before !== null && before > span.start; page++) {
    if (page === reader.maxPages) break;
    if (page > 0 && reader.gapMs > 0) await pause(reader.gapMs, context.signal);
    context.signal.throwIfAborted();
    const { rows, next }: Page = await reader.read(before);
    const newest = rows.at(-1);
    if (newest !== undefined && newest.time >= before) {
      throw new PlumblineError(
        'data-refused',
        `${publisher} was asked for older bars and answered with the same ones.`,
      );
    }
    empty = rows.length === 0 ? empty + 1 : 0;
    pages.unshift(rows);
    before = empty === maxEmptyPages ? null : next;
  }
  const rows = pages.flat().filter((row) => row.time >= span.start && row.time < span.end);
  const isCut = before !== null && before > span.start;
  const cut = isCut ? [`${publisher} has older bars; ${reader.maxPages} pages of them were read.`] : [];
  return { rows, notes: [...span.notes, ...cut] };
}
