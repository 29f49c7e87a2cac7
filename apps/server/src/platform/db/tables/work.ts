import type { Generated } from 'kysely';
import type { Flag, Json } from '../cell.ts';

interface IdempotencyTable {
  owner_id: string;
  key: string;
  body_sha256: string;
  answer: Json | null;
  created_at: number;
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
  /** Whose work it is; null = the server's own. */
  for_owner: string | null;
  /** Digest of the network address that asked for it; null = asked for by no person. */
  for_place: Generated<string | null>;
  /** Place of its urgency in `urgencies`. */
  urgency: number;
  /** Its place among the waiting jobs of its urgency: owners take turns. */
  turn: number;
  created_at: number;
  finished_at: number | null;
}

/** Tries of one kind from one place, by digest. */
interface TryTable {
  key: string;
  count: number;
  /** When its window ends. */
  until: number;
}

/** Streams that one process has open for one owner or one network address, by digest. */
interface OpenStreamTable {
  key: string;
  process: string;
  count: number;
  /** When the process is taken for dead unless it says otherwise. */
  until: number;
}

/** What requests and jobs leave behind: answers to repeat, events, the queue, counted tries. */
export interface WorkTables {
  idempotency: IdempotencyTable;
  event_streams: EventStreamTable;
  events: EventTable;
  jobs: JobTable;
  tries: TryTable;
  open_streams: OpenStreamTable;
}
