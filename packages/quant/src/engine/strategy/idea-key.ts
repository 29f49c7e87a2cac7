import { canonicalText } from '@plumbline/model/canonical-text';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { sha256, utf8 } from '../../facts/hash.ts';
import type { ParameterValues } from './kernel.ts';

/** The same tree with every number, and every parameter, left blank. */
function blanked(value: unknown): unknown {
  if (typeof value === 'number') return '#';
  if (Array.isArray(value)) return value.map(blanked);
  if (typeof value !== 'object' || value === null) return value;
  if ('parameter' in value || ('op' in value && (value.op === 'parameter' || value.op === 'constant'))) return '#';
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, blanked(child)]));
}

/**
 * Names the idea behind a strategy: its logic without its numbers, name, universe and costs. Two strategies with one key
 * are variants of one idea, and what was tried for one was tried for the other. 64 hexadecimal digits.
 */
export function ideaKey({ entry, exit, ranking, sizing, risk, recurring, grid, scaleIn, idle }: StrategySpec): string {
  return sha256(utf8(canonicalText(blanked({ entry, exit, ranking, sizing, risk, recurring, grid, scaleIn, idle }))));
}

/**
 * Names a sweep over some parameters of a strategy: the same however the others stand, so that a line shown beside a
 * slider is one disclosed trial and not one more with every turn of another. 64 hexadecimal digits.
 */
export function sweepKey(spec: StrategySpec, keys: readonly string[], size: number): string {
  const { name: _name, parameters: _parameters, ...rest } = spec;
  return sha256(utf8(canonicalText({ ...rest, swept: [...keys].toSorted(), size })));
}

/**
 * Names one setting that was evaluated: everything about the strategy that changes its result, with these parameter
 * values in place of its own. Looking at the same setting twice is one trial. 64 hexadecimal digits.
 */
export function settingKey(spec: StrategySpec, values: ParameterValues = {}): string {
  const { name: _name, parameters, ...rest } = spec;
  const settings = parameters
    .map(({ key, value }): readonly [string, number] => [key, values[key] ?? value])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256(utf8(canonicalText({ ...rest, settings })));
}
