import type { z } from 'zod';
import type { ErrorBody } from '@plumbline/contract/system';
import { PlumblineError } from '@plumbline/model/errors';

/** What the caller may know of a failure. Anything unexpected is one generic sentence with its id. */
export function asPlumblineError(error: unknown): PlumblineError {
  if (error instanceof PlumblineError) return error;
  return new PlumblineError(
    'internal',
    'Something went wrong on our side. Try again, or report it with its id.',
    {},
    error,
  );
}

export function errorResponse(error: PlumblineError, id: string): Response {
  const { code, message, action, details } = error;
  const isInternal = code === 'internal';
  const body: ErrorBody = {
    code,
    message,
    action,
    id,
    ...(!isInternal && Object.keys(details).length > 0 && { details: { ...details } }),
  };
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  const wait = details['retryAfterSeconds'];
  if (typeof wait === 'number') headers.set('retry-after', String(Math.ceil(wait)));
  return new Response(JSON.stringify(body), { status: error.status, headers });
}

/** The first thing wrong with an input, in words, and all of it in the details. */
export function inputError(where: string, error: z.ZodError): PlumblineError {
  const issues = error.issues.slice(0, 20).map(({ path, message }) => ({ field: path.join('.'), message }));
  const [first] = issues;
  const field = first?.field ? `${where} ${first.field}` : where;
  const why = (first?.message ?? 'not valid').replace(/\.$/, '');
  return new PlumblineError('bad-input', `${field}: ${why}.`, { issues });
}
