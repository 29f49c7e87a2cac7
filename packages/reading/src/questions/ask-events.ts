import type { QuestionFrameOf, Topic } from '../reading.ts';
import { figureWords, topic, meant, settled, countOf, direction, grown } from './figure-topics.ts';
import { isFunction } from './function-words.ts';
import type { Item } from './items.ts';
import { isOfDays } from './matters.ts';
import type { Built, QuestionReader, Slots } from './slots.ts';

const dear = /expensive|cheap|pricey|贵|便宜|貴|平$/u;

const textOf = ({ edge }: Item, { folded }: Slots): string => folded.text.slice(edge.from, edge.to).trim();

/** "And Deere?" after a why: the same of another company. */
function isWhyAgain(slots: Slots): slots is Slots & { before: { frame: QuestionFrameOf<'why'> } } {
  const { before, instruments, topics } = slots;
  return (
    before.isTurn && before.frame?.act === 'why' && instruments.length > 0 && topics.length === 0 && !slots.has('dir')
  );
}

/** "Why is it so far above the price", "why that rating if it is below": of the value and the rating together, which the report gives. */
function whyOfValue(slots: Slots): Built<'why'> | null {
  const apart = ['rel:above', 'rel:below', 'end'].some((cue) => slots.has(cue));
  const held = slots.before.frame?.topics.some(({ value: { id } }) => ['fairValue', 'rating', 'report'].includes(id));
  const isOfValue =
    slots.has('metric:fairValue') || slots.has('ask:value2') || slots.has('own:rating') || held === true;
  const others = slots.topics.filter(({ value }) => !['price', 'fairValue', 'rating', 'onOff'].includes(value.id));
  const isNamed = slots.instruments.length + slots.before.instruments > 0;
  if (!slots.has('ask:why') || !apart || !slots.has('price:price') || !isOfValue || !isNamed) return null;
  if (others.length + slots.quantities.length > 0) return null;
  return { args: { about: 'report' }, votes: 7, topics: [topic('own', 'report')], periods: [] };
}

export const whyReader: QuestionReader<'why'> = {
  act: 'why',
  takes: [
    'ask:why',
    'ask:how',
    'ask:value2',
    'own:rating',
    'ratingName',
    ...figureWords,
    'event',
    'dir',
    'instrument',
    'index',
    'sector',
    'market',
    'board',
    'period',
    'per',
    'ask:value',
    'ask:whether',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'ref',
    'want:yoy',
    'want:qoq',
    'ask:overview',
    'ask:news',
    'unused',
    'rel:above',
    'rel:below',
    'end',
    'ask:if',
    'own:onOff',
  ],
  build(slots) {
    const ofValue = whyOfValue(slots);
    if (ofValue !== null) return ofValue;
    // 给 supposes nothing by itself.
    const isSupposed = slots.items.some((item) => slots.chosen.get(item)?.id === 'if' && !isFunction(item));
    if (isSupposed || ['rel:above', 'rel:below', 'end', 'own:onOff'].some((cue) => slots.has(cue))) return null;
    if (slots.has('ask:value2')) return null;
    const isAgain = isWhyAgain(slots);
    if (!isAgain && !slots.has('ask:why') && !(slots.has('ask:how') && direction(slots) !== undefined)) return null;
    if (isAgain) return { args: slots.before.frame.args, votes: 5, topics: [], periods: [] };
    // What a figure is not used for is said of a figure.
    if (slots.all('unused').length > 1) return null;
    if (slots.has('unused') && !slots.topics.some(({ value }) => value.kind === 'metric')) return null;
    // "Its rating, and why": of the report that gives it.
    const isOfRating =
      countOf(slots) + slots.topics.length === 0 &&
      slots.before.frame?.topics.some(({ value }) => value.kind === 'own' && value.id === 'rating') === true;
    const isRating = slots.has('own:rating') || isOfRating;
    const named = settled(slots.topics, meant);
    // "A low score" is no lowest price.
    const [isHigh, isLow] = ['high', 'low'].map((id) => named.length > 1 && named.some(({ value }) => value.id === id));
    const rest = isHigh || isLow ? named.filter(({ value }) => value.id !== 'high' && value.id !== 'low') : named;
    // "Why is it so expensive" is of its valuation, not of a move.
    const isDear =
      rest.length === 0 &&
      slots.items.some((item) => slots.chosen.get(item)?.kind === 'ask' && dear.test(textOf(item, slots)));
    const topics = isRating ? [topic('own', 'report')] : isDear ? [topic('metric', 'priceToEarnings')] : rest;
    if (!isRating && slots.has('ratingName')) return null;
    const way = direction(slots) ?? (isHigh === isLow ? undefined : isHigh ? ('up' as const) : ('down' as const));
    const percents = slots.quantities.filter(({ quantity }) => quantity.unit === 'percent' || quantity.unit === 'none');
    const isFigure = topics.some(({ value }) => value.kind === 'metric');
    const isNamed = countOf(slots) + slots.subjects.length + slots.before.instruments > 0 || slots.has('event');
    // "Its margin, and why did it fall": the figure of the clause before.
    const isHeld = slots.before.frame?.topics.some(({ value }) => value.kind === 'metric') === true;
    const isBefore = countOf(slots) === 0 && isHeld && slots.before.act !== 'why';
    const claim =
      way === undefined
        ? undefined
        : { direction: way, ...(percents[0] !== undefined && { value: percents[0].quantity }) };
    return {
      args: {
        about: isRating
          ? 'report'
          : isFigure || (topics.length === 0 && isBefore)
            ? 'figure'
            : slots.has('event')
              ? 'event'
              : 'move',
      },
      votes: 6,
      topics:
        way !== undefined && isFigure
          ? topics.map((one) =>
              grown[one.value.id] === undefined
                ? one
                : { ...one, value: { kind: 'metric' as const, id: grown[one.value.id]! } },
            )
          : topics.length > 0 || isBefore
            ? topics
            : [topic('price', 'dayChange')],
      periods: slots.periods(isFigure),
      quantities: percents,
      ...(claim !== undefined && { claim }),
      ...(!isNamed && { question: { about: 'instrument', text: 'instrument', choices: [] } }),
    };
  },
};

const ofAmount = /^(?:how much|多少钱?|几多钱?|幾多錢?)/u;

/** "How much was the last one" after the day of a dividend asks what was paid. */
export function asksPaid({ items, chosen, folded, before, has, topics, periods }: Slots): boolean {
  const isPaid = before.frame?.act === 'events' && before.frame.topics.every(({ value }) => paidDays.has(value.id));
  const isAsked = items.some(
    (item) => chosen.get(item)?.kind === 'ask' && ofAmount.test(folded.text.slice(item.edge.from, item.edge.to).trim()),
  );
  const isOfMove = (has('dir:up') || has('dir:down')) && periods(false).some(({ value }) => isOfDays(value));
  return isPaid && isAsked && topics.length === 0 && !has('ask:when') && !isOfMove;
}

const paidDays: ReadonlySet<string> = new Set(['exDividend', 'dividendPaid']);

export const newsReader: QuestionReader<'news'> = {
  act: 'news',
  takes: [
    'ask:news',
    'instrument',
    'index',
    'sector',
    'market',
    'board',
    'period',
    'per',
    'ask:value',
    'ask:whether',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'ref',
  ],
  build(slots) {
    if (!slots.has('ask:news')) return null;
    const isNamed = countOf(slots) + slots.subjects.length + slots.before.instruments > 0;
    return {
      args: {},
      votes: 4,
      topics: [topic('own', 'news')],
      periods: slots.periods(false),
      ...(!isNamed && { question: { about: 'instrument', text: 'instrument', choices: [] } }),
    };
  },
};

/** Happenings of the calendar; crosses, highs and candles are conditions of a screen. */
const dated: ReadonlySet<string> = new Set([
  'earnings',
  'exDividend',
  'dividendPaid',
  'dividendDeclared',
  'split',
  'buyback',
  'blackout',
  'indexReview',
  'economicData',
  'fomc',
  'halving',
  'lockupExpiry',
  'annualMeeting',
  'listing',
  'merger',
  'ticker',
  'insiderTrades',
  'annualReport',
  'preannouncement',
  'bonusShares',
  'indexAdd',
  'indexRemove',
  'nonfarmPayrolls',
  'cpi',
  'opec',
  'springFestival',
  'suspension',
]);

/** "What did they earn last time" is of the profit, and of no day. */
const earns = ({ items }: Slots): boolean =>
  items.some((item) => item.is === 'word' && item.meanings.some(({ kind, id }) => kind === 'fn' && id === 'earns'));

const paying = /^(?:pay|pays|paying|paid|distribute|distributes)$/u;

/** "How often does it pay": its dividends, by the verb alone. */
function isPayingOften(slots: Slots): boolean {
  return (
    slots.has('want:history') &&
    slots.topics.length === 0 &&
    slots.instruments.length + slots.before.instruments > 0 &&
    slots.items.some((item) => paying.test(textOf(item, slots)))
  );
}

const limits: ReadonlySet<string> = new Set(['limitUp', 'limitDown']);

const eventOf: Readonly<Record<string, readonly (readonly [Topic['kind'], string])[]>> = {
  ...meant,
  dividend: [['event', 'exDividend']],
  earnings: [['event', 'earnings']],
  // Whatever comes: of a company, its results and its dividend are dated beforehand.
  happenings: [
    ['event', 'earnings'],
    ['event', 'exDividend'],
  ],
};

export const eventsReader: QuestionReader<'events'> = {
  act: 'events',
  takes: [
    'event',
    'metric:dividendPerShare',
    'many:dividend',
    'many:earnings',
    'many:happenings',
    'ask:when',
    'ask:will',
    'ask:value',
    'ask:whether',
    'ask:which',
    'ask:each',
    'dir',
    'end',
    'per',
    'instrument',
    'index',
    'sector',
    'market',
    'board',
    'place',
    'period',
    'past',
    'to',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'ref',
    'want:history',
    'want:trend',
    'who:dealing',
    'ask:how',
    'rule:ipoRule',
    'since',
    'ask:if',
  ],
  build(slots) {
    if (asksPaid(slots)) return null;
    // After a question for one company "the last one" is no company.
    const isLastOne = slots.has('ref:last') && slots.before.act === 'events' && slots.before.instruments === 1;
    const isLast = slots.has('per:lastTime') || isLastOne;
    const isAsked =
      slots.has('many:happenings') ||
      slots.has('ask:when') ||
      slots.has('per:nextTime') ||
      slots.has('want:history') ||
      isLast;
    const named = slots.topics.filter(({ value }) => value.kind === 'event');
    const isCalendarData = named.some(({ value }) => value.id === 'economicData' || value.id === 'cpi');
    const isReport =
      slots.topics.length === 0 &&
      slots.has('ask:when') &&
      slots.periods(true).some(({ value }) => value.is === 'fiscal' && value.part !== undefined);
    const events = isReport
      ? [topic('event', 'earnings')]
      : isPayingOften(slots)
        ? [topic('event', 'dividendPaid')]
        : named.filter(({ value }) => !isCalendarData || value.id !== 'earnings');
    const isDated = events.some(({ value }) => value.id === 'exDividend' || value.id === 'dividendPaid');
    const isOpen = slots.topics.some(({ value }) => value.kind === ('many' as string));
    // "And the last one?" is of the happening before.
    const isOfEvent =
      slots.before.act === 'events' || slots.before.frame?.topics.every(({ value }) => value.kind === 'event') === true;
    // Who is cheaper is no happening.
    if (slots.all('end').some(({ name }) => name === 'value')) return null;
    // The year that most was paid in is a search among the years.
    if (isOpen && slots.has('end')) return null;
    const isSame = slots.topics.length === 0 && !earns(slots) && isOfEvent && (slots.has('per:nextTime') || isLast);
    if (events.length === 0 && !(isOpen && isAsked) && !isSame) return null;
    // When a share was last at its limit is a day of its past; that it is there now is a condition.
    const isLimit = (id: string): boolean => limits.has(id) && isAsked && countOf(slots) === 1;
    if (events.some(({ value }) => !dated.has(value.id) && !isLimit(value.id))) return null;
    // "What ticker does it use"; anything else supposed is no happening.
    if (slots.has('ask:if') && !events.some(({ value }) => value.id === 'ticker')) return null;
    // "After the merger" is of that happening; "after" any other one would be a bound.
    if (slots.has('since') && !events.some(({ value }) => value.id === 'merger')) return null;
    // "When did it last raise the dividend" is no day on which one is paid.
    const isRaised = slots.has('dir:up') || slots.has('dir:down');
    // A dividend that is suspended is no halt of trading.
    if (slots.has('many:dividend') && slots.has('event:suspension')) return null;
    if (isRaised && (isDated || (events.length === 0 && slots.has('many:dividend')))) return null;
    // 新股 after a rule is asked about that rule.
    if (slots.before.act === 'rule' && !isAsked && countOf(slots) === 0) return null;
    const hasEvent = events.length > 0 && !events.every(({ value }) => value.id === 'marketMove');
    if (!hasEvent && !isOpen && !isSame) return null;
    const isPaid = !hasEvent && slots.has('many:dividend') && slots.has('ask:value') && slots.has('ask:when');
    const isPast = slots.has('want:history') ? ('history' as const) : undefined;
    const which = isPast ?? (slots.has('per:nextTime') ? 'next' : isLast ? 'last' : undefined);
    const whole = ['earnings', 'fomc', 'economicData', 'halving', 'listing', 'indexReview', 'springFestival', 'opec'];
    const isCalendar = events.some(({ value }) => whole.includes(value.id));
    const isSpan = which === 'next' || slots.periods(false, true).length > 0;
    const isNamed = countOf(slots) + slots.subjects.length + slots.before.instruments > 0 || isCalendar || isSpan;
    return {
      args: { ...(which !== undefined && { which }) },
      votes: 2 + (isAsked ? 2 : 0),
      topics: isPaid
        ? [topic('metric', 'dividendPerShare'), topic('event', 'dividendPaid')]
        : settled(
            isDated && !slots.has('ask:value') && !isPayingOften(slots)
              ? slots.topics.filter(({ value }) => value.id !== 'dividend')
              : isReport || isCalendarData || isPayingOften(slots)
                ? events
                : slots.topics,
            hasEvent ? { ...eventOf, dividend: meant['dividend']! } : eventOf,
          ),
      periods: slots.periods(false, which !== 'last'),
      ...(events.some(({ value }) => value.id === 'split') && { quantities: slots.quantities.slice(0, 1) }),
      ...(!isNamed && { question: { about: 'instrument', text: 'instrument', choices: [] } }),
      ...(slots.misplaced !== null && { question: { about: 'listing', text: slots.misplaced, choices: [] } }),
      ...(slots.candidates !== null && {
        question: {
          about: 'instrument',
          text: (slots.candidates as readonly string[]).join(', '),
          choices: slots.candidates,
        },
      }),
    };
  },
};
