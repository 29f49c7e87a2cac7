import type { ErrorCode } from '@plumbline/model/errors';
import { PlumblineError } from '@plumbline/model/errors';
import { errorBody } from './schema.ts';

const meanings: ReadonlyMap<string, ErrorCode> = new Map([
  ['forbidden', 'not-covered'],
  ['bad_parameter', 'not-covered'],
  ['bad_parameters', 'not-covered'],
  ['unsupported_metric', 'not-covered'],
  ['not_found', 'not-covered'],
  ['unauthorized', 'provider-refused'],
  ['wrong_credentials', 'provider-refused'],
  ['too_many_requests', 'provider-limited'],
]);

/** An error body in Coin Metrics' words → the failure it means; null when it is no such body. A figure that is not free shuts nobody out. */
export function explainError(body: unknown): PlumblineError | null {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return null;
  const { type, message } = parsed.data.error;
  const code = meanings.get(type);
  return code === undefined ? null : new PlumblineError(code, `Coin Metrics: ${message.slice(0, 200)}`, { type });
}
