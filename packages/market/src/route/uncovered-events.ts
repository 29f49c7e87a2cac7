import type { MarketId } from '@plumbline/model/instrument';
import { marketIds } from '@plumbline/model/instrument';
import type { MarketEventKind } from '@plumbline/model/market-event';
import type { Provider } from '../provider.ts';
import type { PreferredOrder } from './order.ts';
import { orderOf } from './order.ts';

/** A kind of event that nobody tells of, so that its absence is not taken for there being none. */
export interface UncoveredEvents {
  readonly kind: MarketEventKind;
  readonly markets: readonly MarketId[];
  /** What to set up to have it; null where no source is known. */
  readonly advice: string | null;
}

/** Kinds a calendar is expected to hold; dividends and splits come with the prices. */
const expected: Readonly<Record<MarketId, readonly MarketEventKind[]>> = {
  us: ['earnings', 'listing', 'lock-up', 'index-change', 'macro'],
  cn: ['earnings', 'listing', 'lock-up', 'index-change', 'macro'],
  hk: ['earnings', 'listing', 'lock-up', 'index-change', 'macro'],
  crypto: ['token'],
};

/** What is expected of a calendar and no source that is set up lists, with the step that would change it. */
export function uncoveredEvents(
  providers: readonly Provider[],
  isSetUp: (providerId: string) => boolean,
  preferred: PreferredOrder,
): readonly UncoveredEvents[] {
  const found = new Map<string, UncoveredEvents>();
  for (const market of marketIds) {
    const ids = new Set([...orderOf(preferred, market, 'events'), ...orderOf(preferred, market, 'earnings')]);
    const asked = providers.filter(({ id }) => ids.has(id));
    for (const kind of expected[market]) {
      const able = asked.filter(({ eventKinds = [] }) => eventKinds.includes(kind));
      if (able.some(({ id }) => isSetUp(id))) continue;
      const advice = able.map(({ missing }) => missing?.() ?? null).find((one) => one !== null) ?? null;
      const key = `${kind}|${advice ?? ''}`;
      const markets = [...(found.get(key)?.markets ?? []), market];
      found.set(key, { kind, markets, advice });
    }
  }
  return [...found.values()];
}
