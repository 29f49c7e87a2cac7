import type { Adjustment, Interval } from '@plumbline/model/bar';
import type { DocumentKind } from '@plumbline/market/store/market-store';
import type { Flag, Json } from '../cell.ts';

interface BarSetTable {
  instrument_id: string;
  interval: Interval;
  adjustment: Adjustment;
  currency: string;
  decimals: number;
  last_partial: Flag;
  source: Json;
  actions: Json;
  stored_at: number;
  /** Who gave them and when the whole was read last; null in rows that are older than these columns. */
  provider: string | null;
  whole_at: number | null;
  lacks_actions: Flag;
}

interface BarChunkTable {
  instrument_id: string;
  interval: Interval;
  /** `2010s` for a whole decade, `tail` for the decade that is still growing. */
  chunk: string;
  first_at: number;
  last_at: number;
  count: number;
  sha256: string;
  /** Empty where the chunk is an object. */
  body: Uint8Array;
  /** Where it lies in the object storage. */
  object: string | null;
}

interface DocumentTable {
  kind: DocumentKind;
  key: string;
  body: Uint8Array;
  source: Json;
  stored_at: number;
}

/** Keys of data sources, encrypted; one row per source. */
interface ProviderKeyTable {
  provider: string;
  sealed: string;
  saved_at: number;
  saved_by: string;
}

/** What the people of this server chose about data sources: one row per choice. */
interface ProviderChoiceTable {
  name: string;
  value: Json;
  saved_at: number;
  saved_by: string;
}

interface QuarantineTable {
  id: string;
  provider: string;
  url: string;
  code: string;
  reason: string;
  body_sha256: string;
  bytes: number;
  at: number;
}

/** A file of bars on its way in, and what it replaced once it was applied. */
interface ImportTable {
  id: string;
  owner_id: string;
  file_name: string;
  bytes: number;
  state: 'arriving' | 'applied' | 'undone';
  instrument_id: string | null;
  interval: Interval | null;
  /** Names the file among the sources of bars, by its hash. */
  locator: string | null;
  /** The series it took the place of, without its columns; null when there was none. */
  replaced: Json | null;
  replaced_body: Uint8Array | null;
  created_at: number;
  applied_at: number | null;
}

interface ImportPartTable {
  import_id: string;
  part: number;
  body: Uint8Array;
}

/** Bars, documents and refused answers of sources, choices about sources, files of bars. */
export interface MarketTables {
  bar_sets: BarSetTable;
  bar_chunks: BarChunkTable;
  documents: DocumentTable;
  provider_keys: ProviderKeyTable;
  provider_choices: ProviderChoiceTable;
  quarantine: QuarantineTable;
  imports: ImportTable;
  import_parts: ImportPartTable;
}
