/** As many rows or keys as one statement takes on either engine. */
const atOnce = 500;

/** A list in parts that one statement takes each, in their order. */
export function pagesOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / atOnce) }, (_, page) =>
    all.slice(page * atOnce, (page + 1) * atOnce),
  );
}

/** What belongs together by a key, in the order in which it first came. */
export function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}
