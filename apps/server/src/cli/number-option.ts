import { PlumblineError } from '@plumbline/model/errors';

/** An option as a number within bounds; `otherwise` when it is not given. Throws `bad-input` naming the option. */
export function numberOption<T>(
  option: string,
  text: string | undefined,
  otherwise: T,
  {
    min = -Infinity,
    max = Infinity,
    whole = false,
  }: { readonly min?: number; readonly max?: number; readonly whole?: boolean } = {},
): number | T {
  if (text === undefined) return otherwise;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
  const kind = whole ? 'a whole number' : 'a number';
  const range = `${min === -Infinity ? '' : ` of at least ${min}`}${max === Infinity ? '' : ` and at most ${max}`}`;
  throw new PlumblineError('bad-input', `${option} must be ${kind}${range}, not "${text}".`, { field: option });
}
