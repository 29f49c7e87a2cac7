import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { all, call, close, compare, named, number, opposite, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action, Reversal } from './actions.ts';
import { inOrder } from './phrasings.ts';
import type { Ranking } from './rankings.ts';
import { related } from './relations.ts';
import type { Far } from './scaling.ts';
import type { Sizing } from './sizing.ts';
import type { Lapse, Stop } from './stops.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

/** So far above or below a line that was named before. */
export interface FromLine {
  readonly share: number;
  readonly isBelow: boolean;
}

const isLine = ({ unit, isFigure, term }: Operand): boolean =>
  unit === 'price' && isFigure !== true && term.is === 'call' && /^[SEWH]MA$/u.test(term.name);

const averages = (lengths: readonly number[], kind: string): readonly Operand[] =>
  lengths.map((n) => ({ term: call(kind, close, number(n)), unit: 'price' as const }));

/** 5、10、20、60四条均线多头排列: each above the next. */
function stacked(lengths: readonly number[], kind: string): Condition | null {
  const isRising = lengths.every(
    (n, at) => Number.isInteger(n) && n >= 2 && n <= 400 && (at === 0 || n > lengths[at - 1]!),
  );
  return isRising ? inOrder(averages(lengths, kind)) : null;
}

/** On the first or the last session of one month of the year. */
const sessionOf = (nth: number, { id }: Meaning): Condition => ({
  term: all([compare('==', call('month'), number(Number(id))), compare('==', call('tradingDayOfMonth'), number(nth))]),
});

const best: Readonly<Record<string, Ranking['end']>> = { good: 'highest', bad: 'lowest' };

/** "The two best over four months": by what they returned. */
function bestOver({ id, name }: Meaning, count: number, share: boolean, span: BarSpan): Ranking | null {
  const end = best[name];
  if (end === undefined || (id !== 'highest' && id !== 'lowest')) return null;
  return { by: { term: call('ROC', close, number(sessionsIn(span))), unit: 'percent' }, end, count, share };
}

const held = (name: 'barsHeld', span: BarSpan): Term => compare('>=', named(name), number(sessionsIn(span)));

interface Many {
  readonly count: number;
  readonly share: boolean;
}

/** How everybody else puts what traders have words for. */
export const everydayRules: readonly Rule[] = [
  rule('noSuch', 'fn:noSuch', ({ name }: Meaning) => (name === 'target' ? null : name), 0),
  rule(
    'stop',
    'fn:noSuch',
    ({ name }: Meaning): Stop | null => (name === 'target' ? { text: 'no takeProfit' } : null),
    0,
  ),
  // "RSI below 20 while both are": of the two lines named last.
  rule('bothBound', 'logic:both fn:is? bound', (_b: unknown, _i: unknown, one: Bound) => one, 3),
  rule('action', 'logic:then price:close', (): Action => ({ does: 'sell' }), 0),
  rule(
    'condition',
    'operand fn:lineWord? fn:is? rel:cross fn:the|fn:its? operand fn:fromSide',
    (
      left: Operand,
      _l: unknown,
      _i: unknown,
      _c: unknown,
      _t: unknown,
      right: Operand,
      { name }: Meaning,
    ): Condition | null => related(name, left, right),
    0,
  ),
  rule(
    'condition',
    'ind:macd fn:lineWord? fn:is? rel:cross fn:the|fn:its? fn:signal fn:fromSide?',
    (...values: readonly unknown[]): Condition | null => {
      const side = values[6] as Meaning | undefined;
      return related(
        side?.name ?? 'crosses',
        { term: call('MACD'), unit: 'plain' },
        { term: call('MACD.signal'), unit: 'plain' },
      );
    },
    0.2,
  ),
  // "With a 200-day filter": only above it.
  rule(
    'condition',
    'fn:of? fn:the? operand fn:filterWord',
    (_o: unknown, _t: unknown, line: Operand): Condition | null =>
      isLine(line)
        ? {
            term: compare('>', close, line.term),
            assumed: ['above the line'],
            ...(line.whose && { whose: line.whose }),
          }
        : null,
    0,
  ),
  rule('lapse', 'fn:beenIn span', (_b: unknown, span: BarSpan): Lapse => ({ bars: sessionsIn(span) }), 0),
  // "If it is not in profit after 15 bars": both at once.
  rule(
    'condition',
    'fn:it? fn:notInProfit logic:after|fn:of span',
    (_i: unknown, _n: unknown, _a: unknown, span: BarSpan): Condition => ({
      term: all([held('barsHeld', span), compare('<=', named('position.profit'), number(0))]),
    }),
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:firstDay fn:every|fn:its|fn:the? month',
    (_o: unknown, _f: unknown, _e: unknown, month: Meaning) => sessionOf(1, month),
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:lastDayOf fn:every|fn:its|fn:the? month',
    (_o: unknown, _l: unknown, _e: unknown, month: Meaning) => sessionOf(-1, month),
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:lastDayOf fn:sameMonth',
    (): Condition => ({ term: compare('==', call('tradingDayOfMonth'), number(-1)) }),
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:the? number fn:dayNumber fn:bizDay',
    (_o: unknown, _t: unknown, { value }: WrittenNumber): Condition | null =>
      value >= 1 && value <= 20 ? { term: compare('==', call('tradingDayOfMonth'), number(value)) } : null,
    0,
  ),
  rule('sinceEvent', 'sinceEvent fn:it', (n: number) => n, 0),
  rule('beforeEvent', 'beforeEvent fn:it', (n: number) => n, 0),
  rule(
    'ranking',
    'act:hold|act:buy|act:pick? fn:the? howMany end overSpan',
    (_a: unknown, _t: unknown, { count, share }: Many, end: Meaning, span: BarSpan) =>
      bestOver(end, count, share, span),
    0,
  ),
  rule(
    'ranking',
    'act:hold|act:buy|act:pick? fn:the? end howMany overSpan',
    (_a: unknown, _t: unknown, end: Meaning, { count, share }: Many, span: BarSpan) =>
      bestOver(end, count, share, span),
    0,
  ),
  rule(
    'eitherOf',
    'fn:either instrument logic:or instrument',
    (_e: unknown, one: Mention, _o: unknown, two: Mention) => [one, two],
  ),
  rule('fromLine', 'fn:of? quantity rel:above|rel:below', (_o: unknown, { unit, value }: Quantity, { id }: Meaning) =>
    unit === 'percent' && value > 0 && value < 0.5
      ? ({ share: value, isBelow: id === 'below' } satisfies FromLine)
      : null,
  ),
  rule(
    'schedule',
    'rebalanceWord|act:rebalance logic:only? logic:when? fn:the? fn:weightWord|logic:or? fn:drift fn:bySome? rel:above? quantity',
    (...values: readonly unknown[]): Sizing | null => drift(values[8] as Quantity),
    0,
  ),
  rule(
    'schedule',
    'rebalanceWord|act:rebalance logic:only? logic:when? fn:the? fn:weightWord|logic:or fn:is quantity fn:awayFromTarget',
    (...values: readonly unknown[]): Sizing | null => drift(values[6] as Quantity),
    0,
  ),
  rule(
    'stop',
    'act:stop fn:of|fn:at? distance fn:lowerBy',
    (_s: unknown, _o: unknown, { text, of }: Far): Stop | null =>
      of === 'risk' || of === 'money' ? null : { text: of === 'price' ? `stop ${text} of entry` : `stop ${text}` },
  ),
  ...['numbers number fn:items|unit:piece', 'numbers number? unit:day?'].map((lines) =>
    rule(
      'condition',
      `${lines} ind:sma|ind:ema|fn:lineWord? fn:stacked`,
      (list: readonly number[], _n: unknown, _u: unknown, kind: Meaning | undefined, { name: way }: Meaning) =>
        way === 'up' && list.length > 2 ? stacked(list, kind?.kind === 'ind' ? kind.name : 'SMA') : null,
      0,
    ),
  ),
  rule(
    'condition',
    'number rel:above number rel:above number p:comma? p:open fn:all? ind:sma|ind:ema p:close',
    (...values: readonly unknown[]): Condition | null => {
      const lengths = [values[0], values[2], values[4]].map((one) => (one as WrittenNumber).value);
      return stacked(lengths, (values[8] as Meaning).name);
    },
    0,
  ),
  // "Unless RSI is above 75, otherwise …": barred where it holds.
  rule(
    'barred',
    'logic:unless condition p:comma? logic:otherwise',
    (_u: unknown, one: Condition): Condition => ({ ...one, term: opposite(one.term) }),
    0,
  ),
  rule('condition', 'condition fn:alreadySo', (one: Condition) => one, 0),
  rule('bound', 'fn:alreadySo bound', (_a: unknown, one: Bound) => one, 0),
  rule('noise', 'reversal|oppositeCross|fn:daily fn:ignored', (_one: Reversal) => true, 0),
  rule('quantity', 'fn:minusSign number', (_m: unknown, { value, written, scale }: WrittenNumber): Quantity => ({
    value: -value,
    written: -written,
    scale,
    unit: 'none',
  })),
  rule('instrument', 'fn:of? fn:every instrument fn:signal', (_o: unknown, _e: unknown, one: Mention) => one, 0.3),
  rule('oldHigh', 'fn:of? rel:touch? fn:oldHigh', (_o: unknown, _r: unknown, { name }: Meaning) => name, 0),
  rule('heading', 'instrument fn:styleWord|fn:bias|tmpl p:colon', (one: Mention) => ({ whose: [one] }), 0),
  rule(
    'heading',
    'fn:styleWord fn:of instruments p:colon|p:dash|p:comma',
    (_s: unknown, _o: unknown, whose: readonly Mention[]) => ({ whose }),
    0,
  ),
  rule('heading', 'fn:byMeans index fn:trade fn:styleWord|fn:label p:colon', () => ({}), 0),
  rule('noise', 'logic:both p:colon', () => true, 0),
];

const drift = ({ unit, written }: Quantity): Sizing | null =>
  unit === 'percent' || unit === 'points' ? { text: `when drift > ${written} points` } : null;
