/**
 * Heights for labels that want to stand at `wanted` and are `size` tall, moved apart so that none covers another and kept
 * within `bounds` while they fit there. In the order given.
 */
export function labelPlaces(
  wanted: readonly number[],
  size: number,
  [from, to]: readonly [number, number],
): readonly number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let free = from;
  for (const at of order) {
    places[at] = Math.max(free, wanted[at] ?? 0);
    free = (places[at] ?? 0) + size;
  }
  let taken = to;
  for (const at of order.toReversed()) {
    places[at] = Math.min(taken, places[at] ?? 0);
    taken = (places[at] ?? 0) - size;
  }
  return places;
}
