import { PlumblineError } from '@plumbline/model/errors';

/** Text of an option as JSON; throws `bad-input` naming the option. */
export function jsonOption(option: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PlumblineError('bad-input', `${option} is not JSON: ${text}`, { field: option }, cause);
  }
}

/**
 * Named numbers from an option: an object such as {"period":14}, or a list of values in the order of `names`.
 * Throws `bad-input` naming the option, and the name whose value is not a number.
 */
export function numbersOption(
  option: string,
  text: string,
  names: readonly string[],
): Readonly<Record<string, number>> {
  const value = jsonOption(option, text);
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null || (isList && value.length > names.length)) {
    const wish = isList ? `at most ${names.length} values (${names.join(', ')})` : 'an object such as {"period":14}';
    throw new PlumblineError('bad-input', `${option} must be ${wish}, not ${text}`, { field: option });
  }
  const entries: readonly (readonly [string, unknown])[] = isList
    ? value.map((one: unknown, at) => [names[at] ?? String(at), one] as const)
    : Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, one]) => {
      if (typeof one === 'number') return [name, one];
      const shown = JSON.stringify(one);
      throw new PlumblineError('bad-input', `${option}: ${name} must be a number, not ${shown}.`, { field: name });
    }),
  );
}
