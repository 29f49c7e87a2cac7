import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { all, call, close, compare, named, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action, Reversal } from './actions.ts';
import { inOrder } from './phrasings.ts';
import type { Ranking } from './rankings.ts';
import type { Far, Growth } from './scaling.ts';
import type { Sizing } from './sizing.ts';
import { percentText, type Lapse, type Stop } from './stops.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

/** Days of a month, as the row of words writes them: `15-20`. */
function daysOf(part: string, { id }: Meaning): Condition {
  const [from = 1, to = 31] = part.split('-').map(Number);
  const day = call('dayOfMonth');
  const bounds: readonly Term[] = [
    ...(from > 1 ? [compare('>=', day, number(from))] : []),
    ...(to < 31 ? [compare('<=', day, number(to))] : []),
  ];
  return { term: all([compare('==', call('month'), number(Number(id))), ...bounds]) };
}

const change = (isUp: boolean, rel: Meaning | undefined, { unit, value }: Quantity): Condition | null => {
  if (unit !== 'percent' || value <= 0) return null;
  const op = rel?.id === 'above' ? '>' : '>=';
  return {
    term: isUp
      ? compare(op, call('change'), number(value))
      : compare(op === '>' ? '<' : '<=', call('change'), number(-value)),
  };
};

/** A high or low of the bars before, which is passed by a new one. */
function pastExtreme(line: Operand): Condition | null {
  const { term, whose } = line;
  const of = term.is === 'ago' ? term.of : term;
  if (of.is !== 'call' || (of.name !== 'highest' && of.name !== 'lowest')) return null;
  const before: Term = term.is === 'ago' ? term : { is: 'ago', of: term, back: 1, unit: 'bar' };
  return { term: compare(of.name === 'highest' ? '>' : '<', close, before), ...(whose && { whose }) };
}

const isLine = ({ unit, isFigure }: Operand): boolean => unit === 'price' && isFigure !== true;

export const stopKinds = ['stop', 'takeProfit', 'trailing'] as const;

/** A distance in the notation of stops. */
export function stopAt(kind: (typeof stopKinds)[number], { text, of, isDown }: Far): Stop | null {
  if (of === 'risk' || of === 'money' || (kind === 'takeProfit' && isDown === true)) return null;
  if (kind === 'trailing') return { text: `trailing ${text} from peak` };
  return { text: of === 'price' ? `${kind} ${text} of entry` : `${kind} ${text}` };
}

/** The other part of a purchase, so much lower or higher than the first. */
const otherHalf = ({ unit, value }: Quantity, { name }: Meaning): Growth | null =>
  unit === 'percent' && value > 0 && value < 1
    ? { step: '50%', per: `${name === 'up' ? '+' : '-'}${percentText(value)}%, once` }
    : null;

const amount = ({ unit, value }: Quantity): string | null =>
  unit === 'percent' && value > 0 && value <= 1 ? `${percentText(value)}%` : unit === 'lots' ? `${value} lots` : null;

const away = 'pos:rise|pos:gain|pos:fall|pos:loss|fn:advance|fn:decline';
const isUp = ({ id }: Meaning): boolean => id === 'rise' || id === 'gain' || id === 'advance';

const nothing: Quantity = { value: 0, written: 0, scale: 1, unit: 'none' };

/** Money that comes in is above nothing, what goes out below; only of a flow. */
function flowing({ term, unit, whose }: Operand, way: string): Condition | null {
  const isFlow = term.is === 'name' && unit === 'money' && /(?:NetBuy|Flow)$/u.test(term.name);
  if (!isFlow) return null;
  return {
    term: compare(way === 'in' ? '>' : '<', term, number(0)),
    subject: { term, unit },
    ...(whose && { whose }),
  };
}

/** How words of time, of emphasis and of size join whatever clause they stand beside. */
export const composingRules: readonly Rule[] = [
  rule('weekly', 'fn:the|fn:of weekly', (_: unknown, one: Condition) => one, 0),
  rule('fill', 'fill fn:ofDay', (one: Meaning) => one, 0),
  rule('fill', 'fill fn:of fn:the unit:day', (one: Meaning) => one, 0),
  rule(
    'fill',
    'logic:after? fn:ordinal? when:nextDay fill:open|price:open',
    (): Meaning => ({ kind: 'fill', id: 'nextOpen', name: 'next open', unit: '' }),
    0,
  ),
  rule('lapse', 'lapse fn:atLatest', (one: Lapse) => one, 0),
  rule('lapse', 'fn:atLatest lapse', (_: unknown, one: Lapse) => one, 0),
  rule('holding', 'fn:atLatest span', (_: unknown, span: BarSpan): Stop => ({
    text: `timeExit ${sessionsIn(span)} bars`,
  })),
  rule('distance', 'distance fn:away', (one: Far) => one, 0),
  rule('oppositeCross', 'oppositeCross fn:back', () => true, 0),
  // With anything behind it, it would deny that.
  rule('opposite', 'fn:notSo p:stop|p:comma|p:semicolon', () => 'fails', 0),
  rule('reversal', 'reversal fn:back', (one: Reversal) => one, 0),
  // What is held when the rules hold nothing.
  rule(
    'action',
    'fn:park instruments',
    (_: unknown, whose: readonly Mention[]): Action => ({ does: 'hold', whose }),
    0,
  ),
  rule('elseHeld', 'fn:restOfTime act:flat', () => ({ value: null }), 0),
  rule('elseHeld', 'act:flat fn:restOfTime', () => ({ value: null }), 0),
  rule(
    'elseHeld',
    'fn:restOfTime act:hold|act:buy|fn:park|fn:of instrument',
    (_r: unknown, _h: unknown, value: Mention) => ({ value }),
    0,
  ),
  rule(
    'elseHeld',
    'act:hold|act:buy|fn:park instrument fn:restOfTime',
    (_h: unknown, value: Mention) => ({ value }),
    0,
  ),
  // A new high of the closes, of the week or of so many days.
  rule(
    'condition',
    'fn:it? fn:fresh fn:the? operand',
    (_i: unknown, _f: unknown, _t: unknown, line: Operand) => pastExtreme(line),
    0,
  ),
  rule(
    'condition',
    'fn:it? price:close? fn:closeUp rel:above|rel:atLeast? quantity rel:atLeast?',
    (_i: unknown, _c: unknown, { name }: Meaning, rel: Meaning | undefined, one: Quantity) =>
      change(name === 'up', rel, one),
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:the? fn:partOfMonth fn:of? month',
    (_o: unknown, _t: unknown, { name }: Meaning, _f: unknown, month: Meaning) => daysOf(name, month),
    0,
  ),
  rule(
    'condition',
    'freq:yearly? month fn:of? fn:partOfMonth',
    (_y: unknown, month: Meaning, _f: unknown, { name }: Meaning) => daysOf(name, month),
    0,
  ),
  rule('operand', 'when:yesterday fn:of? extreme', (_w: unknown, _o: unknown, { id }: Meaning): Operand => ({
    term: { is: 'ago', of: named(id === 'high' ? 'high' : 'low'), back: 1, unit: 'bar' },
    unit: 'price',
  })),
  // A high is broken upwards, a low downwards; a word for falling beside a high stays open.
  rule('condition', 'fn:breakBare fn:the? operand', (_b: unknown, _t: unknown, line: Operand) => pastExtreme(line), 0),
  rule('operand', 'span fn:lineWord', ({ n, of }: BarSpan): Operand | null =>
    of === 'days' && n >= 2 && n <= 400 ? { term: call('SMA', close, number(n)), unit: 'price' } : null,
  ),
  // A series that there are no data of: it is read, so that it can be named.
  rule('series', 'fn:the? fn:otherSeries', (_t: unknown, { name }: Meaning) => `MACRO:${name}`, 0),
  // What a fund follows, said beside its name: "7500 twice inverse Hang Seng", "the euro (FXE)".
  rule('instrument', 'instrument mult|quantity fn:opposite? index', (one: Mention) => one, 0),
  rule('instrument', 'instrument fn:opposite index', (one: Mention) => one, 0),
  rule('instrument', 'instrument p:open mult|quantity fn:opposite? index p:close', (one: Mention) => one, 0),
  rule('instrument', 'fn:pairName fn:proxy? instrument', (_p: unknown, _x: unknown, one: Mention) => one, 0),
  rule('instrument', 'fn:pairName p:open instrument p:close', (_p: unknown, _o: unknown, one: Mention) => one, 0),
  // Money that comes in or goes out: its sign is in the word.
  rule(
    'condition',
    'operand fn:row span fn:netFlow',
    (flow: Operand, _r: unknown, span: BarSpan, { name }: Meaning) => {
      const one = flowing(flow, name);
      return one === null ? null : { ...one, term: call('consecutive', one.term, number(sessionsIn(span))) };
    },
    0,
  ),
  rule('condition', 'operand fn:turnsTo? fn:netFlow', (flow: Operand, _t: unknown, { name }: Meaning) =>
    flowing(flow, name),
  ),
  rule(
    'bound',
    'fn:turnsTo fn:netFlow',
    (_t: unknown, { name }: Meaning): Bound => ({ op: name === 'in' ? '>' : '<', right: nothing }),
    0,
  ),
  rule('noise', 'pos:gain logic:when? fn:polite fn:letRun', () => true, 0),
  // "One week's rotation of the strongest": how often.
  rule('schedule', 'span fn:label|tmpl:rotation', ({ n, of }: BarSpan): Sizing | null => {
    if (n !== 1) return null;
    return of === 'weeks' ? { text: 'weekly' } : of === 'months' ? { text: 'monthly' } : null;
  }),
  // "Small caps (IWM)": what the fund holds, and the fund.
  rule('instrument', 'fn:largeCaps p:open instrument p:close', (_w: unknown, _o: unknown, one: Mention) => one, 0),
  // "Gold ETF GLD": the code says which of its kind.
  rule('instrument', 'instrument instrument', (one: Mention, which: Mention) =>
    one.how === 'alias' && which.how === 'ticker' && /(?:\b(?:etf|fund)|基金|etf)$/iu.test(one.text) ? which : null,
  ),
  rule('heading', 'operand fn:member p:colon', () => ({}), 0.4),
  rule('tmpl', 'fn:trade tmpl:grid', (_: unknown, one: Meaning) => one, 0),
  rule('tmpl', 'fn:gridSetUp tmpl', (_: unknown, one: Meaning) => (one.id === 'grid' ? one : null), 0),
  // Three lines above one another.
  rule('chainOfLines', 'operand rel:above operand', (one: Operand, _: unknown, two: Operand) =>
    isLine(one) && isLine(two) ? [one, two] : null,
  ),
  rule('chainOfLines', 'chainOfLines rel:above operand', (list: readonly Operand[], _: unknown, one: Operand) =>
    isLine(one) ? [...list, one] : null,
  ),
  rule('condition', 'chainOfLines', (list: readonly Operand[]) => inOrder(list), 0),
  rule(
    'condition',
    'fn:stacked p:open chainOfLines p:close',
    ({ name }: Meaning, _o: unknown, list: readonly Operand[]) => (name === 'up' ? inOrder(list) : null),
    0,
  ),
  rule('logic:when', 'fn:filterWord fn:is|p:colon', (_f: unknown, one: Meaning | string) => one, 0),
  rule(
    'stop',
    'pos:pullback fn:of? distance act:stop|act:sell',
    (_p: unknown, _o: unknown, far: Far) => stopAt('trailing', far),
    0,
  ),
  ...stopKinds.map((kind) =>
    rule('stop', `fn:put distance fn:trade|fn:asA act:${kind}`, (_p: unknown, far: Far) => stopAt(kind, far), 0),
  ),
  rule(
    'stop',
    'rel:crossBelow|rel:below when:today fn:of? price:low|extreme:low act:stop|act:sell',
    (): Stop => ({ text: 'stop at low of entry bar' }),
    0,
  ),
  // How much: at most so much of the account, the other half, so much more at each step.
  rule('action', 'rel:atMost action', (_: unknown, one: Action) => (one.sizing === undefined ? null : one), 0.2),
  rule('sizing', 'size:inverse fn:weigh|fn:control', ({ name }: Meaning): Sizing => ({ text: name }), 0),
  rule(
    'sizing',
    'fn:put? logic:only? share fn:of? fn:the? fn:account fn:into? fn:each?',
    (_p: unknown, _o: unknown, { name }: Meaning): Sizing => ({
      text: `percent ${percentText(Number(name))} of equity`,
    }),
    0.2,
  ),
  rule(
    'growth',
    'act:buy fn:otherHalf fn:of? quantity fn:lowerBy',
    (_b: unknown, _o: unknown, _f: unknown, far: Quantity, way: Meaning) => otherHalf(far, way),
    0,
  ),
  rule(
    'growth',
    `act:add instruments? fn:another? quantity fn:of? fn:the? fn:account? fn:eachTime fn:it? fn:further? ${away} distance fn:fromLast?`,
    (
      _a: unknown,
      whose: readonly Mention[] | undefined,
      _n: unknown,
      one: Quantity,
      _o: unknown,
      _t: unknown,
      _c: unknown,
      _e: unknown,
      _i: unknown,
      _f: unknown,
      word: Meaning,
      { text, of }: Far,
    ) => {
      const step = amount(one);
      if (step === null || of !== 'price') return null;
      return { step, per: `${isUp(word) ? '+' : '-'}${text}`, ...(whose && { whose }) } satisfies Growth;
    },
    0,
  ),
  rule('constraint', 'rel:atMost|fn:limit number fn:timesWord|unit:times', (_r: unknown, { value }: WrittenNumber) =>
    value >= 1 && value <= 100 ? `at most ${value} buys` : null,
  ),
  rule(
    'constraint',
    'fn:atLeastApart rel:atLeast? span fn:atLeastApart?',
    (_a: unknown, _r: unknown, span: BarSpan) => `at least ${sessionsIn(span)} bars between buys`,
    0,
  ),
  rule(
    'constraint',
    'rel:atLeast span fn:atLeastApart',
    (_r: unknown, span: BarSpan) => `at least ${sessionsIn(span)} bars between buys`,
  ),
  rule('resize', 'fn:doubleIt fn:the? fn:amountWord?', ({ name }: Meaning) => Number(name), 0.5),
  rule('resize', 'fn:thatMonth resize', (_: unknown, by: number) => by, 0),
  rule('resize', 'act:buy resize', (_: unknown, by: number) => by, 0),
  rule('partSale', 'event:halving', () => '50%', 0.6),
  // Who is chosen: the names, then over how long.
  rule(
    'someOf',
    'instruments logic:or instrument',
    (list: readonly Mention[], _: unknown, one: Mention) => [...list, one],
    0,
  ),
  rule('someOf', 'instruments', (list: readonly Mention[]) => (list.length > 1 ? list : null), 0),
  ...['fn:over|fn:of? fn:the? fn:past? span', 'when:lastYear|when:thisMonth|when:thisWeek'].map((when) =>
    rule(
      'ranking',
      `fn:put? fn:account? fn:into? fn:who fn:of? someOf fn:riseMost ${when}`,
      (...values: readonly unknown[]): Ranking | null => {
        const span = values.at(-1) as BarSpan | Meaning;
        const whose = values[5] as readonly Mention[];
        const bars = 'n' in span ? sessionsIn(span) : { lastYear: 252, thisMonth: 21, thisWeek: 5 }[span.id];
        return bars === undefined
          ? null
          : {
              by: { term: call('ROC', close, number(bars)), unit: 'percent' },
              end: 'highest',
              count: 1,
              share: false,
              whose,
            };
      },
      0,
    ),
  ),
  // "Whichever two of … had the best last three months."
  rule(
    'ranking',
    'fn:put? fn:account? fn:into? fn:who number? fn:of? someOf fn:is? fn:of? fn:the? end fn:past? span',
    (...values: readonly unknown[]): Ranking | null => {
      const many = values[4] as WrittenNumber | undefined;
      const { id } = values[10] as Meaning;
      const whose = values[6] as readonly Mention[];
      const count = many?.value ?? 1;
      return !Number.isInteger(count) || count < 1 || count >= whose.length
        ? null
        : {
            by: { term: call('ROC', close, number(sessionsIn(values[12] as BarSpan))), unit: 'percent' },
            end: id === 'lowest' ? 'lowest' : 'highest',
            count,
            share: false,
            whose,
          };
    },
    0,
  ),
  rule('ranking', 'ranking fn:returnWord', (one: Ranking) => one, 0),
  rule('winner', 'fn:strongOne p:comma? winner', () => true, 0),
  rule('winner', 'fn:strongOne act:buy|act:hold', () => true, 0.2),
  rule('skipMonth', 'fn:skipMonth', () => true, 0),
  rule(
    'schedule',
    'act:rebalance logic:when fn:the? fn:weightWord? fn:drift fn:bySome? rel:above? quantity',
    (
      _a: unknown,
      _w: unknown,
      _t: unknown,
      _x: unknown,
      _d: unknown,
      _b: unknown,
      _r: unknown,
      { written, unit }: Quantity,
    ): Sizing | null => (unit === 'percent' || unit === 'points' ? { text: `when drift > ${written} points` } : null),
    0,
  ),
  rule('bound', 'bound fn:too', (one: Bound) => one, 0.1),
  // 用MACD，金叉买: the indicator is named before what is done by it.
  rule(
    'operand',
    'fn:byMeans operand fn:doIt?',
    (_u: unknown, one: Operand) => (one.term.is === 'call' && one.whose === undefined ? one : null),
    0.1,
  ),
  rule('heading', 'fn:byMeans ind:kdj fn:doIt? p:comma', () => ({}), 0.2),
];
