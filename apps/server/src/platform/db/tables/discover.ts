import type { MarketId } from '@plumbline/model/instrument';
import type { Json } from '../cell.ts';

/** Known instruments as last measured, for everybody. */
interface CrossSectionTable {
  realm: 'live' | 'simulated';
  instrument_id: string;
  market: MarketId;
  /** Trading date that it was measured after. */
  session: string;
  body: Json;
  measured_at: number;
}

/** Built-in strategies as last tested, for everybody. */
interface GalleryTable {
  realm: 'live' | 'simulated';
  template: string;
  market: MarketId;
  version: string;
  summary: Json | null;
  verdict: Json | null;
  /** Why it could not be tested. */
  error: string | null;
  tested_at: number;
}

interface ScreenTable {
  id: string;
  owner_id: string;
  name: string;
  market: MarketId | null;
  rules: string;
  sort: string;
  /** Figures in columns with commas between them; empty = those of the rules. */
  columns: string;
  created_at: number;
}

/** Cross-sections, the gallery, kept screens. */
export interface DiscoverTables {
  cross_section: CrossSectionTable;
  gallery: GalleryTable;
  screens: ScreenTable;
}
