/** How well a text answers what was typed: 0 exact start, 1 start of a word, 2 inside, 3 letters in order; null when not. */
export function matchRank(text: string, typed: string): number | null {
  const hay = text.toLowerCase();
  const needle = typed.trim().toLowerCase();
  if (needle === '') return 0;
  if (hay.startsWith(needle)) return 0;
  if (hay.split(/\s+/).some((word) => word.startsWith(needle))) return 1;
  if (hay.includes(needle)) return 2;
  let from = 0;
  for (const char of needle) {
    const at = hay.indexOf(char, from);
    if (at < 0) return null;
    from = at + 1;
  }
  return needle.length < 3 ? null : 3;
}

/** Keeps what matches, best first, otherwise in the given order. */
export function rankByText<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  return items
    .map((item) => ({ item, rank: matchRank(textOf(item), typed) }))
    .filter((entry): entry is { item: Item; rank: number } => entry.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map((entry) => entry.item);
}
