import { isBlank, isDigit, isLetter } from './fold.ts';

/** Words looked up by their first characters, up to three. */
export interface SurfaceIndex<T> {
  readonly byStart: ReadonlyMap<string, readonly Surface<T>[]>;
}

/** A word of a table. */
export interface TableWord<T> {
  /** Folded. */
  readonly text: string;
  readonly value: T;
}

export interface Surface<T> extends TableWord<T> {
  /** Where it stands in its table: of equal matches the first is meant. */
  readonly place: number;
}

export interface SurfaceMatch<T> {
  readonly to: number;
  readonly surface: Surface<T>;
}

const isGap = (character: string): boolean => character === ' ' || character === '-';

const longestStart = 3;

/** What must stand there: the characters before the first that may be left out. */
function startOf(text: string): string {
  let length = 1;
  while (length < longestStart && length < text.length && !isGap(text.charAt(length))) length += 1;
  return text.slice(0, length);
}

export function indexSurfaces<T>(table: readonly TableWord<T>[]): SurfaceIndex<T> {
  const byStart = new Map<string, Surface<T>[]>();
  for (const [place, { text, value }] of table.entries()) {
    const start = startOf(text);
    const list = byStart.get(start);
    if (list === undefined) byStart.set(start, [{ text, value, place }]);
    else list.push({ text, value, place });
  }
  return { byStart };
}

/** Where `surface` ends if it stands at `from`; -1 if it does not. A blank or hyphen of the table stands for either, or for none. */
function endOf(text: string, from: number, surface: string): number {
  let at = from;
  for (let place = 0; place < surface.length; place += 1) {
    const wanted = surface.charAt(place);
    const found = text.charAt(at);
    if (wanted === ' ' || wanted === '-') {
      if (isBlank(found) || found === '-') {
        at += 1;
        if (isBlank(text.charAt(at))) at += 1;
      } else if (wanted === ' ' && place === 1) return -1;
      continue;
    }
    if (found !== wanted) return -1;
    at += 1;
  }
  return at;
}

/** A match ends at the edge of a word; a plural or possessive `s` may follow. */
function edgeAfter(text: string, to: number): number {
  const last = text.charAt(to - 1);
  if (!isLetter(last)) return isDigit(last) && isDigit(text.charAt(to)) ? -1 : to;
  const next = text.charAt(to);
  if (!isLetter(next)) {
    if (next === "'" && text.charAt(to + 1) === 's' && !isLetter(text.charAt(to + 2))) return to + 2;
    return to;
  }
  if (next === 's' && !isLetter(text.charAt(to + 1))) return to + 1;
  return -1;
}

function startsInsideWord(text: string, from: number): boolean {
  const first = text.charAt(from);
  if (isLetter(first)) return isLetter(text.charAt(from - 1));
  return isDigit(first) && isDigit(text.charAt(from - 1));
}

/** Every word of the index that stands at a place, whatever its length. */
export function matchesAt<T>(index: SurfaceIndex<T>, text: string, from: number): readonly SurfaceMatch<T>[] {
  const found: SurfaceMatch<T>[] = [];
  if (startsInsideWord(text, from)) return found;
  for (let length = 1; length <= longestStart && from + length <= text.length; length += 1)
    for (const surface of index.byStart.get(text.slice(from, from + length)) ?? []) {
      const end = endOf(text, from, surface.text);
      const to = end < 0 ? -1 : edgeAfter(text, end);
      if (to >= 0) found.push({ to, surface });
    }
  return found.length < 2 ? found : found.sort((a, b) => a.surface.place - b.surface.place);
}

/** Those of names and codes: what is one itself is no plural of another. */
export function namesAt<T>(index: SurfaceIndex<T>, text: string, from: number): readonly SurfaceMatch<T>[] {
  const found = matchesAt(index, text, from);
  const isExact = ({ to, surface }: SurfaceMatch<T>): boolean => endOf(text, from, surface.text) === to;
  const exact = new Set(found.length < 2 ? [] : found.filter(isExact).map(({ to }) => to));
  return exact.size === 0 ? found : found.filter((one) => !exact.has(one.to) || isExact(one));
}
