import type { Pair } from '../venue/pair.ts';

/** Kraken's own codes of two coins. */
const codes: ReadonlyMap<string, string> = new Map([
  ['BTC', 'XBT'],
  ['DOGE', 'XDG'],
]);

const codeAt = (code: string): string => codes.get(code) ?? code;

/** How Kraken spells a pair when asked: XBTUSD. */
export function krakenSymbol({ base, quote }: Pair): string {
  return `${codeAt(base)}${codeAt(quote)}`;
}

/** Whether an answer is about a pair: older coins are answered with a letter for their kind before each code, as XXBTZUSD. */
export function isSamePair(answered: string, { base, quote }: Pair): boolean {
  const [b, q] = [codeAt(base), codeAt(quote)];
  return [`${b}${q}`, `X${b}Z${q}`, `X${b}X${q}`, `${b}Z${q}`].includes(answered);
}
