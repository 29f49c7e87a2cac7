import type { Term } from '../term.ts';

/** What a term of prices measures: where the price stands, or how far one price is from another. */
export type Measure = 'level' | 'distance';

const levelNames: ReadonlySet<string> = new Set(['close', 'open', 'high', 'low', 'vwap']);
const overSeries: ReadonlySet<string> = new Set(['SMA', 'EMA', 'WMA', 'HMA', 'highest', 'lowest', 'median', 'abs']);
const lines = /^(?:BB|KC|PSAR|ICHIMOKU|channel)/u;

function ofSum(op: string, left: Measure | null, right: Measure | null): Measure | null {
  if (op === '-') return left === 'level' && right === 'level' ? 'distance' : left;
  if (op === '+') return left ?? right;
  return op === '*' ? (left ?? right) : right === null ? left : null;
}

/** Null where it is neither, as numbers, ratios and oscillators are. */
export function measureOf(term: Term): Measure | null {
  if (term.is === 'name') return levelNames.has(term.name) ? 'level' : null;
  if (term.is === 'ago' || term.is === 'of') return measureOf(term.of);
  if (term.is === 'sum') return ofSum(term.op, measureOf(term.left), measureOf(term.right));
  if (term.is !== 'call') return null;
  if (term.name === 'ATR') return 'distance';
  if (lines.test(term.name)) return 'level';
  const [of] = term.args;
  return overSeries.has(term.name) && of !== undefined ? measureOf(of) : null;
}
