import { compare, named, number, someTerm, sum, writeTerm, type Term } from '../term.ts';
import { sideOfBand } from './channels.ts';
import type { Condition, Operand } from './values.ts';

/** A line that the price comes to, and from which side where the word says it. */
export interface Touch {
  readonly one: Operand;
  readonly way: '>=' | '<=' | null;
  /** It is enough to come so close, as a part of it. */
  readonly within?: number | undefined;
}

/** A regime of an index says nothing of whose line the price comes back to. */
const ownerOf = (before: Condition | undefined): Condition['whose'] =>
  before?.term.is === 'compare' && before.term.right.is === 'number' ? undefined : before?.whose;

/** A value that goes up and down apart from whether the price stands low or high. */
const saysNoPlace = (value: Term): boolean =>
  someTerm(value, (part) => part.is === 'name' && part.name === 'volume') ||
  (value.is === 'call' && /^(?:MACD|OBV|ADX|ATR|HV|month|weekday|tradingDayOfMonth|dayOfMonth|days)/u.test(value.name));

/** A side of an average: a trend, beside which something else says where in it. */
const isTrendSide = (term: Term): boolean =>
  term.is === 'compare' && term.left.is === 'name' && term.right.is === 'call' && /^[SE]MA$/u.test(term.right.name);

/** Whether the price stands low or high where a condition holds; null where it says nothing of that. */
export function placeOf(term: Term): 'low' | 'high' | null {
  if (term.is === 'ago') return placeOf(term.of);
  if (term.is === 'call' && term.name === 'consecutive') return placeOf(term.args[0]!);
  if (term.is === 'and' || term.is === 'or') {
    const said = term.args.filter((one) => placeOf(one) !== null);
    const inTrend = said.filter((one) => !isTrendSide(one));
    const places = new Set((term.is === 'and' && inTrend.length > 0 ? inTrend : said).map(placeOf));
    return places.size === 1 ? [...places][0]! : null;
  }
  if (term.is === 'call' && (term.name === 'crossesAbove' || term.name === 'crossesBelow')) {
    const line = term.args[1]!;
    if (saysNoPlace(term.args[0]!)) return null;
    // Back above a low line happens at its foot, back below a high one at its top.
    const band = sideOfBand(line);
    if (band !== null) return band === '<=' ? 'low' : 'high';
    if (line.is === 'number' && line.value > 0 && line.value <= 100 && line.value !== 50)
      return line.value < 50 ? 'low' : 'high';
    return term.name === 'crossesBelow' ? 'low' : 'high';
  }
  if (term.is !== 'compare' || !/^[<>]/u.test(term.op) || saysNoPlace(term.left)) return null;
  return term.op.startsWith('<') ? 'low' : 'high';
}

/** No price comes to a figure of the company, such as eighteen times its earnings. */
export const isOfCompany = ({ one: { isFigure, unit } }: Touch): boolean => isFigure === true && unit !== 'price';

/** Coming back to a line from the side where the condition before stood; `goesOn` where it moves on from a line reached so. */
export function touched(
  { one: { term, assumed, whose }, way, within = 0 }: Touch,
  before: Condition | undefined,
  goesOn: '>=' | '<=' | null = null,
): Condition | null {
  // A band is come to from within, unless it is the one that the price stood beyond.
  const isSame = before?.term.is === 'compare' && writeTerm(before.term.right) === writeTerm(term);
  const side = way ?? goesOn ?? (isSame ? null : sideOfBand(term));
  if (before === undefined && side === null) return null;
  const op = side ?? (before !== undefined && placeOf(before.term) === 'low' ? '>=' : '<=');
  const level = within === 0 ? term : sum('*', number(op === '>=' ? 1 - within : 1 + within), term);
  const made = compare(op, named('close'), level);
  return {
    term: made,
    ...((whose ?? ownerOf(before)) && { whose: whose ?? ownerOf(before) }),
    ...(assumed !== undefined && { assumed: [assumed] }),
    ...(side === null && within === 0 && { isReached: true }),
  };
}
