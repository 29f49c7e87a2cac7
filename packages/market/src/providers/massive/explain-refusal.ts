import { PlumblineError } from '@plumbline/model/errors';
import { refusalBody } from './schema.ts';

/** What a plan leaves out shuts nobody out; a wrong key does. */
export function explainRefusal(body: unknown): PlumblineError | null {
  const parsed = refusalBody.safeParse(body);
  if (!parsed.success) return null;
  const { status, message, error } = parsed.data;
  const words = `Massive: ${(message ?? error ?? status).slice(0, 200)}`;
  if (status === 'NOT_AUTHORIZED') return new PlumblineError('not-covered', words);
  return /api ?key/i.test(words) ? new PlumblineError('provider-refused', words) : null;
}
