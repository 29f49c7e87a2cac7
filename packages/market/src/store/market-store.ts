import type { BarSeries, Interval } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { ErrorCode } from '@plumbline/model/errors';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { Source } from '@plumbline/model/source';

/** Bars as the provider gave them, with the corporate actions known then; adjustment happens on read. */
export interface StoredBars {
  readonly series: BarSeries;
  readonly actions: readonly CorporateAction[];
  readonly source: Source;
  readonly storedAt: number;
  /** Who gave them: only the same provider can continue a series. Absent = not known. */
  readonly providerId?: string | null;
  /** When the whole history was read last; since then only its end was. Absent = not known. */
  readonly wholeAt?: number | null;
  readonly lacksActions?: boolean;
}

export type DocumentKind =
  | 'actions'
  | 'earnings'
  | 'events'
  | 'exchange-rates'
  | 'filing'
  | 'filings'
  | 'fundamentals'
  | 'index-changes'
  | 'macro'
  | 'measures'
  | 'network'
  | 'news'
  | 'quote'
  | 'reference'
  | 'search';

/** A normalised answer that is not bars. */
export interface StoredDocument {
  readonly body: unknown;
  readonly source: Source;
  readonly storedAt: number;
}

/** A body that was refused: kept as hash and reason so that it can be looked into, never as data. */
export interface QuarantineEntry {
  readonly provider: string;
  readonly url: string;
  readonly code: ErrorCode;
  readonly reason: string;
  readonly bodySha256: string;
  readonly bytes: number;
  readonly at: number;
}

/**
 * Last good real data, for cached and stale answers. The simulated market never writes here.
 * The server keeps it in the database; tests and the command line may keep it in memory.
 */
export interface MarketStore {
  readBars(id: InstrumentId, interval: Interval): Promise<StoredBars | null>;
  writeBars(bars: StoredBars): Promise<void>;
  /** Whether a source has ever given bars of anything; files that were imported are none. */
  hasGivenBars(): Promise<boolean>;
  readDocument(kind: DocumentKind, key: string): Promise<StoredDocument | null>;
  writeDocument(kind: DocumentKind, key: string, document: StoredDocument): Promise<void>;
  quarantine(entry: QuarantineEntry): Promise<void>;
}
