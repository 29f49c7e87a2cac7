import type { MarketId } from '@plumbline/model/instrument';
import type { SignalKind, SignalStatus } from '@plumbline/model/signal';
import type { Flag, Json } from '../cell.ts';

interface ActivationTable {
  strategy_id: string;
  owner_id: string;
  version: number;
  state: 'active' | 'paused' | 'ended';
  verdict: string;
  acknowledged: Flag;
  channels: Json;
  activated_at: number;
  /** Close of the latest bar that was decided on. */
  decided_until: number;
}

interface LedgerEntryTable {
  owner_id: string;
  seq: number;
  at: number;
  kind: string;
  body: Json;
  prev_hash: string;
  hash: string;
}

/** Where each ledger must end, kept apart from its entries. */
interface LedgerHeadTable {
  owner_id: string;
  last_seq: number;
  head: string;
}

interface SignalTable {
  id: string;
  owner_id: string;
  /** Of its line in the ledger. */
  seq: number;
  key: string;
  strategy_id: string;
  instrument_id: string;
  market: MarketId;
  side: 1 | -1;
  kind: SignalKind;
  status: SignalStatus;
  bar_at: number;
  body: Json;
  outcome: Json | null;
  frozen_at: number;
  read_at: number | null;
}

/** Activations, the ledger and its signals. */
export interface SignalTables {
  activations: ActivationTable;
  ledger_entries: LedgerEntryTable;
  ledger_heads: LedgerHeadTable;
  signals: SignalTable;
}
