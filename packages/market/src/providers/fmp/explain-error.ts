import { PlumblineError } from '@plumbline/model/errors';
import { errorBody } from './schema.ts';

/** What a plan leaves out shuts nobody out; a wrong key does; the end of the day's allowance passes. */
export function explainError(body: unknown): PlumblineError | null {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return null;
  const said = parsed.data['Error Message'].replace(/apikey=\S+/gi, 'apikey=KEY');
  const words = `FMP: ${said.slice(0, 200)}`;
  if (/limit reach/i.test(said)) return new PlumblineError('provider-limited', words, { retryAfterMs: 3_600_000 });
  if (/api ?key/i.test(said) && /invalid/i.test(said)) return new PlumblineError('provider-refused', words);
  return new PlumblineError('not-covered', words);
}
