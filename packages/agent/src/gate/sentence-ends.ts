const abbreviation =
  /(?:\b(?:Inc|Corp|Co|Ltd|vs|No|Nos|St|Dr|Mr|Ms|Jr|Sr|approx|est|incl|e\.g|i\.e|etc|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)|\b[A-Z])\.$/;

/** Whether a sentence ends with the sign at a place: a full stop behind an abbreviation or between digits ends none. */
export function endsAt(text: string, at: number, from: number): boolean {
  const sign = text[at] ?? '';
  if ('。！？'.includes(sign)) return sign !== '';
  const isFollowed = /^["”’')\]]*(?:\s|$)/.test(text.slice(at + 1, at + 5));
  if (sign === '' || !'.!?'.includes(sign) || !isFollowed) return false;
  return !(sign === '.' && abbreviation.test(text.slice(Math.max(from, at - 12), at + 1)));
}
