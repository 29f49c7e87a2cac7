/** Edits between two words: characters put in, left out, replaced, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let k = 1; k <= b.length; k += 1) {
      const cost = a[i - 1] === b[k - 1] ? 0 : 1;
      let least = Math.min(row[k] + 1, next[k - 1] + 1, row[k - 1] + cost);
      if (i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1]) least = Math.min(least, before[k - 2] + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length];
}

/** The name that was probably meant: the nearest within a third of the letters; null when none is near. */
export function nearestName(word: string, names: Iterable<string>): string | null {
  const lower = word.toLowerCase();
  let best: string | null = null;
  let least = Math.max(1, Math.floor(word.length / 3)) + 0.5;
  for (const name of names) {
    const far = distance(lower, name.toLowerCase());
    if (far >= least) continue;
    least = far;
    best = name;
  }
  return best;
}
