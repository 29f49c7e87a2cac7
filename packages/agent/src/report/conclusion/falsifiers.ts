import { addDays } from '@plumbline/model/date';
import type { FormulaInput } from '@plumbline/model/fact';
import type { Falsifier, FalsifierOperator } from '@plumbline/model/falsifier';
import type { LocalText } from '@plumbline/model/locale';
import type { RatingLabel } from '@plumbline/model/rating';
import type { ReportContext } from '../context.ts';
import { constant } from '../discount-rate.ts';
import { valueOf } from '../fact-lookup.ts';
import { isFinancial, reportingCurrency } from '../instrument-kind.ts';
import { falsifierTexts as texts } from '../messages/falsifiers.ts';
import { figure, paragraph } from '../paragraph.ts';

/** Days until somebody should look again: after the next filing, or after a month of prices. */
const reviewDays = { filing: 100, price: 31 } as const;
const most = 7;

interface Condition {
  readonly fact: string;
  readonly operator: FalsifierOperator;
  readonly changesWith: Falsifier['changesWith'];
  readonly text: LocalText;
  /** The threshold: another figure by its handle, or computed from `now` and other inputs. */
  readonly threshold: string | { readonly expression: string; readonly inputs?: readonly FormulaInput[] };
  /** Whether it makes sense as things stand. */
  readonly applies: boolean;
}

/** The threshold as a figure of its own, in the kind and currency of what is watched. */
function thresholdFact({ book }: ReportContext, { fact, operator, threshold }: Condition): string {
  const watched = book.get(fact);
  if (watched === null) throw new Error(`there is no figure ${fact} to watch`);
  const id = `${fact}.${operator}`;
  const formula =
    typeof threshold === 'string'
      ? { expression: 'level', inputs: [{ name: 'level', fact: threshold }] }
      : {
          expression: threshold.expression,
          inputs: [{ name: 'now', fact }, ...(threshold.inputs ?? [])],
        };
  const currency = watched.currency === undefined ? {} : { currency: watched.currency };
  const { metric, unit, decimals } = watched;
  return book.derived({ id, metric, unit, decimals, ...currency, ...formula, quality: ['assumed'] }).id;
}

function falsifier(context: ReportContext, condition: Condition): Falsifier | null {
  const { fact, operator, changesWith, text } = condition;
  const thresholdId = thresholdFact(context, condition);
  const limit = context.book.get(thresholdId);
  const value = valueOf(context.book, fact);
  if (limit === null || limit.value === null || value === null) return null;
  // A condition that is true already refutes nothing that is still to come.
  if (operator === 'below' ? value < limit.value : value > limit.value) return null;
  return {
    id: `${fact}:${operator}`,
    fact,
    metric: limit.metric,
    operator,
    threshold: limit.value,
    thresholdFact: thresholdId,
    unit: limit.unit,
    ...(limit.currency === undefined ? {} : { currency: limit.currency }),
    changesWith,
    reviewOn: addDays(context.asOf, reviewDays[changesWith]),
    text: paragraph(text, { threshold: figure(thresholdId), now: figure(fact) }),
  };
}

function valueConditions({ book, instrument }: ReportContext, isUp: boolean): readonly Condition[] {
  const [price, fair] = [valueOf(book, 'price'), valueOf(book, 'blendedValue')];
  const isComparable = price !== null && fair !== null && reportingCurrency(instrument) === instrument.currency;
  return [
    {
      fact: 'price',
      operator: isUp ? 'above' : 'below',
      changesWith: 'price',
      text: isUp ? texts.nothingLeft : texts.cheapAgain,
      threshold: 'blendedValue',
      applies: isComparable && (isUp ? price < fair : price > fair),
    },
  ];
}

function businessConditions(context: ReportContext, isUp: boolean): readonly Condition[] {
  const { book, instrument } = context;
  const sign = isUp ? '-' : '+';
  const operator = isUp ? 'below' : 'above';
  const isBank = isFinancial(instrument);
  const [roic, wacc] = [valueOf(book, 'returnOnInvestedCapital.TTM'), valueOf(book, 'wacc')];
  const step = constant('step', 0.02, texts.leastStep);
  const share = constant('share', 0.2, texts.shareStep);
  const shared = { operator, changesWith: 'filing' } as const;
  return [
    {
      ...shared,
      fact: 'operatingMargin.TTM',
      text: isUp ? texts.marginFalls : texts.marginRises,
      threshold: { expression: `now ${sign} max(step, share * abs(now))`, inputs: [step, share] },
      applies: !isBank,
    },
    {
      ...shared,
      fact: 'returnOnEquity.TTM',
      text: isUp ? texts.equityEarnsLess : texts.equityEarnsMore,
      threshold: { expression: `now ${sign} max(step, share * abs(now))`, inputs: [step, share] },
      applies: isBank,
    },
    {
      ...shared,
      fact: 'revenueGrowth.TTM',
      text: isUp ? texts.growthEnds : texts.growthReturns,
      threshold: {
        expression: isUp ? 'min(0, now - fall)' : 'max(0, now + fall)',
        inputs: [constant('fall', 0.05, texts.growthStep)],
      },
      applies: true,
    },
    {
      ...shared,
      fact: 'returnOnInvestedCapital.TTM',
      text: isUp ? texts.capitalCostsMore : texts.capitalCostsLess,
      threshold: 'wacc',
      applies: !isBank && roic !== null && wacc !== null && (isUp ? roic > wacc : roic < wacc),
    },
    {
      fact: 'netDebtToEbitda.TTM',
      operator: 'above',
      changesWith: 'filing',
      text: texts.debtGrows,
      threshold: {
        expression: 'max(high, now + more)',
        inputs: [constant('high', 3, texts.highDebt), constant('more', 1, texts.moreDebt)],
      },
      applies: !isBank && isUp && (valueOf(book, 'ebitda.TTM') ?? 0) > 0,
    },
    {
      fact: 'sharesChange.TTM',
      operator: 'above',
      changesWith: 'filing',
      text: texts.moreShares,
      threshold: { expression: 'max(0, now) + more', inputs: [constant('more', 0.03, texts.dilutionStep)] },
      applies: isUp,
    },
  ];
}

function priceConditions({ book }: ReportContext, isUp: boolean, hasRating: boolean): readonly Condition[] {
  const [price, average] = [valueOf(book, 'price'), valueOf(book, 'movingAverage200')];
  const isAbove = price !== null && average !== null && price > average;
  const edge = constant('edge', 0.1, texts.edge);
  const breaks = (side: 'low52w' | 'high52w'): Condition => ({
    fact: 'price',
    operator: side === 'low52w' ? 'below' : 'above',
    changesWith: 'price',
    text: side === 'low52w' ? texts.breaksLow : texts.breaksHigh,
    threshold: {
      expression: side === 'low52w' ? 'level * (1 - edge)' : 'level * (1 + edge)',
      inputs: [{ name: 'level', fact: side }, edge],
    },
    applies: valueOf(book, side) !== null && (!hasRating || isUp === (side === 'low52w')),
  });
  const turn: Condition = {
    fact: 'price',
    operator: isAbove ? 'below' : 'above',
    changesWith: 'price',
    text: isAbove ? texts.trendBreaks : texts.trendTurns,
    threshold: 'movingAverage200',
    applies: !hasRating && average !== null,
  };
  return [turn, breaks('low52w'), breaks('high52w')];
}

function riskConditions({ book }: ReportContext): readonly Condition[] {
  return [
    {
      fact: 'volatility',
      operator: 'above',
      changesWith: 'price',
      text: texts.swingsMore,
      threshold: { expression: 'now * factor', inputs: [constant('factor', 1.5, texts.volatilityFactor)] },
      applies: valueOf(book, 'volatility') !== null,
    },
    {
      fact: 'maxDrawdown',
      operator: 'below',
      changesWith: 'price',
      text: texts.fallsDeeper,
      threshold: { expression: 'max(-0.99, now - more)', inputs: [constant('more', 0.05, texts.deeperFall)] },
      applies: valueOf(book, 'maxDrawdown') !== null,
    },
  ];
}

/**
 * What would change our mind: conditions on figures that later reports carry under the same handle, none of them true
 * today. A favourable conclusion falls with the business or once the price has caught up, an unfavourable one the other
 * way round; without a rating the trend and the range are watched.
 */
export function falsifiers(context: ReportContext, label: RatingLabel | null): readonly Falsifier[] {
  const isUp = label !== 'sell' && label !== 'reduce';
  const hasRating = label !== null;
  const ownKind =
    context.template === 'company' ? [...valueConditions(context, isUp), ...businessConditions(context, isUp)] : [];
  const wanted = [...ownKind, ...priceConditions(context, isUp, hasRating), ...riskConditions(context)];
  const found: Falsifier[] = [];
  const taken = new Set<string>();
  for (const condition of wanted) {
    const key = `${condition.fact}.${condition.operator}`;
    if (found.length === most || taken.has(key) || !condition.applies) continue;
    if (valueOf(context.book, condition.fact) === null) continue;
    const made = falsifier(context, condition);
    taken.add(key);
    if (made !== null) found.push(made);
  }
  return found;
}
