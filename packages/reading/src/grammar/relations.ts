import type { Quantity } from '../reading.ts';
import { ago, call, close, compare, number, someTerm, writeTerm, type Comparison, type Term } from '../term.ts';
import { measureOf } from './measures.ts';
import { isQuantity, valueFor, type Bound, type Condition, type Operand } from './values.ts';

const comparisons: ReadonlySet<string> = new Set(['>', '<', '>=', '<=', '==', '!=']);

const isOscillator = (term: Term): boolean =>
  term.is === 'call' && /^(?:RSI|MFI|ADX|STOCH\.[KD]|KDJ\.[KDJ])$/u.test(term.name);

/** Shares that were traded: a number of them, never so many times something. */
const isShares = (term: Term): boolean => term.is === 'name' && /[vV]olume$/u.test(term.name);

function rightTerm(left: Operand, right: Operand | Quantity): Term | null {
  if (!isQuantity(right)) return fits(left, right) ? right.term : null;
  // An oscillator or a volume is never so many times something, nor so many days.
  const isSpan = right.unit === 'times' || right.unit === 'days' || right.unit === 'years';
  if (isSpan && (left.isFigure !== true || isShares(left.term)) && left.unit === 'plain') return null;
  // An oscillator of 0 to 100 at 70 % is at 70; at 5 % nobody means one.
  if (right.unit === 'percent' && left.unit === 'plain' && isOscillator(left.term))
    return right.written >= 10 && right.written <= 100 ? number(right.written) : null;
  const value = left.saysUnit === true && right.unit === 'none' ? null : valueFor(right, left.unit);
  return value === null ? null : number(value);
}

/** A true range is a distance: no price is above or below it. */
function isDistanceByPrice(left: Term, right: Term): boolean {
  const [one, two] = [measureOf(left), measureOf(right)];
  return one !== null && two !== null && one !== two;
}

const isClose = (term: Term | undefined): boolean => term?.is === 'name' && term.name === 'close';

/** The price against a number, as in "above 40". */
export const saysPriceLevel = (term: Term): boolean =>
  someTerm(term, (part) =>
    part.is === 'compare'
      ? isClose(part.left) && part.right.is === 'number'
      : part.is === 'call' && part.name.startsWith('crosses') && isClose(part.args[0]) && part.args[1]?.is === 'number',
  );

/** The line that a distance is counted from: of "5 % above its average" it is the average. */
export function lineMeant(term: Term): Term {
  if (term.is !== 'sum') return term;
  const isPart = term.op === '*' && term.right.is === 'number';
  const { right } = term;
  const isAway = (term.op === '+' || term.op === '-') && measureOf(right) === 'distance';
  return isPart || isAway ? term.left : term;
}

/** Two values compare when they measure the same thing. */
function fits(left: Operand, right: Operand): boolean {
  if (isDistanceByPrice(left.term, right.term)) return false;
  if (left.unit === right.unit) return true;
  const pair = new Set([left.unit, right.unit]);
  return pair.has('times') && pair.has('plain');
}

export function about(left: Operand, right: Operand | Quantity, term: Term): Condition {
  const whose = left.whose ?? (isQuantity(right) || left.term !== close ? undefined : right.whose);
  const assumed = [left.assumed, isQuantity(right) ? undefined : right.assumed].filter((one) => one !== undefined);
  // 元 is the money of wherever it is said; a dollar is not that of the mainland.
  const isOwn = isQuantity(right) && right.isOwnMoney === true;
  const currency = isQuantity(right) && !(isOwn && right.currency === 'CNY') ? right.currency : undefined;
  return {
    term,
    subject: left,
    ...(currency !== undefined && { currency: isOwn ? '$' : currency }),
    ...(whose !== undefined && { whose }),
    ...(assumed.length > 0 && { assumed }),
  };
}

const averages: ReadonlySet<string> = new Set(['SMA', 'EMA', 'HMA', 'WMA']);

/** "The 50-day crosses the 200", 5日线上穿20: beside an average of prices a bare number is the length of another, and no price. */
function otherAverage(left: Operand, right: Quantity): Operand | null {
  const { term } = left;
  if (term.is !== 'call' || !averages.has(term.name) || left.unit !== 'price') return null;
  const [of, own] = term.args;
  const { unit, value, currency } = right;
  const isLength = unit === 'none' && currency === undefined && Number.isInteger(value) && value >= 2 && value <= 400;
  if (of === undefined || own?.is !== 'number' || own.value === value || !isLength) return null;
  const other = call(term.name, of, number(value));
  return { ...left, term: other, assumed: writeTerm(other) };
}

const turnedOps: Readonly<Record<string, string>> = {
  '>': '<',
  '<': '>',
  '>=': '<=',
  '<=': '>=',
  crossesAbove: 'crossesBelow',
  crossesBelow: 'crossesAbove',
};

export function related(op: string, left: Operand, right: Operand | Quantity): Condition | null {
  // Charts of the mainland draw Williams %R from 0 to 100, turned over: above 80 there is below -80 here.
  const isTurned = left.term.is === 'call' && left.term.name === 'WR' && isQuantity(right) && right.value > 0;
  if (isTurned && turnedOps[op] !== undefined) {
    const { value, written } = right as Quantity;
    return related(turnedOps[op], left, { ...(right as Quantity), value: -value, written: -written });
  }
  const line = isQuantity(right) ? otherAverage(left, right) : null;
  if (line !== null) return related(op, left, line);
  const said = rightTerm(left, right);
  if (said === null) return null;
  // Two lines of one indicator are of one name, wherever it stands: "MACD above its signal on X".
  if (!isQuantity(right) && left.whose === undefined && right.whose !== undefined && isTwin(left.term, right.term))
    return related(op, { ...left, whose: right.whose }, right);
  // A price is never below nothing, nor a line above itself.
  if (left.unit === 'price' && said.is === 'number' && said.value === 0) return null;
  if (
    left.unit === 'price' &&
    left.whose === undefined &&
    writeTerm(left.term) === writeTerm(said) &&
    said.is !== 'number'
  )
    return null;
  // No line of a chart is nothing: "MACD没有新低" speaks of something else.
  if (op === '==' && said.is === 'number' && said.value === 0 && left.isFigure !== true && left.term.is === 'call')
    return null;
  // No close equals a line to the cent: "for exactly ten days" says how long.
  if ((op === '==' || op === '!=') && left.term === close && said.is === 'call') return null;
  const owned = ofOther(left, right, said);
  if (owned === null || (writeTerm(left.term) === writeTerm(close) && isOfSameBar(owned))) return null;
  const term = belowCloud(op, left.term === close ? beyondBefore(op, owned) : owned);
  if (comparisons.has(op)) return about(left, right, compare(op as Comparison, left.term, term));
  if (op === 'crossesAbove' || op === 'crossesBelow' || op === 'crosses')
    return about(left, right, call2(op, left.term, term));
  return null;
}

const isEndOfBar = (term: Term): boolean => term.is === 'name' && (term.name === 'high' || term.name === 'low');

/** No close is above the high of its own bar or below its low: "that low" is another one, which the text has to name. */
const isOfSameBar = (term: Term): boolean =>
  isEndOfBar(term) || (term.is === 'sum' && term.op === '*' && (isEndOfBar(term.left) || isEndOfBar(term.right)));

const familyOf = (term: Term): string | null => (term.is === 'call' ? (term.name.split('.')[0] ?? null) : null);

function isTwin(left: Term, right: Term): boolean {
  const family = familyOf(left);
  return family !== null && family === familyOf(right) && writeTerm(left) !== writeTerm(right);
}

/** The value of another name stays that of the other; a price without a name is that of the line's own. Null where it is open whose. */
function ofOther(left: Operand, right: Operand | Quantity, term: Term): Term | null {
  if (isQuantity(right) || right.whose === undefined) return term;
  if (left.whose === undefined && left.term === close) return term;
  if (left.whose !== undefined && left.whose[0] === right.whose[0]) return term;
  return right.whose.length === 1 ? { is: 'of', whose: right.whose[0]!, of: term } : null;
}

/** No bar closes beyond an extreme that it is itself part of: what is broken is that of the bars before. */
function beyondBefore(op: string, term: Term): Term {
  if (term.is !== 'call' || (term.name !== 'highest' && term.name !== 'lowest')) return term;
  const isBeyond = term.name === 'highest' ? op === '>' || op === 'crossesAbove' : op === '<' || op === 'crossesBelow';
  return isBeyond ? ago(term, 1) : term;
}

/** Below the cloud is below its lower edge. */
function belowCloud(op: string, term: Term): Term {
  const isBelow = op.startsWith('<') || op === 'crossesBelow';
  return isBelow && term.is === 'call' && term.name === 'ICHIMOKU.cloudTop' ? call('ICHIMOKU.cloudBottom') : term;
}

function call2(name: string, left: Term, right: Term): Term {
  return call(name, left, right);
}

/** A relation whose left side was said before, or goes without saying because it is the price. */
export function applyBound(left: Operand, { op, right, high }: Bound): Condition | null {
  if (high === undefined) return related(op, left, right);
  const [from, to] = [rightTerm(left, right), rightTerm(left, high)];
  if (from === null || to === null) return null;
  return about(left, right, { is: 'between', of: left.term, low: from, high: to });
}

export const price: Operand = { term: close, unit: 'price' };

export function ofPrice(right: Bound): Condition | null {
  const made = applyBound(price, right);
  return made === null ? null : { ...made, bare: right };
}

const yearsOfSessions = 500;

/** "25 % above its 5-year average" beside a figure of the company: hardly that of its price. */
const isOfYears = (right: Operand | Quantity): boolean =>
  !isQuantity(right) &&
  someTerm(
    right.term,
    (part) => part.is === 'call' && averages.has(part.name) && lengthOf(part.args[1]) > yearsOfSessions,
  );

const lengthOf = (term: Term | undefined): number => (term?.is === 'number' ? term.value : 0);

/**
 * A relation without its left side is one of the line said last, as in 20日均线高于60日均线…低于60日均线. English says such a
 * thing of the price as often, and so does whoever speaks of a break: `ask`. A line is never set against itself.
 */
export function completed(said: Condition, subject: Operand | null, isEnglish: boolean): Condition | 'ask' {
  const { bare } = said;
  if (bare !== undefined && subject?.isFigure === true && isOfYears(bare.right)) return 'ask';
  if (bare === undefined || subject === null || subject.unit !== 'price' || subject.term.is === 'name') return said;
  const { op, right } = bare;
  if (!isQuantity(right) && writeTerm(right.term) === writeTerm(subject.term)) return said;
  const plain = applyBound(price, bare);
  const isChanged = plain === null || writeTerm(plain.term) !== writeTerm(said.term);
  if (isEnglish || isChanged || !comparisons.has(op)) return 'ask';
  return applyBound(subject, bare) ?? said;
}
