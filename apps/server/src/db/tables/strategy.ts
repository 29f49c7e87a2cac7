import type { StrategyState, TestState } from '@plumbline/model/strategy-state';
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

/** Strategies with their versions, links and lineages. */
export interface StrategyTables {
  lineages: LineageTable;
  lineage_trials: LineageTrialTable;
  lineage_ideas: LineageIdeaTable;
  strategies: StrategyTable;
  strategy_versions: StrategyVersionTable;
  strategy_shares: StrategyShareTable;
}
