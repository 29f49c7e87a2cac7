import type { StrategySpec } from '@plumbline/model/strategy-spec';

type Node = unknown;

const fieldsOf = (value: Node): Readonly<Record<string, Node>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, Node>>)
    : null;

/** The setting that stands in a place, as an amount or as an expression. */
function settingIn(value: Node): string | null {
  const fields = fieldsOf(value);
  if (fields === null) return null;
  if (fields['op'] === 'parameter') return String(fields['key']);
  return typeof fields['parameter'] === 'string' && fields['op'] === undefined ? fields['parameter'] : null;
}

function numberIn(value: Node): number | null {
  if (typeof value === 'number') return value;
  const fields = fieldsOf(value);
  return fields?.['op'] === 'constant' && typeof fields['value'] === 'number' ? fields['value'] : null;
}

/** Goes through both at once as long as they are built alike. */
function walk(before: Node, after: Node, visit: (key: string, value: number) => void): void {
  const key = settingIn(before);
  if (key !== null) {
    const value = numberIn(after);
    if (value !== null) visit(key, value);
    return;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length) for (const [at, one] of before.entries()) walk(one, after[at], visit);
    return;
  }
  const [left, right] = [fieldsOf(before), fieldsOf(after)];
  if (left === null || right === null || left['op'] !== right['op'] || left['id'] !== right['id']) return;
  for (const [name, one] of Object.entries(left)) walk(one, right[name], visit);
}

/** Puts the settings back where a number stands in their place. */
function restored(before: Node, after: Node, kept: ReadonlyMap<string, number>): Node {
  const key = settingIn(before);
  if (key !== null) return kept.has(key) && numberIn(after) === kept.get(key) ? before : after;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? after.map((one, at) => restored(before[at], one, kept)) : after;
  const [left, right] = [fieldsOf(before), fieldsOf(after)];
  if (left === null || right === null || left['op'] !== right['op'] || left['id'] !== right['id']) return after;
  return Object.fromEntries(Object.entries(right).map(([name, one]) => [name, restored(left[name], one, kept)]));
}

function settingsIn(value: Node, found: Set<string>): Set<string> {
  const key = settingIn(value);
  if (key !== null) found.add(key);
  if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) settingsIn(one, found);
  return found;
}

/** What settings may stand in. */
const ruled = ({ entry, exit, entryOrders, ranking, sizing, risk, recurring, grid, scaleIn }: StrategySpec) => ({
  entry,
  exit,
  ...(entryOrders !== undefined && { entryOrders }),
  ...(ranking !== undefined && { ranking }),
  sizing,
  risk,
  ...(recurring !== undefined && { recurring }),
  ...(grid !== undefined && { grid }),
  ...(scaleIn !== undefined && { scaleIn }),
});

/**
 * A changed strategy with its settings: a number that took the place of one is its new value, where it is that everywhere.
 * Settings that nothing uses any more are gone.
 */
export function keepSettings(before: StrategySpec, after: StrategySpec): StrategySpec {
  const values = new Map<string, number>();
  const open = new Set<string>();
  walk(ruled(before), ruled(after), (key, value) => {
    if ((values.get(key) ?? value) !== value) open.add(key);
    values.set(key, value);
  });
  const used = settingsIn(ruled(after), new Set());
  const kept = new Map([...values].filter(([key]) => !open.has(key) && !used.has(key)));
  // Only numbers are put back as the settings they were: the shape is that of a strategy.
  const rules = restored(ruled(before), ruled(after), kept) as ReturnType<typeof ruled>;
  const left = settingsIn(rules, new Set());
  const said = settingsIn(ruled(before), new Set());
  const parameters = before.parameters
    .filter(({ key }) => left.has(key) || !said.has(key))
    .map((one) => {
      const value = kept.get(one.key) ?? one.value;
      return { ...one, value, min: Math.min(one.min, value), max: Math.max(one.max, value) };
    });
  return { ...after, ...rules, parameters };
}
