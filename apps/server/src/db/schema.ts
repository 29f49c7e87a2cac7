import type { Generated } from 'kysely';
import type { Adjustment, Interval } from '@plumbline/model/bar';
import type { MessageState } from '@plumbline/model/conversation';
import type { MarketId } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import type { SignalKind, SignalStatus } from '@plumbline/model/signal';
import type { StrategyState, TestState } from '@plumbline/model/strategy-state';
import type { RunState } from '@plumbline/model/report';
import type { DocumentKind } from '@plumbline/market/store/market-store';

/** Flags are 0 and 1, instants epoch ms, JSON is text: what both engines keep alike. */
type Flag = 0 | 1;
type Json = string;

interface OwnerTable {
  id: string;
  kind: 'anonymous' | 'identified' | 'local';
  token_sha256: string | null;
  device_id: string | null;
  created_at: number;
  /** Of the account; null while anonymous. */
  user_id: Generated<string | null>;
  /** Account that this browser signed in to, while nobody has said what becomes of the work. */
  merging_into: Generated<string | null>;
  /** Account that took the work over. The row stays for its ledger. */
  merged_into: Generated<string | null>;
}

/** Sessions of accounts. An anonymous owner has its one token in its own row. */
interface OwnerSessionTable {
  id: string;
  owner_id: string;
  token_sha256: string;
  device: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

interface InviteUseTable {
  /** Who came. */
  owner_id: string;
  code: string;
  accepted_at: number;
}

/** Columns of the sign-in library that both engines keep alike; the others are read through it alone. */
interface AuthUserTable {
  id: string;
  name: string;
  email: string;
}

interface AuthAccountTable {
  id: string;
  userId: string;
  providerId: string;
}

interface InviteTable {
  code: string;
  owner_id: string;
  inviter: string | null;
  created_at: number;
  expires_at: number;
}

interface IdempotencyTable {
  owner_id: string;
  key: string;
  body_sha256: string;
  answer: Json | null;
  created_at: number;
}

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
  body: Json | null;
  created_at: number;
  finished_at: number | null;
  deleted_at: number | null;
}

interface EventStreamTable {
  stream: string;
  last_seq: number;
  ended_at: number | null;
}

interface EventTable {
  stream: string;
  seq: number;
  at: number;
  body: Json;
}

interface JobTable {
  id: string;
  kind: string;
  idempotency_key: string;
  input: Json;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  attempts: number;
  worker: string | null;
  lease_until: number | null;
  cancel_requested: Flag;
  done: number | null;
  total: number | null;
  error: string | null;
  /** Not before this instant: a failed try waits. */
  run_at: number;
  created_at: number;
  finished_at: number | null;
}

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

interface BarChunkTable {
  instrument_id: string;
  interval: Interval;
  /** `2010s` for a whole decade, `tail` for the decade that is still growing. */
  chunk: string;
  first_at: number;
  last_at: number;
  count: number;
  sha256: string;
  body: Uint8Array;
}

interface DocumentTable {
  kind: DocumentKind;
  key: string;
  body: Uint8Array;
  source: Json;
  stored_at: number;
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

interface ReportShareTable {
  token: string;
  report_id: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
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

/** A medium that messages go out by. What must stay secret is sealed; `settings` may be shown to its owner. */
interface ChannelTable {
  id: string;
  owner_id: string;
  kind: string;
  settings: Json;
  sealed: string;
  locale: Locale;
  enabled: Flag;
  /** Null while its owner has not proved that messages arrive there, where that is asked for. */
  confirmed_at: number | null;
  created_at: number;
}

/** The outbox: a row is written in the transaction of what it tells of. */
interface DeliveryTable {
  id: string;
  owner_id: string;
  channel_id: string;
  /** Sent along, so that a receiver takes the same message once. */
  key: string;
  kind: 'signal' | 'alert' | 'test';
  /** The signal or alert event it tells of. */
  subject_id: string;
  message: Json;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** Not before this instant. */
  due_at: number;
  /** Every try with its time and answer, oldest first. */
  tries: Json;
  created_at: number;
  finished_at: number | null;
  /** Its owner has seen that it failed. */
  dismissed_at: number | null;
}

interface QuietHoursTable {
  owner_id: string;
  /** Minutes of the day in the zone. */
  from_minute: number;
  until_minute: number;
  time_zone: string;
  saved_at: number;
}

interface AlertTable {
  id: string;
  owner_id: string;
  kind: 'price' | 'falsifier';
  instrument_id: string;
  instrument_name: Json;
  /** Of the report whose conclusion is watched; null for a price. */
  report_id: string | null;
  rule: Json;
  channels: Json;
  state: 'active' | 'paused' | 'ended';
  /** Why it cannot be checked at present; null when it can. */
  problem: string | null;
  simulated: Flag;
  /** Close of the latest bar that was looked at. */
  checked_until: number;
  created_at: number;
}

interface AlertEventTable {
  id: string;
  alert_id: string;
  owner_id: string;
  /** The same bar of the same rule rings once. */
  key: string;
  bar_at: number;
  body: Json;
  at: number;
  read_at: number | null;
}

interface ConversationTable {
  id: string;
  owner_id: string;
  title: string;
  pinned: Flag;
  /** The end of the branch that is shown; null while nothing was said. */
  leaf_id: string | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

interface MessageTable {
  id: string;
  conversation_id: string;
  parent_id: string | null;
  role: 'user' | 'assistant';
  state: MessageState;
  /** The words alone, for the search. */
  words: string;
  /** Drafts that wait for the reader. */
  waiting: number;
  body: Json;
  created_at: number;
}

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

/** Language models that a reader uses with a key of their own; the key is sealed. */
interface ModelServiceTable {
  owner_id: string;
  service: string;
  sealed: string | null;
  base_url: string | null;
  model: string | null;
  monthly_cap: number | null;
  input_price: number | null;
  output_price: number | null;
  is_chosen: Flag;
  saved_at: number;
}

interface ModelSpendTable {
  owner_id: string;
  service: string;
  /** `YYYY-MM` in UTC. */
  month: string;
  calls: number;
  input_tokens: number;
  output_tokens: number;
  cost: number | null;
}

interface ConversationShareTable {
  token: string;
  conversation_id: string;
  message_id: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
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

export interface Database {
  owners: OwnerTable;
  owner_sessions: OwnerSessionTable;
  invite_uses: InviteUseTable;
  auth_users: AuthUserTable;
  auth_accounts: AuthAccountTable;
  invites: InviteTable;
  idempotency: IdempotencyTable;
  reports: ReportTable;
  event_streams: EventStreamTable;
  events: EventTable;
  jobs: JobTable;
  bar_sets: BarSetTable;
  bar_chunks: BarChunkTable;
  documents: DocumentTable;
  provider_keys: ProviderKeyTable;
  provider_choices: ProviderChoiceTable;
  quarantine: QuarantineTable;
  imports: ImportTable;
  import_parts: ImportPartTable;
  lineages: LineageTable;
  lineage_trials: LineageTrialTable;
  lineage_ideas: LineageIdeaTable;
  strategies: StrategyTable;
  strategy_versions: StrategyVersionTable;
  strategy_shares: StrategyShareTable;
  report_shares: ReportShareTable;
  activations: ActivationTable;
  ledger_entries: LedgerEntryTable;
  signals: SignalTable;
  channels: ChannelTable;
  deliveries: DeliveryTable;
  quiet_hours: QuietHoursTable;
  alerts: AlertTable;
  alert_events: AlertEventTable;
  cross_section: CrossSectionTable;
  gallery: GalleryTable;
  conversations: ConversationTable;
  messages: MessageTable;
  conversation_shares: ConversationShareTable;
  model_services: ModelServiceTable;
  model_spend: ModelSpendTable;
  screens: ScreenTable;
}
