import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { boundsOf, labelOfScore, thinConfidence } from '@plumbline/model/rating';
import type { Block, Claim } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';
import type { ReportContext } from '../../context.ts';
import { blocksInTradingCurrency } from '../../in-trading-currency.ts';
import { constant } from '../../discount-rate.ts';
import { valueOf } from '../../fact-lookup.ts';
import { caseTexts as texts } from './texts.ts';
import { change, figure, paragraph } from '../../paragraph.ts';
import { ratingFigures, scoreSteps } from '../../conclusion/rating-steps.ts';
import type { Reading } from '../../conclusion/reading.ts';
import { distance, distanceOf } from '../../conclusion/reading.ts';
import { readings } from '../../conclusion/readings.ts';
import type { ReportSection } from '../../section.ts';
import { priceSide, valueSide } from '../../trend.ts';
import { windowOf } from '../../windows.ts';

type Side = 'bull' | 'bear';
type ClaimsBlock = Extract<Block, { readonly kind: 'claims' }>;

/** More of one kind no longer persuade. */
const most = 5;
/** Closer to neutral than this a figure says nothing. */
const leastDistance = 0.1;
/** A value nearer to the price than this is no word against the trend. */
const clearGap = 0.1;
/** A price nearer to its average than this is no trend to set against the value. */
const clearTrend = 0.03;
/** Less prints as nothing. */
const leastPrinted = 0.05;
/** One side must be stronger by half again to weigh clearly more. */
const clear = 0.2;

/** A reading that speaks, and by how many points it moves the rating: above zero for it. */
interface Spoken {
  readonly reading: Reading;
  readonly points: number;
  readonly fact: string;
}

/**
 * Every reading that the rating counts, with its points: its share of the weight of its part, times how far it lies from
 * neutral. Fifty and all points together are the rating before thin evidence and the bounds of the value.
 */
function spokenIn(context: ReportContext): readonly Spoken[] {
  const { book } = context;
  const known = readings(context).flatMap((reading) => {
    const away = distanceOf(context, reading);
    return away === null || valueOf(book, `partWeight.${reading.part}`) === null ? [] : [{ reading, away }];
  });
  return known.flatMap(({ reading }) => {
    const { expression, inputs } = distance(reading, reading.key);
    const count = known.filter((one) => one.reading.part === reading.part).length;
    const fact = book.derived({
      id: `claimPoints.${reading.key}`,
      metric: 'claimPoints',
      expression: `50 * weight / count * max(-1, min(1, ${expression}))`,
      inputs: [
        ...inputs,
        { name: 'weight', fact: `partWeight.${reading.part}` },
        constant('count', count, texts.readingsOfPart),
      ],
    }).id;
    const points = valueOf(book, fact);
    return points === null ? [] : [{ reading, points, fact }];
  });
}

const isOf = (side: Side, { points }: Spoken): boolean => (side === 'bull' ? points > 0 : points < 0);

/** The strongest claims of a side, one of each kind of evidence. */
function claims(context: ReportContext, side: Side, spoken: readonly Spoken[]): readonly Claim[] {
  const told = spoken
    .filter((one) => isOf(side, one) && Math.abs(distanceOf(context, one.reading) ?? 0) >= leastDistance)
    // A sentence is said only with every figure it names.
    .filter(({ reading }) => Object.values(reading.figures).every((id) => valueOf(context.book, id) !== null))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return told
    .filter(({ reading }, at) => told.findIndex((one) => one.reading.family === reading.family) === at)
    .slice(0, most)
    .map(({ reading, fact }) => {
      const slots = Object.fromEntries(Object.entries(reading.figures).map(([name, id]) => [name, figure(id)]));
      const window = reading.window === undefined ? {} : { window: windowOf(context.book, reading.window) };
      const text = paragraph(reading[side], { ...slots, ...reading.words, ...window });
      return { text, strength: fact };
    });
}

const weightId = (side: Side): string => `caseWeight.${side}`;

/**
 * The points of both sides in tenths, as they are printed, so that what a reader subtracts is the net, and the net of a rating is its
 * parts less fifty. What rounding leaves over falls to the larger side.
 */
function weigh({ book }: ReportContext, spoken: readonly Spoken[]): ClaimsBlock['judge'] {
  const [forIt, against] = (['bull', 'bear'] as const).map((side) => spoken.filter((one) => isOf(side, one)));
  if (forIt === undefined || against === undefined || forIt.length === 0 || against.length === 0) return null;
  // Over all claims, so that one that changes sides when an assumption is changed is counted on its new side.
  const inputs = spoken.map(({ fact }, at): FormulaInput => ({ name: `claim${at + 1}`, fact }));
  const added = (side: Side): string => {
    const expression = inputs.map(({ name }) => `tenth(max(0, ${side === 'bull' ? '' : '-'}${name}))`).join(' + ');
    return book.derived({ id: weightId(side), metric: 'caseWeight', expression, inputs }).id;
  };
  const beside = (side: Side, other: string): string =>
    book.derived({
      id: weightId(side),
      metric: 'caseWeight',
      expression: side === 'bull' ? 'other + (parts - 50)' : 'other - (parts - 50)',
      inputs: [
        { name: 'other', fact: other },
        { name: 'parts', fact: 'partsSum' },
      ],
    }).id;
  const isBull = spoken.reduce((sum, { points }) => sum + points, 0) > 0;
  const less = added(isBull ? 'bear' : 'bull');
  const larger = isBull ? 'bull' : 'bear';
  const more = valueOf(book, 'partsSum') === null ? added(larger) : beside(larger, less);
  const [bull, bear] = isBull ? [more, less] : [less, more];
  const net = book.derived({
    id: 'caseNet',
    metric: 'caseNet',
    expression: 'bull - bear',
    inputs: [
      { name: 'bull', fact: bull },
      { name: 'bear', fact: bear },
    ],
  }).id;
  return { bull, bear, balance: net };
}

/** What a side has beside the claims that are listed, and what rounding leaves, so that list and sum agree; null where it prints as nothing. */
function weakerOf({ book }: ReportContext, side: Side, weight: string, listed: readonly Claim[]): string | null {
  const sign = side === 'bull' ? 1 : -1;
  const printed = (strength: string): number =>
    Math.round(10 * Math.max(0, sign * (valueOf(book, strength) ?? 0))) / 10;
  const shown = listed.reduce((sum, { strength }) => sum + printed(strength), 0);
  if (Math.abs((valueOf(book, weight) ?? 0) - shown) < leastPrinted) return null;
  const inputs = listed.map(({ strength }, at): FormulaInput => ({ name: `claim${at + 1}`, fact: strength }));
  // A claim that changes sides when an assumption is changed stays where it is listed, and counts on its new side.
  const own = inputs.map(({ name }) => (side === 'bull' ? ` - tenth(max(0, ${name}))` : ` + tenth(max(0, -${name}))`));
  return book.derived({
    id: `weakerPoints.${side}`,
    metric: 'weakerPoints',
    expression: [side === 'bull' ? 'all' : '-all', ...own].join(''),
    inputs: [{ name: 'all', fact: weight }, ...inputs],
  }).id;
}

/** What the judge says: what the rating says, and where the value bounds the rating, that it does. */
function judgement({ book }: ReportContext, judge: NonNullable<ClaimsBlock['judge']>): LocalText {
  const [bull, bear] = [valueOf(book, judge.bull) ?? 0, valueOf(book, judge.bear) ?? 0];
  const score = valueOf(book, 'ratingScore');
  if (score === null) {
    const balance = (bull - bear) / (bull + bear);
    return balance > clear ? texts.bullWeighs : balance < -clear ? texts.bearWeighs : texts.even;
  }
  const label = labelOfScore(score);
  const held = boundsOf(ratingFigures, (id) => valueOf(book, id)).at(-1);
  // Where both hold, the confidence is told, which one method alone has lowered.
  const isDoubted = (valueOf(book, 'conviction') ?? 0) < thinConfidence;
  if (held === scoreSteps.thinFloor) return isDoubted ? texts.keptUp : texts.keptUpAlone;
  if (held === scoreSteps.thinCeiling && bull > bear) return label === 'hold' ? texts.keptAtHold : texts.keptDown;
  if (held === scoreSteps.ceiling && label !== 'buy' && label !== 'accumulate') {
    return bull > bear ? texts.capped : texts.cappedToo;
  }
  if (held === scoreSteps.floor && bear > bull) return texts.lifted;
  if (label === 'buy' || label === 'accumulate') return texts.bullWeighs;
  return label === 'hold' ? texts.balanced : texts.bearWeighs;
}

function verdict(context: ReportContext, judge: ClaimsBlock['judge'], hasBull: boolean): LocalParts {
  if (judge === null) return paragraph(hasBull ? texts.onlyBull : texts.onlyBear, {});
  const isBounded = valueOf(context.book, 'believedGap') !== null;
  return paragraph(judgement(context, judge), {
    bull: figure(judge.bull),
    bear: figure(judge.bear),
    net: change(judge.balance),
    ...(isBounded ? { gap: change('upside.blended'), confidence: figure('conviction') } : {}),
  });
}

/** What these figures leave open, said out loud. */
function unresolved(context: ReportContext): readonly LocalParts[] {
  const { book, template } = context;
  const value = (id: string): number | null => valueOf(book, id);
  const [upside, own, trend] = [value('upside.blended'), valueSide(context), priceSide(context)];
  const open: LocalParts[] = [];
  const isFar = Math.abs(upside ?? 0) >= clearGap && Math.abs(value('aboveAverage200') ?? 0) >= clearTrend;
  if (own !== null && trend !== null && own !== trend && isFar) {
    const slots = { upside: change('upside.blended'), trend: change('aboveAverage200') };
    open.push(paragraph(own === 'above' ? texts.cheapButFalling : texts.dearButRising, slots));
  }
  const [bull, bear] = [value('upside.bull'), value('upside.bear')];
  if (bull !== null && bear !== null && bull > 0 && bear < 0) {
    open.push(paragraph(texts.growthDecides, { bull: change('upside.bull'), bear: change('upside.bear') }));
  }
  if (template === 'company') open.push(paragraph(upside === null ? texts.noValue : texts.plansUnknown, {}));
  if (template === 'crypto') open.push(paragraph(texts.coinDemand, {}));
  if (template === 'fund') open.push(paragraph(texts.holdings, {}));
  return open;
}

/** What speaks for and against, weighed by rule: the very points of the rating, each bound to its figures. */
export const caseSection: ReportSection = {
  key: 'case',
  templates: ['company', 'crypto', 'fund'],
  // After the summary, whose rating the judge must agree with.
  stage: 'write',
  order: 1.5,
  build: (context) => {
    const spoken = spokenIn(context);
    const [bull, bear] = [claims(context, 'bull', spoken), claims(context, 'bear', spoken)];
    if (bull.length + bear.length === 0) {
      return { key: 'case', status: 'not-runnable', why: texts.nothing, blocks: [] };
    }
    const judge = weigh(context, spoken);
    const listed = [...bull, ...bear];
    const weaker =
      judge === null
        ? {}
        : {
            weaker: {
              bull: weakerOf(context, 'bull', judge.bull, listed),
              bear: weakerOf(context, 'bear', judge.bear, listed),
            },
          };
    const block: ClaimsBlock = {
      kind: 'claims',
      bull,
      bear,
      judge,
      ...weaker,
      verdict: verdict(context, judge, bull.length > 0),
      unresolved: unresolved(context),
    };
    return { key: 'case', status: 'ok', blocks: blocksInTradingCurrency(context, [block]) };
  },
};
