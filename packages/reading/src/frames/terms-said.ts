import type { Operand } from '../grammar/values.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { Group } from './chains.ts';
import { call, close, someTerm, writeTerm, type Term } from '../term.ts';

/** The event that a figure of it belongs to. */
export function eventIn(term: Term | undefined): string | null {
  if (term?.is !== 'compare' || term.left.is !== 'name') return null;
  const [, event] = /^(event\.\w+)\.(?:growth|ratio|size)$/u.exec(term.left.name) ?? [];
  if (event === undefined) return null;
  return event === 'event.bonusShares' ? 'event.bonusShares.announced' : event;
}

export const isOpenLine = (part: Term): boolean =>
  part.is === 'call' && /^(S|E)MA$/u.test(part.name) && part.args[1]?.is === 'number' && part.args[1].value === 0;

/** The averages that a term names; a channel stands on one. */
export function linesOf(part: Term): readonly Term[] {
  if (part.is !== 'call' || isOpenLine(part)) return [];
  if (/^(S|E|H|W)MA$/u.test(part.name))
    return part.args[0] === close || (part.args[0]?.is === 'name' && part.args[0].name === 'close') ? [part] : [];
  if (/^BB\.(?:upper|lower)$/u.test(part.name)) return [call('SMA', close, part.args[0]!)];
  return part.name === 'KC.upper' ? [call('EMA', close, part.args[0]!)] : [];
}

/** Levels of one indicator. */
export function isSameLine(one: Term, other: Term): boolean {
  if (one.is !== 'compare' || other.is !== 'compare' || one.left.is !== 'call') return false;
  return writeTerm(one.left) === writeTerm(other.left);
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

/** What is joined to what stands before it by its own first word. */
export const isAttached = (edge: Edge): boolean =>
  /^(fn:of|logic:after|logic:when|logic:unless|logic:except)$/u.test(leavesOf(edge)[0]!.symbol);

/** An order that rests is hung out whenever what follows holds. */
export const isResting = ({ reasons }: Group): boolean =>
  reasons.every((one) => one.is === 'condition' && /^(limit|stopAt)\(/u.test(writeTerm(one.value.term)));

/** "RSI2 reversion: … RSI below 10": the same indicator as in the heading, of another length. */
export function isOtherThan(headline: Operand | null, terms: readonly Term[]): boolean {
  const { term } = headline ?? {};
  if (term?.is !== 'call') return false;
  const isAnother = (part: Term): boolean =>
    part.is === 'call' && part.name === term.name && writeTerm(part) !== writeTerm(term);
  return terms.some((one) => someTerm(one, isAnother));
}
