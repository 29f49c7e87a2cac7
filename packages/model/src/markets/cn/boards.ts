import { codeOf, isIndex, venueOf, type InstrumentId } from '../../instrument.ts';

/** Boards of the mainland; the exchange is part of the name where a rule differs by exchange. */
export const cnShareBoards = ['sse-main', 'star', 'szse-main', 'chinext', 'bse'] as const;
export type CnBoard = (typeof cnShareBoards)[number] | 'sse-fund' | 'szse-fund';

const prefixes: readonly (readonly [venue: string, pattern: RegExp, board: CnBoard])[] = [
  ['SH', /^60\d{4}$/, 'sse-main'],
  ['SH', /^68[89]\d{3}$/, 'star'],
  ['SH', /^5[0-3568]\d{4}$/, 'sse-fund'],
  ['SZ', /^00[0-4]\d{3}$/, 'szse-main'],
  ['SZ', /^30[0-2]\d{3}$/, 'chinext'],
  ['SZ', /^1[568]\d{4}$/, 'szse-fund'],
  ['BJ', /^(43|83|87|88|92)\d{4}$/, 'bse'],
];

/**
 * The board of a mainland code, which decides its limit, lot and fees: STAR 688/689, ChiNext 300-302, Beijing 43/83/87/88/92,
 * main boards 60x and 000-004, listed funds 5x and 15/16/18. Null for an index, a B-share or an unknown code: no rule is guessed.
 */
export function cnBoardOf(id: InstrumentId): CnBoard | null {
  if (isIndex(id)) return null;
  const venue = venueOf(id);
  const code = codeOf(id);
  return prefixes.find(([where, pattern]) => where === venue && pattern.test(code))?.[2] ?? null;
}
