import type { z } from 'zod';
import { PlumblineError } from '@plumbline/model/errors';
import { inputError } from './error-answer.ts';

export function parsePart(where: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  if (hasNul(value)) throw new PlumblineError('bad-input', `${where}: U+0000 is no character of a text.`);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw inputError(where, parsed.error);
}

/** PostgreSQL keeps no text with it, so that it would be a failure there and a text on SQLite. */
function hasNul(value: unknown): boolean {
  // Not by calling itself: a body may be nested deeper than the stack is.
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, inner] of Object.entries(next)) {
      if (name.includes('\0')) return true;
      open.push(inner);
    }
  }
  return false;
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
