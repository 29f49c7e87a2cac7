import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { Quantity } from '../reading.ts';
import { call, compare, named, number, opposite, sum } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { goodEnd } from './good-end.ts';
import { growthNames, movedInYear } from './growths.ts';
import { figure } from './operands.ts';
import { applyBound } from './relations.ts';
import { isQuantity, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

const field = (name: string, unit: Operand['unit']): Operand => ({ term: named(name), unit, isFigure: true });

/** Instruments that are left out of a list. */
export interface LeftOut {
  readonly whose: readonly Mention[];
}

/** Growth of the last quarter, where the figure has one. */
const ofQuarter: Readonly<Record<string, string>> = {
  revenueGrowth: 'revenueGrowthQ',
  netIncomeGrowth: 'netIncomeGrowthQ',
};

export const leftName = ({ term }: Condition): string | null =>
  (term.is === 'compare' && term.left.is === 'name' && term.left.name) || null;

const isLastQuarter = ({ n, of }: BarSpan): boolean => n === 1 && of === 'quarters';

function inLastQuarter(one: Condition): Condition | null {
  const name = ofQuarter[leftName(one) ?? ''];
  if (name === undefined || one.term.is !== 'compare') return null;
  return { ...one, term: { ...one.term, left: named(name) } };
}

/** "Up 10 % year on year": what grows is compared with the year before anyway. */
const ofYear = (one: Condition): Condition | null => (leftName(one)?.endsWith('Growth') === true ? one : null);

/** One figure against another in the same money. */
function against(op: '>' | '<', left: Operand, right: Operand): Condition | null {
  const isSame = left.isFigure === true && right.isFigure === true && left.unit === right.unit;
  return isSame && left.unit !== 'flag' ? { term: compare(op, left.term, right.term), subject: left } : null;
}

/** How fast one figure grows against another. */
function outgrows(one: Meaning, op: '>' | '<', two: Meaning): Condition | null {
  const [left, right] = [growthNames[one.id], growthNames[two.id]];
  return left === undefined || right === undefined || left === right
    ? null
    : { term: compare(op, named(left), named(right)) };
}

const isAbove = ({ id }: Meaning): boolean => id === 'above' || id === 'higher';

/** A figure at the top or bottom of all of them: a tenth, a fifth, 20 %. */
function standsAmong(left: Operand, end: Meaning, share: number): Condition | null {
  const isReturn = left.term.is === 'call' && /^(?:ROC|HV|sharpe)$/u.test(left.term.name);
  if ((left.isFigure !== true && !isReturn) || left.whose !== undefined || share <= 0 || share >= 1) return null;
  const place = call('percentile', left.term);
  if (end.id !== 'highest' && end.id !== 'lowest') return null;
  const at = Number(((end.id === 'lowest' ? share : 1 - share) * 100).toPrecision(6));
  return { term: compare(end.id === 'lowest' ? '<=' : '>=', place, number(at)), subject: left };
}

const shareOf = (part: Meaning | Quantity): number =>
  'written' in part ? (part.unit === 'percent' ? part.value : 0) : Number(part.name);

const yields = field('dividendYield', 'percent');

const paysShare = (right: Bound): Condition | null =>
  isQuantity(right.right) && right.right.unit === 'percent' ? applyBound(yields, right) : null;

/** The span among the parts that may stand around it. */
export const spanIn = (values: readonly unknown[]): BarSpan =>
  values.find((one): one is BarSpan => typeof one === 'object' && one !== null && 'n' in one && 'of' in one)!;

/** What is said of the figures of companies in other words than a figure, a relation and a number. */
export const screenWordingRules: readonly Rule[] = [
  rule('condition', 'condition fn:yoy', ofYear, 0),
  rule('condition', 'fn:yoy condition', (_: unknown, one: Condition) => ofYear(one), 0.1),
  rule(
    'condition',
    'fn:of? fn:the? span fn:of? condition',
    (_o: unknown, _t: unknown, span: BarSpan, _f: unknown, one: Condition) =>
      isLastQuarter(span) ? inLastQuarter(one) : null,
  ),
  rule(
    'condition',
    'fn:of? fn:the? fn:past span fn:of? condition',
    (_o: unknown, _t: unknown, _p: unknown, span: BarSpan, _f: unknown, one: Condition) =>
      isLastQuarter(span) ? inLastQuarter(one) : null,
    0,
  ),
  rule(
    'condition',
    'condition fn:of? fn:the? fn:past? span',
    (one: Condition, _o: unknown, _t: unknown, _p: unknown, span: BarSpan) =>
      isLastQuarter(span) ? inLastQuarter(one) : null,
    0,
  ),
  rule(
    'condition',
    'fn:growing metric quantity|bound fn:perYear fn:of|fn:over|fn:row fn:the? fn:past? span',
    (_g: unknown, metric: Meaning, far: Quantity | Bound, ...rest: readonly unknown[]) =>
      compoundGrowth(metric, far, spanIn(rest)),
    0,
  ),
  rule(
    'condition',
    'metric fn:growing quantity|bound fn:perYear fn:of|fn:over|fn:row fn:the? fn:past? span',
    (metric: Meaning, _g: unknown, far: Quantity | Bound, ...rest: readonly unknown[]) =>
      compoundGrowth(metric, far, spanIn(rest)),
    0,
  ),
  rule('condition', 'fn:growing metric quantity fn:perYear?', (_g: unknown, metric: Meaning, far: Quantity) =>
    grown(metric, { op: '>=', right: far }),
  ),
  rule(
    'condition',
    'metric fn:growing? rel:above|rel:below metric fn:growing',
    (one: Meaning, _g: unknown, rel: Meaning, two: Meaning) => outgrows(one, isAbove(rel) ? '>' : '<', two),
    0,
  ),
  rule(
    'condition',
    'metric fn:growing rel:above|rel:below metric',
    (one: Meaning, _g: unknown, rel: Meaning, two: Meaning) => outgrows(one, isAbove(rel) ? '>' : '<', two),
    0,
  ),
  rule(
    'condition',
    'metric fn:growing fn:faster|fn:slower fn:thanWord metric',
    (one: Meaning, _g: unknown, { id }: Meaning, _t: unknown, two: Meaning) =>
      outgrows(one, id === 'faster' ? '>' : '<', two),
    0,
  ),
  rule(
    'condition',
    'fn:moreOf|fn:lessOf metric fn:thanWord fn:the|fn:its? metric',
    (more: Meaning, one: Meaning, _t: unknown, _i: unknown, two: Meaning) =>
      against(more.id === 'moreOf' ? '>' : '<', figure(one), figure(two)),
  ),
  rule(
    'condition',
    'metric fn:compared metric fn:higher|fn:lower|fn:most|rel:above|rel:below',
    (one: Meaning, _c: unknown, two: Meaning, way: Meaning) =>
      against(way.id === 'lower' || way.id === 'below' ? '<' : '>', figure(one), figure(two)),
  ),
  rule(
    'condition',
    'metric fn:compared metric soft:high|soft:low',
    (one: Meaning, _c: unknown, two: Meaning, { id }: Meaning) =>
      against(id === 'low' ? '<' : '>', figure(one), figure(two)),
  ),
  rule(
    'condition',
    'operand fn:betterThan fn:the? quantity',
    (left: Operand, _b: unknown, _t: unknown, right: Quantity) =>
      left.isFigure === true ? applyBound(left, { op: goodEnd(left) === 'lowest' ? '<' : '>', right }) : null,
  ),
  rule('condition', 'fn:discountTo fn:its? metric:bookValue|metric:bookValuePerShare', ({ name }: Meaning) => ({
    term: compare(name === 'below' ? '<' : '>', named('pb'), number(1)),
  })),
  rule('condition', 'metric:bookValuePerShare rel:above|rel:below price:price', (_b: unknown, { id }: Meaning) => ({
    term: compare(id === 'above' ? '<' : '>', named('pb'), number(1)),
  })),
  rule('condition', 'price:price rel:above|rel:below metric:bookValuePerShare', (_p: unknown, { id }: Meaning) => ({
    term: compare(id === 'below' ? '<' : '>', named('pb'), number(1)),
  })),
  rule('condition', 'fn:payOut bound fn:inDividends?', (_p: unknown, right: Bound) => paysShare(right), 0),
  rule(
    'condition',
    'fn:payOut fn:inDividends fn:of? bound',
    (_p: unknown, _i: unknown, _o: unknown, right: Bound) => paysShare(right),
    0,
  ),
  rule(
    'condition',
    'operand fn:is? fn:of fn:the? end share|quantity',
    (left: Operand, _i: unknown, _o: unknown, _t: unknown, end: Meaning, part: Meaning | Quantity) =>
      standsAmong(left, end, shareOf(part)),
    0.4,
  ),
  rule(
    'condition',
    'fn:of? fn:the? end share|quantity fn:of|fn:over operand',
    (_o: unknown, _t: unknown, end: Meaning, part: Meaning | Quantity, _f: unknown, left: Operand) =>
      standsAmong(left, end, shareOf(part)),
    0.6,
  ),
  rule(
    'condition',
    'metric:goodwill rel:above|rel:below|rel:atLeast|rel:atMost quantity fn:of fn:the? metric:bookValue',
    goodwillShare,
    0,
  ),
  rule(
    'condition',
    'metric:goodwill fn:is? bound fn:of fn:the? metric:bookValue',
    (_g: unknown, _i: unknown, right: Bound) =>
      isQuantity(right.right) && right.right.unit === 'percent'
        ? applyBound(field('goodwillToEquity', 'percent'), right)
        : null,
  ),
  rule('condition', 'metric:sharesChange fn:is? pos:loss|dir:falling|pos:fall|fn:worsened', () => ({
    term: compare('<', named('shareCountGrowth'), number(0)),
  })),
  rule('condition', 'condition when:lastYear|span', (one: Condition, span: Meaning | BarSpan) =>
    leftName(one) === 'shareCountGrowth' && (!('n' in span) || (span.n === 1 && span.of === 'years')) ? one : null,
  ),
  rule(
    'condition',
    'metric:piotroskiF fn:of? number fn:anyOf? logic:or number',
    (_m: unknown, _o: unknown, low: { value: number }, _a: unknown, _r: unknown, high: { value: number }) =>
      high.value === 9 && low.value === 8 ? { term: compare('>=', named('piotroski'), number(8)) } : null,
  ),
  // Business that did not get worse: its profit did not fall.
  rule('condition', 'metric|fn:businessResults logic:not fn:worsened fn:happenedLe?', notWorse, 0),
  rule('condition', 'metric|fn:businessResults logic:not fn:is? fn:worsened', notWorse, 0),
  rule('condition', 'metric fn:is? fn:worsened', (one: Meaning) => fell(one), 0.7),
  rule(
    'condition',
    'metric fn:is? rel:above|rel:below share fn:of? fn:the? fn:marketWord|fn:sectorWord fn:median',
    (one: Meaning, _i: unknown, { id }: Meaning, part: Meaning, _o: unknown, _t: unknown, where: Meaning) => {
      const { term, unit } = figure(one);
      const middle = call(where.id === 'marketWord' ? 'median' : 'sectorMedian', term);
      return unit === 'money'
        ? null
        : { term: compare(id === 'below' ? '<' : '>', term, sum('*', number(Number(part.name)), middle)) };
    },
    0,
  ),
  rule(
    'condition',
    'metric:sharesChange fn:is? pos:loss|pos:fall rel:above|rel:atLeast? quantity',
    (_m: unknown, _i: unknown, _p: unknown, _r: unknown, { unit, value }: Quantity) =>
      unit === 'percent' ? { term: compare('<=', named('shareCountGrowth'), number(-value)) } : null,
    0,
  ),
  rule(
    'condition',
    'soft:low|soft:high fn:of? metric p:open bound p:close',
    (_s: unknown, _o: unknown, one: Meaning, _p: unknown, right: Bound) => applyBound(figure(one), right),
    0,
  ),
  rule('noise', 'fn:anyTopic fn:irrelevant', () => true, 0),
  rule('noise', 'fn:irrelevant fn:anyTopic', () => true, 0),
  // "Except Nvidia with margins above 30": the margins are those of the list.
  rule(
    'leftOut',
    'logic:except fn:the? instruments fn:of',
    (_e: unknown, _t: unknown, whose: readonly Mention[]): LeftOut => ({ whose }),
    -2.5,
  ),
  rule(
    'leftOut',
    'logic:except|logic:not fn:the? instruments',
    (_e: unknown, _t: unknown, whose: readonly Mention[]): LeftOut => ({ whose }),
    0.3,
  ),
  rule('leftOut', 'instruments logic:except|fn:notCounted', (whose: readonly Mention[]): LeftOut => ({ whose }), 0.3),
  rule('groups', 'groups logic:only', (list: readonly unknown[]) => list, 0.3),
  rule(
    'basis',
    'metric fn:relativeTo? fn:ownSpan fn:past? span',
    (one: Meaning, _r: unknown, _o: unknown, _p: unknown, span: BarSpan) => ownPlace(one, span),
    0,
  ),
  rule(
    'basis',
    'metric fn:relativeTo fn:past? span fn:ownSpan?',
    (one: Meaning, _r: unknown, _p: unknown, span: BarSpan) => ownPlace(one, span),
    0.2,
  ),
];

function ownPlace(one: Meaning, span: BarSpan): Operand | null {
  const { term, isFigure } = figure(one);
  return span.of === 'years' && isFigure === true
    ? { term: call('pctRank', term, number(span.n)), unit: 'plain' }
    : null;
}

const grown = (metric: Meaning, right: Bound): Condition | null => {
  const name = growthNames[metric.id];
  return name === undefined ? null : applyBound(field(name, 'percent'), right);
};

const compoundNames: Readonly<Record<string, string>> = {
  revenue: 'revenueCagr',
  netIncome: 'netIncomeCagr',
  epsDiluted: 'epsCagr',
};

function compoundGrowth({ id }: Meaning, far: Quantity | Bound, { n, of }: BarSpan): Condition | null {
  const name = compoundNames[id];
  if (name === undefined || of !== 'years' || n < 2 || n > 20) return null;
  return applyBound(field(`${name}${n}y`, 'percent'), 'written' in far ? { op: '>=', right: far } : far);
}

function goodwillShare(_g: unknown, { name }: Meaning, right: Quantity): Condition | null {
  return right.unit === 'percent' ? applyBound(field('goodwillToEquity', 'percent'), { op: name, right }) : null;
}

const ofProfit = (): Condition => ({
  term: compare('<', named('netIncomeGrowth'), number(0)),
  assumed: ['profit growth'],
});

function fell(one: Meaning): Condition | null {
  const term = one.kind === 'fn' ? null : movedInYear(one, false);
  return term === null ? null : { term };
}

function notWorse(one: Meaning): Condition | null {
  const made = one.kind === 'fn' ? ofProfit() : fell(one);
  return made === null ? null : { ...made, term: opposite(made.term) };
}
