import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, all, call, close, compare, named, number, opposite, sum, type Series, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { movedInYear } from './growths.ts';
import { figure } from './operands.ts';
import type { Ranking, Who } from './rankings.ts';
import { applyBound } from './relations.ts';
import { isQuantity, sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

const figureOf = (name: string, unit: Operand['unit']): Operand => ({ term: named(name), unit, isFigure: true });

/** What a figure says of another, where the pair has a name of its own. */
const ratios: Readonly<Record<string, string>> = {
  'researchExpense/revenue': 'rdToRevenue',
  'dividendsPaid/netIncome': 'payoutRatio',
  'payoutRatio/netIncome': 'payoutRatio',
  'freeCashFlow/revenue': 'fcfMargin',
  'netIncome/revenue': 'netMargin',
  'totalLiabilities/totalAssets': 'debtToAssets',
};

/** A sum of money against a part of another. */
function partOf(left: Operand, op: string, share: number, right: Operand): Condition | null {
  const isMoney = left.unit === 'money' && right.unit === 'money' && left.isFigure === true && right.isFigure === true;
  if (!isMoney || share <= 0 || share > 20) return null;
  return { term: compare(op as '>', left.term, sum('*', number(share), right.term)), subject: left };
}

const ratioOf = (one: Meaning, two: Meaning): Operand | null => {
  const name = ratios[`${one.id}/${two.id}`];
  return name === undefined ? null : figureOf(name, 'percent');
};

/** So many times a figure of the statements is the multiple of that name. */
const multipleOf: Readonly<Record<string, string>> = {
  revenue: 'ps',
  netIncome: 'pe',
  bookValue: 'pb',
  freeCashFlow: 'pFcf',
  ebitda: 'evEbitda',
};

function multiple({ op, right, high }: Bound, { id }: Meaning): Condition | null {
  const name = multipleOf[id];
  const isTimes = isQuantity(right) && right.unit === 'times' && high === undefined;
  return name === undefined || !isTimes ? null : applyBound(figureOf(name, 'times'), { op, right });
}

/** Further above or below the middle of a sector by so much of it. */
function fromMiddle(left: Operand, { value, unit }: Quantity, { id }: Meaning): Condition | null {
  if (left.isFigure !== true || left.term.is !== 'name' || unit !== 'percent' || value <= 0 || value >= 1) return null;
  const middle = call('sectorMedian', left.term);
  const isBelow = id === 'below';
  const far = sum('*', number(Number((isBelow ? 1 - value : 1 + value).toPrecision(6))), middle);
  return { term: compare(isBelow ? '<=' : '>=', left.term, far), subject: left };
}

/** What somebody else returned over the same time. */
function beats(isAhead: boolean, whose: Series, n: number): Condition {
  const own = call('ROC', close, number(n));
  return { term: compare(isAhead ? '>' : '<', own, { is: 'of', whose, of: own }) };
}

const namedSpans: Readonly<Record<string, number>> = { thisWeek: 5, thisMonth: 21, lastYear: 252 };

/** Lines that lie within so much of one another, each with each. */
function together(lengths: readonly number[], { value, unit }: Quantity): Condition | null {
  if (lengths.length < 2 || lengths.length > 6 || unit !== 'percent' || value <= 0 || value >= 0.5) return null;
  const lines = lengths.map((n) => call('SMA', close, number(n)));
  const pairs = lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .map((other): Term => compare('<', call('abs', sum('-', sum('/', one, other), number(1))), number(value))),
  );
  return { term: all(pairs) };
}

const sizeOf: Operand = figureOf('marketCap', 'money');

/** Of a share that is named by its price: "under 20 dollars", "at least 5 dollars". */
export function byPrice(right: Bound): Condition | null {
  const most = right.high ?? right.right;
  if (!isQuantity(right.right) || !isQuantity(most)) return null;
  // "Over 1bn" names no money, and can be nothing but a size.
  const isSize = right.right.unit === 'none' && right.right.scale >= 1e6 && most.value >= 1e8;
  if (right.right.unit !== 'money' && !isSize) return null;
  if (most.value >= 5e7) return applyBound(sizeOf, right);
  return most.value > 0 && most.value < 1e4 ? applyBound({ term: close, unit: 'price' }, right) : null;
}

const isSame = (one: Meaning, two: Meaning): boolean => one.id === two.id || one.name === two.name;

const shareholderYield: Operand = {
  term: sum('+', named('dividendYield'), named('buybackYield')),
  unit: 'percent',
  isFigure: true,
};

const dogs: Ranking = {
  by: figureOf('dividendYield', 'percent'),
  end: 'highest',
  count: 10,
  share: false,
  groups: [{ field: 'index', id: 'Dow 30', word: 'DJI' }],
};

/** How everybody else says what a list is of. */
export const everydayScreenRules: readonly Rule[] = [
  // "P/E (trailing)", "分红率（股利支付率）": the same figure by its other name.
  rule('metric', 'metric p:open metric p:close', (one: Meaning, _o: unknown, two: Meaning) =>
    isSame(one, two) ? two : null,
  ),
  rule('metric', 'fn:glossWord p:open metric p:close', (_g: unknown, _o: unknown, one: Meaning) => one, 0),
  rule('heading', 'fn:styleWord p:colon|p:dash|p:stop', () => ({}), 0),
  rule(
    'heading',
    'fn:styleWord fn:of instrument p:colon|p:dash',
    (_s: unknown, _o: unknown, one: Mention) => ({ whose: [one] }),
    0,
  ),
  rule('operand', 'fn:shareholderYield', () => shareholderYield, 0),
  rule(
    'operand',
    'fn:shareholderYield p:open metric p:plus|logic:and fn:netOf? metric p:close',
    () => shareholderYield,
    0,
  ),
  // "Five-year dividend growth" is the figure of that name, and no growth in each of five years.
  rule(
    'operand',
    'fn:past? span metric:dividendCagr5y',
    (_p: unknown, { n, of }: BarSpan, one: Meaning) => (n === 5 && of === 'years' ? figure(one) : null),
    -0.2,
  ),
  rule('ranking', 'fn:dogs', () => dogs, -0.3),
  rule('operand', 'metric fn:compound p:open span p:close', (one: Meaning, _c: unknown, _o: unknown, span: BarSpan) =>
    compoundOver(one, span),
  ),
  rule(
    'operand',
    'metric p:open span p:close',
    (one: Meaning, _o: unknown, span: BarSpan) => compoundOver(one, span),
    0,
  ),
  rule(
    'condition',
    'fn:turnRed',
    ({ name }: Meaning) => ({ term: compare(name === 'up' ? '>' : '<', call('change'), number(0)) }),
    0,
  ),
  rule('bound', 'fn:is? fn:zeroWord', () => ({ op: '==', right: zero }) satisfies Bound, 1),
  // "Net cash bigger than half their market cap", 净现金超过市值三成.
  rule(
    'condition',
    'operand fn:is? rel:above|rel:below|rel:atLeast|rel:atMost share|quantity fn:of? fn:the|fn:its? operand',
    (
      left: Operand,
      _i: unknown,
      { name }: Meaning,
      part: Meaning | Quantity,
      _o: unknown,
      _t: unknown,
      right: Operand,
    ) => partOf(left, name, shareIn(part), right),
    0,
  ),
  rule(
    'condition',
    'operand fn:is? rel:above|rel:below|rel:atLeast|rel:atMost operand fn:of? share|quantity rel:atLeast?',
    (left: Operand, _i: unknown, { name }: Meaning, right: Operand, _o: unknown, part: Meaning | Quantity) =>
      partOf(left, name, shareIn(part), right),
    0,
  ),
  rule(
    'condition',
    'metric bound fn:of fn:the|fn:its? metric',
    (one: Meaning, { op, right, high }: Bound, _o: unknown, _t: unknown, two: Meaning) => {
      if (!isQuantity(right) || right.unit !== 'percent' || high !== undefined) return null;
      const ratio = ratioOf(one, two);
      return ratio === null ? partOf(figure(one), op, right.value, figure(two)) : applyBound(ratio, { op, right });
    },
    0,
  ),
  rule('condition', 'bound metric', multiple, 0.2),
  rule('condition', 'fn:of bound metric', (_o: unknown, right: Bound, one: Meaning) => multiple(right, one), 0.2),
  rule(
    'condition',
    'operand fn:is? rel:atLeast|rel:above? quantity rel:below|rel:above fn:the|fn:its? fn:sectorWord fn:median',
    (left: Operand, _i: unknown, _m: unknown, far: Quantity, way: Meaning) => fromMiddle(left, far, way),
    0,
  ),
  rule(
    'condition',
    'fn:sectorWord fn:median rel:atMost|rel:atLeast|rel:below|rel:above fn:of? operand',
    (_s: unknown, _m: unknown, { id }: Meaning, _o: unknown, left: Operand) =>
      left.isFigure === true && left.term.is === 'name'
        ? {
            term: compare(id === 'atMost' || id === 'below' ? '<' : '>', left.term, call('sectorMedian', left.term)),
            subject: left,
          }
        : null,
    0,
  ),
  rule(
    'condition',
    'fn:is? rel:below|rel:above fn:the|fn:its? fn:own? span fn:median operand',
    (_i: unknown, { id }: Meaning, _t: unknown, _o: unknown, { n, of }: BarSpan, _m: unknown, one: Operand) =>
      of === 'years' && one.isFigure === true
        ? { term: compare(id === 'below' ? '<' : '>', call('pctRank', one.term, number(n)), number(50)), subject: one }
        : null,
    0,
  ),
  rule(
    'condition',
    'metric fn:is? rel:above|rel:below instrument fn:of?',
    (one: Meaning, _i: unknown, { name }: Meaning, { ids }: Mention): Condition | null => {
      const { term } = figure(one);
      return ids.length === 1 ? { term: compare(name as '>', term, { is: 'of', whose: ids[0]!, of: term }) } : null;
    },
    0.2,
  ),
  ...(['beats', 'trails'] as const).flatMap((word) => [
    rule(
      'condition',
      `fn:is? fn:${word} fn:the? series overSpan`,
      (_i: unknown, _b: unknown, _t: unknown, whose: Series, span: BarSpan) =>
        beats(word === 'beats', whose, sessionsIn(span)),
      0,
    ),
    rule(
      'condition',
      `fn:is? fn:${word} instrument overSpan`,
      (_i: unknown, _b: unknown, { ids }: Mention, span: BarSpan) =>
        ids.length === 1 ? beats(word === 'beats', ids[0]!, sessionsIn(span)) : null,
      0,
    ),
    rule(
      'condition',
      `overSpan fn:${word} fn:the? series`,
      (span: BarSpan, _b: unknown, _t: unknown, whose: Series) => beats(word === 'beats', whose, sessionsIn(span)),
      0,
    ),
    rule(
      'condition',
      `when:thisWeek|when:thisMonth|when:lastYear fn:${word} fn:the? series`,
      ({ id }: Meaning, _b: unknown, _t: unknown, whose: Series) => beats(word === 'beats', whose, namedSpans[id]!),
      0,
    ),
    rule(
      'condition',
      `fn:is? fn:${word} fn:the? series when:thisWeek|when:thisMonth|when:lastYear`,
      (_i: unknown, _b: unknown, _t: unknown, whose: Series, { id }: Meaning) =>
        beats(word === 'beats', whose, namedSpans[id]!),
      0,
    ),
  ]),
  rule('condition', 'metric logic:not dir:falling|pos:fall', (one: Meaning) => {
    const fell = movedInYear(one, false);
    return fell === null ? null : { term: opposite(fell) };
  }),
  rule(
    'condition',
    'fn:relative? pos:raised fn:the|fn:its? metric:dividendPerShare|metric:dividendYield fn:of|fn:over? fn:the? fn:past? rowSpan|span',
    (...values: readonly unknown[]): Condition | null => {
      const { n, of } = values[7] as BarSpan;
      return of === 'years' && n >= 1 && n <= 80
        ? { term: compare('>=', named('dividendGrowthYears'), number(n)) }
        : null;
    },
    0,
  ),
  rule(
    'condition',
    'state:profit fn:of? fn:lastFiscal',
    (): Condition => ({ term: compare('>', named('netIncome'), number(0)) }),
    0,
  ),
  rule('bound', 'fn:of quantity place:above|place:below', (_o: unknown, right: Quantity, { id }: Meaning) => ({
    op: id === 'above' ? '>' : '<',
    right,
  })),
  rule('bound', 'quantity place:above|place:below', (right: Quantity, { id }: Meaning) =>
    right.unit === 'none' && right.scale === 1 ? null : { op: id === 'above' ? '>' : '<', right },
  ),
  rule('condition', 'operand fn:worth bound', (left: Operand, _w: unknown, right: Bound) =>
    left.unit === 'money' && left.isFigure === true ? applyBound(left, right) : null,
  ),
  rule('condition', 'operand fn:is fn:worth bound', (left: Operand, _i: unknown, _w: unknown, right: Bound) =>
    left.unit === 'money' && left.isFigure === true ? applyBound(left, right) : null,
  ),
  rule(
    'condition',
    'fn:member fn:of? fn:is? bound',
    (_m: unknown, _o: unknown, _i: unknown, right: Bound) => byPrice(right),
    0.5,
  ),
  // "Price over a rising 200 day": beyond the line, and the line going that way.
  rule(
    'condition',
    'price:price|fn:it? fn:is? rel:above|rel:below fn:the? dir:rising|dir:falling operand',
    (_p: unknown, _i: unknown, { name }: Meaning, _t: unknown, { id }: Meaning, line: Operand): Condition | null =>
      line.unit === 'price' && line.isFigure !== true && line.whose === undefined
        ? {
            term: all([
              compare(name as '>', close, line.term),
              compare(id === 'rising' ? '>' : '<', line.term, ago(line.term, 1)),
            ]),
          }
        : null,
    0,
  ),
  rule(
    'condition',
    'condition fn:within fn:the? fn:past span',
    (one: Condition, _w: unknown, _t: unknown, _p: unknown, span: BarSpan): Condition | null => since(one, span),
    0,
  ),
  rule(
    'condition',
    'fn:together? p:colon? numbers fn:lineWord|ind:sma|unit:day fn:lineWord|ind:sma? fn:eachOther? rel:atMost|rel:below quantity',
    (
      _t: unknown,
      _c: unknown,
      lengths: readonly number[],
      _l: unknown,
      _m: unknown,
      _e: unknown,
      _r: unknown,
      far: Quantity,
    ) => together(lengths, far),
    0,
  ),
  // "The 50 calmest names over a year": by how much they moved.
  rule(
    'ranking',
    'fn:the? howMany fn:calm who? overSpan?',
    (
      _t: unknown,
      { count, share }: { readonly count: number; readonly share: boolean },
      { name }: Meaning,
      who: Who | undefined,
      span: BarSpan | undefined,
    ) => calm(name, count, share, who, span),
    0,
  ),
  rule(
    'ranking',
    'fn:the? fn:calm howMany who? overSpan?',
    (
      _t: unknown,
      { name }: Meaning,
      { count, share }: { readonly count: number; readonly share: boolean },
      who: Who | undefined,
      span: BarSpan | undefined,
    ) => calm(name, count, share, who, span),
    0,
  ),
  rule(
    'tally',
    'fn:theseMany number? fn:items? fn:fulfil number fn:items fn:asWell?',
    (...values: readonly unknown[]) => (values[4] as WrittenNumber).value,
    0,
  ),
];

const zero: Quantity = { value: 0, written: 0, scale: 1, unit: 'none' };

const shareIn = (part: Meaning | Quantity): number =>
  'written' in part ? (part.unit === 'percent' || part.unit === 'times' ? part.value : 0) : Number(part.name);

function since({ term, ...rest }: Condition, span: BarSpan): Condition | null {
  const isEvent = term.is === 'call' && /^(?:crosses|limitUp|limitDown)/u.test(term.name);
  return isEvent ? { ...rest, term: compare('<=', call('barsSince', term), number(sessionsIn(span))) } : null;
}

function calm(end: string, count: number, share: boolean, who?: Who, span?: BarSpan): Ranking {
  const by: Operand = { term: call('HV', number(span === undefined ? 252 : sessionsIn(span))), unit: 'percent' };
  return { by, end: end === 'highest' ? 'highest' : 'lowest', count, share, groups: who?.groups, whose: who?.whose };
}

const compoundNames: Readonly<Record<string, string>> = {
  revenue: 'revenueCagr',
  revenueCagr3y: 'revenueCagr',
  netIncome: 'netIncomeCagr',
  epsDiluted: 'epsCagr',
  revenueGrowth: 'revenueCagr',
  netIncomeGrowth: 'netIncomeCagr',
  epsGrowth: 'epsCagr',
};

/** "Revenue CAGR (3y)": its growth a year over so many. */
function compoundOver({ id }: Meaning, { n, of }: BarSpan): Operand | null {
  const name = compoundNames[id];
  return name === undefined || of !== 'years' || n < 2 || n > 20 ? null : figureOf(`${name}${n}y`, 'percent');
}
