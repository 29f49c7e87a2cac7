import { dayMs } from '@plumbline/model/date';

const hourMs = 3_600_000;

/** How long what nobody needs for good is kept. `server.purge` and the hourly job go by this. */
export const retention = {
  /** What a run told while its report was written, once the report is stored: as long as its last readers take. */
  runEventsMs: 2000,
  /** Other streams that have ended: whoever was away reads on from where they were. */
  endedEventsMs: dayMs,
  /** Streams that never end: beyond this a page that comes back reads everything anew. */
  openEventsMs: 30 * dayMs,
  /** A finished job keeps its key from being used again, and tells what failed lately. */
  finishedJobsMs: 30 * dayMs,
  /** Answers to requests that may be repeated. */
  idempotencyMs: dayMs,
  /** What was removed and can still be brought back. */
  removedMs: hourMs,
  /** Refused answers explain gaps of the recent past; older ones, and more than anybody reads, only fill the store. */
  quarantineMs: 30 * dayMs,
  quarantineRows: 2000,
  /** Runs that came to nothing, once nobody tries them again. */
  failedRunsMs: 30 * dayMs,
  /** Counted faults of requests; the operator looks at those of the last day. */
  requestFaultsMs: 7 * dayMs,
  /** What tokens of the interface called, of each the newest. */
  tokenCallsMs: 30 * dayMs,
  tokenCalls: 1000,
  /** Objects that no row names: a body is put there a moment before its row is written. */
  unnamedObjectsMs: hourMs,
  /** Processes that tell nothing of themselves any more. */
  processesMs: dayMs,
  /** Between the announcement that a guest is removed and that. */
  guestNoticeMs: 14 * dayMs,
} as const;
