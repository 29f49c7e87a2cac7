/** Margins that differ by less are the same to a reader: one point. Every sentence of a report that compares two goes by it. */
export const sameMargin = 0.01;

/** How a margin moved from one time to another, in the word that every sentence of a report has for it. */
export function marginMove(now: number, before: number): 'up' | 'down' | 'flat' {
  if (Math.abs(now - before) <= sameMargin) return 'flat';
  return now > before ? 'up' : 'down';
}
