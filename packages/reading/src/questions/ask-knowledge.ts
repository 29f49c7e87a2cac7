import type { Part, Period, Subject, Topic } from '../reading.ts';
import type { Item } from './items.ts';
import { isHalt } from './halting.ts';
import { isMatter } from './matters.ts';
import { productTerms } from '../vocabulary/product-words.ts';
import type { Built, QuestionReader, Slots } from './slots.ts';
import { marketAsked } from './market-asked.ts';
import { isOwnTax } from './own-tax.ts';

const notTopics: ReadonlySet<string> = new Set(['own', 'many']);
const manyTerms: Readonly<Record<string, readonly [Topic['kind'], string]>> = {
  dividend: ['metric', 'dividendPerShare'],
  earnings: ['metric', 'netIncome'],
  turnover: ['price', 'turnover'],
  debt: ['metric', 'totalDebt'],
  leverage: ['metric', 'debtToEquity'],
  growth: ['metric', 'revenueGrowth'],
};

function named(topics: readonly Part<Topic>[]): readonly Part<Topic>[] {
  return topics.flatMap((one) => {
    const known = manyTerms[one.value.id];
    if (one.value.kind === ('many' as string))
      return known === undefined ? [] : [{ ...one, value: { kind: known[0], id: known[1] } }];
    // What the market does is no word to explain.
    if (one.value.id === 'marketMove') return [];
    // "How do analysts get to it": who does, not what is meant.
    const isWho = one.value.id === 'analystViews' && topics.length > 1;
    return isWho || notTopics.has(one.value.kind) ? [] : [one];
  });
}

const defining: ReadonlySet<string> = new Set(['define', 'formula', 'difference']);

/** "Define beta, and Nvidia's" and "its cash, and what free cash flow means": a name in a clause of its own is asked of by itself. */
function isParted({ items, chosen, topics }: Slots): boolean {
  const isJoint = (item: Item): boolean => item.is === 'mark' || chosen.get(item)?.kind === 'join';
  const clauseOf = (at: number): number => items.slice(0, at).filter(isJoint).length;
  const clauses = (is: (item: Item) => boolean): readonly number[] =>
    items.flatMap((item, at) => (is(item) ? [clauseOf(at)] : []));
  const ids = new Set(topics.map(({ value }) => value.id));
  const terms = clauses((item) => ids.has(chosen.get(item)?.id ?? ''));
  const cues = clauses((item) => defining.has(chosen.get(item)?.id ?? ''));
  return clauses(({ is }) => is === 'instrument').some(
    (clause) =>
      !cues.includes(clause) &&
      (clause > Math.max(...terms) || (terms.includes(clause) && terms.some((one) => cues.includes(one)))),
  );
}

const whatIs = /what(?:'s|’s| is| are) (?!(?:the|my|our|your|any|new|latest|last) )/u;

const ofReader = /(?:^|[^a-z])(?:my|mine|our|ours)(?![a-z])|我(?:们|們)?(?:的|嘅|啲)/u;

const isProductTerm = ({ value }: Part<Topic>): boolean => value.kind === 'term' && productTerms.has(value.id);

/** "What is a signal" asks what the word means; "what is the last signal" and "what are my signals" ask for them. */
function isOfProduct(topics: readonly Part<Topic>[], { folded, has, before }: Slots): boolean {
  return topics.every(isProductTerm) && has('ask:value') && before.instruments === 0 && whatIs.test(folded.text);
}

/** "What is an ETF", 什么是小盘股: what a kind of things is, and none of them is looked for. */
export const asksOfKind =
  /^(?:and |so |ok )?wh?[ao]t(?:'?s|s| is| are)\b(?! the\b)|^(?:什么|啥)(?:是|叫)|^(?:咩|乜|乜嘢|咩嘢)(?:係|叫)|(?:是|叫)(?:什么|啥|个啥)|係(?:咩|乜|乜嘢|咩嘢|甚麼)/u;

/** Words for what is bought, whoever looks for some: their meaning is told only where it is asked for. */
const everyday: ReadonlySet<string> = new Set(['shareBasics', 'bondBasics', 'indexBasics', 'fundKinds']);

export const defineReader: QuestionReader<'define'> = {
  act: 'define',
  takes: [
    'term',
    'metric',
    'price',
    'perf',
    'ind',
    'tmpl',
    'event',
    'many',
    'ask:define',
    'ask:formula',
    'ask:difference',
    'ask:relation',
    'ask:choose',
    'ask:plug',
    'ask:how',
    'ask:why',
    'ask:which',
    'ask:can',
    'ask:will',
    'ask:value',
    'ask:each',
    'ask:whether',
    'instrument',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'ref',
    'index',
    'market',
    'board',
    'who',
    'fn',
    'end',
    'want',
    'rel:above',
    'rel:below',
  ],
  build(slots) {
    const markets = new Set(slots.subjects.map(({ value }) => value.id));
    const isClasses = markets.has('CN') && markets.has('HK') && slots.has('ask:difference');
    const said = named(slots.topics);
    // "Put its numbers in": to put is no option.
    const isOfFigures = slots.has('ask:plug') && said.some(({ value }) => value.kind === 'metric');
    const found = isOfFigures ? said.filter(({ value }) => value.kind !== 'term') : said;
    const companies = new Set(
      slots.instruments.map(({ value }) => slots.context.directory.listings.get(value)?.company ?? value),
    );
    const isTwins = slots.instruments.length > 1 && companies.size === 1 && slots.has('ask:difference');
    const topics: readonly Part<Topic>[] =
      found.length === 0 && ((isClasses && slots.instruments.length === 0) || isTwins)
        ? [{ value: { kind: 'term', id: 'shareClass' }, from: 'text', spans: [] }]
        : found;
    if (topics.length === 0) return null;
    const [, second, third] = topics;
    const which = slots.items.find((item) => slots.chosen.get(item)?.id === 'which');
    const asked = which === undefined ? -1 : (slots.folded.offsets[which.edge.from] ?? -1);
    const isBehind = (part: Part<Topic> | undefined): boolean => (part?.spans[0]?.from ?? -1) > asked;
    // "Sharpe or Calmar, which looks at drawdowns": the third is what they are told apart by.
    const isOfTwo = topics.length === 3 && asked >= 0 && isBehind(third) && !isBehind(second);
    // The reader's own signals and record are looked up, not explained.
    const isOfResults = slots.has('want:turnedProfit') || slots.has('rel:above') || slots.has('rel:below');
    if (topics.every(isProductTerm) && isOfResults) return null;
    if (topics.some(isProductTerm) && ofReader.test(slots.folded.text)) return null;
    // The risks of a company are no meaning of a word.
    if (topics.every(isMatter) && slots.instruments.length > 0) return null;
    const isTerm = topics.every(({ value }) => value.kind === 'term' || value.kind === 'ind' || value.kind === 'tmpl');
    const isMeaning = slots.has('ask:define');
    const isFormula = slots.has('ask:formula');
    // The values of indicators are asked of a company: "respectively" is no difference between them.
    const isOfOne =
      slots.instruments.length > 0 && slots.has('ask:value') && topics.every(({ value }) => value.kind === 'ind');
    if (isOfOne && !isMeaning && !isFormula && !slots.has('ask:plug')) return null;
    // "Which of the two is higher" asks for their values.
    const isOfValues = slots.has('end') && topics.every(({ value: { kind } }) => kind === 'metric' || kind === 'price');
    const isDifference =
      slots.has('ask:difference') ||
      (topics.length > 1 &&
        !isOfValues &&
        slots.subjects.length === 0 &&
        (slots.has('ask:which') || slots.has('join:vs') || slots.has('join:or')));
    const isHow =
      (slots.has('ask:how') || slots.has('ask:relation') || slots.has('ask:choose')) && slots.instruments.length === 0;
    // "Any with a P/E below 10" looks for companies.
    const isPlain =
      slots.quantities.length === 0 &&
      slots.instruments.length === 0 &&
      slots.subjects.length === 0 &&
      slots.has('ask:value') &&
      slots.before.instruments === 0;
    if (!isTerm && !isMeaning && !isFormula && !isDifference && !isHow && !isPlain) return null;
    const cue = isMeaning || isFormula || isDifference || isHow || isOfProduct(topics, slots);
    // "Which ETF" and "the cheapest REIT" look for one of them.
    if (!cue && (slots.has('ask:which') || slots.has('end'))) return null;
    if (
      !isMeaning &&
      !isDifference &&
      !asksOfKind.test(slots.folded.text) &&
      topics.every(({ value }) => everyday.has(value.id))
    )
      return null;
    if (
      slots.instruments.length + slots.before.instruments > 0 &&
      !isMeaning &&
      !isFormula &&
      !slots.has('ask:difference')
    )
      return null;
    // "Oversold US stocks" looks for some, and asks for no meaning.
    if (!cue && slots.subjects.length > 0 && slots.instruments.length + slots.before.instruments === 0) return null;
    const isLevel =
      slots.quantities.length === 1 && (slots.has('rel') || (isMeaning && slots.instruments.length === 0));
    // "Stop loss 5%" sets one, and asks for no meaning.
    const isAsked = cue || slots.has('ask:value') || slots.has('ask:whether');
    const example = slots.quantities.find(({ quantity }) => (quantity.unit === 'percent' && isAsked) || isLevel);
    const isPlugged = slots.instruments.length > 0;
    if (isPlugged && !slots.has('ask:plug') && !isDifference && isParted(slots)) return null;
    return {
      args: { form: isFormula ? 'formula' : isDifference ? 'difference' : 'meaning' },
      // A term alone may be the first of several figures of one company.
      votes: (cue ? 4 : isTerm ? 2 : 1) + (isTerm ? 1 : 0) - (isPlugged && !slots.has('ask:plug') ? 2 : 0),
      topics: isOfTwo && isDifference ? topics.slice(0, 2) : topics,
      ...(example !== undefined && { quantities: [example], claim: { value: example.quantity } }),
    };
  },
};

/** Rules whose value depends on the board or market. */
const byMarket: ReadonlySet<string> = new Set(['tickSize']);

const ofShares: ReadonlySet<string> = new Set(['priceLimit', 'sameDayTrading', 'settlement']);

/** The rules of convertible bonds hold their own limits and days; those of shares are others. */
function ofConvertibles(topics: readonly Part<Topic>[]): readonly Part<Topic>[] {
  return topics.some(({ value }) => value.id === 'convertibleBondRule')
    ? topics.filter(({ value }) => !ofShares.has(value.id))
    : topics;
}

const ofCalendar: ReadonlySet<string> = new Set(['tradingCalendar', 'tradingHours', 'clockChange', 'severeWeather']);

/** A rule of a span that reaches to today is the one in force; only the calendar has days of its own in it. */
function isInForce(topics: readonly Part<Topic>[], period: Period, { context: { today } }: Slots): boolean {
  const isOfDays = topics.some(({ value }) => ofCalendar.has(value.id));
  return !isOfDays && period.is === 'range' && period.from <= today && period.to >= today;
}

const ofPlace = ['market', 'board', 'place'] as const;

/** "What is T+1, and is Hong Kong the same": what a word means, and the rule of a market that a later clause names. */
function isPlacedApart({ items, chosen }: Slots): boolean {
  const clauseOf = (is: (item: Item) => boolean): number => {
    const at = items.findIndex(is);
    return at < 0 ? -1 : items.slice(0, at).filter((item) => item.is === 'mark').length;
  };
  const asked = clauseOf((item) => chosen.get(item)?.id === 'define');
  const placed = clauseOf((item) => ofPlace.some((kind) => chosen.get(item)?.kind === kind));
  return asked >= 0 && placed > asked;
}

/** "And in Hong Kong?" behind a rule of another market. */
function isOfPlaceAlone({ before, has, topics, instruments, quantities, subjects }: Slots): boolean {
  const isRule = before.act === 'rule' && before.frame !== null;
  const others = ['end', 'dir', 'event', 'ask:when', 'ask:why'].some((cue) => has(cue));
  const isPlace = subjects.length === 1 && ofPlace.some((kind) => has(kind));
  return isRule && isPlace && !others && topics.length + instruments.length + quantities.length === 0;
}

function ruleAgain({ before, subjects, periods }: Slots): Built<'rule'> {
  const held = before.frame?.topics ?? [];
  const given = periods(false, true);
  return {
    args: { place: subjects[0]!.value.id },
    votes: 6,
    topics: held.map((one) => ({ ...one, from: 'context', spans: [] })),
    periods: given.length > 0 ? given : (before.frame?.periods ?? []),
  };
}

export const ruleReader: QuestionReader<'rule'> = {
  act: 'rule',
  takes: [
    'rule',
    'term:recordOrder',
    'term:marginTerm',
    'calc:taxOn',
    'many:dividend',
    'holi',
    'place',
    'who',
    'own:hold',
    'own:addHolding',
    'asset:stocks',
    'market',
    'board',
    'index',
    'metric:boardLot',
    'ask:can',
    'ask:when',
    'ask:will',
    'ask:if',
    'ask:how',
    'ask:formula',
    'ask:whether',
    'ask:value',
    'ask:each',
    'ask:which',
    'ask:define',
    'ask:why',
    'instrument',
    'period',
    'per',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'ref',
    'ask:value2',
    'end',
    'money',
    'event:earnings',
    'event:exDividend',
    'since',
    'to',
    'clock',
    'day',
    'dir',
    'sector',
    'want:unadjusted',
  ],
  build(slots) {
    const said = slots.topics.filter(
      ({ value }) => value.kind === 'rule' || value.id === 'boardLot' || value.id === 'recordOrder',
    );
    const named = said.filter(({ value }, at) => said.findIndex((one) => one.value.id === value.id) === at);
    // "Highest it ever closed" is of its price.
    const isOfPrice = slots.has('end') && slots.instruments.length > 0;
    if (isOfPrice && named.length > 0 && named.every(({ value }) => value.id === 'tradingCalendar')) return null;
    const isTaxed =
      named.length > 0 &&
      slots.has('calc:taxOn') &&
      slots.has('many:dividend') &&
      named.every(({ value }) => value.id === 'stockConnect');
    // The hours of an auction are the auction's.
    const isAuction = named.some(({ value }) => value.id === 'callAuction');
    const isOfDay =
      slots.has('per:sameDay') || slots.items.some((item) => item.is === 'period' && item.said.isSameDay === true);
    const isSameDay = named.length === 0 && slots.has('who:dealing') && isOfDay;
    const topics: readonly Part<Topic>[] = isHalt(slots, named)
      ? [{ value: { kind: 'rule', id: 'priceLimit' }, from: 'text', spans: [] }]
      : isSameDay
        ? [{ value: { kind: 'rule', id: 'sameDayTrading' }, from: 'text', spans: [] }]
        : (named.length === 0 || isTaxed) && slots.has('calc:taxOn')
          ? [
              {
                value: { kind: 'rule', id: slots.has('many:dividend') ? 'dividendTax' : 'stampDuty' },
                from: 'text',
                spans: [],
              },
            ]
          : isAuction
            ? named.filter(({ value }) => value.id !== 'tradingHours')
            : ofConvertibles(named);
    if (topics.length === 0) return isOfPlaceAlone(slots) ? ruleAgain(slots) : null;
    if (isPlacedApart(slots)) return null;
    if (isOwnTax(slots, topics)) return null;
    // When a dividend reaches the account of a holder is a day of that company's.
    const isOfDividend = slots.has('many:dividend') && slots.instruments.length > 0;
    if (isOfDividend && topics.every(({ value }) => value.id === 'settlement')) return null;
    // "When was it last at its limit" is of the day it was.
    const isLastTime = slots.has('per:lastTime') && slots.instruments.length > 0;
    if (isLastTime && topics.every(({ value }) => value.id === 'priceLimit')) return null;
    // 涨跌幅 of a listing is its move, not the limit of its board.
    const isMove = slots.items.some(
      (item) =>
        slots.chosen.get(item)?.id === 'priceLimit' &&
        item.is === 'word' &&
        item.meanings.some(({ kind, id }) => kind === 'price' && id === 'dayChange'),
    );
    if (isMove && slots.instruments.length + slots.subjects.filter(({ value }) => value.kind === 'index').length > 0)
      return null;
    const market: Part<Subject> = { value: { kind: 'market', id: 'US' }, from: 'default', spans: [] };
    const place = isHalt(slots, named)
      ? market
      : slots.subjects.find(({ value }) => value.kind === 'market' || value.kind === 'board');
    // A price in the money of a market says which.
    const isPriced = slots.quantities.some(
      ({ quantity }) => quantity.currency !== undefined && quantity.isOwnMoney !== true,
    );
    const needsPlace =
      topics.every(({ value }) => byMarket.has(value.id)) &&
      place === undefined &&
      slots.instruments.length === 0 &&
      !isPriced;
    const isTimed = topics.some(({ value }) => value.id === 'callAuction' || value.id === 'tradingHours');
    const money = slots.quantities.filter(
      ({ quantity }) =>
        quantity.unit === 'money' ||
        quantity.unit === 'none' ||
        quantity.unit === 'percent' ||
        (quantity.unit === 'points' && isTimed) ||
        quantity.unit === 'shares' ||
        quantity.unit === 'lots',
    );
    return {
      args: {
        ...(place !== undefined && { place: place.value.id }),
        ...(money[0] !== undefined && { amount: money[0].quantity }),
      },
      votes:
        3 +
        (slots.has('ask:can') ||
        slots.has('ask:when') ||
        slots.has('place') ||
        slots.has('market') ||
        slots.has('board')
          ? 1
          : 0),
      topics,
      periods: isSameDay ? [] : slots.periods(false, true).filter((one) => !isInForce(topics, one.value, slots)),
      quantities: money.slice(0, isTimed ? 2 : 1),
      ...marketAsked(slots, topics[0]!.value.id, needsPlace),
    };
  },
};
