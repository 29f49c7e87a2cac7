import { PlumblineError } from '@plumbline/model/errors';

/** Statuses that mean "you, not this request": asking again makes it worse. */
const refusals: ReadonlySet<number> = new Set([401, 403, 418, 451, 456]);

const hourMs = 3_600_000;

/** Retry-After as milliseconds from now: seconds or an HTTP date, at most an hour; absent or unreadable is null. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), hourMs) : null;
}

/** Turns every status but success into the failure whose action the router obeys. */
export function checkStatus(response: Response, publisher: string, now: number): void {
  const { status } = response;
  if (status >= 200 && status < 300) return;
  const wait = retryAfterMs(response.headers.get('retry-after'), now);
  const details = { status, ...(wait === null ? {} : { retryAfterMs: wait }) };
  if (status === 404 || status === 400 || status === 422) {
    throw new PlumblineError('not-covered', `${publisher} does not know this (HTTP ${status}).`, details);
  }
  if (status === 429)
    throw new PlumblineError('provider-limited', `${publisher} asks us to slow down (HTTP 429).`, details);
  if (refusals.has(status)) {
    throw new PlumblineError('provider-refused', `${publisher} refuses us (HTTP ${status}).`, details);
  }
  if (status >= 300 && status < 400) {
    throw new PlumblineError('provider-body', `${publisher} sends us to another page (HTTP ${status}).`, details);
  }
  throw new PlumblineError('provider-unreachable', `${publisher} has a fault of its own (HTTP ${status}).`, details);
}
