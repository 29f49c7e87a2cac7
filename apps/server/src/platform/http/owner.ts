import type { Scope } from '@plumbline/contract/scope';
import type { SessionView } from '@plumbline/contract/session';
import { PlumblineError } from '@plumbline/model/errors';

/** Whoever rows belong to. Never taken from a body, only from a credential. */
export interface Owner {
  readonly id: string;
  readonly kind: SessionView['kind'];
  readonly createdAt: number;
}

/** What an API token may do in its owner's name. */
export interface Grant {
  readonly tokenId: string;
  readonly scopes: readonly Scope[];
}

/** Whoever asks: an owner by their own session, where there is no grant, or a program by a token of theirs. */
export interface Caller {
  readonly owner: Owner;
  readonly grant: Grant | null;
}

/** Text of the token in a request; null where it carries none. */
export function bearerOf(request: Request): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Refuses what a token was not given for; an owner's own session may all that owners may. */
export function checkGrant(grant: Grant | null, needed: Scope | undefined, what: string): void {
  if (grant === null) return;
  if (needed === undefined) {
    throw new PlumblineError('not-permitted', `No token may call ${what}; it takes the owner's own session.`);
  }
  if (!grant.scopes.includes(needed)) {
    throw new PlumblineError('not-permitted', `This token may not call ${what}: it takes the scope ${needed}.`);
  }
}
