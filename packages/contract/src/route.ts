import type { z } from 'zod';
import type { AuditAction } from './audit.ts';
import type { Scope } from './scope.ts';

/**
 * Who may call a route: anybody, whoever has a session, or of those only who may change what counts for everybody on this server.
 * The server refuses to start when a route has none.
 */
export type Permission = 'public' | 'owner' | 'operator';

/** What an owner has a budget of beside requests: room in the store, and seconds that jobs work for them. */
export const spendings = ['storage', 'computing'] as const;
export type Spending = (typeof spendings)[number];

/** One endpoint as data: the server mounts it, the web calls it, OpenAPI prints it. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Hono pattern below `/api`: `/reports/:id`. */
  readonly path: string;
  readonly permission: Permission;
  /** What an API token needs to call it in its owner's name; without one no token may. What is public needs neither. */
  readonly scope?: Scope;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** JSON answer; absent when the answer is a stream or a file (`produces` then names its media type). */
  readonly response?: Response;
  readonly produces?: string;
  /** Takes an Idempotency-Key, because it creates or spends: same key and body, same stored answer. Optional. */
  readonly idempotent?: boolean;
  /** What a call goes on to use of its owner's budgets: it is refused once one of them is used up. */
  readonly spends?: readonly Spending[];
  /**
   * Largest body, where the usual limit is too small. Such a body reaches its handler as bytes, to be read on another
   * thread: reading it here would hold up everybody else. Such a path has no parameters.
   */
  readonly maxBytes?: number;
  /**
   * What the operator's log says of a call, done or refused. Every route of the operator that changes something has it;
   * null = a part of something that is logged by another call.
   */
  readonly audit?: AuditAction | null;
}

/** Keeps the literal types of a route. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}
