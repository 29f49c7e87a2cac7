import type { RunState } from '@plumbline/model/report';
import type { Flag, Json } from '../cell.ts';

interface ReportTable {
  id: string;
  owner_id: string;
  instrument_id: string;
  instrument: Json;
  state: RunState;
  as_of: string;
  simulated: Flag | null;
  job_id: string | null;
  error: Json | null;
  /** The report as text; null while there is none, and once it is kept as `packed`. */
  body: Json | null;
  /** The whole answer to its readers as Brotli, and what names it to them. */
  packed: Uint8Array | null;
  /** Or where that lies in the object storage, and how large it is. */
  packed_object: string | null;
  packed_bytes: number | null;
  etag: string | null;
  /** What lists show of a finished report; null while there is none, and of reports that earlier versions wrote. */
  gist: Json | null;
  created_at: number;
  finished_at: number | null;
  deleted_at: number | null;
}

interface ReportShareTable {
  token: string;
  report_id: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
}

interface WatchedTable {
  owner_id: string;
  instrument_id: string;
  instrument: Json;
  /** Its place in the reader's order. */
  place: number;
  added_at: number;
  /** When the reader looked last, and the time before that: what came after `since` is new to them. */
  seen_at: number | null;
  since: number | null;
  /** The prices that were shown at these two times. */
  seen_price: number | null;
  price_then: number | null;
}

interface WatchlistTable {
  owner_id: string;
  id: string;
  name: string;
  /** Ids of instruments, in the reader's order. */
  members: Json;
  created_at: number;
}

/** Reports, the links they are shared by, and what readers watch. */
export interface ReportTables {
  reports: ReportTable;
  report_shares: ReportShareTable;
  watched: WatchedTable;
  watchlists: WatchlistTable;
}
