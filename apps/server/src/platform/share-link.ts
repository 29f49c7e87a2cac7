import { dayMs } from '@plumbline/model/date';
import { randomBytes } from 'node:crypto';
import { PlumblineError } from '@plumbline/model/errors';

/** What every link to something of somebody carries, whatever it leads to. */
export interface LinkRow {
  readonly token: string;
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
}

/** A new link for so many days, or for good. 128 random bits: it cannot be guessed. */
export function newLink(now: number, days: number | null): LinkRow {
  return {
    token: randomBytes(16).toString('base64url'),
    created_at: now,
    expires_at: days === null ? null : now + days * dayMs,
    revoked_at: null,
  };
}

export function isOpenLink(link: LinkRow, now: number): boolean {
  return link.revoked_at === null && (link.expires_at ?? Infinity) > now;
}

/** Unknown, closed, expired and removed are one answer. */
export function closedLink(): PlumblineError {
  return new PlumblineError('not-found', 'Link no longer shared');
}
