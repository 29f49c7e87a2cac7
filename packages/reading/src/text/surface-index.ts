import { isBlank, isDigit, isLetter } from './fold.ts';

/** Words looked up by their first two characters. */
export interface SurfaceIndex<T> {
  readonly byStart: ReadonlyMap<string, readonly Surface<T>[]>;
}

export interface Surface<T> {
  /** Folded. */
  readonly text: string;
  readonly value: T;
}

export interface SurfaceMatch<T> {
  readonly to: number;
  readonly surface: Surface<T>;
}

function startOf(text: string): string {
  const second = text.charAt(1);
  return second === ' ' || second === '-' ? text.charAt(0) : text.slice(0, 2);
}

export function indexSurfaces<T>(surfaces: readonly Surface<T>[]): SurfaceIndex<T> {
  const byStart = new Map<string, Surface<T>[]>();
  for (const surface of surfaces) {
    const start = startOf(surface.text);
    const list = byStart.get(start);
    if (list === undefined) byStart.set(start, [surface]);
    else list.push(surface);
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
  for (const start of [text.charAt(from), text.slice(from, from + 2)]) {
    if (start === '') continue;
    for (const surface of index.byStart.get(start) ?? []) {
      const end = endOf(text, from, surface.text);
      const to = end < 0 ? -1 : edgeAfter(text, end);
      if (to >= 0) found.push({ to, surface });
    }
    if (text.length - from < 2) break;
  }
  return found;
}

/** Those of names and codes: what is one itself is no plural of another. */
export function namesAt<T>(index: SurfaceIndex<T>, text: string, from: number): readonly SurfaceMatch<T>[] {
  const found = matchesAt(index, text, from);
  const isExact = ({ to, surface }: SurfaceMatch<T>): boolean => endOf(text, from, surface.text) === to;
  const exact = new Set(found.length < 2 ? [] : found.filter(isExact).map(({ to }) => to));
  return exact.size === 0 ? found : found.filter((one) => !exact.has(one.to) || isExact(one));
}
