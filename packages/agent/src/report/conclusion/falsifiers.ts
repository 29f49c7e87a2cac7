import { addDays } from '@plumbline/model/date';
import type { FormulaInput } from '@plumbline/model/fact';
import { formatFact } from '@plumbline/model/format';
import type { Falsifier, FalsifierOperator } from '@plumbline/model/falsifier';
import type { LocalText } from '@plumbline/model/locale';
import type { RatingLabel } from '@plumbline/model/rating';
import { boundsOf, leastConfidence, thinScores } from '@plumbline/model/rating';
import type { ReportContext } from '../context.ts';
import { constant } from '../discount-rate.ts';
import { valueOf } from '../fact-lookup.ts';
import { isFinancial } from '../instrument-kind.ts';
import { inTradingCurrency } from '../market-places.ts';
import { falsifierTexts as texts } from '../messages/falsifiers.ts';
import { figure, paragraph } from '../paragraph.ts';
import { resultDates } from '../result-dates.ts';
import { windowOf } from '../windows.ts';
import { ratingFigures, scoreSteps } from './rating-steps.ts';

/** Days until somebody should look again: until the filing after the newest one, or a month of prices. */
const reviewDays = { filing: 100, price: 31 } as const;
const most = 7;
/** From here on a share is clearly cheap or dear. */
const wideGap = 0.25;

/** Which way the conclusion points: that it gains, that it loses, that neither is clear, or that there is none. */
type Thesis = 'gains' | 'loses' | 'undecided' | 'none';

const theses: Readonly<Record<RatingLabel, Thesis>> = {
  buy: 'gains',
  accumulate: 'gains',
  hold: 'undecided',
  reduce: 'loses',
  sell: 'loses',
};

/** What keeps an undecided conclusion from a better one, whatever the value: how far the values of the methods lie apart. */
function isHeldByRange({ book }: ReportContext): boolean {
  const bounds = boundsOf(ratingFigures, (id) => valueOf(book, id));
  return bounds.includes(scoreSteps.thinCeiling) && valueOf(book, scoreSteps.thinCeiling) === thinScores.neutral;
}

/** Whether the value speaks for the share as much as it can: a higher one would move the score no further. */
function saysAllItCan({ book }: ReportContext): boolean {
  return (valueOf(book, 'partScore.valuation') ?? 0) >= 100;
}

interface Condition {
  readonly fact: string;
  readonly operator: FalsifierOperator;
  readonly changesWith: Falsifier['changesWith'];
  readonly text: LocalText;
  /** The threshold: another figure by its handle, or computed from `now` and other inputs. */
  readonly threshold: string | { readonly expression: string; readonly inputs?: readonly FormulaInput[] };
  /** Whether the sentence names the window of what is watched as `{window}`. */
  readonly hasWindow?: boolean;
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

/** A filing that is overdue may come any day: its condition is looked at as often as one of prices. */
function reviewDay(context: ReportContext, changesWith: Condition['changesWith']): string {
  const { asOf } = context;
  const newest = changesWith === 'filing' ? (resultDates(context).at(-1) ?? asOf) : asOf;
  const day = addDays(newest, reviewDays[changesWith]);
  return day > asOf ? day : addDays(asOf, reviewDays.price);
}

function falsifier(context: ReportContext, condition: Condition): Falsifier | null {
  const { fact, operator, changesWith, text } = condition;
  const thresholdId = thresholdFact(context, condition);
  const limit = context.book.get(thresholdId);
  const value = valueOf(context.book, fact);
  const window = condition.hasWindow === true ? { window: windowOf(context.book, fact) } : {};
  if (limit === null || limit.value === null || value === null) return null;
  // A condition that is true already, or prints as if it were, refutes nothing that is still to come.
  if (operator === 'below' ? value <= limit.value : value >= limit.value) return null;
  const now = context.book.get(fact);
  if (now === null || formatFact(now, 'en') === formatFact(limit, 'en')) return null;
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
    reviewOn: reviewDay(context, changesWith),
    text: paragraph(text, { threshold: figure(thresholdId), now: figure(fact), ...window }),
  };
}

function valueConditions(context: ReportContext, thesis: Thesis): readonly Condition[] {
  const { book, instrument } = context;
  const value = inTradingCurrency(context, 'blendedValue');
  const [price, fair] = [valueOf(book, 'price'), valueOf(book, value)];
  const isComparable = price !== null && fair !== null && book.get(value)?.currency === instrument.currency;
  const wide = constant('wide', wideGap, texts.wideGap);
  const step = constant('step', 0.15, texts.gapStep);
  const isOpen = thesis === 'undecided';
  const isHeld = isOpen && isHeldByRange(context);
  const gap = { fact: 'upside.blended', changesWith: 'price' } as const;
  // A gap that is wide already would only become wider.
  const apart = valueOf(book, gap.fact) ?? 0;
  return [
    {
      fact: 'price',
      operator: 'above',
      changesWith: 'price',
      text: texts.nothingLeft,
      threshold: value,
      applies: thesis === 'gains' && isComparable && price < fair,
    },
    // The price falling to the value would be what this conclusion expects: only a higher value contradicts it.
    {
      fact: value,
      operator: 'above',
      changesWith: 'filing',
      text: texts.worthItsPrice,
      threshold: 'price',
      applies: thesis === 'loses' && isComparable && price > fair,
    },
    {
      fact: 'conviction',
      operator: 'above',
      changesWith: 'filing',
      text: texts.methodsAgree,
      threshold: {
        expression: 'max(least, now)',
        inputs: [constant('least', leastConfidence, texts.leastConfidence)],
      },
      applies: isHeld,
    },
    {
      ...gap,
      operator: 'above',
      text: apart >= wideGap ? texts.cheaperStill : texts.clearlyCheap,
      threshold: { expression: 'max(wide, now + step)', inputs: [wide, step] },
      applies: isOpen && !isHeld && !saysAllItCan(context),
    },
    {
      ...gap,
      operator: 'below',
      text: apart <= -wideGap ? texts.dearerStill : texts.clearlyDear,
      threshold: { expression: 'min(-wide, now - step)', inputs: [wide, step] },
      applies: isOpen,
    },
  ];
}

function businessConditions(context: ReportContext, isDown: boolean): readonly Condition[] {
  const { book, instrument } = context;
  const sign = isDown ? '+' : '-';
  const operator = isDown ? 'above' : 'below';
  const isBank = isFinancial(instrument);
  const [roic, wacc] = [valueOf(book, 'returnOnInvestedCapital.TTM'), valueOf(book, 'wacc')];
  const step = constant('step', 0.02, texts.leastStep);
  const half = constant('half', 0.5, texts.halfStep);
  const finest = constant('finest', 0.005, texts.finestStep);
  const share = constant('share', 0.2, texts.shareStep);
  const shared = { operator, changesWith: 'filing' } as const;
  return [
    {
      ...shared,
      fact: 'operatingMargin.TTM',
      text: isDown ? texts.marginRises : texts.marginFalls,
      threshold: {
        // A smaller loss refutes nothing: only a profit does.
        expression: isDown
          ? 'max(0, now + max(share * abs(now), finest, min(step, half * abs(now))))'
          : 'now - max(share * abs(now), finest, min(step, half * abs(now)))',
        inputs: [share, finest, step, half],
      },
      applies: !isBank,
    },
    {
      ...shared,
      fact: 'returnOnEquity.TTM',
      text: isDown ? texts.equityEarnsMore : texts.equityEarnsLess,
      threshold: { expression: `now ${sign} max(step, share * abs(now))`, inputs: [step, share] },
      applies: isBank,
    },
    {
      ...shared,
      fact: 'revenueGrowth.TTM',
      text: isDown ? texts.growthReturns : texts.growthEnds,
      threshold: {
        expression: isDown ? 'max(0, now + rise)' : 'min(0, now - fall)',
        inputs: [constant(isDown ? 'rise' : 'fall', 0.05, texts.growthStep)],
      },
      applies: true,
    },
    {
      ...shared,
      fact: 'returnOnInvestedCapital.TTM',
      text: isDown ? texts.capitalCostsLess : texts.capitalCostsMore,
      threshold: 'wacc',
      applies: !isBank && roic !== null && wacc !== null && (isDown ? roic < wacc : roic > wacc),
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
      applies: !isBank && !isDown && (valueOf(book, 'ebitda.TTM') ?? 0) > 0,
    },
    {
      fact: 'sharesChange.TTM',
      operator: 'above',
      changesWith: 'filing',
      text: texts.moreShares,
      threshold: { expression: 'max(0, now) + more', inputs: [constant('more', 0.03, texts.dilutionStep)] },
      applies: !isDown,
    },
  ];
}

/** The trend turning against the conclusion; without one, or where only the trend can still better it, against what it is. */
function trendCondition(context: ReportContext, thesis: Thesis): Condition {
  const { book } = context;
  const [price, average] = [valueOf(book, 'price'), valueOf(book, 'movingAverage200')];
  const isAbove = price !== null && average !== null && price > average;
  const isAwaited = thesis === 'undecided' && !isAbove && saysAllItCan(context) && !isHeldByRange(context);
  const speaksFor =
    thesis === 'none' || isAwaited || (thesis === 'gains' && isAbove) || (thesis === 'loses' && !isAbove);
  return {
    fact: 'price',
    operator: isAbove ? 'below' : 'above',
    changesWith: 'price',
    text: isAbove ? texts.trendBreaks : texts.trendTurns,
    threshold: 'movingAverage200',
    applies: average !== null && speaksFor,
  };
}

/** Turning out riskier than it was speaks against holding it, never against an unfavourable conclusion. */
function riskConditions({ book }: ReportContext, thesis: Thesis): readonly Condition[] {
  return [
    {
      fact: 'volatility',
      operator: 'above',
      changesWith: 'price',
      text: texts.swingsMore,
      hasWindow: true,
      threshold: { expression: 'now * factor', inputs: [constant('factor', 1.5, texts.volatilityFactor)] },
      applies: thesis !== 'loses' && valueOf(book, 'volatility') !== null,
    },
    {
      fact: 'maxDrawdown',
      operator: 'below',
      changesWith: 'price',
      text: texts.fallsDeeper,
      hasWindow: true,
      threshold: { expression: 'max(-0.99, now - more)', inputs: [constant('more', 0.05, texts.deeperFall)] },
      applies: thesis !== 'loses' && valueOf(book, 'maxDrawdown') !== null,
    },
  ];
}

/**
 * What would change our mind: conditions on figures that later reports carry under the same handle, none of them true today,
 * each against what is concluded. A favourable conclusion falls with the business, with the trend or once the price has caught
 * up with the value; an unfavourable one when business, trend or value rise; an undecided one when the gap between price and
 * value opens, or once the values of its methods, too far apart to conclude from, have come together. Without a rating the trend and
 * the risk are watched.
 */
export function falsifiers(context: ReportContext, label: RatingLabel | null): readonly Falsifier[] {
  const thesis = label === null ? 'none' : theses[label];
  const ownKind =
    context.template === 'company'
      ? [...valueConditions(context, thesis), ...businessConditions(context, thesis === 'loses')]
      : [];
  const wanted = [...ownKind, trendCondition(context, thesis), ...riskConditions(context, thesis)];
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
