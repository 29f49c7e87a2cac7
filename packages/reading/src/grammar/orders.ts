import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { Quantity } from '../reading.ts';
import { ago, call, close, named, number, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { sessionsIn, type BarSpan, type Condition, type Operand } from './values.ts';

/** An order that rests at a price: a limit waits for a better one, a stop for a worse one. */
export interface Resting {
  readonly kind: 'limit' | 'stop';
  readonly price: Term;
  readonly side?: 'buy' | 'sell' | undefined;
  readonly whose?: Mention | undefined;
  /** As in `1400 CNY`, where the price is money. */
  readonly written?: string | undefined;
}

const previous = ago(close, 1);

/** Whose line it is, where that is said with it. */
const ownerOf = ({ whose }: Operand): Mention | undefined =>
  whose === undefined ? undefined : { ids: whose as Mention['ids'], how: 'name', text: '' };

const atLine = (kind: Resting['kind'], line: Operand, side?: 'buy' | 'sell'): Resting | null =>
  line.unit === 'price' && line.isFigure !== true ? { kind, price: line.term, side, whose: ownerOf(line) } : null;

const atMoney = (kind: Resting['kind'], { unit, value, currency }: Quantity, side?: 'buy' | 'sell'): Resting | null => {
  if ((unit !== 'money' && unit !== 'none') || value <= 0) return null;
  return { kind, price: number(value), side, written: currency === undefined ? undefined : `${value} ${currency}` };
};

/** So much below or above yesterday's close. */
const away = (
  kind: Resting['kind'],
  { unit, value }: Quantity,
  isBelow: boolean,
  side?: 'buy' | 'sell',
): Resting | null =>
  unit === 'percent' && value > 0 && value < 1
    ? { kind, price: sum('*', previous, number(Number((isBelow ? 1 - value : 1 + value).toPrecision(8)))), side }
    : null;

const words = [
  ['fn:limitOrder', 'limit', undefined],
  ['fn:limitBuy', 'limit', 'buy'],
  ['fn:limitSell', 'limit', 'sell'],
  ['fn:stopOrder', 'stop', undefined],
  ['fn:stopBuy', 'stop', 'buy'],
  ['fn:stopSell', 'stop', 'sell'],
] as const;

/** What rests at the price that a condition names. */
function fromCondition(kind: Resting['kind'], { term }: Condition, side?: 'buy' | 'sell'): Resting | null {
  if (term.is !== 'compare' || term.left !== close) return null;
  // A limit waits below for the buyer and above for the seller, a stop the other way round.
  const isBelow = term.op === '<';
  if (!isBelow && term.op !== '>') return null;
  if (isBelow !== ((kind === 'limit') === (side !== 'sell'))) return null;
  return { kind, price: term.right, side };
}

/** The word of an order, with the side and the name that stand beside it. */
interface Order {
  readonly kind: Resting['kind'];
  readonly side?: 'buy' | 'sell' | undefined;
  readonly whose?: Mention | undefined;
}

const placed = (one: Resting | null, { side, whose }: Order): Resting | null =>
  one === null || (whose !== undefined && side === undefined) ? null : { ...one, side, whose: whose ?? one.whose };

/** Orders that rest in the market. */
export const orderRules: readonly Rule[] = [
  ...words.map(([word, kind, side]) => rule('order', word, () => ({ kind, side }) satisfies Order, 0)),
  rule(
    'order',
    'order fn:of? instrument',
    (one: Order, _: unknown, whose: Mention) => (one.whose === undefined ? { ...one, whose } : null),
    0,
  ),
  rule(
    'resting',
    'order fn:of? fn:justOver? rel:above|rel:below? fn:the? operand',
    (one: Order, _o: unknown, _j: unknown, _r: unknown, _t: unknown, line: Operand) =>
      placed(atLine(one.kind, line, one.side), one),
    0,
  ),
  rule(
    'resting',
    'fn:of? operand order',
    (_f: unknown, line: Operand, one: Order) => placed(atLine(one.kind, line, one.side), one),
    0.2,
  ),
  rule(
    'resting',
    'order fn:of? quantity',
    (one: Order, _o: unknown, far: Quantity) => placed(atMoney(one.kind, far, one.side), one),
    0,
  ),
  rule(
    'resting',
    'fn:of? quantity order',
    (_f: unknown, far: Quantity, one: Order) => placed(atMoney(one.kind, far, one.side), one),
    0.2,
  ),
  rule(
    'resting',
    'order condition',
    (one: Order, when: Condition) => placed(fromCondition(one.kind, when, one.side), one),
    0,
  ),
  rule(
    'resting',
    'condition order',
    (when: Condition, one: Order) => placed(fromCondition(one.kind, when, one.side), one),
    0,
  ),
  rule(
    'resting',
    'order? fn:lower quantity order',
    (_a: unknown, _l: unknown, far: Quantity, one: Order) => placed(away(one.kind, far, true, one.side), one),
    0,
  ),
  rule(
    'resting',
    'order fn:lower quantity',
    (one: Order, _l: unknown, far: Quantity) => placed(away(one.kind, far, true, one.side), one),
    0,
  ),
  rule(
    'resting',
    'order fn:of? fn:the? quantity rel:below|rel:above fn:the? operand',
    (one: Order, _o: unknown, _t: unknown, { unit, value }: Quantity, { id }: Meaning, _the: unknown, line: Operand) =>
      unit === 'percent' && line.unit === 'price' && line.isFigure !== true
        ? placed(
            {
              kind: one.kind,
              price: sum('*', line.term, number(id === 'below' ? 1 - value : 1 + value)),
              whose: ownerOf(line),
            },
            one,
          )
        : null,
    0,
  ),
  rule('lapse', 'fn:afterFill span', (_: unknown, span: BarSpan) => ({ bars: sessionsIn(span) }), 0),
  rule('orderTerm', 'fn:dayOrder', () => 'day order', 0),
  rule('orderTerm', 'span fn:unfilled', (span: BarSpan) => `valid ${sessionsIn(span)} bars`, 0),
  rule(
    'operand',
    'operand place:below|rel:below quantity',
    ({ term, unit, isFigure }: Operand, _: unknown, { value, unit: of }: Quantity) =>
      unit === 'price' && isFigure !== true && of === 'percent'
        ? { term: sum('*', term, number(1 - value)), unit }
        : null,
    0.4,
  ),
  rule(
    'operand',
    'operand place:above|rel:above quantity',
    ({ term, unit, isFigure }: Operand, _: unknown, { value, unit: of }: Quantity) =>
      unit === 'price' && isFigure !== true && of === 'percent'
        ? { term: sum('*', term, number(1 + value)), unit }
        : null,
    0.4,
  ),
  rule(
    'operand',
    'when:yesterday fn:of? price:amplitude',
    () => ({ term: sum('-', ago(named('high'), 1), ago(named('low'), 1)), unit: 'price' }),
    0,
  ),
  rule(
    'operand',
    'operand fn:of? share',
    // "Above the line by a tenth" is a distance and no part of the line.
    ({ term, unit, ...rest }: Operand, _: unknown, { id, name }: Meaning) =>
      unit === 'price' && id !== 'tenth' && id !== 'fifth' && !(term.is === 'sum' && term.op === '+')
        ? { ...rest, unit, term: sum('*', number(Number(name)), term) }
        : null,
    0.4,
  ),
  rule(
    'operand',
    'operand p:plus operand',
    (left: Operand, _: unknown, right: Operand) =>
      left.unit === 'price' && right.unit === 'price' ? { ...left, term: sum('+', left.term, right.term) } : null,
    0.3,
  ),
  rule(
    'operand',
    'fn:cent rel:above operand',
    (_: unknown, _r: unknown, { term, unit }: Operand) =>
      unit === 'price' ? { unit, term: sum('+', term, number(0.01)) } : null,
    0,
  ),
  rule(
    'operand',
    'fn:cent rel:below operand',
    (_: unknown, _r: unknown, { term, unit }: Operand) =>
      unit === 'price' ? { unit, term: sum('-', term, number(0.01)) } : null,
    0,
  ),
  rule(
    'fill',
    'fill fn:of? fn:the? fn:sameDay',
    (one: Meaning) => ({ ...one, name: one.id === 'close' ? 'same close' : one.name }),
    0,
  ),
  rule(
    'fill',
    'fn:sameDay fill',
    (_: unknown, one: Meaning) => ({ ...one, name: one.id === 'close' ? 'same close' : one.name }),
    0.2,
  ),
];

export const restingCall = ({ kind, price }: Resting): Term => call(kind === 'limit' ? 'limit' : 'stopAt', price);
