import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { call, close, compare, number, sum } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action } from './actions.ts';
import { percentText, type Stop } from './stops.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

const shareOf = (part: Quantity | Meaning): number | null => {
  if (!('written' in part)) return Number(part.name);
  return (part.unit === 'percent' || part.unit === 'times') && part.value > 0 && part.value <= 5 ? part.value : null;
};

/** Held with so much of the money, as one of several levels. */
function level(part: Quantity | Meaning, whose?: readonly Mention[]): Action | null {
  const share = shareOf(part);
  return share === null
    ? null
    : { does: 'hold', sizing: `percent ${percentText(share)} of equity`, ...(whose && { whose }) };
}

const isTimes = (one: Quantity): boolean => one.unit === 'times';

/** So far from its own average, as a part of it. */
function bias(n: number): Operand | null {
  if (n < 2 || n > 500) return null;
  return { term: sum('-', sum('/', close, call('SMA', close, number(n))), number(1)), unit: 'percent' };
}

const partText = (part: Quantity | Meaning): string | null => {
  const share = shareOf(part);
  return share === null || share >= 1 ? null : `${percentText(share)}%`;
};

function sells(far: { readonly text: string; readonly of: string }, part: Quantity | Meaning): Stop | null {
  const text = partText(part);
  return text === null || far.of !== 'price' ? null : { text: `takeProfit ${far.text} of entry sells ${text}` };
}

/** Levels of what is held, steps of what is sold, and prices that are reached. */
export const levelRules: readonly Rule[] = [
  rule('action', 'size:half', (one: Meaning): Action => ({ does: 'hold', sizing: one.name }), 0.1),
  rule(
    'action',
    'fn:account|fn:signal act:reduce rel:to? share|quantity',
    (_a: unknown, _r: unknown, _t: unknown, part: Quantity | Meaning) => level(part),
    0,
  ),
  rule(
    'action',
    'instrument fn:of? fn:account|fn:signal act:reduce rel:to? share|quantity',
    (one: Mention, _o: unknown, _a: unknown, _r: unknown, _t: unknown, part: Quantity | Meaning) => level(part, [one]),
    0,
  ),
  rule(
    'action',
    'quantity act:buy instruments?',
    (part: Quantity, _: unknown, whose: readonly Mention[] | undefined) => (isTimes(part) ? level(part, whose) : null),
    0,
  ),
  rule(
    'action',
    'act:hold? quantity fn:of instruments',
    (_: unknown, part: Quantity, _o: unknown, whose: readonly Mention[]) =>
      part.unit === 'percent' || isTimes(part) ? level(part, whose) : null,
    0.4,
  ),
  rule(
    'action',
    'act:hold quantity',
    (_: unknown, part: Quantity) => (part.unit === 'percent' || isTimes(part) ? level(part) : null),
    0.5,
  ),
  rule(
    'levelOnly',
    'quantity|share',
    (part: Quantity | Meaning) =>
      'written' in part && part.unit !== 'percent' && part.unit !== 'times' ? null : level(part),
    0.6,
  ),
  rule(
    'stop',
    'outcome logic:then|logic:when act:sell|act:reduce quantity|share',
    ({ text }: Stop, _t: unknown, _: unknown, part: Quantity | Meaning) => {
      const sold = partText(part);
      return sold === null || !text.startsWith('takeProfit') ? null : { text: `${text} sells ${sold}` };
    },
  ),
  rule(
    'partMore',
    'quantity|share fn:of distance',
    (part: Quantity | Meaning, _: unknown, far: { text: string; of: string }) => sells(far, part),
    0.3,
  ),
  rule(
    'partMore',
    'logic:and? fn:another quantity|share fn:of distance',
    (_l: unknown, _a: unknown, part: Quantity | Meaning, _: unknown, far: { text: string; of: string }) =>
      sells(far, part),
    0.3,
  ),
  rule(
    'stop',
    'act:trailing fn:rest fn:of? distance',
    (_a: unknown, _r: unknown, _o: unknown, { text }: { text: string }) => ({
      text: `trailing ${text} from peak for the rest`,
    }),
    0,
  ),
  // 两倍杠杆: twice the money is held.
  rule('levelOnly', 'quantity fn:leverage', (one: Quantity) => (isTimes(one) ? level(one) : null), 0),
  rule(
    'action',
    'quantity fn:leverage act:buy|act:hold instruments?',
    (one: Quantity, _l: unknown, _a: unknown, whose: readonly Mention[] | undefined) =>
      isTimes(one) ? level(one, whose) : null,
    0,
  ),
  rule('operand', 'span fn:bias', (span: BarSpan) => bias(sessionsIn(span)), 0),
  rule('operand', 'fn:bias number', (_: unknown, { value }: WrittenNumber) => bias(value), 0.3),
  rule(
    'operand',
    'fn:bias p:open number p:close',
    (_: unknown, _o: unknown, { value }: WrittenNumber) => bias(value),
    0,
  ),
  rule(
    'condition',
    'fn:distance|fn:drift operand fn:is? rel:above|rel:atLeast quantity',
    (
      _: unknown,
      { term, unit, isFigure }: Operand,
      _i: unknown,
      _r: unknown,
      { value, unit: of }: Quantity,
    ): Condition | null =>
      unit === 'price' && isFigure !== true && of === 'percent' && value < 0 && value > -1
        ? {
            term: compare('<', close, sum('*', number(Number((1 + value).toPrecision(8))), term)),
            subject: { term: close, unit: 'price' },
          }
        : null,
    0,
  ),
  rule(
    'bound',
    'rel:touch quantity',
    ({ name }: Meaning, right: Quantity): Bound | null =>
      name === 'touch' || !['none', 'money', 'percent', 'points'].includes(right.unit)
        ? null
        : { op: name === 'up' ? '>=' : '<=', right },
    0.3,
  ),
  // One figure of two companies.
  rule(
    'condition',
    'operand fn:is? rel:above|rel:below instrument fn:its?',
    (left: Operand, _i: unknown, { name }: Meaning, { ids }: Mention): Condition | null =>
      left.whose === undefined || ids.length !== 1
        ? null
        : {
            term: compare(
              name as '>' | '<',
              { is: 'of', whose: left.whose[0]!, of: left.term },
              { is: 'of', whose: ids[0]!, of: left.term },
            ),
          },
  ),
];
