import type { StrategySpec } from './strategy-spec.ts';

// Apart from the schema of strategies, so that what only compares them does without the schema library.

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, child]) => [name, sorted(child)]),
  );
}

/** Any part of a spec as text in which equal parts are equal: keys in order, nothing absent. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** The text that identifies what a strategy does. Its name is not part of it. */
export function canonicalSpec({ name: _name, ...rest }: StrategySpec): string {
  return canonicalText(rest);
}
