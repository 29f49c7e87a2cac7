import { PlumblineError } from '@plumbline/model/errors';
import type { ProviderContext } from '../../provider.ts';
import { pause } from '../../deadline.ts';
import type { PagedRows } from './read-pages.ts';
import { maxEmptyPages } from './read-pages.ts';
import type { Span, Window } from './span.ts';
import type { VenueRow } from './venue-row.ts';

/** Windows that were read and can no longer change, by their address; so a history that took too long is continued, not begun anew. */
export type KeptWindows = Map<string, readonly VenueRow[]>;

/** Windows of many histories; the oldest go first. */
const mostKept = 400;

export interface WindowReader {
  readonly publisher: string;
  readonly span: Span;
  readonly context: ProviderContext;
  /** Newest first, back to the beginning of the span. */
  readonly windows: readonly Window[];
  /** So many requests are under way at once. */
  readonly atOnce: number;
  /** Least time between the starts of two requests. */
  readonly gapMs: number;
  readonly kept: KeptWindows;
  /** The address of a window, which names it among those that are kept. */
  readonly addressOf: (window: Window) => string;
  readonly read: (address: string) => Promise<readonly VenueRow[]>;
}

function keep(kept: KeptWindows, address: string, rows: readonly VenueRow[]): void {
  kept.set(address, rows);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
}

function throwFailure(failure: { readonly error: unknown } | null): void {
  if (failure !== null) throw failure.error;
}

/** Reads a history whose windows are known beforehand, some of them at once, and joins them oldest first. */
export async function readWindows(reader: WindowReader): Promise<PagedRows> {
  const { publisher, span, context, windows, atOnce, gapMs, kept } = reader;
  const pages: (readonly VenueRow[])[] = [];
  let nextAt = performance.now();
  let empty = 0;
  let failure: { readonly error: unknown } | null = null;
  const readOne = async (window: Window): Promise<readonly VenueRow[]> => {
    const address = reader.addressOf(window);
    const known = kept.get(address);
    if (known !== undefined) return known;
    const wait = nextAt - performance.now();
    nextAt = Math.max(nextAt, performance.now()) + gapMs;
    if (wait > 0) await pause(wait, context.signal);
    context.signal.throwIfAborted();
    // Who refuses one page is not asked for the next.
    if (failure !== null) throw failure.error;
    const rows = await reader.read(address);
    if (rows.some((row) => row.time < window.start || row.time > window.end)) {
      throw new PlumblineError('data-refused', `${publisher} answered with bars of another time than was asked for.`);
    }
    // The newest bar is still being traded.
    if (window !== windows[0]) keep(kept, address, rows);
    return rows;
  };
  for (let at = 0; at < windows.length && empty < maxEmptyPages; at += atOnce) {
    const batch = windows.slice(at, at + atOnce).map((window) =>
      readOne(window).catch((error: unknown) => {
        failure ??= { error };
        return [];
      }),
    );
    const read = await Promise.all(batch);
    // One that fails fails the history; the others are kept for the next time.
    throwFailure(failure);
    for (const rows of read) {
      empty = rows.length === 0 ? empty + 1 : 0;
      pages.unshift(rows);
    }
  }
  const rows = pages.flat().filter((row) => row.time >= span.start && row.time < span.end);
  return { rows, notes: span.notes };
}
