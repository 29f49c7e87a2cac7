import { asksWhichYear } from './end-among-years.ts';
import { areShares, figureOfVerb } from './money-verbs.ts';
import { venueOf } from '@plumbline/model/instrument';
import type { Part, Topic } from '../reading.ts';
import {
  about,
  asking,
  countOf,
  derived,
  figureWords,
  isFiscal,
  meantInCompare,
  settled,
  topic,
} from './figure-topics.ts';
import type { Item } from './items.ts';
import { isHeldCoin } from './matters.ts';
import { namesAny, type QuestionReader, type Slots } from './slots.ts';

/** Figures that are themselves what something costs, so that the cheaper has the lower one. */
const priced: ReadonlySet<string> = new Set([
  'priceToEarnings',
  'priceToBook',
  'priceToSales',
  'evToEbitda',
  'forwardPe',
  'peg',
  'premiumToOther',
  'price',
  'close',
  'expenseRatio',
  'lotRule',
  'boardLot',
]);

const paid: ReadonlySet<string> = new Set(['dividendYield', 'dividendPerShare']);

const textOf = ({ edge }: Item, { folded }: Slots): string => folded.text.slice(edge.from, edge.to).trim();

/** Whose valuation is lower is a matter of multiples, not of two fair values. */
function valuedAgain(topics: readonly Part<Topic>[]): readonly Part<Topic>[] {
  return topics.map((one) =>
    one.value.id === 'fairValue' ? { ...one, value: { kind: 'many' as Topic['kind'], id: 'valuation' } } : one,
  );
}

/** 谁跌得多 and 哪个波动大: the figure and its end in one word. */
function impliedEnd({ items, chosen, folded, has }: Slots): 'highest' | 'lowest' | undefined {
  const texts = items.flatMap((item) =>
    ['perf', 'metric', 'many'].includes(chosen.get(item)?.kind ?? '')
      ? [folded.text.slice(item.edge.from, item.edge.to).trim()]
      : [],
  );
  if (has('end')) return undefined;
  if (texts.some((text) => /^(?:the )?most |(?:^| )(?:more|most)(?: than)?$/u.test(text))) return 'highest';
  if (texts.some((text) => /^(?:the )?least /u.test(text))) return 'lowest';
  if (!has('ask:which')) return undefined;
  if (texts.some((text) => /^跌.*[多深惨狠伤啲甘利烈害凶]$/u.test(text))) return 'lowest';
  if (texts.some((text) => /[小低少]$/u.test(text))) return 'lowest';
  return texts.some((text) => /[大高多强快]$/u.test(text)) ? 'highest' : undefined;
}

/** "Who is bigger" and 谁更赚钱 say by what, where nothing else does. */
const saidByEnd: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:bigger|biggest|larger|largest|更大|最大|大啲|最大)$/u, ['marketCap']],
  [/^(?:who |which )?pays? (?:more|most|less|better)$/u, ['dividendYield']],
  [/^who (?:earns|makes)/u, ['netIncome']],
  [/赚钱|賺錢|profitable/u, ['netIncome', 'netMargin']],
];

function impliedFigures(slots: Slots): readonly Part<Topic>[] {
  const ends = slots.items
    .filter((item) => slots.chosen.get(item)?.kind === 'end' || slots.chosen.get(item)?.id === 'which')
    .map((item) => textOf(item, slots));
  const [, ids = []] = saidByEnd.find(([words]) => ends.some((text) => words.test(text))) ?? [];
  return ids.map((id) => topic('metric', id));
}

const losing = /^(?:亏|亏损|亏钱|蚀|蚀钱)$/u;

/** Two companies of which one loses money; a fund and a coin have no profit. */
function losesMoney({ items, chosen, folded, instruments, context: { directory } }: Slots): boolean {
  const isSaid = items.some(
    (item) => chosen.get(item)?.kind === 'dir' && losing.test(folded.text.slice(item.edge.from, item.edge.to).trim()),
  );
  return isSaid && instruments.every(({ value }) => directory.listings.get(value)?.kind === 'stock');
}

const fundFacts = ['trackingIndex', 'expenseRatio', 'assetsUnderManagement'] as const;

/** What sets two funds apart is what they follow, what they cost and how large they are. */
function ofFunds(
  topics: readonly Part<Topic>[],
  { instruments, has, periods, context: { directory } }: Slots,
): readonly Part<Topic>[] {
  // What they came to over a span differs by their returns.
  const isOutcome = periods(false).length > 0 || has('own:hold') || has('dir');
  const isOfFunds =
    instruments.length > 1 && instruments.every(({ value }) => directory.listings.get(value)?.kind === 'etf');
  const isOpen = topics.every(({ value }) => fundFacts.some((id) => id === value.id));
  if (!has('ask:difference') || !isOfFunds || !isOpen || isOutcome) return topics;
  return fundFacts.map((id) => topics.find(({ value }) => value.id === id) ?? topic('metric', id));
}

/** Whose dividends are the more generous is a matter of what they yield and of how much of the profit they take. */
function generous(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] {
  const isGenerous = slots.items.some(
    (item) => slots.chosen.get(item)?.id === 'highest' && /generous|猛|大方|慷慨|阔绰|闊綽/u.test(textOf(item, slots)),
  );
  const [one, ...more] = topics;
  if (!isGenerous || one === undefined || more.length > 0) return topics;
  // "Generous with dividends" is of them, and no return that counts them in.
  const isOfThem = one.value.id === 'totalReturn' && /divi|分红|分紅|股息|派息/iu.test(one.spans[0]?.text ?? '');
  if (one.value.id !== 'dividendYield' && !isOfThem) return topics;
  return [topic('metric', 'dividendYield', one), topic('metric', 'payoutRatio')];
}

/** "By how many points do they differ" after both listings of one company were asked about. */
function isGapOfTwins(topics: readonly Part<Topic>[], { before, instruments, context: { directory } }: Slots): boolean {
  const [one, other, ...more] = before.pool.instruments.map(({ value }) => directory.listings.get(value)?.company);
  const isOfTwins = one !== undefined && one === other && more.length === 0 && instruments.length === 0;
  return isOfTwins && topics.length === 1 && topics[0]!.value.id === 'distanceTo';
}

export const compareReader: QuestionReader<'compare'> = {
  act: 'compare',
  takes: [
    'ref:both',
    'ask:compare',
    'best',
    'ask:which',
    'join:vs',
    'join:or',
    ...figureWords,
    'end',
    'ask:difference',
    'money',
    'dir',
    ...about,
    ...asking,
    'join:remove',
    'single',
    'ask:when',
    'rel:above',
    'rel:below',
    'ask:if',
    'own:hold',
    'own:rankBy',
    'conv',
    'who',
    'own:correlationMatrix',
    'own:overlap',
  ],
  build(slots) {
    if (asksWhichYear(slots)) return null;
    if (isHeldCoin(slots)) return null;
    if (slots.has('join:remove') && (slots.before.instruments === 0 || !namesAny(slots))) return null;
    let topics = derived(
      settled(valuedAgain(slots.topics.filter(({ value }) => value.kind !== 'own')), meantInCompare),
      slots,
    );
    // Parts of a company are not held: its whole is another figure.
    if (slots.has('seg')) topics = [topic('metric', 'segmentShare')];
    topics = ofFunds(topics, slots);
    const isBond = topics.some(({ value }) => value.id === 'governmentBond');
    if (isBond)
      topics = topics.map((one) =>
        one.value.id === 'totalReturn' || one.value.id === 'annualReturn'
          ? { ...one, value: { kind: 'metric', id: 'dividendYield' } }
          : one,
      );
    const markets = new Set(slots.subjects.map(({ value }) => value.id));
    if (isGapOfTwins(topics, slots)) topics = [topic('metric', 'premiumToOther')];
    const isPair =
      ['CN', 'HK', 'US'].filter((market) => markets.has(market)).length > 1 &&
      slots.instruments.length === 2 &&
      venueOf(slots.instruments[0]!.value) !== venueOf(slots.instruments[1]!.value);
    const isRanked = topics.length > 1 && topics.some(({ value }) => value.kind !== 'price');
    const [isHigh, isLow] = ['high', 'low'].map((id) => isRanked && topics.some(({ value }) => value.id === id));
    if (isRanked) topics = topics.filter(({ value }) => value.id !== 'high' && value.id !== 'low');
    // What two listings of one company differ by is a premium: their prices are in two currencies.
    const isGap =
      slots.has('want:change') ||
      slots.items.some(
        (item) => slots.chosen.get(item)?.kind === 'ask' && /^(?:差|差距|差价|gap|spread)/u.test(textOf(item, slots)),
      );
    // By how much they differ stands in every comparison.
    const isOfGap = countOf(slots) > 1 && !isPair && slots.quantities.length === 0;
    if (isOfGap) topics = topics.filter(({ value }) => value.id !== 'distanceTo');
    if (isPair && topics.every(({ value: { id } }) => id === 'distanceTo' || (isGap && id === 'price'))) topics = [];
    if (topics.length === 0 && isPair) topics = [topic('metric', 'premiumToOther')];
    const isValued = slots.all('end').some(({ name }) => name === 'value');
    const isOfPrice = slots.before.frame?.topics.some(({ value }) => priced.has(value.id)) === true;
    // What is cheaper to own of two funds is a matter of what they charge.
    const isOfFunds =
      slots.instruments.length > 1 &&
      slots.instruments.every(({ value }) => slots.context.directory.listings.get(value)?.kind === 'etf');
    if (topics.length === 0 && isValued && isOfFunds) topics = [topic('metric', 'expenseRatio')];
    // A share has no net asset value to stand above: its premium is that over the company's other listing.
    if (!isOfFunds)
      topics = topics.map((one) => (one.value.id === 'premiumToNav' ? topic('metric', 'premiumToOther', one) : one));
    if (topics.length === 0 && isValued && !isOfPrice)
      topics = settled([topic('many' as Topic['kind'], 'valuation')], meantInCompare);
    const ofVerb = topics.length === 0 && areShares(slots) ? figureOfVerb({ ...slots, topics }) : undefined;
    if (ofVerb != null) topics = [ofVerb];
    // 谁亏得多: of two companies, the profit that is the lower.
    const isLost = topics.length === 0 && losesMoney(slots);
    if (isLost) topics = [topic('metric', 'netIncome')];
    if (topics.length === 0 && ['range', 'last', 'named'].includes(slots.periods(false)[0]?.value.is ?? ''))
      topics = [topic('perf', 'totalReturn')];
    if (topics.length === 0 && !slots.before.hasTopics) topics = impliedFigures(slots);
    // The safer dividend is the one that takes less of profit, not the lower one.
    const isSafe = slots.items.some(
      (item) => slots.chosen.get(item)?.id === 'lowest' && /safe|steady|稳|安全/u.test(textOf(item, slots)),
    );
    if (isSafe) topics = topics.map((one) => (paid.has(one.value.id) ? topic('metric', 'payoutRatio', one) : one));
    topics = generous(topics, slots);
    const years = slots.periods(isFiscal(topics));

    // The deepest fall of one is its own, and not set against who was spoken of before.
    const isOwnEnd = countOf(slots) === 1 && topics.length === 1 && topics[0]!.value.id === 'maxDrawdown';
    const implied = impliedEnd(slots);
    const hasCue =
      implied !== undefined ||
      slots.has('ask:compare') ||
      slots.has('best') ||
      isGapOfTwins(slots.topics, slots) ||
      slots.has('ask:which') ||
      slots.has('join:vs') ||
      slots.has('join:or') ||
      (slots.has('end') && !isOwnEnd) ||
      isHigh ||
      isLow ||
      slots.has('ask:difference') ||
      slots.has('want:change') ||
      slots.has('rel:above') ||
      slots.has('rel:below');
    // "Buy … and sell …" is no comparison unless something in it compares.
    if (!hasCue && slots.has('who:dealing')) return null;
    // Its own past is no other company.
    if (countOf(slots) === 1 && (slots.has('want:own') || slots.has('metric:peHistory'))) return null;
    const { pool } = slots.before;
    const left = Math.max(slots.before.instruments, pool.instruments.length + pool.subjects.length);
    const isWhole = countOf(slots) + (hasCue && countOf(slots) < 2 ? left : 0);
    // "Which fund is best" names nobody and nothing to be best at.
    const isOpen = countOf(slots) + slots.subjects.length + left + topics.length + slots.quantities.length === 0;
    if (isOpen && slots.has('best'))
      return {
        args: {},
        votes: 1,
        topics: [],
        periods: [],
        question: { about: 'metric', text: 'metric', choices: [] },
      };
    if (isWhole + (isBond ? 1 : 0) < 2 && !(countOf(slots) === 1 && years.length > 1)) return null;
    if (topics.length === 0 && slots.before.instruments === 0 && !hasCue) return null;
    const question =
      slots.candidates === null
        ? undefined
        : { about: 'instrument', text: (slots.candidates as readonly string[]).join(', '), choices: slots.candidates };
    const isMost = isHigh || slots.has('end:highest') || implied === 'highest';
    const isLeast = isLow || slots.has('end:lowest') || implied === 'lowest';
    // Who burns more has the less of free cash.
    const isBurnt = topics.some(({ spans }) => /burn|烧|燒/iu.test(spans[0]?.text ?? ''));
    const end =
      isMost === isLeast ? undefined : isMost !== (isBurnt || isLost) ? ('highest' as const) : ('lowest' as const);
    const currency = slots.all('money')[0]?.id;
    const isMetric = topics.some(({ value }) => value.kind !== 'price');
    return {
      args: { ...(end !== undefined && { end }), ...(currency !== undefined && { currency }) },
      // Years that are only joined are told one by one.
      votes: hasCue ? 4 : isMetric && countOf(slots) !== 1 ? 2 : 0,
      topics: topics.map((one) =>
        one.value.id === 'dayChange' && years.length > 0 ? { ...one, value: { kind: 'perf', id: 'totalReturn' } } : one,
      ),
      periods: years,
      // "These three:" counts those that are named.
      quantities: slots.quantities.filter(
        ({ quantity: { unit, value } }) => unit === 'count' && value === slots.instruments.length,
      ),
      ...(topics.length === 0 &&
        !slots.before.hasTopics && { question: { about: 'metric', text: 'metric', choices: [] } }),
      ...(question !== undefined && { question }),
    };
  },
};
