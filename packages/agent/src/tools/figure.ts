import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts } from '@plumbline/model/text-part';
import type { Period } from '@plumbline/reading/reading';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import { figure as slot, paragraph } from '../report/paragraph.ts';
import { changeBetween, inTime, shareOf, sumOf } from '../chat/derived-figures.ts';
import { figureOver, figureYearBefore, whyUnknown } from '../chat/figure-over.ts';
import type { Figures } from '../chat/figures.ts';
import { handleOf, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { drawnOnly, noFigure } from '../chat/no-data.ts';
import { sayMissing, sayWholePast } from '../chat/periods-missing.ts';
import { parsePeriod, periodForms } from '../chat/period-notation.ts';
import { isIndicator, withLines } from '../chat/indicator-over.ts';
import { inCurrency, inStatements } from '../chat/in-currency.ts';
import {
  findPremiums,
  handlesOf,
  noPremium,
  premiumTopic,
  sayPremiums,
  type FoundPremiums,
} from '../chat/other-listings.ts';
import { meanAnswer } from '../chat/mean-answer.ts';
import { ownPast, ownPlaces } from '../chat/own-places.ts';
import { extremeSession, type PriceChoice } from '../chat/price-over.ts';
import { levelAnswer, levelAsked } from '../chat/level-days.ts';
import { fromHighs, lineDistances } from '../chat/line-distance.ts';
import { sayChange, sayCourse, sayFigure, sayRun, sayShare, sayTotal, setRight } from '../chat/say-figure.ts';
import { listOf, numberOf, textOf } from '../chat/tool-input.ts';
import { isDrawn, isTopic, knownMetric, metricOfTopic, topicName } from '../chat/topics.ts';
import { nextFor } from '../chat/suggestions.ts';
import { eachYear } from '../chat/each-year.ts';
import { sayEnd, type End } from '../chat/say-end.ts';
import { sayOnDay } from '../chat/say-on-day.ts';
import { askedWhen } from '../chat/when-words.ts';
import type { Tool, ToolInput } from '../tool.ts';

export const aspects = [
  'average',
  'direction',
  'change',
  'date',
  'each',
  'highest',
  'lowest',
  'percentile',
  'share',
  'sum',
] as const;
type Aspect = (typeof aspects)[number];
const ofRuns: ReadonlySet<Aspect> = new Set(['each', 'highest', 'lowest', 'sum']);

const summary = (id: string) => localText(`Read figures of ${id}`, `读取了 ${id} 的数值`, `讀取了 ${id} 的數值`);

export const figure: Tool = {
  id: 'figure',
  title: localText('Statements and ratios', '报表与比率', '報表與比率'),
  summary: localText(
    'Figures of one instrument: lines of its statements, ratios, prices, returns and risk, now, on a day or over a period.',
    '一个标的的数值：报表项目、比率、价格、收益与风险，当前、某日或某一期间。',
    '一個標的之數值：報表項目、比率、價格、回報與風險，目前、某日或某一期間。',
  ),
  example: localText('What is the operating margin of NVDA?', '英伟达的营业利润率是多少', '英偉達的經營溢利率是多少'),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' },
    metrics: { kind: 'list', meaning: 'Metric ids of the catalogue, such as revenue or priceToEarnings' },
    periods: { kind: 'list', meaning: `Each of: ${periodForms}; the latest when left out`, isOptional: true },
    wants: { kind: 'text', meaning: 'What of the figure is asked for', isOptional: true, options: aspects },
    claim: { kind: 'text', meaning: 'A direction taken for granted', isOptional: true, options: ['up', 'down'] },
    claimed: { kind: 'number', meaning: 'A value taken for granted', isOptional: true },
    prices: { kind: 'text', meaning: 'As traded, splits not counted back', isOptional: true, options: ['traded'] },
    currency: { kind: 'text', meaning: 'A currency that amounts are asked for in, such as HKD', isOptional: true },
    riskFree: { kind: 'number', meaning: 'Risk-free rate as a fraction', isOptional: true, isFraction: true },
    settings: {
      kind: 'list',
      meaning: 'Numbers of an indicator in its own order, such as 12, 26, 9',
      isOptional: true,
    },
  },
  drafts: false,
  async run(input, context) {
    const instrument = await findInstrument(context.desk, textOf(input, 'symbol'));
    const named = listOf(input, 'metrics');
    const asksPast = named.includes(ownPastTopic) || aspectOf(input) === 'percentile';
    const others = withLines(named.filter((topic) => topic !== ownPastTopic));
    // What is dear against its past without a figure named is so by its earnings.
    const topics = asksPast && others.length === 0 ? ['priceToEarnings'] : others;
    if (topics.length === 0) throw new PlumblineError('bad-input', 'Name at least one figure.');
    const figures = await openFigures(instrument, context);
    const listed = topics.includes(premiumTopic) ? await findPremiums(figures, context) : noPremiums;
    const asked = askedOf(figures, topics, asksPast ? { ...input, periods: [] } : input, listed);
    // One figure of today is told with its place; whether it is much is what most want to know.
    const isPlaced = asksPast || (asked.length === 1 && asked[0]?.period.is === 'latest' && aspectOf(input) === null);
    const [only, ...more] = asked;
    const isOfPrice = aspectOf(input) === 'date' && more.length === 0 && only?.metric === 'price';
    const level = isOfPrice ? levelAsked(input, only.period) : null;
    const answers =
      level !== null
        ? [levelAnswer(figures, level)]
        : isPlaced
          ? placedAnswers(figures, asked, asksPast)
          : answersOf(figures, asked, aspectOf(input));
    const found = figures.take(answers.flatMap(({ handles }) => handles));
    const factOf = (handle: string): Fact | undefined => {
      const fact = found.facts.find(({ id }) => id === handleOf(instrument, handle));
      return fact?.value == null ? undefined : fact;
    };
    const sentences = answers.flatMap((answer) => answer.say(factOf));
    const said = answers.flatMap(({ handles }) => handles.flatMap((handle) => factOf(handle) ?? []));
    // The ends of a range stand in its sentence: side by side they would be two values of one name.
    const shown = said.flatMap(({ id, metric }) => (metric === 'pastMultipleAt' ? [] : id));
    const converted = await inCurrency(said, textOf(input, 'currency'), instrument, context);
    return {
      summary: summary(instrument.id),
      sentences: [
        ...(level !== null
          ? sentences
          : setRight(
              sentences,
              factOf(answers[0]?.handles[0] ?? ''),
              textOf(input, 'claim'),
              numberOf(input, 'claimed'),
            )),
        ...(asksPast ? sayWholePast(listOf(input, 'periods').map(parsePeriod)) : []),
        ...(textOf(input, 'currency') === '' ? said.flatMap(inStatements) : []),
        ...converted.sentences,
      ],
      widgets: shown.length > 1 ? [{ kind: 'figures', facts: [...new Set(shown)] }] : [],
      facts: [...found.facts, ...converted.facts],
      sources: [...found.sources, ...converted.sources],
      instruments: [instrument],
      followUps: nextFor(figures),
    };
  },
};

/** How questions call the place of a figure among its own past. */
const ownPastTopic = 'peHistory';

const noPremiums: FoundPremiums = { premiums: [], why: null, simulated: false };

interface Asked {
  readonly topic: string;
  readonly metric: string | null;
  /** It has a time of its own, and no course over the time asked for. */
  readonly isPlain: boolean;
  readonly period: Period;
  readonly handles: readonly string[];
  /** The figure of today, where its mean is asked for beside it. */
  readonly beside: readonly string[];
  /** Times that nothing is on record of, where there is something of others. */
  readonly missing: readonly Period[];
  readonly why: ReturnType<typeof localText> | null;
  readonly listed: FoundPremiums;
}

type FactOf = (handle: string) => Fact | undefined;

/** Handles that have to be taken, and the sentences that can be said once it is known which of them hold. */
interface Answer {
  readonly handles: readonly string[];
  readonly say: (factOf: FactOf) => readonly LocalParts[];
}

function aspectOf(input: ToolInput): Aspect | null {
  return aspects.find((aspect) => aspect === textOf(input, 'wants')) ?? null;
}

function askedOf(
  figures: Figures,
  topics: readonly string[],
  input: ToolInput,
  listed: FoundPremiums,
): readonly Asked[] {
  const aspect = aspectOf(input);
  const named = listOf(input, 'periods').map(parsePeriod);
  const given = aspect === 'each' ? eachYear(named, topics, figures.context.asOf) : named;
  const usual: Period = aspect !== null && ofRuns.has(aspect) ? { is: 'sinceStart' } : { is: 'latest' };
  const periods = given.length > 0 ? given : [usual];
  const choice: PriceChoice = {
    isAsTraded: textOf(input, 'prices') === 'traded',
    riskFree: numberOf(input, 'riskFree'),
    settings: listOf(input, 'settings').map(Number),
  };
  const isAveraged = topics.some((topic) => isIndicator(metricOfTopic(topic) ?? ''));
  return fromHighs(topics, given).map(({ topic, at }) => {
    // What questions know and no source has is told as missing by its name.
    const metric = metricOfTopic(topic) ?? (isTopic(topic) ? null : knownMetric(topic));
    // The days of an average are its own: a price beside it is the last.
    const ofLines = isAveraged && metric !== null && !isIndicator(metric) ? [usual] : periods;
    const isMean = aspect === 'average' && ofLines.length > 1;
    const over = at !== undefined ? [at] : isMean ? ofLines.filter(({ is }) => is !== 'latest') : ofLines;
    const overs = metric === null ? [] : over.map((period) => figureOver(figures, metric, period, choice));
    const found = overs.flatMap(({ handles }) => handles);
    return {
      topic,
      metric,
      isPlain: at !== undefined,
      period: over[0] ?? usual,
      handles: overs.flatMap(({ handles }) => (metric === premiumTopic ? withPrices(handles, listed) : handles)),
      beside: isMean && metric !== null ? figureOver(figures, metric, { is: 'latest' }, choice).handles : [],
      missing: overs.some(({ handles }) => handles.length > 0)
        ? over.filter((_, at) => overs[at]?.handles.length === 0)
        : [],
      why: overs.find(({ why }) => why !== null)?.why ?? whyUnknown(figures, found),
      listed,
    };
  });
}

/** Premiums with the prices and the rates that they are told with. */
const withPrices = (handles: readonly string[], { premiums }: FoundPremiums): readonly string[] => [
  ...new Set(premiums.filter(({ id }) => handles.includes(id)).flatMap(handlesOf)),
];

function answersOf(figures: Figures, all: readonly Asked[], aspect: Aspect | null): readonly Answer[] {
  const { instrument } = figures;
  const [part, whole] = all;
  if (aspect === 'share' && part !== undefined) return [shareAnswer(figures, part, whole)];
  const told = all.map((asked): Answer => {
    if (closeEnds.has(asked.topic)) return dateAnswer(figures, asked.topic, asked);
    if (asked.metric === null) return { handles: [], say: () => [lack(asked, instrument)] };
    // A premium and a distance are those of today, however they are asked about.
    if (asked.metric === premiumTopic || asked.isPlain)
      return { handles: asked.handles, say: (factOf) => plain(asked, instrument, factOf) };
    if (aspect === 'date') return dateAnswer(figures, asked.metric, asked);
    // Without one of its ends there is no change, and that from another time would be another answer.
    const isWhole = asked.missing.length === 0;
    if (isWhole && (aspect === 'change' || aspect === 'direction'))
      return changeAnswer(figures, asked.metric, asked, aspect);
    if (aspect === 'highest' || aspect === 'lowest')
      return { handles: asked.handles, say: (factOf) => ended(asked, aspect, instrument, factOf) };
    if (aspect === 'average')
      return meanAnswer(figures, asked, (factOf) =>
        asked.beside.length === 0 ? [] : plain({ ...asked, handles: asked.beside }, instrument, factOf),
      );
    const sum = aspect === 'sum' ? sumOf(figures, asked.handles) : null;
    if (sum !== null)
      return { handles: [sum, ...asked.handles], say: (factOf) => summed(asked, sum, instrument, factOf) };
    return { handles: asked.handles, say: (factOf) => plain(asked, instrument, factOf) };
  });
  return [...lineDistances(figures, all), ...told];
}

/** Each figure of today with its place among its own past; why that is not known, where it is asked for. */
function placedAnswers(figures: Figures, all: readonly Asked[], asksPast: boolean): readonly Answer[] {
  const { instrument } = figures;
  const places = ownPlaces(
    figures,
    all.flatMap(({ metric }) => metric ?? []),
  );
  const placed = all.map((asked): Answer => {
    const place = asked.metric === null ? undefined : places.get(asked.metric);
    const known = place !== undefined && 'words' in place ? place : null;
    const why = place !== undefined && 'why' in place ? place.why : null;
    const lacking = asksPast ? [noFigure(instrument, ownPast(asked.topic), askedWhen(asked.period), why)] : [];
    return {
      handles: [...asked.handles, ...(known?.handles ?? [])],
      say: (factOf) => [...plain(asked, instrument, factOf), ...(known === null ? lacking : [known.words])],
    };
  });
  return [...lineDistances(figures, all), ...placed];
}

function lack({ topic, metric, period, why, listed }: Asked, instrument: Instrument): LocalParts {
  if (metric === premiumTopic) return noPremium(instrument, listed);
  return isDrawn(topic)
    ? drawnOnly(instrument, topicName(topic))
    : noFigure(instrument, topicName(topic), askedWhen(period), why);
}

function plain(asked: Asked, instrument: Instrument, factOf: FactOf): readonly LocalParts[] {
  const facts = asked.handles.flatMap((handle) => factOf(handle) ?? []);
  const [first, last, low, high] = facts;
  if (first === undefined || asked.metric === null) return [lack(asked, instrument)];
  if (asked.metric === premiumTopic) return sayPremiums(instrument, asked.listed, factOf);
  const missing = sayMissing(instrument, topicName(asked.topic), asked);
  if (last === undefined)
    return missing.length > 0 ? [sayFigure(first, instrument), ...missing] : [sayOnDay(asked, first, instrument)];
  if (low !== undefined && high !== undefined && asked.metric === 'price' && low.metric === 'lowPrice')
    return [sayCourse([first, last], [low, high], instrument)];
  return [sayRun(facts, asked.metric, instrument), ...missing];
}

function ended(asked: Asked, end: End, instrument: Instrument, factOf: FactOf): readonly LocalParts[] {
  const facts = asked.handles.flatMap((handle) => factOf(handle) ?? []);
  const first = asked.metric === null ? null : sayEnd(facts, asked.metric, instrument, end);
  return [...(first === null ? [] : [first]), ...plain(asked, instrument, factOf)];
}

function summed(asked: Asked, sum: string, instrument: Instrument, factOf: FactOf): readonly LocalParts[] {
  const [total, ...parts] = [sum, ...asked.handles].map(factOf);
  const known = parts.filter((fact) => fact !== undefined);
  if (total === undefined || asked.metric === null) return plain(asked, instrument, factOf);
  return [sayTotal(total, asked.metric, instrument), sayRun(known, asked.metric, instrument)];
}

function shareAnswer(figures: Figures, part: Asked, whole: Asked | undefined): Answer {
  const { instrument } = figures;
  const [a, b] = [part.handles[0], whole?.handles[0]];
  const share = a === undefined || b === undefined ? null : shareOf(figures, a, b);
  if (share === null || a === undefined || b === undefined || whole === undefined) {
    // A ratio such as the share of research is a figure of its own.
    if (whole === undefined) return { handles: part.handles, say: (factOf) => plain(part, instrument, factOf) };
    return { handles: [], say: () => [lack(part.handles.length === 0 ? part : whole, instrument)] };
  }
  const labels = { part: topicName(part.topic), whole: topicName(whole.topic) };
  return {
    handles: [share, a, b],
    say: (factOf) => {
      const [made, one, of] = [factOf(share), factOf(a), factOf(b)];
      if (made === undefined || one === undefined || of === undefined) return [lack(part, instrument)];
      return [sayShare(made, [one, of], labels, instrument)];
    },
  };
}

const theDay = (topic: string) => {
  const name = topicName(topic);
  return localText(`the day of: ${name.en}`, `${name['zh-CN']}的日期`, `${name['zh-HK']}的日期`);
};

const extremes: ReadonlySet<string> = new Set(['high52w', 'low52w', 'allTimeHigh', 'highPrice', 'lowPrice']);
/** Ends of closes, which stand nowhere but in the closes themselves. */
const closeEnds: ReadonlySet<string> = new Set(['highestClose', 'lowestClose']);

function dateAnswer(figures: Figures, metric: string, asked: Asked): Answer {
  const { instrument } = figures;
  const isEnd = extremes.has(metric) || closeEnds.has(metric);
  const session = isEnd ? extremeSession(figures, metric, asked.period) : { why: null };
  // The figure itself was asked for as well.
  if ('why' in session)
    return {
      handles: asked.handles,
      say: (factOf) => [
        ...(asked.handles.length === 0 ? [] : plain(asked, instrument, factOf)),
        noFigure(instrument, theDay(asked.topic), askedWhen(asked.period), session.why),
      ],
    };
  return {
    handles: [session.handle],
    say: (factOf) => {
      const fact = factOf(session.handle);
      if (fact === undefined) return [lack(asked, instrument)];
      return [
        paragraph(
          localText(
            'It was on {date}: {label} of {name}, {value}.',
            '在 {date}：{name}的{label}，{value}。',
            '在 {date}：{name}的{label}，{value}。',
          ),
          { date: fact.asOf, label: topicName(asked.topic), name: instrument.name, value: slot(fact.id) },
        ),
      ];
    },
  };
}

/** From the first to the last of the times asked for; of one time, from a year before it. */
function changeAnswer(figures: Figures, metric: string, asked: Asked, aspect: Aspect): Answer {
  const { instrument } = figures;
  const handles = inTime(figures, asked.handles);
  const last = handles.at(-1);
  const isOne = handles.length === 1;
  const first = isOne ? figureYearBefore(figures, metric, asked.period) : handles[0];
  const isItself = labelIsChange(figures, last);
  const by = first == null || last === undefined || isItself ? null : changeBetween(figures, first, last);
  if (by === null || first == null || last === undefined)
    return {
      handles: asked.handles,
      say: (factOf) => plainOr(asked, instrument, factOf, aspect === 'change' && !isItself),
    };
  return {
    handles: [by, first, last],
    say: (factOf) => {
      const [made, from, to] = [factOf(by), factOf(first), factOf(last)];
      if (made === undefined || from === undefined || to === undefined) return [lack(asked, instrument)];
      return [sayChange(made, [from, to], metric, instrument)];
    },
  };
}

function labelIsChange({ context: { book } }: Figures, handle: string | undefined): boolean {
  const metric = handle === undefined ? undefined : book.get(handle)?.metric;
  return metric !== undefined && metricOf(metric).isChange;
}

/** Without an earlier figure a change is not known, and the figure alone would be another answer. */
function plainOr(asked: Asked, instrument: Instrument, factOf: FactOf, needsChange: boolean): readonly LocalParts[] {
  if (!needsChange) return plain(asked, instrument, factOf);
  const name = topicName(asked.topic);
  const what = localText(`the change of ${name.en}`, `${name['zh-CN']}的变化`, `${name['zh-HK']}的變化`);
  return [noFigure(instrument, what, askedWhen(asked.period), asked.why)];
}
