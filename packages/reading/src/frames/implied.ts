import type { Action, Pair } from '../grammar/actions.ts';
import type { Recipe } from '../grammar/recipes.ts';
import type { Operand } from '../grammar/values.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
import { all, any, call, close, compare, named, number, opposite, someTerm, writeTerm, type Term } from '../term.ts';
import type { Block, Group, Item } from './chains.ts';
import type { Draft } from './gather.ts';
import { oppositeOfStates, type Sides } from './sides.ts';
import { isMonths } from './template-rules.ts';

const opens = (item: Item): boolean =>
  item.is === 'deed' && (item.action.does === 'buy' || item.action.does === 'hold' || item.action.does === 'short');

const implied = (does: 'buy' | 'hold'): Item => ({
  is: 'deed',
  action: { does },
  edges: [],
  gap: { strength: 0, when: false },
});

/** "NFLX breakout above the 55-day high, stop under the 20-day low": when it is bought, and no word of buying. */
export function implyOpening(draft: Draft, text: string): void {
  const groups = draft.items.filter((item) => item.is === 'group');
  const [only, ...others] = groups;
  if (only === undefined || groups.length < draft.items.length || /[?？]/u.test(text)) return;
  // In Chinese conditions stand side by side, a comma between them.
  if (others.length > 0 && (draft.isEnglish || others.some(({ gap }) => gap.strength > 1 || gap.when))) return;
  const reasons = groups.flatMap((one) => one.reasons);
  const isOfOne = reasons.some((one) => one.is === 'condition' && one.value.whose !== undefined);
  if (draft.mentions.length === 0 && !isOfOne) return;
  // "Unless …" alone says when nothing is bought.
  const isBarred = groups.some(({ edges }) => edges.some((edge) => leavesOf(edge)[0]?.symbol === 'logic:unless'));
  if (isBarred || reasons.some(({ is }) => is !== 'condition')) return;
  // "This one when that one is above its line, else another": held while it is, the other else.
  if (draft.otherwise !== null && draft.mentions.length > 0) return void draft.items.push(implied('hold'));
  const isLeft = draft.stops.length + draft.exits.length > 0;
  const isSized = draft.sizing !== null || draft.sizeParts.length > 0;
  if (!isLeft && !isSized && !isCrossOnly(only)) return;
  draft.items.push(implied('buy'));
  draft.assumed.push('buy');
}

const isCrossOnly = ({ reasons }: Group): boolean =>
  reasons.length === 1 && reasons[0]!.is === 'condition' && reasons[0]!.value.isUsualCross === true;

/** "IWM RSI(2) < 10. Sell above 80": the sentence before the one of selling says when it is bought. */
export function implyBuying(draft: Draft): void {
  const { items } = draft;
  if (isLeftByMove(draft)) return implyAt(draft, 1);
  const [first, second] = items;
  if (first?.is !== 'group' || second?.is !== 'deed' || items.some(opens)) return;
  const isSentence = second.gap.strength >= 3 && items.length > 2;
  const isGrowing = draft.growth !== null && second.gap.strength >= 1;
  // "1 % risked on a breakout of X, out at a 20-day low": what risks or sizes a purchase says that there is one.
  const isSized = draft.sizing !== null || draft.sizeParts.length > 0 || draft.stops.length > 0;
  const isLeft = items[2]?.is === 'group' && items[2].gap.strength === 0 && second.gap.strength >= 1;
  const isOfOne =
    draft.mentions.length > 0 || first.reasons.some((one) => one.is === 'condition' && one.value.whose !== undefined);
  const isEntered = isSized && isLeft && isOfOne && items.length === 3;
  // "KO when RSI is under 30, sell when …"
  const isOfName = isOfOne && second.gap.strength >= 1 && items[2]?.is === 'group' && items[2].gap.when;
  if (!isSentence && !isGrowing && !isEntered && !isOfName) return;
  implyAt(draft, 1);
}

function implyAt({ items, assumed }: Draft, at: number): void {
  items.splice(at, 0, implied('buy'));
  assumed.push('buy');
}

const saysOnly = (item: Item | undefined, kinds: readonly string[]): item is Group & Item =>
  item?.is === 'group' && item.reasons.every(({ is }) => kinds.includes(is));

/** "AMD golden cross, out after a fall of 8 % from its peak": a condition, then moves and times that end it. */
function isLeftByMove({ items, mentions, isOutByStop }: Draft): boolean {
  const [first, second, third, ...others] = items;
  const sale = isOutByStop ? second : third;
  if (others.length > 0 || !saysOnly(first, ['condition']) || sale?.is !== 'deed' || sale.action.does !== 'sell')
    return false;
  const isOfOne = first.reasons.some((one) => one.is === 'condition' && one.value.whose !== undefined);
  const isMove = isOutByStop ? third === undefined : saysOnly(second, ['outcome', 'lapse']);
  return isMove && second!.gap.strength >= 1 && (mentions.length > 0 || isOfOne);
}

/** When a line or pair of lines named as a whole strategy is long. */
function longOf(one: Operand | Pair): readonly [Term, Term] | null {
  if ('fast' in one) {
    const lines = [one.fast.term, one.slow.term] as const;
    return [call('crossesAbove', ...lines), call('crossesBelow', ...lines)];
  }
  const { term, unit } = one;
  if (unit === 'flag') return [compare('==', term, number(1)), compare('==', term, number(-1))];
  if (term.is !== 'call') return null;
  const signal = call('MACD.signal');
  if (term.name === 'MACD') return [call('crossesAbove', term, signal), call('crossesBelow', term, signal)];
  const isLine = ['SMA', 'EMA', 'HMA', 'WMA', 'PSAR'].includes(term.name) && term.args[0]?.is !== 'call';
  return isLine && unit === 'price' ? [compare('>', close, term), compare('<', close, term)] : null;
}

/** An indicator, "a 15/45 cross" or "the turtle strategy": a rule that goes by its name. */
export function usualSystem(draft: Draft): Recipe | null {
  if (draft.items.some((item) => item.is === 'group' || opens(item))) return null;
  const [recipe, ...others] = draft.recipes;
  if (recipe !== undefined && others.length === 0) {
    for (const edge of [recipe, ...draft.tests]) draft.used.add(edge);
    draft.assumed.push('usual rule');
    return recipe.value as Recipe;
  }
  const edge = draft.system ?? (draft.side === null ? null : draft.subjectEdge);
  if (edge === null) return null;
  const rule = longOf(edge.value as Operand | Pair);
  if (rule === null) return null;
  draft.used.add(edge);
  draft.assumed.push('usual rule');
  return { entry: rule[0], exit: rule[1] };
}

/** Held all the time where only its weight is steered, or where it is bought to be kept. */
export function heldAlways(draft: Draft): Term | null {
  const [only] = draft.items;
  const isKept = only?.is === 'deed' && only.action.isForever === true && draft.mentions.length > 0;
  if (isKept && draft.items.length === 1 && draft.stops.length === 0 && draft.exits.length === 0) return named('true');
  if (draft.items.length !== 1 || only?.is !== 'deed' || only.action.does !== 'hold') return null;
  return draft.sizeParts.some(({ part }) => part.is === 'volTarget') && draft.schedule !== null ? named('true') : null;
}

const isCalendar = (term: Term): boolean =>
  someTerm(term, (part) => part.is === 'call' && (part.name === 'weekday' || part.name === 'month'));

const saysDays = ({ reasons }: Group): boolean =>
  reasons.every((reason) => reason.is === 'condition' && isCalendar(reason.value.term));

/** Bought and sold overnight, "not on Fridays": the days are those of buying. */
export function daysOfBuying(blocks: readonly Block[]): readonly Block[] {
  const [bought, sold, ...others] = blocks;
  if (bought === undefined || sold === undefined || others.length > 0) return blocks;
  const isOvernight = bought.groups.length === 0 && sold.deed.action.fill !== undefined;
  if (!isOvernight || sold.groups.length === 0 || !sold.groups.every(saysDays)) return blocks;
  return [
    { ...bought, groups: sold.groups },
    { ...sold, groups: [] },
  ];
}

/** "Where it trails X, all of it in X": what it is measured against is what is held otherwise. */
export function insteadOfHurdle(draft: Draft, said: Action): Action {
  const [to, ...others] = said.whose ?? [];
  const { hurdle } = draft;
  if (to === undefined || others.length > 0 || hurdle === null || said.does !== 'buy') return said;
  if (!to.ids.some((id) => hurdle.ids.includes(id))) return said;
  draft.isLeaving = true;
  return { ...said, sizing: undefined };
}

/** Held, or long, "while …": left where that ends, whatever stop stands beside it; not where it says how long. */
function isKeptWhile({ stops }: Draft, phrases: readonly Edge[], isHold: boolean): boolean {
  return (isHold || isLongWhile(phrases)) && !stops.some((one) => one.startsWith('timeExit'));
}

function isLongWhile(phrases: readonly Edge[]): boolean {
  const before = phrases[phrases.findIndex(({ symbol }) => symbol === 'logic:while') - 1];
  return before?.symbol === 'action' && /^(?:buy|hold)$/u.test((before.value as Action).does);
}

/** What the comparisons of a rule are made of. */
function measuresIn(term: Term): readonly string[] {
  if (term.is === 'and' || term.is === 'or') return term.args.flatMap(measuresIn);
  if (term.is === 'of') return measuresIn(term.of).map((one) => `${term.whose} ${one}`);
  if (term.is === 'compare') return [writeTerm(term.left), writeTerm(term.right)];
  return term.is === 'call' ? term.args.map(writeTerm) : [];
}

const isLine = (written: string): boolean => written !== 'close' && !/^-?[\d.]+$/u.test(written);

/** Whether two rules speak of one line or figure. */
function shareLine(one: Term, other: Term): boolean {
  const lines = new Set(measuresIn(one).filter(isLine));
  return measuresIn(other).some((written) => lines.has(written));
}

/** "Flat when VIX is over 30", "no position in the week before earnings": nothing is bought as long as that holds either. */
export function keepOut({ entry }: Sides, flat: readonly Term[]): void {
  if (entry.length === 0) return;
  const bought = any(entry);
  const states = flat.flatMap((term) => (shareLine(bought, term) ? [] : (oppositeOfStates(term) ?? [])));
  if (states.length > 0) entry.splice(0, entry.length, all([bought, ...states]));
}

/**
 * What is held while something holds is left where it ends: also beside another way out, such as "flat when VIX is over 30", unless
 * that one speaks of the same line.
 */
export function leaveWhereNotKept(draft: Draft, phrases: readonly Edge[], isHold: boolean, sides: Sides): void {
  const { entry, exit } = sides;
  if (entry.length === 0 || !isKeptWhile(draft, phrases, isHold)) return;
  const out = oppositeOfStates(any(entry));
  if (out === null) return;
  if (exit.length === 0) return void exit.push(out);
  const isSaid = phrases.some(({ symbol }) => symbol === 'logic:while');
  if (isSaid && !exit.some((term) => shareLine(any(entry), term))) exit.push(out);
}

/** "Bought only in January and February" is held for as long. */
export function holdForMonths(draft: Draft, { entry, exit }: Sides): void {
  const [when, ...others] = entry;
  if (when === undefined || others.length > 0 || exit.length > 0 || draft.stops.length > 0 || !isMonths(when)) return;
  exit.push(opposite(when));
  draft.assumed.push('held as long');
}
