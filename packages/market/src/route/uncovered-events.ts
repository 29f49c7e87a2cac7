import type { MarketId } from '@plumbline/model/instrument';
import { marketIds } from '@plumbline/model/instrument';
import type { MarketEventKind } from '@plumbline/model/market-event';
import type { Provider } from '../provider.ts';
import { listedCoins } from '../protocol/protocol-events.ts';
import type { SourcePreference } from './order.ts';
import { orderOf } from './order.ts';

/** A kind of event that nobody tells of, so that its absence is not taken for there being none. */
export interface UncoveredEvents {
  readonly kind: MarketEventKind;
  readonly markets: readonly MarketId[];
  /** Who would tell of it once it is set up; null where no source is known. */
  readonly source: string | null;
  /** Those of the markets for which it is known nevertheless. */
  readonly except?: readonly string[];
}

/** Kinds a calendar is expected to hold; dividends and splits come with the prices. */
const expected: Readonly<Record<MarketId, readonly MarketEventKind[]>> = {
  us: ['earnings', 'listing', 'lock-up', 'index-change', 'macro'],
  cn: ['earnings', 'listing', 'lock-up', 'index-change', 'macro'],
  hk: ['earnings', 'listing', 'lock-up', 'index-change', 'macro'],
  crypto: ['token'],
};

/** The questions whose answers are events of a kind: changes of an index come as a list of their own. */
const questionsFor = (kind: MarketEventKind) =>
  kind === 'index-change' ? (['indexChanges'] as const) : (['events', 'earnings'] as const);

/** What is expected of a calendar and no source that is set up lists, with the source that could. */
export function uncoveredEvents(
  providers: readonly Provider[],
  isSetUp: (providerId: string) => boolean,
  preferred: SourcePreference,
): readonly UncoveredEvents[] {
  const found = new Map<string, UncoveredEvents>();
  for (const market of marketIds) {
    for (const kind of expected[market]) {
      const ids = new Set(questionsFor(kind).flatMap((list) => orderOf(preferred, market, list)));
      const able = providers.filter(({ id, eventKinds = [] }) => ids.has(id) && eventKinds.includes(kind));
      if (able.some(({ id }) => isSetUp(id))) continue;
      const source = able[0]?.title ?? null;
      const key = `${kind}|${source ?? ''}`;
      const markets = [...(found.get(key)?.markets ?? []), market];
      found.set(key, { kind, markets, source, ...(kind === 'token' ? { except: listedCoins } : {}) });
    }
  }
  return [...found.values()];
}
