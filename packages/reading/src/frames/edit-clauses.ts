import type { InstrumentId } from '@plumbline/model/instrument';
import { goodEnd } from '../grammar/good-end.ts';
import type { StopSwap, TermSwap } from '../grammar/edit-clauses.ts';
import type { Growth } from '../grammar/scaling.ts';
import type { Basis } from '../grammar/selections.ts';
import type { Condition, Operand } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { StrategyParts } from '../reading.ts';
import { call, mapTerm, writeTerm, type Series, type Term } from '../term.ts';
import { withLines } from './edit-operands.ts';
import { averages, mapRules } from './edit-parts.ts';
import { changedInPassing } from './edit-talk.ts';
import { withStop } from './edit-stops.ts';

/** The parts after a change, and what changed. */
interface Changed {
  readonly parts: StrategyParts;
  readonly change: string;
}

/** Averages of any kind with one length are one line: who says "the 200-day" names no kind. */
function isSaid(part: Term, from: Term): boolean {
  if (writeTerm(part) === writeTerm(from)) return true;
  if (part.is !== 'call' || from.is !== 'call' || from.name !== 'SMA' || !averages.has(part.name)) return false;
  return part.args.map(writeTerm).join() === from.args.map(writeTerm).join();
}

const inPlaceOf = (part: Term, to: Term): Term =>
  part.is === 'call' && to.is === 'call' && to.name === 'SMA' && averages.has(part.name)
    ? call(part.name, ...to.args)
    : to;

const form = /^((?:top|bottom) [\d.]+%?(?: per sector)? by) (highest|lowest) (.+) (within [^()]+)$/u;

/** The same ranking by another value; which end is held stays the good or the bad one. */
function rankedBy(rank: string, by: Operand, end: 'highest' | 'lowest' | null, from?: Operand): string | null {
  const [, head, old, value, tail] = form.exec(rank) ?? [];
  if (head === undefined || (from !== undefined && value !== writeTerm(from.term))) return null;
  const isGood = from === undefined || goodEnd(from) === old;
  const good = end ?? goodEnd(by);
  return `${head} ${isGood ? good : good === 'highest' ? 'lowest' : 'highest'} ${writeTerm(by.term)} ${tail}`;
}

/** One value in the place of another, in the rules and in what is ranked by. */
function withTerm(parts: StrategyParts, { from, to }: TermSwap): Changed | string {
  const change = `${writeTerm(from.term)} -> ${writeTerm(to.term)}`;
  let found = 0;
  const rules = mapRules(parts, (term) =>
    mapTerm(term, (part) => {
      if (!isSaid(part, from.term)) return null;
      found += 1;
      return inPlaceOf(part, to.term);
    }),
  );
  const rank = parts.rank === null ? null : rankedBy(parts.rank, to, null, from);
  if (found === 0 && rank === null) return `there is no ${writeTerm(from.term)}`;
  // A level of one value says nothing of another kind of value.
  if (found > 0 && from.unit !== to.unit) return 'rule';
  return { parts: rank === null ? rules : { ...rules, rank }, change };
}

/** What is sold is also sold short, what is bought ends that: of one condition on each side. */
function onBothSides(parts: StrategyParts): Changed | string {
  const [bought, ...more] = parts.entry;
  const [sold, ...others] = parts.exit;
  if (parts.short.length > 0) return 'same';
  if (bought === undefined || sold === undefined || more.length + others.length > 0 || parts.rank !== null)
    return 'short';
  return { parts: { ...parts, short: [sold], cover: [bought] }, change: 'both sides' };
}

/** A change that one clause says whole; what has to be asked, or null for what is no such clause. */
export function changedByClause(
  parts: StrategyParts,
  edge: Edge,
  listed: (ids: readonly Series[]) => InstrumentId,
): Changed | string | null {
  const { symbol, value } = edge;
  switch (symbol) {
    case 'smoothing': {
      const name = value as string;
      // "Longer averages" names no kind of them.
      if (!averages.has(name)) return 'which average';
      const made = mapRules(parts, (term) =>
        mapTerm(term, (part) => (part.is === 'call' && averages.has(part.name) ? call(name, ...part.args) : null)),
      );
      return { parts: made, change: `averages ${name}` };
    }
    case 'termSwap':
      return withTerm(parts, value as TermSwap);
    case 'stopSwap': {
      const { from, to } = value as StopSwap;
      const rest = parts.stops.filter((one) => !one.startsWith(`${from} `));
      if (rest.length === parts.stops.length) return from;
      return { parts: { ...parts, stops: withStop(rest, to.text) }, change: `${from} -> ${to.text}` };
    }
    case 'newLine': {
      const { term } = value as Operand;
      const made = withLines(parts, [term]);
      return made === null ? 'which line' : { parts: made, change: writeTerm(term) };
    }
    case 'elseInstead': {
      const otherwise = listed((value as Mention).ids);
      return { parts: { ...parts, otherwise }, change: `otherwise ${otherwise}` };
    }
    case 'growth': {
      const { step, per } = value as Growth;
      const first = /^percent ([\d.]+) of equity$/u.exec(parts.sizing ?? '')?.[1];
      // All of the money is in: how much is bought first has to be said.
      if (first === undefined) return 'first size';
      const sizing = `pyramid: ${first}% at entry, +${step} per ${per}`;
      return { parts: { ...parts, sizing }, change: sizing };
    }
    case 'growthMax': {
      const { sizing } = parts;
      if (sizing?.startsWith('pyramid: ') !== true) return 'first size';
      const bounded = `${sizing.replace(/(?:, once)?(?:, max .*)?$/u, '')}, max ${value as string}`;
      return { parts: { ...parts, sizing: bounded }, change: bounded };
    }
    case 'cap': {
      // Only shares of the account can be bounded by one.
      if (!/^(?:equalWeight|percent |inverse|marketCap)/u.test(parts.sizing ?? '')) return 'sizing';
      const sizing = `${parts.sizing!.replace(/ max [\d.]+%$/u, '')} max ${value as string}`;
      return { parts: { ...parts, sizing }, change: sizing };
    }
    case 'awayFrom': {
      const { term } = value as Condition;
      return { parts: { ...parts, exit: [...parts.exit, { when: term }] }, change: `exit + ${writeTerm(term)}` };
    }
    case 'bothSides':
      return onBothSides(parts);
    case 'rankBy': {
      const { by, end } = value as Basis;
      const rank = parts.rank === null ? null : rankedBy(parts.rank, by, end);
      return rank === null ? 'rank' : { parts: { ...parts, rank }, change: `rank ${rank}` };
    }
    default:
      return changedInPassing(parts, edge, listed);
  }
}
