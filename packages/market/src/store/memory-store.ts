import type { Interval } from '@plumbline/model/bar';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { DocumentKind, MarketStore, QuarantineEntry, StoredBars, StoredDocument } from './market-store.ts';

export interface MemoryStore extends MarketStore {
  /** Bodies that were refused, oldest first. */
  readonly quarantined: readonly QuarantineEntry[];
}

/** A store that lives as long as the process: for tests and for commands that must not take the lock of the database. */
export function createMemoryStore(): MemoryStore {
  const bars = new Map<string, StoredBars>();
  const documents = new Map<string, StoredDocument>();
  const quarantined: QuarantineEntry[] = [];
  const barsKey = (id: InstrumentId, interval: Interval): string => `${id}|${interval}`;
  const documentKey = (kind: DocumentKind, key: string): string => `${kind}|${key}`;
  return {
    quarantined,
    readBars: async (id, interval) => bars.get(barsKey(id, interval)) ?? null,
    writeBars: async (stored) => {
      bars.set(barsKey(stored.series.instrumentId, stored.series.interval), stored);
    },
    hasGivenBars: async () => [...bars.values()].some(({ providerId = null }) => providerId !== null),
    readDocument: async (kind, key) => documents.get(documentKey(kind, key)) ?? null,
    writeDocument: async (kind, key, document) => {
      documents.set(documentKey(kind, key), document);
    },
    quarantine: async (entry) => {
      quarantined.push(entry);
    },
  };
}
