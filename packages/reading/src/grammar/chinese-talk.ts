import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, all, call, close, compare, named, number, sum, writeTerm, type Comparison, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { ownPlace } from './figures.ts';
import { applyBound } from './relations.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

const kdj = [number(9), number(3), number(3)];
const kdjLine = (name: string): Operand => ({ term: call(`KDJ.${name}`, ...kdj), unit: 'plain', assumed: 'kdj 9/3/3' });

const kdjCross = ({ name }: Meaning): Condition => {
  const [k, d] = [kdjLine('K'), kdjLine('D')];
  return {
    term: call(name === 'up' ? 'crossesAbove' : 'crossesBelow', k.term, d.term),
    subject: k,
    assumed: ['kdj 9/3/3'],
  };
};

const histogram: Operand = { term: call('MACD.hist'), unit: 'plain' };

/** What crosses from one side of nothing to the other. */
const overZero = (one: Operand, { name }: Meaning): Condition => ({
  term: call(name === 'up' ? 'crossesAbove' : 'crossesBelow', one.term, number(0)),
  subject: one,
  ...(one.whose !== undefined && { whose: one.whose }),
});

/** Bars of the histogram on one side that grow, or shrink towards nothing. */
function barsOf({ name: side }: Meaning, { name: way }: Meaning): Condition {
  const isUp = side === 'up';
  const rises = isUp === (way === 'longer');
  const { term } = histogram;
  return {
    term: all([compare(isUp ? '>' : '<', term, number(0)), compare(rises ? '>' : '<', term, ago(term, 1))]),
    subject: histogram,
  };
}

const gap = call('gap');

/** How a day opened and where it went from there. */
function dayShape({ name }: Meaning): Condition {
  const [opened, went] = name.split(' ');
  return {
    term: all([
      compare(opened === 'up' ? '>' : '<', gap, number(0)),
      compare(went === 'up' ? '>' : '<', close, named('open')),
    ]),
  };
}

/** A gap that the day did not fill. */
function stayingOpen(one: Condition): Condition | null {
  const { term } = one;
  if (term.is !== 'compare' || writeTerm(term.left) !== 'gap()') return null;
  const isUp = term.op.startsWith('>');
  const rest = compare(isUp ? '>' : '<', named(isUp ? 'low' : 'high'), ago(close, 1));
  return { ...one, term: all([term, rest]) };
}

const isLine = ({ unit, isFigure, term }: Operand): boolean =>
  unit === 'price' && isFigure !== true && term.is !== 'name';

/** The whole of a share below or above a line. */
const partOf = (line: Term, share: number): Term => sum('*', line, number(Number(share.toPrecision(6))));

/** So far below or above a line of prices. */
function away(line: Operand, { name }: Meaning, { unit, value }: Quantity): Condition | null {
  if (!isLine(line) || unit !== 'percent' || value <= 0 || value >= 1) return null;
  const isLow = name === 'low';
  return {
    term: compare(isLow ? '<=' : '>=', close, partOf(line.term, isLow ? 1 - value : 1 + value)),
    subject: { term: close, unit: 'price' },
    ...(line.whose !== undefined && { whose: line.whose }),
  };
}

/** Less than so far under a high, or above a low. */
function near(line: Operand, { op, right, high }: Bound): Condition | null {
  const end = line.term.is === 'ago' ? line.term.of : line.term;
  const isHigh = (end.is === 'call' && end.name === 'highest') || (end.is === 'name' && end.name === 'allTimeHigh');
  const isLow = (end.is === 'call' && end.name === 'lowest') || (end.is === 'name' && end.name === 'allTimeLow');
  if ((!isHigh && !isLow) || high !== undefined || !('written' in right) || right.unit !== 'percent') return null;
  if (!/^[<>]/u.test(op) || right.value <= 0 || right.value >= 1) return null;
  const isNear = op.startsWith('<');
  const limit = partOf(end, isHigh ? 1 - right.value : 1 + right.value);
  return {
    term: compare(isNear === isHigh ? '>=' : '<=', close, limit),
    subject: { term: close, unit: 'price' },
    ...(line.whose !== undefined && { whose: line.whose }),
  };
}

/** From below a level back above it: the level is crossed. */
function backOver(one: Operand, level: Quantity, from: Meaning, to: Meaning, other?: Quantity): Condition | null {
  const isUp = from.id === 'below' || from.id === 'atMost';
  const isBack = (to.id === 'above' || to.id === 'atLeast') === isUp;
  if (!isBack || (other !== undefined && other.value !== level.value)) return null;
  return applyBound(one, { op: isUp ? 'crossesAbove' : 'crossesBelow', right: level });
}

const hasMean = /^(?:RSI|CCI|ATR|HV|MFI|ADX|WR|KDJ|STOCH|ROC)\b/u;

/** A value of bars against its own mean. */
function besideMean(one: Operand, { name }: Meaning, span: BarSpan): Condition | null {
  const n = sessionsIn(span);
  if (one.term.is !== 'call' || !hasMean.test(one.term.name) || span.of === 'years' || n < 2 || n > 400) return null;
  return {
    term: compare(name as Comparison, one.term, call('SMA', one.term, number(n))),
    subject: one,
    ...(one.whose !== undefined && { whose: one.whose }),
    ...(one.assumed !== undefined && { assumed: [one.assumed] }),
  };
}

const sides = 'rel:below|rel:above|rel:atMost|rel:atLeast';
const sideOp = ({ id }: Meaning): '<=' | '>=' => (id === 'below' || id === 'atMost' ? '<=' : '>=');

/** Where a figure stands in the years of the company itself, said as a share. */
const placed = (one: Operand, years: BarSpan, rel: Meaning, { unit, value }: Quantity): Condition | null =>
  unit === 'percent' ? ownPlace(one, years, sideOp(rel), value * 100) : null;

/** A part of the average volume. */
const shareOfVolume = (one: Operand, share: number): Operand | null => {
  const isVolume = one.unit === 'plain' && writeTerm(one.term).includes('olume');
  return isVolume && share > 0 && share < 1 ? { ...one, term: sum('*', number(share), one.term) } : null;
};

/** Conditions in the words of Chinese traders. */
export const chineseRules: readonly Rule[] = [
  rule('condition', 'ind:kdj? fn:of? fn:kdjCross', (_k: unknown, _o: unknown, one: Meaning) => kdjCross(one), 0),
  rule(
    'condition',
    'ind:macd|ind:macdHistogram fn:of? fn:turnsColour',
    (_m: unknown, _o: unknown, way: Meaning) => overZero(histogram, way),
    0,
  ),
  rule(
    'condition',
    'operand fn:turnsColour',
    (one: Operand, way: Meaning) => (one.unit === 'plain' || one.unit === 'percent' ? overZero(one, way) : null),
    0.2,
  ),
  rule('bound', 'fn:turnsColour', ({ name }: Meaning): Bound => ({
    op: name === 'up' ? 'crossesAbove' : 'crossesBelow',
    right: { value: 0, written: 0, scale: 1, unit: 'none' },
  })),
  rule(
    'condition',
    'ind:macd? fn:of? fn:redBar fn:is? fn:barGrows',
    (_m: unknown, _o: unknown, side: Meaning, _i: unknown, way: Meaning) => barsOf(side, way),
    0,
  ),
  rule('quantity', 'fn:zeroLine', (): Quantity => ({ value: 0, written: 0, scale: 1, unit: 'none' }), 0),
  rule('condition', 'fn:dayShape', (one: Meaning) => dayShape(one), 0),
  rule('condition', 'condition p:comma? logic:and? fn:gapOpen', (one: Condition) => stayingOpen(one), 0),
  rule(
    'condition',
    'fn:it|price:close|price:price? fn:overItsLine',
    (_i: unknown, { name }: Meaning): Condition => ({
      term: compare(name as Comparison, close, call('SMA', close, number(0))),
    }),
    0,
  ),
  rule(
    'condition',
    'fn:it|price:close|price:price? fn:offWord|fn:compared fn:the? operand fn:lowerThan|pos:pullback|pos:fall rel:above|rel:atLeast? quantity rel:atLeast?',
    (...values: readonly unknown[]): Condition | null => {
      const word = values[4] as Meaning;
      return away(values[3] as Operand, word.kind === 'pos' ? { ...word, name: 'low' } : word, values[6] as Quantity);
    },
    0,
  ),
  rule(
    'condition',
    'fn:it|price:close|price:price? fn:offWord|fn:distance fn:the? operand fn:gapTo? bound',
    (_i: unknown, _o: unknown, _t: unknown, line: Operand, _g: unknown, far: Bound) => near(line, far),
    0.2,
  ),
  rule(
    'condition',
    `operand fn:of? quantity rel:below|rel:above|rel:atMost|rel:atLeast fn:comesBack quantity? rel:below|rel:above|rel:atMost|rel:atLeast`,
    (
      one: Operand,
      _o: unknown,
      level: Quantity,
      from: Meaning,
      _b: unknown,
      other: Quantity | undefined,
      to: Meaning,
    ) => backOver(one, level, from, to, other),
    0,
  ),
  rule(
    'condition',
    'operand rel:below|rel:above level fn:comesBack level? rel:below|rel:above|rel:atMost|rel:atLeast',
    (one: Operand, from: Meaning, level: Quantity, _b: unknown, other: Quantity | undefined, to: Meaning) =>
      backOver(one, level, from, to, other),
    0,
  ),
  rule('level', 'quantity logic:after?', (one: Quantity) => one, 0.1),
  rule(
    'condition',
    'operand fn:is? rel:below|rel:above fn:the|fn:its|fn:own? fn:past? span fn:median|ind:sma',
    (one: Operand, _i: unknown, rel: Meaning, _t: unknown, _p: unknown, span: BarSpan) => besideMean(one, rel, span),
    0.1,
  ),
  rule(
    'condition',
    `operand fn:is|fn:of? fn:own? fn:past? span fn:of? quantity fn:quantile ${sides}`,
    (...values: readonly unknown[]) =>
      placed(values[0] as Operand, values[4] as BarSpan, values[8] as Meaning, values[6] as Quantity),
    0.1,
  ),
  rule(
    'condition',
    `operand ${sides} fn:its|fn:own? fn:past? span fn:of? quantity fn:quantile`,
    (one: Operand, rel: Meaning, _o: unknown, _p: unknown, years: BarSpan, _of: unknown, place: Quantity) =>
      placed(one, years, rel, place),
    0,
  ),
  rule(
    'condition',
    `fn:past? span fn:of? operand fn:of? fn:quantile fn:is? ${sides} quantity`,
    (
      _p: unknown,
      years: BarSpan,
      _o: unknown,
      one: Operand,
      _f: unknown,
      _q: unknown,
      _i: unknown,
      rel: Meaning,
      place: Quantity,
    ) => placed(one, years, rel, place),
    0,
  ),
  rule(
    'condition',
    `operand fn:quantile fn:of|fn:is? fn:past? span fn:of|fn:is? quantity ${sides}`,
    (...values: readonly unknown[]) =>
      placed(values[0] as Operand, values[4] as BarSpan, values[7] as Meaning, values[6] as Quantity),
    0,
  ),
  // 股价新低但MACD没有新低: that is what a divergence is.
  rule(
    'condition',
    'ind:macd|ind:rsi|ind:kdj fn:of? fn:noNewEnd',
    (one: Meaning, _o: unknown, { name }: Meaning): Condition => ({ term: call(name, call(one.name)) }),
    0,
  ),
  rule('operand', 'operand fn:of? share', (one: Operand, _o: unknown, { name }: Meaning) =>
    shareOfVolume(one, Number(name)),
  ),
  rule(
    'operand',
    'operand fn:of? number unit:tenth',
    (one: Operand, _o: unknown, { value }: WrittenNumber) => shareOfVolume(one, value / 10),
    0.2,
  ),
  // RSI创20日新低: of a value that is no price.
  rule(
    'condition',
    'operand fn:fresh fn:the? span extreme',
    (one: Operand, _f: unknown, _t: unknown, span: BarSpan, { id }: Meaning): Condition | null => {
      const isHigh = id === 'high';
      if (one.isFigure === true || one.term.is === 'name' || (one.unit !== 'plain' && one.unit !== 'percent'))
        return null;
      const before = ago(call(isHigh ? 'highest' : 'lowest', one.term, number(sessionsIn(span))), 1);
      return {
        term: compare(isHigh ? '>' : '<', one.term, before),
        subject: one,
        ...(one.whose && { whose: one.whose }),
      };
    },
    0,
  ),
  rule(
    'operand',
    'when:today fn:of? operand',
    (_w: unknown, _o: unknown, one: Operand) => (one.term.is === 'name' && one.isFigure !== true ? one : null),
    0.2,
  ),
];
