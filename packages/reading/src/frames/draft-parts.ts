import { leavesOf, type Edge } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import { mapTerm, someTerm, writeTerm, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Block, Item } from './chains.ts';
import { isOfMembers } from './draft-selection.ts';
import type { Draft } from './gather.ts';

/** "If A hold X, if B hold Y": the second of two names that are held in turn. */
export function rivalOf({ deed, groups }: Block, blocks: readonly Block[]): Mention | null {
  const holds = blocks.filter(({ deed: { action } }) => action.does === 'hold' && action.whose?.length === 1);
  if (blocks.length !== 2 || holds.length !== 2 || groups.length === 0) return null;
  const [first, second] = holds.map(({ deed: { action } }) => action.whose![0]!);
  return deed === holds[1]!.deed && first!.ids[0] !== second!.ids[0] ? second! : null;
}

/** A name and its code are one. */
export function severalNames({ mentions }: Draft): boolean {
  const [first, ...others] = mentions.map(({ mention }) => mention.ids);
  return first !== undefined && others.some((ids) => !ids.some((id) => first.includes(id)));
}

const days = /\bday\b|\bdma\b|天/u;

/** Daily bars are named, alone or inside of a phrase; so they are by a "200 day average". */
export function saysDaily(edge: Edge, text: string): boolean {
  // "Daily bars do not matter" says of no rule that it is of them.
  if (edge.parts.at(-1)?.symbol === 'fn:ignored') return false;
  if (edge.symbol === 'ind:sma' && days.test(text.slice(edge.from, edge.to))) return true;
  // "Its daily RSI": of daily bars, while "looked at daily" is not.
  if (edge.symbol === 'operand' && edge.parts[0]?.symbol === 'freq:daily') return true;
  return edge.symbol === 'fn:daily' || edge.symbol === 'fn:executed' || edge.parts.some((one) => saysDaily(one, text));
}

/** An indicator of weekly bars that stands elsewhere as one of daily bars: which of them is left by is open. */
export function mixesBars(terms: readonly Term[]): boolean {
  const indicatorsIn = (term: Term, isWeekly: boolean): readonly string[] => {
    const names: string[] = [];
    mapTerm(term, (part) => {
      if (part.is !== 'call') return null;
      if (part.name === 'weekly') {
        if (isWeekly) names.push(...part.args.flatMap((one) => indicatorsIn(one, false)));
        return part;
      }
      if (!isWeekly && /^[A-Z]/u.test(part.name)) names.push(part.name);
      return null;
    });
    return names;
  };
  const weekly = new Set(terms.flatMap((term) => indicatorsIn(term, true)));
  return terms.flatMap((term) => indicatorsIn(term, false)).some((name) => weekly.has(name));
}

/** A year without a number is meant in days: how many other bars it has is not said. */
export const saysYearOfDays = (term: Term): boolean =>
  someTerm(term, (part) => part.is === 'number' && part.value === 252);

export const saysWeekend = (term: Term): boolean =>
  someTerm(term, (part) => part.is === 'name' && (part.name === 'Sat' || part.name === 'Sun'));

export const saysVolume = (term: Term): boolean =>
  someTerm(term, (part) => part.is === 'name' && part.name === 'volume');

/** Companies of an index by their figures. */
export const saysMembers = (item: Item): boolean =>
  item.is === 'group' && item.reasons.some((reason) => reason.is === 'condition' && isOfMembers(reason.value));

/** Sold at the close of the day it was bought on, without another reason to sell. */
export function leaveSameDay(draft: Draft, fill: string | undefined): void {
  if (fill !== 'same close' && fill !== 'at close') return;
  if (draft.fills.some((one) => one.does === 'buy' && one.fill !== 'at open')) draft.ask('exit');
  draft.stops.push('timeExit 0 bars (same close)');
}

/** Below the highest or above the lowest of the bars before, where prices nearly always are. */
export function isBackwards(part: Term): boolean {
  if (part.is !== 'call' || !/^crosses(Above|Below)$/u.test(part.name)) return false;
  const [, line] = part.args;
  const end = part.name === 'crossesBelow' ? 'highest(' : 'lowest(';
  return line !== undefined && line.is === 'ago' && writeTerm(line.of).startsWith(end);
}

/** "It is losing money" with nothing beside it that says who: the company, or what is held. */
export const isBareGain = (edge: Edge): boolean =>
  edge.symbol === 'condition' &&
  leavesOf(edge).every(({ symbol, value }) =>
    symbol === 'state'
      ? ['loss', 'profit'].includes((value as Meaning).id)
      : /^(?:fn:(?:it|is|the)|logic:when|instrument)$/u.test(symbol),
  );

/** Steps that only a rise takes are in profit: said beside steps down, that denies them. */
export function takeInProfit(draft: Draft, phrases: readonly Edge[]): void {
  if (draft.growth?.per.startsWith('+') !== true) return;
  for (const edge of phrases) if (edge.symbol === 'fn:ifInProfit') draft.used.add(edge);
}

/** The most that one trade may lose is a stop; beside a stop it may be what is risked of the account. */
export function takeLossLimit(draft: Draft): void {
  if (draft.lossLimit === null) return;
  draft.used.add(draft.lossLimit.edge);
  if (draft.stops.some((one) => one.startsWith('stop '))) draft.ask('loss');
  else draft.stops.push(draft.lossLimit.text);
  draft.assumed.push('of the price paid');
}
