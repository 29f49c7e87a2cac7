import type { RunState } from '@plumbline/model/report';
import type { Flag, Json } from '../cell.ts';

interface DeskRunTable {
  id: string;
  owner_id: string;
  instrument_id: string;
  instrument: Json;
  report_id: string;
  state: RunState;
  as_of: string;
  /** Who is asked; null = whoever answers then. */
  asked_of: string | null;
  /** Tokens at which it is stopped; null = the usual limit. */
  tokens: number | null;
  is_contaminated: Flag;
  /** Same key and same request = same run; null = every request is one of its own. */
  request_key: string | null;
  request_hash: string;
  job_id: string | null;
  stop_requested: Flag;
  /** The desk and its feed once it has ended; until then the stream of its events tells both. */
  body: Json | null;
  /** What lists show of the memo. */
  memo: Json | null;
  error: Json | null;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
}

interface DeskStepTable {
  desk_id: string;
  /** Of which voice and which round. */
  step: string;
  asked: Json;
}

/** Runs of the research desk. */
export interface DeskTables {
  desk_runs: DeskRunTable;
  desk_steps: DeskStepTable;
}
