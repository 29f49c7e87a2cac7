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

/** A stretch of the height of a drawing. */
type Stretch = readonly [from: number, to: number];

/** How far a place is moved at a time when a free one is looked for. */
const step = 2;

/**
 * Where a text of `size` stands within `bounds` so that it covers nothing of `taken`: at the first of the wanted places that is
 * free, else as near to that as there is room; null where there is none.
 */
export function freePlace(
  wanted: readonly number[],
  size: number,
  taken: readonly Stretch[],
  bounds: Stretch,
): number | null {
  const [from, to] = bounds;
  const isFree = (place: number): boolean =>
    place >= from && place + size <= to && taken.every(([low, high]) => place + size <= low || place >= high);
  const [first = from] = wanted;
  const moved = Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => [
    first - (at + 1) * step,
    first + (at + 1) * step,
  ]).flat();
  return [...wanted, ...moved].find(isFree) ?? null;
}

type Point = readonly [x: number, y: number];

/** Moves marks of a size apart, in the order given, so that each is seen: along the line away from those before it. */
export function spreadApart(points: readonly Point[], size: number, span: number): readonly Point[] {
  const placed: Point[] = [];
  const inside = (one: number): number => Math.min(span - size / 2, Math.max(size / 2, one));
  for (const [x, y] of points) {
    const around = Array.from({ length: 8 }, (_, turn) => (turn * Math.PI) / 4);
    const rings = [0, 1, 2, 3].flatMap((ring) =>
      (ring === 0 ? [0] : around).map((angle): Point => [
        inside(x + ring * size * Math.cos(angle)),
        inside(y + ring * size * Math.sin(angle)),
      ]),
    );
    const isFree = ([a, b]: Point): boolean => placed.every(([c, d]) => Math.hypot(a - c, b - d) >= size - 1e-9);
    placed.push(rings.find(isFree) ?? [inside(x), inside(y)]);
  }
  return placed;
}

/** About how wide a text is drawn: a letter or digit takes two thirds of its height, a Chinese character all of it. */
export function roughWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? size : size * 0.66), 0);
}
