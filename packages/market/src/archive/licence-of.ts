const licences: ReadonlyMap<string, string> = new Map([
  ['US Securities and Exchange Commission', 'public domain'],
  ['The SEC', 'public domain'],
  ['Coin Metrics', 'CC BY-NC 4.0: not for commercial use, name the source'],
  ['FRED', 'terms of FRED: name the source; some series belong to others and may not be passed on'],
]);

/** Under what terms the answers of a publisher may be kept and passed on. */
export function licenceOf(publisher: string): string {
  return licences.get(publisher) ?? 'terms of the source: for your own use; do not pass it on without its consent';
}
