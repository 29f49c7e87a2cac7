import { PlumblineError } from '@plumbline/model/errors';
import { errorBody } from './schema.ts';

/** A 403 means that the plan leaves this out, which shuts nobody out; a 401 means the key. */
export function explainError(body: unknown): PlumblineError | null {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return null;
  const words = `Finnhub: ${parsed.data.error.slice(0, 200)}`;
  if (/access to this resource/i.test(words)) return new PlumblineError('not-covered', words);
  return /api key/i.test(words) ? new PlumblineError('provider-refused', words) : null;
}
