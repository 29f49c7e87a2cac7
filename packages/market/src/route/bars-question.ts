import type { SourceInterval } from '@plumbline/model/bar';
import { dateOf, dayMs } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderBars, ProviderContext, Sourced } from '../provider.ts';
import type { MarketStore, StoredBars } from '../store/market-store.ts';
import { askBars } from './ask-prices.ts';
import { barsMaxAge } from './freshness.ts';
import { joinBars, overlapBars } from './join-bars.ts';
import type { Question } from './router.ts';

/** Corrections of bars long past show only in the whole history, so that is read again once a week. */
const wholeEveryMs = 7 * dayMs;

/** From which date on bars are read to continue stored ones; null when everything is to be read. */
function continueFrom(stored: StoredBars | null, provider: Provider, now: number): string | null {
  if (stored === null || stored.providerId !== provider.id || stored.series.interval !== '1d') return null;
  const { wholeAt = null } = stored;
  if (wholeAt === null || now - wholeAt >= wholeEveryMs) return null;
  const { time } = stored.series.columns;
  const first = time[time.length - 1 - overlapBars];
  return first === undefined ? null : dateOf(first);
}

/** Bars as stored and asked for. The end alone is asked for where it can be; what comes back says whether everything was read. */
export function barsQuestion(
  store: MarketStore,
  instrument: Instrument,
  interval: SourceInterval,
  providerIds: readonly string[],
): Question<ProviderBars> {
  /** By source: two may be asked at the same time. */
  const wholeAt = new Map<string, number | null>();

  const update = async (
    provider: Provider,
    context: ProviderContext,
    whole: (from?: string) => Promise<Sourced<ProviderBars>>,
  ): Promise<Sourced<ProviderBars>> => {
    const now = context.clock.now();
    const stored = interval === '1d' ? await store.readBars(instrument.id, interval) : null;
    const from = continueFrom(stored, provider, now);
    if (stored !== null && from !== null) {
      const end = await whole(from);
      const joined = joinBars(stored, end.value);
      if (joined !== null) {
        wholeAt.set(provider.id, stored.wholeAt ?? null);
        return { value: joined, source: end.source };
      }
    }
    wholeAt.set(provider.id, now);
    return whole();
  };

  return {
    key: `bars|${instrument.id}|${interval}`,
    kind: 'bars',
    line: `${instrument.market}|bars`,
    maxAgeMs: barsMaxAge(interval),
    providerIds,
    read: async () => {
      const stored = await store.readBars(instrument.id, interval);
      if (stored === null) return null;
      const { series, actions, lacksActions, source, storedAt } = stored;
      return { value: { series, actions, ...(lacksActions === true && { lacksActions }) }, source, storedAt };
    },
    invoke: (provider, context) => {
      if (provider.bars === undefined) return undefined;
      return update(provider, context, (from) => askBars(provider, instrument, interval, context, from));
    },
    write: ({ value, source }, storedAt, providerId) =>
      store.writeBars({
        series: value.series,
        actions: value.actions,
        source,
        storedAt,
        providerId,
        wholeAt: wholeAt.get(providerId) ?? null,
        lacksActions: value.lacksActions ?? false,
      }),
  };
}
