import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { call, close, compare, number, opposite, type Series } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { barred, callsIn, type Removal, type Swap, type Trade } from './edits.ts';
import type { SideLevel, StopChange } from './edit-forms.ts';
import type { Group } from './groups.ts';
import type { Basis } from './selections.ts';
import { percentText, type Stop } from './stops.ts';
import { sessionsIn, type BarSpan, type Condition, type Operand } from './values.ts';

/** A value said without what it is the value of: there must be one such in the rules. */
export type NewValue =
  | { readonly is: 'number'; readonly to: number }
  | { readonly is: 'span'; readonly to: BarSpan }
  | { readonly is: 'percent'; readonly to: number }
  | {
      readonly is: 'money';
      readonly to: number;
      readonly currency?: string | undefined;
      readonly per?: string | undefined;
    };

/** One share in the place of another. */
export interface ShareSwap {
  readonly from: number;
  readonly to: number;
}

const stopText: Readonly<Record<string, (share: number) => string>> = {
  stop: (share) => `stop ${percentText(share)}% of entry`,
  takeProfit: (share) => `takeProfit ${percentText(share)}% of entry`,
  trailing: (share) => `trailing ${percentText(share)}% from peak`,
};

const share = ({ unit, value }: Quantity): number | null =>
  (unit === 'percent' || unit === 'points') && value > 0 && value < 1 ? value : null;

export function stopOf(kind: string, far: Quantity): Stop | null {
  const part = share(far);
  return part === null ? null : ({ text: stopText[kind]!(part) } as Stop);
}

const whole = ({ value, decimal }: WrittenNumber): number | null =>
  decimal || value < 1 || value > 2000 ? null : value;

function valueOf(one: Quantity): NewValue | null {
  const { unit, value, currency, scale } = one;
  if (unit === 'percent' || unit === 'points') return { is: 'percent', to: value };
  if (unit === 'money') return { is: 'money', to: value, currency };
  return unit === 'none' && Number.isInteger(value) && value >= 1 && scale === 1 ? { is: 'number', to: value } : null;
}

const kinds = ['stop', 'takeProfit', 'trailing'] as const;

const sides: Readonly<Record<string, SideLevel['side']>> = {
  buy: 'entry',
  sell: 'exit',
  short: 'short',
  cover: 'cover',
};

function swapOf(to: Quantity, from: Quantity): ShareSwap | null {
  const [a, b] = [share(from), share(to)];
  return a === null || b === null || a === b ? null : { from: a, to: b };
}

const fromTo = (from: WrittenNumber, to: WrittenNumber): Swap => ({ is: 'value', from: from.value, to: to.value });

const moves = 'pos:fall|pos:rise|pos:gain|pos:loss|act:stop|act:takeProfit|act:trailing|act:sell|act:buy';

const evens = [2, 4, 6, 8, 10, 12];

/** What changes, said in passing: a number alone, one thing and not another, a part that is forgotten. */
export const editTalkRules: readonly Rule[] = [
  rule(
    'newValue',
    'edit:change fn:it? fn:the? rel:to? quantity',
    (_e: unknown, _i: unknown, _t: unknown, _r: unknown, one: Quantity) => valueOf(one),
    0.6,
  ),
  rule(
    'newValue',
    'edit:change fn:it? fn:the? rel:to? span ind:sma|ind:ema?',
    (_e: unknown, _i: unknown, _t: unknown, _r: unknown, to: BarSpan): NewValue => ({ is: 'span', to }),
    0.5,
  ),
  rule(
    'newValue',
    'edit:change fn:the ind:sma|ind:ema|line rel:to span',
    (_e: unknown, _t: unknown, { kind }: Meaning, _r: unknown, to: BarSpan): NewValue | null =>
      kind === 'ind' ? { is: 'span', to } : null,
  ),
  rule('newValue', 'quantity fn:perPeriod', money, 0.2),
  rule(
    'newValue',
    'edit:change fn:it? quantity fn:perPeriod',
    (_e: unknown, _i: unknown, one: Quantity, per: Meaning) => money(one, per),
    0,
  ),
  rule(
    'newValue',
    'fn:perPeriod p:comma? quantity',
    (per: Meaning, _c: unknown, one: Quantity) => money(one, per),
    0.1,
  ),
  rule(
    'newValue',
    'edit:change fn:perPeriod quantity',
    (_e: unknown, per: Meaning, one: Quantity) => money(one, per),
    0,
  ),
  rule(
    'rankSpan',
    'edit:change? fn:the? overSpan fn:forRanking',
    (_e: unknown, _t: unknown, span: BarSpan) => span,
    0.2,
  ),
  rule('rankSpan', 'overSpan fn:forRanking edit:instead? overSpan?', (span: BarSpan) => span, 0.4),
  rule(
    'rankBy',
    'edit:change fn:the? basis fn:forRanking?',
    (_e: unknown, _t: unknown, by: Operand): Basis | null =>
      by.unit === 'percent' || by.isFigure === true ? { by, end: null } : null,
    0.2,
  ),
  rule('rankBy', 'rankBy p:comma? fn:order', (one: Basis, _c: unknown, { name }: Meaning) =>
    one.end === null ? { ...one, end: name } : null,
  ),
  rule(
    'swap',
    'number p:comma? logic:not number',
    (to: WrittenNumber, _c: unknown, _n: unknown, from: WrittenNumber) => fromTo(from, to),
    0.2,
  ),
  rule(
    'swap',
    'logic:not number p:comma|logic:and edit:change? number',
    (_n: unknown, from: WrittenNumber, _c: unknown, _e: unknown, to: WrittenNumber) => fromTo(from, to),
    0.2,
  ),
  rule(
    'swap',
    'span p:comma? logic:not number|span',
    (to: BarSpan, _c: unknown, _n: unknown, from: WrittenNumber | BarSpan): Swap => ({
      is: 'value',
      from: 'of' in from ? sessionsIn(from) : from.value,
      to: sessionsIn(to),
    }),
  ),
  rule(
    'sideLevel',
    'act:buy|act:sell|act:short|act:cover fn:of? number p:comma? logic:not number',
    ({ id }: Meaning, _o: unknown, to: WrittenNumber, _c: unknown, _n: unknown, from: WrittenNumber): SideLevel => ({
      side: sides[id]!,
      to: to.value,
      from: from.value,
    }),
    0,
  ),
  rule(
    'shareSwap',
    'quantity p:comma? logic:not|edit:instead quantity',
    (to: Quantity, _c: unknown, _n: unknown, from: Quantity) => swapOf(to, from),
    0.1,
  ),
  rule(
    'shareSwap',
    `${moves} fn:of? quantity p:comma? logic:not|edit:instead quantity`,
    (_m: unknown, _o: unknown, to: Quantity, _c: unknown, _n: unknown, from: Quantity) => swapOf(to, from),
    0,
  ),
  ...kinds.flatMap((kind): readonly Rule[] => [
    rule(
      'stop',
      `edit:change fn:the? act:${kind} fn:is|fn:of|rel:to quantity`,
      (_e: unknown, _t: unknown, _k: unknown, _r: unknown, far: Quantity) => stopOf(kind, far),
      0.1,
    ),
    rule(
      'stop',
      `act:${kind} fn:is|fn:of|p:comma fn:minusWord? quantity`,
      (_k: unknown, _i: unknown, _m: unknown, far: Quantity) => stopOf(kind, far),
      0.3,
    ),
    rule(
      'stop',
      `act:${kind} fn:minusWord quantity`,
      (_k: unknown, _m: unknown, far: Quantity) => stopOf(kind, far),
      0.1,
    ),
    rule(
      'stop',
      `edit:add|edit:change fn:the? act:${kind} p:comma? fn:of|fn:minusWord? quantity`,
      (_e: unknown, _t: unknown, _k: unknown, _c: unknown, _m: unknown, far: Quantity) => stopOf(kind, far),
      0.1,
    ),
    rule(
      'stopChange',
      `act:${kind} quantity edit:change|rel:to quantity`,
      (_k: unknown, from: Quantity, _e: unknown, to: Quantity): StopChange | null => {
        const [a, b] = [share(from), share(to)];
        return a === null || b === null ? null : { is: 'to', kind, from: a, to: b };
      },
      0,
    ),
    rule('removal', `edit:remove fn:the? act:${kind} fn:partWord|fn:threshold?`, (): Removal => ({ what: kind }), 0),
  ]),
  rule(
    'stop',
    'pos:pullback edit:change quantity',
    (_p: unknown, _e: unknown, far: Quantity) => stopOf('trailing', far),
    0,
  ),
  rule('scaled', 'fn:halve fn:of|fn:the? fn:sizeWord', ({ name }: Meaning) => Number(name), 0),
  rule('scaled', 'fn:sizeWord fn:halve', (_s: unknown, { name }: Meaning) => Number(name), 0),
  rule(
    'scaled',
    'edit:change? fn:sizeWord edit:change|rel:to? fn:halve',
    (_e: unknown, _s: unknown, _c: unknown, { name }: Meaning) => Number(name),
    0.1,
  ),
  rule('noise', 'fn:tooMuch p:comma|p:stop?', () => true, 0.1),
  rule(
    'removal',
    'edit:remove|logic:not fn:the? operand fn:partWord|fn:filterWord|fn:threshold',
    (_e: unknown, _t: unknown, one: Operand): Removal | null => ofOperand(one),
    0.1,
  ),
  rule(
    'removal',
    'edit:remove fn:the operand',
    (_e: unknown, _t: unknown, one: Operand): Removal | null => ofOperand(one),
    0.8,
  ),
  rule('removal', 'operand fn:partWord edit:remove', (one: Operand): Removal | null => ofOperand(one), 0),
  rule('removal', 'operand edit:remove', (one: Operand): Removal | null => ofOperand(one), 1),
  rule(
    'removal',
    'edit:remove fn:the? span fn:timeLimit|fn:partWord|fn:threshold',
    (): Removal => ({ what: 'timeExit' }),
    0,
  ),
  rule(
    'removal',
    'edit:remove fn:the? span fn:timeLimit|fn:partWord|fn:threshold act:sell',
    (): Removal => ({ what: 'timeExit' }),
    0,
  ),
  rule(
    'topMany',
    'edit:change|act:hold|act:buy|act:pick|logic:only|logic:when fn:it? count',
    (_e: unknown, _i: unknown, many: number) => many,
    0.1,
  ),
  rule(
    'topMany',
    'edit:change|act:hold|act:buy|act:pick|logic:only fn:it? number fn:ofThem',
    (_e: unknown, _i: unknown, many: WrittenNumber) => whole(many),
    0,
  ),
  rule(
    'trade',
    'instrument edit:instead instrument',
    (to: Mention, _e: unknown, from: Mention): Trade => ({ from, to }),
    0,
  ),
  rule(
    'trade',
    'edit:change instrument edit:instead instrument',
    (_c: unknown, to: Mention, _e: unknown, from: Mention): Trade => ({ from, to }),
    0,
  ),
  rule(
    'trade',
    'logic:not fn:trade? instrument p:comma fn:trade|act:buy|edit:change? instrument',
    (_n: unknown, _t: unknown, from: Mention, _c: unknown, _b: unknown, to: Mention): Trade => ({ from, to }),
    0.2,
  ),
  rule(
    'tradedInstead',
    'fn:sameBut fn:the? instruments',
    (_s: unknown, _t: unknown, whose: readonly Mention[]) => whose,
    0,
  ),
  rule('traded', 'instruments fn:toList', (whose: readonly Mention[]) => whose, 0),
  rule(
    'groups',
    'edit:change? groups edit:instead fn:of? fn:the? groups',
    (_e: unknown, to: readonly Group[]) => to,
    0,
  ),
  rule(
    'smoothing',
    'edit:change? fn:the? ind:ema|ind:sma|ind:hma fn:averages? edit:instead fn:of? fn:the? ind:sma|ind:ema fn:averages?',
    (_e: unknown, _t: unknown, { name }: Meaning) => name,
    0,
  ),
  rule(
    'smoothing',
    'edit:remove|logic:not edit:change? fn:the? ind:sma|ind:ema fn:averages? p:comma? edit:change ind:ema|ind:sma|ind:hma fn:averages?',
    (...values: readonly unknown[]) => (values[7] as Meaning).name,
    0,
  ),
  rule('smoothing', 'edit:change ind:ema|ind:hma edit:instead|fn:instead', (_e: unknown, { name }: Meaning) => name, 0),
  rule('newWeights', 'edit:change? fn:it? numbers', (_e: unknown, _i: unknown, list: readonly number[]) =>
    list.length >= 2 && list.length <= 6 && list.reduce((sum, one) => sum + one, 0) === 100 ? list : null,
  ),
  rule(
    'required',
    'logic:only fn:member fn:relative|fn:of|logic:and? condition',
    (_o: unknown, _m: unknown, _r: unknown, one: Condition) => one,
    0.1,
  ),
  rule('required', 'condition fn:of fn:onlyThen act:pick|act:buy|act:hold', (one: Condition) => one, 0),
  rule(
    'required',
    'logic:except|edit:remove|logic:not fn:member|fn:all fn:relative|fn:of|logic:and condition',
    (_x: unknown, _m: unknown, _r: unknown, one: Condition): Condition => ({ ...one, term: opposite(one.term) }),
    0,
  ),
  rule(
    'condition',
    'sign:negative|sign:positive perf:totalReturn|ind:roc overSpan',
    ({ id }: Meaning, _p: unknown, span: BarSpan): Condition => ({
      term: compare(id === 'negative' ? '<' : '>', call('ROC', close, number(sessionsIn(span))), number(0)),
    }),
  ),
  rule('barred', 'condition logic:when logic:not act:buy', (one: Condition) => barred(one), 0),
  rule('series', 'series p:open series p:close', (_a: unknown, _o: unknown, one: Series) => one, 0),
  rule(
    'required',
    'edit:change? fn:evenMonths logic:only|fn:onlyThen? fn:contribute|act:buy|act:invest?',
    (_e: unknown, { name }: Meaning): Condition => ({
      term: { is: 'in', of: call('month'), list: evens.map((month) => number(name === 'even' ? month : month - 1)) },
    }),
  ),
  rule(
    'required',
    'logic:only fn:contribute|act:buy|act:invest fn:of? fn:evenMonths',
    (_o: unknown, _b: unknown, _f: unknown, { name }: Meaning): Condition => ({
      term: { is: 'in', of: call('month'), list: evens.map((month) => number(name === 'even' ? month : month - 1)) },
    }),
    0,
  ),
];

function money({ unit, value, currency }: Quantity, { name }: Meaning): NewValue | null {
  return unit === 'money' || unit === 'none' ? { is: 'money', to: value, currency, per: name } : null;
}

function ofOperand(one: Operand): Removal | null {
  const names = callsIn(one.term);
  return names.length === 0 || one.whose !== undefined ? null : { what: 'rule', names };
}
