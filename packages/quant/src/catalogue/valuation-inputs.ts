import type { LocalText } from '@plumbline/model/locale';
import type { FormulaValue } from '../facts/formula.ts';
import { whereUnknown } from '../pricing/discounting/refusals.ts';
import { numberArgument } from '../facts/formula-arguments.ts';

/** Arguments of a formula function as numbers, under their declared names. */
export function namedNumbers<N extends string>(
  names: readonly N[],
  values: readonly FormulaValue[],
): Readonly<Record<N, number>> {
  const pairs = names.map((name, i) => [name, numberArgument(values[i], name)] as const);
  // Object.fromEntries forgets the key type; every name has just been given its number.
  return Object.fromEntries(pairs) as Readonly<Record<N, number>>;
}

/**
 * The first reason whose figure is unknown or not above zero; null when all are fine. What is unknown is said to be unknown:
 * only a figure on record can be "not above zero" or "not paid".
 */
export function firstNotAboveZero(
  inputs: ReadonlyMap<string, number | null>,
  reasons: readonly (readonly [metric: string, why: LocalText])[],
): LocalText | null {
  const failed = reasons.find(([metric]) => !((inputs.get(metric) ?? 0) > 0));
  if (failed === undefined) return null;
  const [metric, why] = failed;
  return (inputs.get(metric) ?? null) === null ? (whereUnknown.get(why) ?? why) : why;
}
