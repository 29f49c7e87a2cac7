import type { Instrument, MarketId } from '@plumbline/model/instrument';
import type { Clock } from '@plumbline/model/ports';
import { documentMaxAge } from './freshness.ts';

/** What a market lists, or the funds of New York, which its list leaves out. */
export type ListId = MarketId | 'us-funds';

interface MarketListsOptions {
  /** A list, from the store or from outside; empty when nobody gives one. */
  readonly ask: (list: ListId) => Promise<readonly Instrument[]>;
  readonly mayAsk: () => Promise<boolean>;
  readonly clock: Clock;
}

/** What is traded where, as the exchanges' lists have it: read once a day, kept in memory in between. */
export interface MarketLists {
  /** What is known now, the same list until one comes; those that are due are asked for meanwhile. */
  readonly atHand: (markets: readonly ListId[]) => Promise<readonly Instrument[]>;
  /** The same once those that are due have come or failed. */
  readonly whole: (markets: readonly ListId[]) => Promise<readonly Instrument[]>;
}

const none: readonly Instrument[] = [];
/** Nobody who gave nothing is asked again at once. */
const retryMs = 60_000;

export function createMarketLists({ ask, mayAsk, clock }: MarketListsOptions): MarketLists {
  const kept = new Map<ListId, readonly Instrument[]>();
  const dueAt = new Map<ListId, number>();
  const running = new Map<ListId, Promise<void>>();
  const joined = new Map<
    string,
    { readonly parts: readonly (readonly Instrument[])[]; readonly all: readonly Instrument[] }
  >();

  const read = async (id: ListId): Promise<void> => {
    const list = await ask(id);
    if (list.length > 0) kept.set(id, list);
    dueAt.set(id, clock.now() + (list.length > 0 ? documentMaxAge.reference : retryMs));
  };
  const begin = async (markets: readonly ListId[]): Promise<void> => {
    const due = markets.filter((one) => (dueAt.get(one) ?? Number.NEGATIVE_INFINITY) <= clock.now());
    if (due.length === 0 || !(await mayAsk())) return;
    for (const market of due) {
      if (!running.has(market))
        running.set(
          market,
          read(market).finally(() => running.delete(market)),
        );
    }
  };
  const join = (markets: readonly ListId[]): readonly Instrument[] => {
    const parts = markets.map((one) => kept.get(one) ?? none);
    const key = markets.join();
    const known = joined.get(key);
    if (known !== undefined && known.parts.every((part, at) => part === parts[at])) return known.all;
    const all = parts.flat();
    joined.set(key, { parts, all });
    return all;
  };

  return {
    atHand: async (markets) => {
      await begin(markets);
      return join(markets);
    },
    whole: async (markets) => {
      await begin(markets);
      await Promise.all(markets.map((one) => running.get(one)));
      return join(markets);
    },
  };
}
