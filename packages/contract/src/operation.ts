import { z } from 'zod';
import { auditActions } from './audit.ts';
import { route } from './route.ts';

const count = z.number().int();
const instant = z.number();

/** How this server is. Nothing of what people wrote or asked. */
export const operationView = z.object({
  at: instant,
  users: z.object({
    accounts: count,
    guests: count,
    /** Guests and accounts who came within the last day, week and 30 days. */
    seen: z.object({ day: count, week: count, month: count }),
    newToday: count,
    /** Guests who are removed within the notice unless they come again, and guests who are kept though nobody came. */
    leaving: count,
    kept: count,
    /** Days after which guests are removed; null = never. */
    guestDays: z.number().nullable(),
    /** Accounts, those first that came last. */
    latest: z.array(z.object({ email: z.string(), createdAt: instant, lastSeenAt: instant.nullable() })),
  }),
  /** Work that waits or runs, by how soon it is wanted. */
  jobs: z.array(
    z.object({
      urgency: z.enum(['interactive', 'signals', 'refresh', 'sweeps']),
      waiting: count,
      running: count,
      /** When the oldest that waits was asked for. */
      oldestAt: instant.nullable(),
      failedToday: count,
    }),
  ),
  /** What one visitor may use at most, and what the one with the most uses now; null = no limit, or not known here. */
  quotas: z.array(
    z.object({
      kind: z.enum(['requests', 'streams', 'reports', 'answers', 'computing']),
      most: count.nullable(),
      used: count.nullable(),
    }),
  ),
  /** What failed within the last day. */
  errors: z.array(
    z.object({
      kind: z.enum(['request', 'policy', 'job', 'delivery']),
      what: z.string(),
      count,
      lastAt: instant,
      lastMessage: z.string(),
    }),
  ),
  processes: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['all', 'api', 'worker']),
      version: z.string(),
      startedAt: instant,
      beatAt: instant,
      isAlive: z.boolean(),
      /** Longest wait of its event loop since the beat before, but for one in a hundred. */
      lagMs: z.number(),
      memoryBytes: count,
    }),
  ),
  backups: z.object({
    /** Null: this server makes none by itself. */
    folder: z.string().nullable(),
    everyHours: z.number().nullable(),
    nextAt: instant.nullable(),
    /** Whether the key file is written beside them, encrypted. */
    withKey: z.boolean(),
    latest: z.array(
      z.object({
        id: z.string(),
        at: instant,
        state: z.enum(['running', 'done', 'failed']),
        file: z.string(),
        bytes: count.nullable(),
        sha256: z.string().nullable(),
        error: z.string().nullable(),
      }),
    ),
  }),
});
export type OperationView = z.infer<typeof operationView>;

export const storageView = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  bytes: count,
  /** Of that, what is empty and used again before the store grows; null where the database keeps that to itself. */
  freeBytes: count.nullable(),
  /** Room left on the disk; null where the store is on another machine. */
  diskFreeBytes: count.nullable(),
  tables: z.array(z.object({ name: z.string(), rows: count, bytes: count })),
  /** Owners whose work takes most room, as they stored it: without indexes and what the database adds. */
  owners: z.array(z.object({ id: z.string(), email: z.string().nullable(), bytes: count })),
  /** What one owner may keep; null = no limit. */
  ownerBytes: count.nullable(),
  measuredAt: instant,
});
export type StorageView = z.infer<typeof storageView>;

export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  action: z.enum(auditActions),
  /** What it was done to: a source, a setting, a file. */
  subject: z.string(),
  /** `done`, or the code it was refused with. */
  outcome: z.string(),
  /** Owner id, or `server` and `command line`. */
  who: z.string(),
  /** Of an account that is still there. */
  email: z.string().nullable(),
  /** The network it came from, without the part that names one machine. */
  from: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const readOperation = route({
  method: 'get',
  path: '/operation',
  permission: 'operator',
  summary: 'How this server is: users, jobs, quotas, errors, processes, backups',
  response: operationView,
});

export const readStorage = route({
  method: 'get',
  path: '/operation/storage',
  permission: 'operator',
  summary: 'How large the store and each of its tables are; measured at most every ten minutes',
  response: storageView,
});

export const readAudit = route({
  method: 'get',
  path: '/operation/audit',
  permission: 'operator',
  summary: 'The log of who got in and what was changed, newest first; append-only',
  query: z.object({
    /** Id of the last entry of the page before. */
    before: z.string().max(40).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(30),
  }),
  response: z.object({ entries: z.array(auditEntry), hasMore: z.boolean() }),
});

export const makeBackup = route({
  method: 'post',
  path: '/operation/backups',
  permission: 'operator',
  audit: 'backup-made',
  summary: 'Back the store up now, in the background',
  body: z.strictObject({}),
  response: z.object({ id: z.string() }),
});
