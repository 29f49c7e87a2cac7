import type { StrategySpec } from '@plumbline/model/strategy-spec';

export interface SpecChange {
  /** `parameters.fast.value`, `entry.long.left.id`. */
  readonly path: string;
  /** null = it was not there. */
  readonly from: string | null;
  readonly to: string | null;
}

function children(value: unknown): readonly (readonly [string, unknown])[] | null {
  if (Array.isArray(value)) {
    // Parameters are known by their key, wherever they stand in the list.
    return value.map((item: unknown, at) => [
      typeof item === 'object' && item !== null && 'key' in item ? String(item.key) : String(at),
      item,
    ]);
  }
  return typeof value === 'object' && value !== null ? Object.entries(value) : null;
}

function printed(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** Exactly the fields in which two strategies differ, each once, in the order of the later one. */
export function specDiff(before: StrategySpec, after: StrategySpec): readonly SpecChange[] {
  const walk = (from: unknown, to: unknown, path: string): readonly SpecChange[] => {
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    const [left, right] = [children(from), children(to)];
    const isSameNode = left !== null && right !== null && opOf(from) === opOf(to);
    if (!isSameNode) return [{ path, from: printed(from), to: printed(to) }];
    const known = new Map(left);
    const keys = [...new Set([...right.map(([key]) => key), ...known.keys()])];
    const later = new Map(right);
    return keys.flatMap((key) => walk(known.get(key), later.get(key), path === '' ? key : `${path}.${key}`));
  };
  return walk(before, after, '');
}

/** Another operation is another condition: it is shown whole, not field by field. */
function opOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'op' in value ? value.op : undefined;
}
