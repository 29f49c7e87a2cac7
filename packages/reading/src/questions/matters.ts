import type { Part, Topic } from '../reading.ts';
import type { Slots } from './slots.ts';
import { topic } from './figure-topics.ts';

/** Told in words rather than by a figure. */
const matters: ReadonlySet<string> = new Set(['risks', 'strengths', 'analystViews', 'business']);
export const isMatter = ({ value }: Part<Topic>): boolean => matters.has(value.id);

const ofDividends: ReadonlySet<string> = new Set([
  'dividend',
  'dividendPerShare',
  'dividendYield',
  'dividendGrowth',
  'dividendYears',
  'dividendSafety',
  'payoutRatio',
  'exDividend',
  'dividendPaid',
]);

/** What flows in has an amount only of the money that comes through the link of the exchanges. */
const inflows: ReadonlySet<string> = new Set(['northboundNetBuy']);

/**
 * Whether every word that needs a certain figure beside it has one: "what is its biggest risk" asks for no meaning of a word,
 * "its industry" beside another figure is an average nobody has, and only a dividend is safe.
 */
export function hasItsFigures({ topics, instruments, before, has }: Slots): boolean {
  const isNamed = instruments.length + before.instruments > 0;
  if (has('ask:define') && !(topics.length > 0 && topics.every(isMatter) && isNamed)) return false;
  if (has('own:business') && (topics.length > 1 || ['end', 'dir', 'ask:compare'].some((cue) => has(cue)))) return false;
  if (has('want:inflow') && !topics.some(({ value }) => inflows.has(value.id))) return false;
  if (!has('quality')) return true;
  const said = topics.length > 0 ? topics : (before.frame?.topics ?? []);
  return said.length > 0 && said.every(({ value }) => ofDividends.has(value.id));
}

/** Whether a dividend can be kept up is told by what it takes of profit and cash and by its past. */
export function ofQuality(said: readonly Part<Topic>[], { has }: Slots): readonly Part<Topic>[] {
  return has('quality') ? [topic('own', 'dividendSafety', said[0] ?? null)] : said;
}

/** "Has it ever been cut?" after a dividend or a figure of the statements is of that; a day moves a price. */
export function movedBefore({ before, instruments, subjects, periods }: Slots): readonly Part<Topic>[] {
  const isDay = periods(false).some(({ value: { is } }) => is === 'day' || is === 'lastSession');
  const held = before.frame?.topics ?? [];
  if (isDay || instruments.length + subjects.length > 0 || held.length === 0) return [];
  if (held.every(({ value }) => ofDividends.has(value.id))) return [topic('metric', 'dividendPerShare')];
  return before.isFiscal ? held.map((one) => ({ ...one, from: 'context' as const, spans: [] })) : [];
}
