import type { StrategyState, TestState } from '@plumbline/model/strategy-state';
import type { SweepState } from '@plumbline/model/sweep-state';
import type { Flag, Json } from '../cell.ts';

interface LineageTable {
  id: string;
  created_at: number;
}

interface LineageTrialTable {
  lineage_id: string;
  key: string;
  kind: 'setting' | 'sweep';
  size: number;
  created_at: number;
}

interface LineageIdeaTable {
  owner_id: string;
  idea_key: string;
  lineage_id: string;
}

/** What a tested version did. */
interface LineageReturnTable {
  lineage_id: string;
  key: string;
  returns: Json;
  created_at: number;
}

interface StrategyTable {
  id: string;
  owner_id: string;
  lineage_id: string;
  name: string;
  state: StrategyState;
  template: string | null;
  attribution: string | null;
  /** The current one. */
  version: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

interface StrategyVersionTable {
  strategy_id: string;
  version: number;
  spec: Json;
  spec_hash: string;
  note: string;
  /** What the browser that saved it had computed. */
  client_hash: string | null;
  test_state: TestState;
  error: string | null;
  summary: Json | null;
  verdict: Json | null;
  created_at: number;
  tested_at: number | null;
}

interface StrategyShareTable {
  token: string;
  strategy_id: string;
  version: number;
  with_logic: Flag;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
}

interface StrategySweepTable {
  id: string;
  strategy_id: string;
  sweep_key: string;
  sweep_order: Json;
  state: SweepState;
  error: string | null;
  done: number;
  total: number;
  round: number;
  starts: number;
  /** Of the prices its cells were found on; null until it has begun. */
  data_hash: string | null;
  is_rough: Flag | null;
  ms: number;
  created_at: number;
  updated_at: number;
}

interface SweepPieceTable {
  sweep_id: string;
  first_cell: number;
  sharpe: Uint8Array;
}

/** Strategies with their versions, links, lineages and sweeps. */
export interface StrategyTables {
  lineages: LineageTable;
  lineage_trials: LineageTrialTable;
  lineage_ideas: LineageIdeaTable;
  lineage_returns: LineageReturnTable;
  strategies: StrategyTable;
  strategy_versions: StrategyVersionTable;
  strategy_shares: StrategyShareTable;
  strategy_sweeps: StrategySweepTable;
  sweep_pieces: SweepPieceTable;
}
