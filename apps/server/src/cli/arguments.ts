import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { PlumblineError } from '@plumbline/model/errors';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options and words of one verb; an unknown option or a missing word is named. needed: how many of the words must be there. */
export function readArguments<const O extends Options>(
  args: readonly string[],
  options: O,
  words: readonly string[] = [],
  needed = words.length,
) {
  const parsed = parse(args, options);
  const { positionals } = parsed;
  const missing = words.slice(0, needed)[positionals.length];
  if (missing !== undefined) throw new PlumblineError('bad-input', `Say ${missing}.`);
  const extra = positionals[words.length];
  if (extra !== undefined) throw new PlumblineError('bad-input', `"${extra}" is one word too many.`);
  return parsed;
}

function parse<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new PlumblineError('bad-input', `${message.split('. ')[0]}. Add --help to see what is possible.`, {}, cause);
  }
}

/** One of several words, or a clear refusal. */
export function oneOf<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw new PlumblineError('bad-input', `${name} must be one of ${allowed.join(', ')}, not "${value}".`);
}
