import { ago, close, number, sum, type Term } from '../term.ts';

const sessionsInMonth = 21;

/** A return that ends a month ago; null for what is no return over more than a month. */
export function withoutLastMonth(term: Term): Term | null {
  const bars = term.is === 'call' && term.name === 'ROC' ? term.args[1] : undefined;
  if (bars?.is !== 'number' || bars.value <= sessionsInMonth) return null;
  return sum('-', sum('/', ago(close, sessionsInMonth), ago(close, bars.value)), number(1));
}
