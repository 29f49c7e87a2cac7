import type { Interval } from '@plumbline/model/bar';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { DocumentKind, MarketStore, StoredBars, StoredDocument } from '../store/market-store.ts';

/** What an archive holds: answers of sources as a store keeps them. */
export interface ArchiveEntries {
  readonly bars: readonly StoredBars[];
  readonly documents: readonly (StoredDocument & { readonly kind: DocumentKind; readonly key: string })[];
}

export interface RecordingStore extends MarketStore {
  /** Everything that went through so far, the newest of each. */
  readonly entries: () => ArchiveEntries;
}

/** A store that remembers what was read from it and written to it: what somebody asked is what an archive needs. */
export function recordingStore(store: MarketStore): RecordingStore {
  const bars = new Map<string, StoredBars>();
  const documents = new Map<string, ArchiveEntries['documents'][number]>();
  const keepBars = (id: InstrumentId, interval: Interval, stored: StoredBars): void => {
    bars.set(`${id}|${interval}`, stored);
  };
  const keepDocument = (kind: DocumentKind, key: string, stored: StoredDocument): void => {
    documents.set(`${kind}|${key}`, { kind, key, ...stored });
  };
  return {
    ...store,
    readBars: async (id, interval) => {
      const stored = await store.readBars(id, interval);
      if (stored !== null) keepBars(id, interval, stored);
      return stored;
    },
    writeBars: async (stored) => {
      keepBars(stored.series.instrumentId, stored.series.interval, stored);
      await store.writeBars(stored);
    },
    readDocument: async (kind, key) => {
      const stored = await store.readDocument(kind, key);
      if (stored !== null) keepDocument(kind, key, stored);
      return stored;
    },
    writeDocument: async (kind, key, document) => {
      keepDocument(kind, key, document);
      await store.writeDocument(kind, key, document);
    },
    entries: () => ({ bars: [...bars.values()], documents: [...documents.values()] }),
  };
}
