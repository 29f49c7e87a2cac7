import { PlumblineError } from '@plumbline/model/errors';
import { errorBody } from './schema.ts';

/** Every refusal is status 400; only its words tell a wrong key from an unknown series. */
export function explainError(body: unknown): PlumblineError | null {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return null;
  const { error_message: message } = parsed.data;
  const code = /api_key/i.test(message) ? 'provider-refused' : 'not-covered';
  return new PlumblineError(code, `FRED: ${message.slice(0, 200)}`, {
    hasTooManyVersions: /vintage dates/i.test(message),
  });
}
