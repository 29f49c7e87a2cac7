import type { Locale } from '@plumbline/model/locale';
import type { Flag, Json } from '../cell.ts';

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
  kind: 'signal' | 'alert' | 'brief' | 'test';
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

/** Media, the outbox, alerts. */
export interface ChannelTables {
  channels: ChannelTable;
  deliveries: DeliveryTable;
  quiet_hours: QuietHoursTable;
  alerts: AlertTable;
  alert_events: AlertEventTable;
}
