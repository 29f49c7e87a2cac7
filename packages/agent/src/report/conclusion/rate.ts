import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Rating, RatingPart } from '@plumbline/model/rating';
import { labelOfScore, leastConfidence, pointsPerGap, thinConfidence, thinScores } from '@plumbline/model/rating';
import { findConflicts } from '../check/find-conflicts.ts';
import { inTradingCurrency } from '../market-places.ts';
import type { ReportContext } from '../context.ts';
import { constant } from '../discount-rate.ts';
import { valueOf } from '../fact-lookup.ts';
import { ratingTexts as texts } from '../messages/rating.ts';
import { ownSource } from '../own-source.ts';
import { falsifiers } from './falsifiers.ts';
import { distance, distanceOf } from './reading.ts';
import { ratingFigures, scoreSteps } from './rating-steps.ts';
import type { ReadingPart } from './reading.ts';
import { readings } from './readings.ts';

/** What each part counts where all are known. */
const weights: Readonly<Record<ReadingPart, number>> = { valuation: 0.4, quality: 0.25, momentum: 0.2, risk: 0.15 };
const directional: readonly ReadingPart[] = ['valuation', 'quality', 'momentum', 'risk'];

/** Cheap by the methods alone never makes more than neutral. */
const highestFloor = 40;

const fewestParts = 3;
/** What the methods that apply must weigh together where all apply: the least of them alone is no valuation to rate by. */
const leastMethodWeight = 0.15;
/** Below this the figures do not carry a rating. */
const leastEvidence = 50;
/** What one gap or conflict takes from the evidence. */
const perGap = 8;
const horizonMonths = 12;
const horizonRange = { min: 6, max: 24 };
const partRange = { min: 0, max: 1 };

const scoreId = (part: RatingPart): string => `partScore.${part}`;

/** The mean of a part's readings, fifty where they say nothing; a missing figure with the reason where none is known. */
function addPart(context: ReportContext, part: ReadingPart): void {
  const { book } = context;
  const known = readings(context).filter((one) => one.part === part && distanceOf(context, one) !== null);
  const id = scoreId(part);
  if (known.length === 0) {
    book.missing({ id, metric: 'partScore', why: texts.noReading[part] });
    return;
  }
  const terms = known.map((reading) => distance(reading, reading.key));
  const inputs = new Map(terms.flatMap((term) => term.inputs.map((input) => [input.name, input] as const)));
  const mean = `mean(${terms.map((term) => `max(-1, min(1, ${term.expression}))`).join(', ')})`;
  book.derived({ id, metric: 'partScore', expression: `50 + 50 * ${mean}`, inputs: [...inputs.values()] });
}

/** What a part is the mean of, where that is more than one reading, each with its own score. */
function scoresWithin(context: ReportContext, part: ReadingPart): Pick<Rating['parts'][number], 'readings'> {
  const known = readings(context).filter((one) => one.part === part && distanceOf(context, one) !== null);
  if (known.length < 2) return {};
  const scored = known.map((reading) => {
    const { expression, inputs } = distance(reading, reading.key);
    const { id } = context.book.derived({
      id: `readingScore.${reading.key}`,
      metric: 'readingScore',
      expression: `50 + 50 * max(-1, min(1, ${expression}))`,
      inputs,
    });
    return { key: reading.key, score: id };
  });
  return { readings: scored };
}

/** How much of what the report looked for is known, less what gaps and conflicts take away. */
function addEvidence(context: ReportContext): void {
  const { book, asOf } = context;
  const all = book.facts();
  const gaps = context.gaps.filter(({ code }) => code !== undefined).length;
  const counts = {
    wantedFigures: all.length,
    knownFigures: all.filter(({ value }) => value !== null).length,
    gapCount: gaps + findConflicts(all, book.sources()).length,
  };
  const source = ownSource(context);
  for (const [metric, value] of Object.entries(counts)) {
    book.observed({ id: metric, metric, value, asOf, knownAt: asOf, source: { id: source, locator: metric } });
  }
  book.derived({
    id: scoreId('evidence'),
    metric: 'partScore',
    expression: 'max(0, 100 * known / wanted - each * gaps)',
    inputs: [
      { name: 'known', fact: 'knownFigures' },
      { name: 'wanted', fact: 'wantedFigures' },
      constant('each', perGap, texts.perGap),
      { name: 'gaps', fact: 'gapCount' },
    ],
  });
}

/** The weights of the known parts, scaled to a whole; that of an unknown part is missing. */
function addWeights(context: ReportContext, known: readonly ReadingPart[]): void {
  const { book } = context;
  const usual = (part: ReadingPart): string => `partWeight.${part}.usual`;
  for (const part of known) {
    book.assumed({
      id: usual(part),
      metric: 'partWeight',
      value: weights[part],
      why: texts.weight[part],
      range: partRange,
    });
  }
  const inputs = known.map((part) => ({ name: part, fact: usual(part) }));
  const all = known.join(' + ');
  for (const part of directional) {
    const head = { id: `partWeight.${part}`, metric: 'partWeight' };
    if (!known.includes(part)) book.missing({ ...head, why: texts.noReading[part] });
    else book.derived({ ...head, expression: `${part} / (${all})`, inputs });
  }
}

function scoresOf(parts: readonly RatingPart[]): readonly FormulaInput[] {
  return parts.map((part) => ({ name: part, fact: scoreId(part) }));
}

/**
 * Between which scores the value leaves the rating: a price above the value lowers the ceiling, one below it raises the floor,
 * each as far as the range of values lies on the same side. The floor ends at neutral: what is cheap may be so for a reason.
 */
function addBounds({ book }: ReportContext): void {
  const chance = valueOf(book, 'probabilityAbovePrice') === null ? null : 'probabilityAbovePrice';
  const side = 'max(0, gap) * above + min(0, gap) * (1 - above)';
  book.derived({
    id: 'believedGap',
    metric: 'believedGap',
    expression: chance === null ? 'gap' : side,
    inputs: [{ name: 'gap', fact: 'upside.blended' }, ...(chance === null ? [] : [{ name: 'above', fact: chance }])],
  });
  const gap = { name: 'gap', fact: 'believedGap' };
  const slope = constant('slope', pointsPerGap, texts.pointsPerGap);
  book.derived({
    id: scoreSteps.ceiling,
    metric: 'scoreCeiling',
    expression: 'max(0, 100 + slope * min(0, gap))',
    inputs: [slope, gap],
  });
  book.derived({
    id: scoreSteps.floor,
    metric: 'scoreFloor',
    expression: 'min(neutral, slope * max(0, gap))',
    inputs: [constant('neutral', highestFloor, texts.highestFloor), slope, gap],
  });
}

/** Methods that agree are few where there are few: below so many, confidence falls with their number. */
const enoughMethods = 3;

const rangeEnds = ['value.p10', 'value.p90'] as const;

/**
 * How far the values of the methods lie from one another: the mean distance from their own mean, weighted as they are, in halves of
 * that mean. 0 where all agree; close to 1 where one method finds all of the value. The mean is taken again, so that a reader who
 * puts another value in place of the blended one changes nothing of what the methods say of one another.
 */
function addMethodSpread({ book }: ReportContext): void {
  const inputs = book.get('blendedValue')?.formula?.inputs ?? [];
  const terms = inputs
    .filter(({ name }) => name.startsWith('value'))
    .map((_, at) => `weight${at + 1} * value${at + 1}`);
  const mean = `(${terms.join(' + ')})`;
  const apart = terms.map((_, at) => `weight${at + 1} * abs(value${at + 1} - ${mean})`).join(' + ');
  book.derived({
    id: 'methodSpread',
    metric: 'methodSpread',
    expression: `(${apart}) / (2 * ${mean})`,
    tex: String.raw`\frac{\sum_i w_i\,\lvert v_i-\bar v\rvert}{2\,\bar v}`,
    inputs: [...inputs],
  });
}

/** Trust in a value by how far its range and its methods lie apart and how many there are; `beside` is what the range is held against. */
const trustBeside = (beside: string): string =>
  `evidence * max(0, 1 - (high - low) / (2 * ${beside})) * max(0, 1 - spread) * min(1, count / few)`;

/** What such trust is made of; nothing without a range of values. */
function spreadOf({ book }: ReportContext): FormulaInput[] {
  if (!rangeEnds.every((id) => valueOf(book, id) !== null)) return [];
  return [
    { name: 'low', fact: 'value.p10' },
    { name: 'high', fact: 'value.p90' },
    { name: 'spread', fact: 'methodSpread' },
    { name: 'value', fact: 'blendedValue' },
    { name: 'count', fact: 'methodCount' },
    constant('few', enoughMethods, texts.enoughMethods),
  ];
}

/**
 * Between which scores a rating on a thin basis is kept. The highest looks at the number of methods and at how far their values lie
 * apart beside the value itself, never beside the price: a higher value must never lower the score.
 */
function addThinBounds(context: ReportContext): void {
  const { book } = context;
  const isKnown = book.get('methodCount') !== null;
  const methods = isKnown ? [{ name: 'methods', fact: 'methodCount' }, constant('two', 2, texts.twoMethods)] : [];
  const alone = isKnown ? 'above(two, methods)' : '0';
  const lowest = constant('lowest', thinScores.lowest, texts.thinScores);
  const highest = constant('highest', thinScores.highest, texts.thinScores);
  const enough = constant('enough', thinConfidence, texts.thinConfidence);
  const spread = spreadOf(context);
  const trusted = trustBeside('value');
  const byMethods = `100 - (100 - highest) * ${alone}`;
  book.derived({
    id: scoreSteps.thinCeiling,
    metric: 'thinCeiling',
    expression: spread.length === 0 ? byMethods : `min(${byMethods}, 100 - (100 - neutral) * above(least, ${trusted}))`,
    inputs: [
      highest,
      ...methods,
      ...(spread.length === 0
        ? []
        : [
            constant('neutral', thinScores.neutral, texts.thinNeutral),
            constant('least', leastConfidence, texts.leastConfidence),
            ...scoresOf(['evidence']),
            ...spread,
          ]),
    ],
  });
  book.derived({
    id: scoreSteps.thinFloor,
    metric: 'thinFloor',
    expression: `lowest * max(${alone}, above(enough, confidence))`,
    inputs: [lowest, ...methods, enough, { name: 'confidence', fact: 'conviction' }],
  });
}

/**
 * Weighted score, drawn towards the middle as far as the evidence is thin, within what the value leaves and then a thin basis; in
 * whole points, rounded down, so that the printed score is the one that has the label.
 */
function addScore(context: ReportContext, known: readonly ReadingPart[]): void {
  addBounds(context);
  addThinBounds(context);
  const sum = known.map((part) => `${part} * ${part}Weight`).join(' + ');
  context.book.derived({
    id: scoreSteps.weighted,
    metric: 'weightedScore',
    expression: `50 + (${sum} - 50) * evidence / 100`,
    inputs: [
      ...scoresOf([...known, 'evidence']),
      ...known.map((part) => ({ name: `${part}Weight`, fact: `partWeight.${part}` })),
    ],
  });
  context.book.derived({
    id: 'ratingScore',
    metric: 'ratingScore',
    expression: 'whole(max(thinFloor, min(thinCeiling, max(floor, min(ceiling, weighted)))))',
    inputs: Object.entries(scoreSteps).map(([name, fact]) => ({ name, fact })),
  });
}

const pointsId = (part: ReadingPart): string => `partPoints.${part}`;

/** What each part brings to the score, to one digit after the point, and the sum of that. */
function addPoints({ book }: ReportContext, known: readonly ReadingPart[]): void {
  for (const part of known) {
    book.derived({
      id: pointsId(part),
      metric: 'partPoints',
      expression: 'tenth(score * weight)',
      inputs: [
        { name: 'score', fact: scoreId(part) },
        { name: 'weight', fact: `partWeight.${part}` },
      ],
    });
  }
  const inputs = known.map((part) => ({ name: part, fact: pointsId(part) }));
  book.derived({ id: 'partsSum', metric: 'partsSum', expression: known.join(' + '), inputs });
}

/** How many methods were blended, and how many of them lie above the price; nothing where none was. */
function addAgreement(context: ReportContext): Pick<Rating, 'methods'> {
  const { book, asOf } = context;
  const price = valueOf(book, valuedPrice(book));
  const values = (book.get('blendedValue')?.formula?.inputs ?? []).flatMap((input) => {
    const value = input.name.startsWith('value') && 'fact' in input ? valueOf(book, input.fact) : null;
    return value === null ? [] : [value];
  });
  if (price === null || values.length === 0) return {};
  const counts = { methodCount: values.length, methodsAbovePrice: values.filter((value) => value > price).length };
  const source = ownSource(context);
  for (const [metric, value] of Object.entries(counts)) {
    book.observed({ id: metric, metric, value, asOf, knownAt: asOf, source: { id: source, locator: metric } });
  }
  addMethodSpread(context);
  return { methods: { count: 'methodCount', above: 'methodsAbovePrice' } };
}

/**
 * How much is known, less as far as the values lie apart (half the width of their range over the larger of value and price, and the
 * methods from one another), and less where fewer than three methods say so.
 */
function addConviction(context: ReportContext): void {
  const { book } = context;
  const spread = spreadOf(context);
  book.derived({
    id: 'conviction',
    metric: 'conviction',
    expression: spread.length === 0 ? 'evidence * unknown' : trustBeside('max(value, price)'),
    inputs: [
      ...scoresOf(['evidence']),
      ...(spread.length === 0
        ? [constant('unknown', 0.5, texts.unknownRange)]
        : [...spread, { name: 'price', fact: valuedPrice(book) }]),
    ],
  });
}

/** The price in the currency of the value, which is that of the statements. */
function valuedPrice(book: ReportContext['book']): string {
  const currency = book.get('blendedValue')?.currency;
  const converted = `price.${currency}`;
  return book.get(converted) === null ? 'price' : converted;
}

/** Whether all that values the share is a method that is only there to check others. */
function restsOnLittle({ book }: ReportContext): boolean {
  const usual = book.facts().filter(({ id, metric }) => metric === 'methodWeight' && id.endsWith('.usual'));
  const weight = usual.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return usual.length > 0 && weight < leastMethodWeight;
}

/** Why there is no rating; null when there is one. */
function refusal(context: ReportContext, known: readonly ReadingPart[]): LocalText | null {
  if (valueOf(context.book, 'price') === null) return texts.noPrice;
  if (context.priceQuality.includes('stale')) return texts.stalePrice;
  if (!known.includes('valuation')) return texts.noValuation;
  if (restsOnLittle(context)) return texts.thinValuation;
  if (known.length < fewestParts) return texts.tooFewParts;
  if ((valueOf(context.book, scoreId('evidence')) ?? 0) < leastEvidence) return texts.thinEvidence;
  return null;
}

/**
 * The conclusion by stated rules: each part is the mean of its readings, the parts are weighted, thin evidence draws
 * the whole towards the middle, and the extremes of the value gap bound it; on a thin basis it is neither Sell nor Buy,
 * and no better than Hold where the values lie far apart. Without a valuation, a fresh price or enough evidence there is no rating, with the reason.
 */
export function rate(context: ReportContext): Rating {
  const { book } = context;
  for (const part of directional) addPart(context, part);
  addEvidence(context);
  const known = directional.filter((part) => valueOf(book, scoreId(part)) !== null);
  addWeights(context, known);
  const horizon = 'ratingHorizon';
  book.assumed({ id: horizon, metric: horizon, value: horizonMonths, why: texts.horizon, range: horizonRange });
  const parts = [
    ...directional.map((key) => ({
      key,
      score: scoreId(key),
      weight: `partWeight.${key}`,
      ...scoresWithin(context, key),
    })),
    { key: 'evidence' as const, score: scoreId('evidence'), weight: null },
  ];
  const shown = (id: string): string | null => (valueOf(book, id) === null ? null : inTradingCurrency(context, id));
  // Range and chance belong to the value that stands beside them, the blended one.
  const ends = { fair: shown('blendedValue'), p10: shown('value.p10'), p90: shown('value.p90') };
  const why = refusal(context, known);
  const rest = { horizon, ...ends, pAbovePrice: shown('probabilityAbovePrice'), ...addAgreement(context) };
  if (why !== null) {
    return { label: null, why, score: null, conviction: null, ...rest, parts, falsifiers: falsifiers(context, null) };
  }
  addPoints(context, known);
  addConviction(context);
  addScore(context, known);
  const label = labelOfScore(valueOf(book, 'ratingScore') ?? Number.NaN);
  return {
    label,
    score: 'ratingScore',
    steps: ratingFigures,
    conviction: 'conviction',
    ...rest,
    parts: parts.map((part) =>
      part.key !== 'evidence' && known.includes(part.key) ? { ...part, points: pointsId(part.key) } : part,
    ),
    falsifiers: falsifiers(context, label),
  };
}
