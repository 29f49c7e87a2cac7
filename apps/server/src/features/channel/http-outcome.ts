import { PlumblineError } from '@plumbline/model/errors';
import type { Accepted } from './medium.ts';

const mostSaid = 500;
const longestWaitMs = 3_600_000;
/** Asking again is of no use: the address, the token or the message is wrong, and will be wrong tomorrow. */
const hopeless: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 410, 413, 415, 422]);

/** Beginning of an answer as plain text: it is shown to people and interpreted by nobody. */
export async function beginningOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  // Control characters would end a line of the log or hide what follows.
  return text
    .slice(0, mostSaid)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

function waitOf(response: Response, now: number): number | null {
  const asked = response.headers.get('retry-after');
  if (asked === null) return null;
  const ms = /^\d+(\.\d+)?$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now;
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, longestWaitMs) : null;
}

/** Judges an answer: taken, refused for good, or to be tried again. */
export async function judgeAnswer(response: Response, now: number): Promise<Accepted> {
  const { status } = response;
  const said = await beginningOf(response);
  if (status >= 200 && status < 300) return { status, said };
  const code = hopeless.has(status) ? 'provider-refused' : status === 429 ? 'provider-limited' : 'provider-unreachable';
  const retryAfterMs = waitOf(response, now);
  throw new PlumblineError(code, said === '' ? `Answered ${status}.` : said, { status, retryAfterMs });
}
