import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { Quantity } from '../reading.ts';
import { ago, call, close, compare, named, number, opposite, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { sessionsIn, type BarSpan, type Condition, type Operand } from './values.ts';

const change = call('change');

/** A rise or fall by so much, of a day or over some days. */
export function moved(side: string, { value, unit }: Quantity, op: '>' | '>=', over: Term = change): Condition | null {
  if (unit !== 'percent' || value <= 0) return null;
  return {
    term: side === 'rise' ? compare(op, over, number(value)) : compare(op === '>' ? '<' : '<=', over, number(-value)),
  };
}

export const over = (span: BarSpan): Term =>
  sessionsIn(span) === 1 ? change : call('ROC', close, number(sessionsIn(span)));

/** A value beyond the extreme of the bars before. */
function extreme(end: string, n: number): Condition {
  const isHigh = end === 'high';
  const before = ago(call(isHigh ? 'highest' : 'lowest', named(isHigh ? 'high' : 'low'), number(n)), 1);
  return { term: compare(isHigh ? '>' : '<', close, before), subject: { term: close, unit: 'price' } };
}

const strict = 'rel:above';
const loose = 'rel:atLeast|rel:atMost';

const lower = (one: string): Operand => ({
  term: call(one, number(20), number(2)),
  unit: 'price',
  assumed: 'bollinger 20/2',
});

function outside(name: 'BB.lower' | 'BB.upper'): Condition {
  const { term, assumed } = lower(name);
  return { term: compare(name === 'BB.lower' ? '<' : '>', close, term), assumed: [assumed!] };
}

const sides = ['rise', 'fall'] as const;

/** Rises and falls, new highs and lows, gaps, candles and limits. */
export const moveRules: readonly Rule[] = [
  ...sides.flatMap((side) => {
    const word = `pos:${side}`;
    return [
      rule(
        'condition',
        `fn:oneDay fn:of? ${word} ${strict}? quantity`,
        (_d: unknown, _of: unknown, _w: unknown, rel: unknown, one: Quantity) =>
          moved(side, one, rel === undefined ? '>=' : '>'),
      ),
      rule(
        'condition',
        `fn:oneDay fn:of? ${word} quantity ${loose}`,
        (_d: unknown, _of: unknown, _w: unknown, one: Quantity) => moved(side, one, '>='),
      ),
      rule(
        'condition',
        `fn:it? ${word} ${strict}? quantity fn:oneDay|when:today`,
        (_it: unknown, _w: unknown, rel: unknown, one: Quantity) => moved(side, one, rel === undefined ? '>=' : '>'),
      ),
      rule(
        'condition',
        `fn:it? ${word} quantity ${loose} fn:oneDay|when:today`,
        (_it: unknown, _w: unknown, one: Quantity) => moved(side, one, '>='),
      ),
      rule(
        'condition',
        `fn:it? ${word} ${strict}|rel:atLeast? fn:of? quantity fn:of span`,
        (_it: unknown, _w: unknown, rel: unknown, _of: unknown, one: Quantity, _in: unknown, span: BarSpan) =>
          moved(side, one, rel === undefined ? '>=' : '>', over(span)),
      ),
      rule(
        'condition',
        `fn:past? span fn:of? ${word} ${strict}? quantity`,
        (_p: unknown, span: BarSpan, _of: unknown, _w: unknown, rel: unknown, one: Quantity) =>
          moved(side, one, rel === undefined ? '>=' : '>', over(span)),
      ),
      rule(
        'condition',
        `fn:past? span fn:of? ${word} quantity ${loose}`,
        (_p: unknown, span: BarSpan, _of: unknown, _w: unknown, one: Quantity) => moved(side, one, '>=', over(span)),
      ),
      rule(
        'condition',
        `${word} span rel:above|rel:atLeast quantity`,
        (_w: unknown, span: BarSpan, _r: unknown, one: Quantity) => moved(side, one, '>=', over(span)),
        0,
      ),
      rule('condition', `fn:row ${word} span`, (_row: unknown, _w: unknown, span: BarSpan) => days(side, span)),
      rule('condition', `${word} span`, (_w: unknown, span: BarSpan) => days(side, span), 0.8),
    ];
  }),
  rule(
    'condition',
    'fn:it? price:close? pos:gain|pos:rise span fn:row',
    (_it: unknown, _c: unknown, _w: unknown, span: BarSpan) => days('rise', span),
    0,
  ),
  rule(
    'condition',
    'fn:it? price:close? pos:loss|pos:fall span fn:row',
    (_it: unknown, _c: unknown, _w: unknown, span: BarSpan) => days('fall', span),
    0,
  ),
  rule('trend', 'fn:it? fn:is? dir:rising|dir:falling', (_it: unknown, _is: unknown, { id }: Meaning) => id, 0.6),
  rule(
    'condition',
    'itself? event:upDay|event:downDay rel:above|rel:atLeast|fn:of? quantity',
    (_i: unknown, { id }: Meaning, _r: unknown, { unit, value }: Quantity) => {
      if (unit !== 'percent' || value <= 0) return null;
      const isUp = id === 'upDay';
      return { term: compare(isUp ? '>=' : '<=', call('change'), number(isUp ? value : -value)) };
    },
    0.2,
  ),
  rule('condition', 'event:upDay span', (_: unknown, span: BarSpan) => days('rise', span)),
  rule('condition', 'event:downDay span', (_: unknown, span: BarSpan) => days('fall', span)),
  rule('condition', 'span event:upDay', (span: BarSpan) => days('rise', span)),
  rule('condition', 'span event:downDay', (span: BarSpan) => days('fall', span)),
  rule('condition', 'event:upDay', () => ({ term: compare('>', close, ago(close, 1)) }), 0.8),
  rule('condition', 'event:downDay', () => ({ term: compare('<', close, ago(close, 1)) }), 0.8),
  rule('condition', 'span extreme', (span: BarSpan, { id }: Meaning) => extreme(id, sessionsIn(span)), 1.2),
  rule(
    'condition',
    'fn:of? fn:the? fn:fresh|fn:breakout fn:the? span extreme',
    (_o: unknown, _t: unknown, _f: unknown, _t2: unknown, span: BarSpan, { id }: Meaning) =>
      extreme(id, sessionsIn(span)),
    0.2,
  ),
  rule(
    'condition',
    'fn:of fn:the? span extreme',
    (_o: unknown, _t: unknown, span: BarSpan, { id }: Meaning) => extreme(id, sessionsIn(span)),
    0.4,
  ),
  rule(
    'condition',
    'fn:breakout|event:newHigh fn:of|fn:over fn:the? span',
    (_b: unknown, _o: unknown, _t: unknown, span: BarSpan) => extreme('high', sessionsIn(span)),
    0,
  ),
  rule('condition', 'fn:of? fn:the? fn:fresh? fn:the? price:high52w', () => extreme('high', 252), 0.9),
  rule('condition', 'fn:of? fn:the? fn:fresh? fn:the? price:low52w', () => extreme('low', 252), 0.9),
  rule(
    'condition',
    'fn:breakout fn:of? fn:the? span extreme',
    (_f: unknown, _o: unknown, _t: unknown, span: BarSpan, { id }: Meaning) => extreme(id, sessionsIn(span)),
    0.2,
  ),
  rule(
    'condition',
    'fn:of? fn:the? span fn:breakout',
    (_o: unknown, _t: unknown, span: BarSpan) => extreme('high', sessionsIn(span)),
    0.2,
  ),
  rule(
    'condition',
    'fn:the? span fn:breakout fn:of instrument',
    (_t: unknown, span: BarSpan, _b: unknown, _o: unknown, { ids }: Mention) => ({
      ...extreme('high', sessionsIn(span)),
      whose: ids,
    }),
    0,
  ),
  rule(
    'touching',
    'ind:bbMid',
    () => ({ one: { term: call('BB.mid', number(20)), unit: 'price', assumed: 'bollinger 20/2' }, way: null }),
    1.2,
  ),
  rule('condition', 'fn:of? fn:the? ind:bbLower', () => outside('BB.lower'), 1.2),
  rule('condition', 'fn:of fn:the ind:bbLower', () => outside('BB.lower'), 0),
  rule('condition', 'fn:of fn:the ind:bbUpper', () => outside('BB.upper'), 0),
  rule(
    'condition',
    'fn:it? fn:open|price:open quantity rel:atLeast? rel:below fn:the? price:previousClose',
    (_it: unknown, _o: unknown, one: Quantity) => moved('fall', one, '>=', call('gap')),
    0,
  ),
  rule(
    'condition',
    'fn:it? fn:open|price:open quantity rel:atLeast? rel:above fn:the? price:previousClose',
    (_it: unknown, _o: unknown, one: Quantity) => moved('rise', one, '>=', call('gap')),
    0,
  ),
  rule('condition', 'fn:of? fn:the? ind:bbUpper', () => outside('BB.upper'), 1.2),
  rule('condition', 'logic:not state:paysDividend', () => stateOf('noDividend'), 0),
  rule('condition', 'fn:is? state', (_: unknown, { id }: Meaning) => stateOf(id)),
  rule(
    'condition',
    'logic:except fn:of? condition',
    (_: unknown, _of: unknown, one: Condition) => ({ ...one, term: opposite(one.term) }),
    0.5,
  ),
  rule(
    'condition',
    'operand fn:is? fn:of fn:the? end quantity',
    (left: Operand, _is: unknown, _of: unknown, _the: unknown, { id }: Meaning, { value, unit }: Quantity) => {
      if (unit !== 'percent' || left.isFigure !== true || value >= 1) return null;
      const place = call('percentile', left.term);
      return {
        term:
          id === 'lowest'
            ? compare('<=', place, number(value * 100))
            : compare('>=', place, number(Number(((1 - value) * 100).toPrecision(6)))),
      };
    },
    0,
  ),
  rule(
    'condition',
    'fn:dropsOut fn:the? end? number',
    (_d: unknown, _t: unknown, _e: unknown, n: { value: number }) => ({
      term: compare('>', named('rank'), number(n.value)),
    }),
  ),
  rule(
    'condition',
    'pos:raised fn:the|fn:its? metric rel:atLeast? span rel:atLeast|fn:row?',
    (_p: unknown, _t: unknown, { id }: Meaning, _r: unknown, span: BarSpan) =>
      span.of === 'years' && id.startsWith('dividend')
        ? { term: compare('>=', named('dividendGrowthYears'), number(span.n)) }
        : null,
  ),
  ...(['when:thisYear', 'when:thisWeek', 'when:thisMonth', 'when:lastYear'] as const).flatMap((when) => [
    rule(
      'condition',
      `fn:is? pos:gain|pos:rise rel:above|rel:atLeast? quantity fn:of? ${when}`,
      (
        _i: unknown,
        _p: unknown,
        rel: Meaning | undefined,
        { value, unit }: Quantity,
        _o: unknown,
        { name }: Meaning,
      ) =>
        unit === 'percent' ? { term: compare(rel?.id === 'above' ? '>' : '>=', named(name), number(value)) } : null,
      0,
    ),
    rule(
      'condition',
      `fn:is? pos:loss|pos:fall rel:above|rel:atLeast? quantity fn:of? ${when}`,
      (
        _i: unknown,
        _p: unknown,
        rel: Meaning | undefined,
        { value, unit }: Quantity,
        _o: unknown,
        { name }: Meaning,
      ) =>
        unit === 'percent' ? { term: compare(rel?.id === 'above' ? '<' : '<=', named(name), number(-value)) } : null,
      0,
    ),
    // A profit or a loss of a year is the company's, and no move of its price.
    rule('condition', `fn:is? pos:gain|pos:rise ${when}`, (_i: unknown, word: Meaning, { name }: Meaning) =>
      word.name === 'money' ? null : { term: compare('>', named(name), number(0)) },
    ),
    rule('condition', `fn:is? pos:loss|pos:fall ${when}`, (_i: unknown, word: Meaning, { name }: Meaning) =>
      word.name === 'money' ? null : { term: compare('<', named(name), number(0)) },
    ),
    rule(
      'condition',
      `${when} pos:gain|pos:rise rel:above|rel:atLeast? quantity rel:atLeast?`,
      ({ name }: Meaning, _p: unknown, rel: Meaning | undefined, { value, unit }: Quantity) =>
        unit === 'percent' ? { term: compare(rel?.id === 'above' ? '>' : '>=', named(name), number(value)) } : null,
      0,
    ),
    rule(
      'condition',
      `${when} pos:loss|pos:fall rel:above|rel:atLeast? quantity rel:atLeast?`,
      ({ name }: Meaning, _p: unknown, rel: Meaning | undefined, { value, unit }: Quantity) =>
        unit === 'percent' ? { term: compare(rel?.id === 'above' ? '<' : '<=', named(name), number(-value)) } : null,
      0,
    ),
    rule(
      'condition',
      `fn:is? pos:gain fn:of? ${when}`,
      (_i: unknown, _p: unknown, _o: unknown, { name }: Meaning) => ({ term: compare('>', named(name), number(0)) }),
      0.4,
    ),
  ]),
  rule(
    'condition',
    'price:volume fn:is? rel:above|rel:atLeast? mult|quantity fn:the|fn:its? span ind:sma',
    (_v: unknown, _is: unknown, rel: Meaning | undefined, many: Meaning | Quantity, _the: unknown, span: BarSpan) =>
      volumes(rel, many, span),
    0,
  ),
  rule(
    'condition',
    'price:volume rel:above|rel:atLeast fn:the? span ind:sma|price:averageVolume fn:of? mult|quantity',
    (_v: unknown, rel: Meaning, _the: unknown, span: BarSpan, _a: unknown, _o: unknown, many: Meaning | Quantity) =>
      volumes(rel, many, span),
    0,
  ),
  rule(
    'condition',
    'price:volume fn:is? rel:above|rel:below|rel:atLeast fn:the|fn:its? span ind:sma',
    (_v: unknown, _i: unknown, { name }: Meaning, _t: unknown, span: BarSpan) => ({
      term: compare(name as '>' | '<' | '>=', named('volume'), call('SMA', named('volume'), number(sessionsIn(span)))),
    }),
    0,
  ),
  rule('condition', 'price:volume rel:above fn:the? span price:averageVolume', overAverage, 0),
  // 成交量大于5日均量1.5倍: the multiple is of the average, no size.
  rule('condition', 'price:volume rel:above fn:the? span price:averageVolume quantity', overAverage, -0.3),
  rule(
    'condition',
    'price:close|price:price fn:is? condition',
    (_p: unknown, _is: unknown, one: Condition) =>
      one.whose === undefined && one.subject?.term === close ? one : null,
    0.2,
  ),
  rule('condition', 'fn:of condition', (_: unknown, one: Condition) => one, 0.7),
  rule(
    'condition',
    'logic:unless condition',
    (_: unknown, one: Condition) => ({ ...one, term: opposite(one.term) }),
    0.2,
  ),
  // 除非 … 才 …: only if, where 除非 alone is unless.
  rule('condition', 'logic:unless condition p:comma? fn:onlyThen', (_: unknown, one: Condition) => one, 0),
  rule('condition', 'event:limitUp', () => ({ term: call('limitUp') })),
  rule('condition', 'event:limitDown', () => ({ term: call('limitDown') })),
  ...(['gapUp', 'gapDown'] as const).map((way) => rule(way, `fn:the? event:${way} fn:of?`, () => true, 0)),
  rule('condition', 'event:gapUp', () => ({ term: compare('>', call('gap'), number(0)) }), 0.8),
  rule('condition', 'event:gapDown', () => ({ term: compare('<', call('gap'), number(0)) }), 0.8),
  rule(
    'condition',
    `fn:oneDay|fn:open? gapDown ${strict}|rel:atLeast? quantity ${loose}?`,
    (_o: unknown, _e: unknown, rel: Meaning | undefined, one: Quantity) =>
      moved('fall', one, rel?.id === 'above' ? '>' : '>=', call('gap')),
  ),
  rule(
    'condition',
    `fn:oneDay|fn:open? gapUp ${strict}|rel:atLeast? quantity ${loose}?`,
    (_o: unknown, _e: unknown, rel: Meaning | undefined, one: Quantity) =>
      moved('rise', one, rel?.id === 'above' ? '>' : '>=', call('gap')),
  ),
  rule(
    'condition',
    'fn:it|fn:the condition',
    (_: unknown, one: Condition) => (one.whose === undefined ? one : null),
    0.6,
  ),
  rule(
    'condition',
    'fn:it fn:is|fn:move condition',
    (_: unknown, _is: unknown, one: Condition) => (one.whose === undefined ? one : null),
    0.4,
  ),
  rule('condition', 'fn:is condition', (_: unknown, one: Condition) => one, 0.8),
];

/** Volume against so many times its own average. */
function volumes(rel: Meaning | undefined, many: Meaning | Quantity, span: BarSpan): Condition | null {
  const times =
    'written' in many ? (many.unit === 'times' || many.unit === 'none' ? many.value : 0) : Number(many.name);
  if (times <= 0 || times > 100) return null;
  const mean = call('SMA', named('volume'), number(sessionsIn(span)));
  const level = times === 1 ? mean : sum('*', number(times), mean);
  return { term: compare(rel?.id === 'above' ? '>' : '>=', named('volume'), level) };
}

function overAverage(_v: unknown, rel: Meaning, _t: unknown, span: BarSpan, _a: unknown, many?: Quantity) {
  if (many !== undefined && many.unit !== 'times') return null;
  return volumes(rel, many ?? { value: 1, written: 1, scale: 1, unit: 'times' }, span);
}

const states: Readonly<Record<string, Term>> = {
  loss: compare('<', named('netIncome'), number(0)),
  profit: compare('>', named('netIncome'), number(0)),
  netCash: compare('<', named('netDebt'), number(0)),
  paysDividend: compare('>', named('dividendYield'), number(0)),
  noDividend: compare('==', named('dividendYield'), number(0)),
  neverPaid: compare('==', named('dividendYears'), number(0)),
  noDebt: compare('==', named('totalDebt'), number(0)),
  belowBook: compare('<', named('pb'), number(1)),
};

function stateOf(id: string): Condition | null {
  const term = states[id];
  return term === undefined ? null : { term };
}

/** So many days in a row up or down. */
function days(side: 'rise' | 'fall', span: BarSpan): Condition | null {
  if (span.of !== 'days' && span.of !== 'bars') return null;
  const one = compare(side === 'rise' ? '>' : '<', close, ago(close, 1));
  return { term: span.n === 1 ? one : call('consecutive', one, number(span.n)) };
}
