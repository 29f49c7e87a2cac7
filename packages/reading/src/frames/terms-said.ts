import type { Edge } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import { call, close, someTerm, type Term } from '../term.ts';

/** The event that a figure of it belongs to. */
export function eventIn(term: Term | undefined): string | null {
  if (term?.is !== 'compare' || term.left.is !== 'name') return null;
  const [, event] = /^(event\.\w+)\.(?:growth|ratio|size)$/u.exec(term.left.name) ?? [];
  if (event === undefined) return null;
  return event === 'event.bonusShares' ? 'event.bonusShares.announced' : event;
}

export const isOpenLine = (part: Term): boolean =>
  part.is === 'call' && /^(S|E)MA$/u.test(part.name) && part.args[1]?.is === 'number' && part.args[1].value === 0;

/** The averages that a term names; a Keltner channel stands on one. */
export function linesOf(part: Term): readonly Term[] {
  if (part.is !== 'call' || isOpenLine(part)) return [];
  if (/^(S|E|H|W)MA$/u.test(part.name))
    return part.args[0] === close || (part.args[0]?.is === 'name' && part.args[0].name === 'close') ? [part] : [];
  return part.name === 'KC.upper' ? [call('EMA', close, part.args[0]!)] : [];
}

/** The names that a phrase holds, in order. */
export function namesIn({ symbol, value, parts }: Edge): readonly Mention[] {
  return symbol === 'instrument' ? [value as Mention] : parts.flatMap(namesIn);
}

/** The gap of two names that stand elsewhere. */
export const saysOpenGap = (term: Term): boolean =>
  someTerm(
    term,
    (part) => part.is === 'call' && (part.name === 'spread' || part.name === 'ratio') && part.args.length === 0,
  );
