import type { RunState } from '@plumbline/model/report';
import type { Flag, Json } from '../cell.ts';

interface LabRunTable {
  id: string;
  owner_id: string;
  state: RunState;
  name: string;
  /** The idea in the reader's words. */
  hypothesis: string;
  /** The rules it begins from, as the reader agreed to them. */
  spec: Json;
  /** The end of the history that no test of it reads; null until its job first takes it up. */
  sealed: Json | null;
  /** Who is asked; null = whoever answers then. */
  asked_of: string | null;
  /** Tokens at which it is stopped; null = the usual limit. */
  tokens: number | null;
  /** Same key and same request = same run; null = every request is one of its own. */
  request_key: string | null;
  request_hash: string;
  job_id: string | null;
  /** How often it was taken up again by words of the reader. */
  round: number;
  stop_requested: Flag;
  /** What it has come to. */
  body: Json | null;
  /** When its sealed span was opened; nothing is tried after. */
  opened_at: number | null;
  error: Json | null;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
}

interface LabStepTable {
  lab_id: string;
  /** Of which variant, or of which question. */
  step: string;
  outcome: Json;
}

interface LabWordsTable {
  id: string;
  lab_id: string;
  words: string;
  /** The step that heard it; null until one has. */
  step: number | null;
}

/** Runs of the strategy lab. */
export interface StrategyLabTables {
  lab_runs: LabRunTable;
  lab_steps: LabStepTable;
  lab_words: LabWordsTable;
}
