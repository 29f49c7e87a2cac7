import type { Instrument, SecurityKind } from './instrument.ts';
import { codeOf } from './instrument.ts';
import { receiptRatio } from './receipt-ratio.ts';

const byTitle: readonly (readonly [RegExp, SecurityKind])[] = [
  [/\bwarrants?\b/i, 'warrant'],
  [/\bpreferred\b|\bpreference\b|\bpfd\b|% series [a-z]\b|优先股|優先股/i, 'preferred'],
  [
    /\b(?:senior|subordinated|exchange.traded)\b.*\bnotes?\b|\bnotes? due\b|\bdebentures?\b|\bmortgage bonds?\b/i,
    'note',
  ],
  // Units of a partnership are its shares; others bundle shares with warrants or debt.
  [/\bunits?,? (?:each )?consisting\b|(?<!\b(?:common|partnership|depositary) )\bunits\b|\bunit$/i, 'unit'],
  [/\brights?\b(?! (?:aid|group|media))$/i, 'right'],
  [/\bADRs?\b|\/ADR|\bADSs?\b|\b(?:american|global) deposit[ao]ry\b|\bGDRs?\b/i, 'receipt'],
  // Slices of a preferred share.
  [/\bdeposit[ao]ry (?:shares?|receipts?)\b/i, 'preferred'],
  [
    /\bETFs?\b|\bETNs?\b|\bSPDR\b|\bishares\b|\bgrayscale\b|\bproshares\b|\bclosed.end\b|\bmutual fund\b|\bfunds?(?: [0-9ivx]+)?(?:,? (?:inc|llc|l\.?p|ltd|corp|plc)\.?)*$/i,
    'fund',
  ],
  [
    /\btrust,? series \d|\b(?:municipal|dividend|high income|income (?:&|and)|term|floating rate|bitcoin|ether(?:eum)?|gold|silver)\b.*\btrust\b/i,
    'fund',
  ],
];

/** Behind the dash or the point of a US code. */
const byMark: readonly (readonly [RegExp, SecurityKind])[] = [
  [/^P[A-Z]?$/, 'preferred'],
  [/^(?:WT|WS)[A-Z]?$/, 'warrant'],
  [/^(?:UN|U)$/, 'unit'],
  [/^(?:RI|RT|R)$/, 'right'],
];

/** Fifth letters of Nasdaq and of the over-the-counter market, and what else an added letter means. */
const added: Readonly<Record<string, SecurityKind>> = { W: 'warrant', U: 'unit', R: 'right', Y: 'receipt' };
const classLetters = /^[ABCKF]$/;
const seniorLetters = /^[PONMLIGHJTEDSV]$/;

/** By a company's other codes, the first of them its main share. */
function besideMain(code: string, main: string, codes: readonly string[]): SecurityKind {
  if (main.startsWith(code)) return 'common';
  const last = code.at(-1) ?? '';
  const isAdded = codes.some((other) => other !== code && code.length === other.length + 1 && code.startsWith(other));
  const sameStem = code.slice(0, 3) === main.slice(0, 3);
  if (!isAdded && !(code.length === 5 && (sameStem || last === 'F' || last === 'Y' || last === 'K'))) return 'other';
  const known = added[last];
  if (known !== undefined) return known;
  if (classLetters.test(last)) return code.length === 5 ? 'common' : 'other';
  return seniorLetters.test(last) ? 'preferred' : 'other';
}

/**
 * What a US security is, from its code, its title and the company's other codes.
 * code: as listed, with a dash or a point before what marks it (`JPM-PC`, `JPM.PC`). codes: all of one company, the main share first;
 * empty where they are not known. Anything of a company that is not told apart is `other`, never taken for common stock.
 * Reference: NYSE and Nasdaq suffix conventions.
 */
export function securityKindOf(code: string, title: string, codes: readonly string[] = []): SecurityKind {
  const mark = /[-.]([A-Z]+)$/.exec(code)?.[1];
  const marked = byMark.find(([pattern]) => mark !== undefined && pattern.test(mark))?.[1];
  if (marked !== undefined) return marked;
  const titled = byTitle.find(([pattern]) => pattern.test(title))?.[1];
  const [main] = codes;
  const isMain = main === undefined || main === code || mark !== undefined;
  if (titled !== undefined && (isMain || titled !== 'receipt')) return titled;
  if (!isMain) return besideMain(code, main, codes);
  // Also where no other code of the company is listed.
  return /^[A-Z]{4}P$/.test(code) ? 'preferred' : 'common';
}

/** The same of an instrument: as the list of filers says, else from its code and name. Other markets list shares. */
export function securityKind(instrument: Instrument): SecurityKind {
  if (instrument.security !== undefined) return instrument.security;
  if (instrument.kind === 'etf') return 'fund';
  if (instrument.market !== 'us' || instrument.kind !== 'stock') return 'common';
  return securityKindOf(codeOf(instrument.id), instrument.name.en);
}

/**
 * Shares of the statements that one unit stands for; `null` where it is a receipt, or may be one, and neither a record nor its title
 * gives the ratio.
 * isForeignIssuer: whether its annual reports are those of a foreign issuer, which lists shares or receipts over any number of them.
 */
export function sharesInUnit(instrument: Instrument, isForeignIssuer: boolean): number | null {
  if (instrument.sharesPerUnit !== undefined) return instrument.sharesPerUnit;
  if (securityKind(instrument) === 'receipt') return receiptRatio(instrument.name.en);
  return isForeignIssuer ? null : 1;
}

/** Whether one unit is a share of the company, or a receipt over shares, so that its earnings may be divided by it. */
export function isShare(instrument: Instrument): boolean {
  const kind = securityKind(instrument);
  return kind === 'common' || kind === 'receipt';
}
