import { setImmediate } from 'node:timers/promises';
import type { EventBus } from './event-bus.ts';

/** One row of a stream. */
export interface StoredEvent {
  readonly seq: number;
  readonly at: number;
  /** JSON as it was appended. */
  readonly body: string;
}

/** How far a stream has come; null where nothing was ever told on it. */
export interface StreamHead {
  readonly lastSeq: number;
  readonly isEnded: boolean;
}

/**
 * The end of one stream, read once for all who follow it in this process: a wake costs one look at the store, not one for
 * every follower. Each follower keeps its own place and takes what comes after it, so that a slow one holds nobody up and
 * nothing is gathered for it.
 */
export interface StreamTail {
  /** Looks at the store, beginning after this call, so that nobody is told what was true before they asked. */
  look(): Promise<void>;
  /** The same, unless somebody did within this time. */
  lookIfOlder(ms: number): Promise<void>;
  /** What comes after `seq`; null where memory no longer reaches so far back. The same array for all who stand there. */
  after(seq: number): readonly StoredEvent[] | null;
  /** What lies up to here is only in the store. */
  base(): number;
  /** Nothing comes after what memory holds. */
  isEnded(): boolean;
  /** True when the whole time passed; false when something changed or the signal aborted. Throws when a look failed. */
  wait(ms: number, signal: AbortSignal): Promise<boolean>;
  leave(): void;
}

const pageSize = 200;
const mostKept = 400;
const mostKeptChars = 500_000;
/** So many followers go on in one turn of the loop, so that other requests come between. */
const wokenAtOnce = 250;

interface Waiter {
  resolve(isQuiet: boolean): void;
  reject(error: unknown): void;
}

interface Source {
  head(stream: string): Promise<StreamHead | null>;
  read(stream: string, seq: number, limit: number): Promise<readonly StoredEvent[]>;
  subscribe: EventBus['subscribe'];
}

/** Tails of the streams that somebody follows at present. */
export function streamTails(source: Source): (stream: string, after: number) => StreamTail {
  const tails = new Map<string, { readonly tail: StreamTail; followers: number }>();
  return (stream, after) => {
    const known = tails.get(stream) ?? { ...openTail(source, stream, after), followers: 0 };
    tails.set(stream, known);
    known.followers++;
    return {
      ...known.tail,
      leave() {
        known.followers--;
        if (known.followers > 0) return;
        tails.delete(stream);
        known.tail.leave();
      },
    };
  };
}

function openTail(source: Source, stream: string, after: number): { readonly tail: StreamTail } {
  // Memory holds what there is in (base, last], oldest first.
  let events: readonly StoredEvent[] = [];
  let base = 0;
  let last = 0;
  let isOpened = false;
  let isEnded = false;
  let lookedAt = 0;
  const pages = new Map<number, readonly StoredEvent[]>();
  const waiting = new Set<Waiter>();

  const begin = (at: number): void => {
    [events, base, last] = [[], at, at];
    pages.clear();
  };

  const keep = (page: readonly StoredEvent[], upTo: number): void => {
    const all = [...events, ...page];
    let chars = 0;
    let from = all.length;
    while (from > 0 && all.length - from < mostKept) {
      chars += all[from - 1]?.body.length ?? 0;
      // The newest is kept however long it is.
      if (chars > mostKeptChars && from < all.length) break;
      from--;
    }
    base = all[from - 1]?.seq ?? base;
    events = all.slice(from);
    last = upTo;
    pages.clear();
  };

  const wake = async (tell: (waiter: Waiter) => void): Promise<void> => {
    const all = [...waiting];
    waiting.clear();
    for (const [n, waiter] of all.entries()) {
      if (n > 0 && n % wokenAtOnce === 0) await setImmediate();
      tell(waiter);
    }
  };

  const readOn = async (): Promise<void> => {
    lookedAt = performance.now();
    // Asked first: what is written before the end is then certainly in the pages read after it.
    const head = (await source.head(stream)) ?? { lastSeq: 0, isEnded: false };
    // A follower may name a place that the stream never had; one that was removed may have begun anew.
    if (!isOpened) begin(Math.max(Math.min(after, head.lastSeq), head.lastSeq - mostKept));
    else if (head.lastSeq < last) begin(head.lastSeq);
    isOpened = true;
    let hasNews = head.isEnded !== isEnded;
    while (last < head.lastSeq) {
      const page = await source.read(stream, last, pageSize);
      // What is missing was removed.
      keep(page, page.at(-1)?.seq ?? head.lastSeq);
      hasNews = true;
    }
    isEnded = head.isEnded;
    if (hasNews) void wake((waiter) => waiter.resolve(false));
  };

  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = async (): Promise<void> => {
    try {
      await readOn();
    } catch (error) {
      void wake((waiter) => waiter.reject(error));
      throw error;
    } finally {
      running = null;
    }
  };
  const afterRunning = async (): Promise<void> => {
    await running?.catch(() => undefined);
    next = null;
    return (running = start());
  };
  const look = (): Promise<void> => {
    if (running === null && next === null) return (running = start());
    return (next ??= afterRunning());
  };

  // Whoever waits is told of a failure by that.
  const unsubscribe = source.subscribe(stream, () => void look().catch(() => undefined));

  const tail: StreamTail = {
    look,
    lookIfOlder: async (ms) => (performance.now() - lookedAt < ms ? undefined : look()),
    after(seq) {
      if (seq < base) return null;
      const known = pages.get(seq);
      if (known !== undefined) return known;
      const from = events.findIndex((event) => event.seq > seq);
      const page = from < 0 ? [] : events.slice(from, from + pageSize);
      pages.set(seq, page);
      return page;
    },
    base: () => base,
    isEnded: () => isEnded,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const stop = (): void => {
          waiting.delete(waiter);
          clearTimeout(timer);
          signal.removeEventListener('abort', onAbort);
        };
        const waiter: Waiter = {
          resolve(isQuiet) {
            stop();
            resolve(isQuiet);
          },
          reject(error) {
            stop();
            reject(error);
          },
        };
        const onAbort = (): void => waiter.resolve(false);
        const timer = setTimeout(() => waiter.resolve(true), ms);
        signal.addEventListener('abort', onAbort, { once: true });
        waiting.add(waiter);
      }),
    leave: unsubscribe,
  };
  return { tail };
}
