/** What stands behind the stem of a code: a series of preferred shares, warrants, units, rights. The others stand for themselves. */
const marks: readonly (readonly [pattern: RegExp, mark: string])[] = [
  [/^[$^]([A-Z]?)$/, 'P'],
  [/^[./]WS?(?:[./]?([A-Z]))?$/, 'WT'],
  [/^[./]U$/, 'UN'],
  [/^[./]R$/, 'RI'],
];

/**
 * The code of a security of New York as the SEC and Yahoo form it, whichever list spells it: `ABR.PE` for `ABR$E` (the symbol
 * directory) and `ABR^E` (Nasdaq's pages), `ACHR.WT` for `ACHR.W` and `ACHR.WS`. Shares of a class stay as they are: `BRK.B`.
 */
export function newYorkCode(listed: string): string {
  const [, stem = '', rest = ''] = /^([A-Z0-9]+)(.*)$/.exec(listed.trim().toUpperCase()) ?? [];
  for (const [pattern, mark] of marks) {
    const found = pattern.exec(rest);
    if (found !== null) return `${stem}.${mark}${found[1] ?? ''}`;
  }
  return `${stem}${rest.replace(/[/-]/, '.')}`;
}
