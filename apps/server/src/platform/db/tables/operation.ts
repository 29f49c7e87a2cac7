import type { AuditAction } from '@plumbline/contract/audit';

/** Who did what, when and from where. Nobody changes or removes a row, the program itself included. */
interface AuditTable {
  id: string;
  at: number;
  /** Id of an owner, `server` or `command line`. Not a reference: the row outlives the account. */
  actor: string;
  action: AuditAction;
  subject: string;
  outcome: string;
  place: string;
}

/** Requests that failed by a fault of ours, counted by route and hour. */
interface RequestFaultTable {
  hour: number;
  route: string;
  count: number;
  last_at: number;
  last_message: string;
}

/** A running process tells here that it lives, in real time. */
interface ProcessTable {
  id: string;
  role: 'all' | 'api' | 'worker';
  version: string;
  started_at: number;
  beat_at: number;
  lag_ms: number;
  memory_bytes: number;
  /** What its busiest visitor uses; null where nothing is counted. */
  most_requests: number | null;
  most_streams: number | null;
}

interface BackupTable {
  id: string;
  at: number;
  state: 'running' | 'done' | 'failed';
  file: string;
  bytes: number | null;
  sha256: string | null;
  error: string | null;
}

/** What the operator looks at. */
export interface OperationTables {
  audit_entries: AuditTable;
  request_faults: RequestFaultTable;
  processes: ProcessTable;
  backups: BackupTable;
}
