import type { z } from 'zod';
import { PlumblineError } from '@plumbline/model/errors';
import { inputError } from './error-answer.ts';

export function parsePart(where: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw inputError(where, parsed.error);
}

/** A body of JSON as its schema gives it. */
export function parseBody<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new PlumblineError('bad-input', 'The body is not JSON.', {}, cause);
  }
  // What a schema lets through is its output.
  return parsePart('Body', schema, value) as z.output<S>;
}
