import type { ValueWay } from '../reading.ts';
import {
  figureWords,
  asking,
  about,
  topic,
  meant,
  settled,
  isFiscal,
  indicesOf,
  moveTopic,
  pricesAt,
  wants,
  derived,
  claimed,
  isAhead,
} from './figure-topics.ts';
import {
  askedAlone,
  asksImpliedGrowth,
  asksInput,
  asksPriceAt,
  compoundAgain,
  crossLines,
  endOfBefore,
  fromLow,
  fallen,
  hasItsFigures,
  isHeldCoin,
  isMatter,
  isOutcome,
  isPaidShare,
  isReaders,
  twoQuarters,
  withoutThatDay,
  isSupposed,
  movedBefore,
  movedByMultiple,
  ofQuality,
  runOf,
  settingsOf,
  withoutJudging,
  withoutLooseRatio,
  withoutItsReturns,
  withSharedGrowth,
} from './matters.ts';
import { asksPaid } from './ask-events.ts';
import { boundIn } from './bound-in.ts';
import { averageOverYears } from './average-years.ts';
import { asksYearOfMultiple, endAmongYears } from './end-among-years.ts';
import { endOfPrices } from './end-of-prices.ts';
import { endsApart } from './ends-apart.ts';
import { areShares, figureOfVerb } from './money-verbs.ts';
import { isRatioOnYear, withoutGrowth, withProfitApart } from './profit-apart.ts';
import { asksPart, isBesideShare } from './share-of-revenue.ts';
import { sideBySide } from './side-by-side.ts';
import { highsOfThisYear, timesOfHigh } from './window-of-high.ts';
import { namesAny, type Built, type QuestionReader, type Slots } from './slots.ts';
import {
  asksLeave,
  asksWhatWasPaid,
  countsMembers,
  isGearedFund,
  isOfLongBars,
  namesMonth,
  ofMarket,
  wholeMarket,
} from './no-figure.ts';
import { wayAsked, wayTerms } from './value-method.ts';
import { worthOf } from './worth-of.ts';

/** "Are these one company?" asks something, and not the price. */
function asksWhether({ items, folded, before, has }: Slots): boolean {
  const texts = items.map(({ edge }) => folded.text.slice(edge.from, edge.to).trim());
  const isFirst = before.frame === null || before.frame.topics.every(({ from }) => from === 'default');
  const isEnglish = /^(?:is|are|does|do|did|was|were)$/u.test(texts[0] ?? '');
  return isFirst && (has('ask:whether') || isEnglish || texts.some((text) => /^(?:吗|是吗|系咪)$/u.test(text)));
}

/** A value by one method, of whoever is named or was spoken of. */
function valuedBy(
  method: ValueWay,
  { instruments, before, subjects, candidates, misplaced }: Slots,
): Built<'figure'> | null {
  if (instruments.length + before.instruments === 0 || subjects.some(({ value }) => value.kind === 'index'))
    return null;
  return {
    args: { method },
    votes: 4,
    topics: [topic('metric', 'fairValue')],
    periods: [],
    ...(misplaced !== null && { question: { about: 'listing', text: misplaced, choices: [] } }),
    ...(candidates !== null && {
      question: { about: 'instrument', text: candidates.join(', '), choices: candidates },
    }),
  };
}

export const figureReader: QuestionReader<'figure'> = {
  act: 'figure',
  takes: [
    'want:implies',
    'ref:both',
    'own:business',
    'quality',
    ...figureWords,
    'money',
    'ind',
    'dir',
    ...about,
    ...asking,
    'join:remove',
    'ask:if',
    'ask:compare',
    'want:own',
    'rel',
    'own:report',
    'own:rating',
    'own:peers',
    'own:toStrategy',
    'ask:overview',
    'ask:when',
    'end',
    'event:marketMove',
    'event:goldenCross',
    'event:deathCross',
    'single',
    'term:adjustment',
    ...wayTerms,
    'ask:define',
    'calc:eachYear',
    'ask:how',
    'ask:which',
    'past',
    'since:tail',
    'ask:value2',
  ],
  build(slots) {
    if (isHeldCoin(slots)) return null;
    // What came of the reader's own shares is no figure of their company.
    if (isReaders(slots) && (isOutcome(slots) || slots.has('perf:totalReturn'))) return null;
    const ofYears = endAmongYears(slots) ?? averageOverYears(slots) ?? sideBySide(slots);
    if (ofYears !== null) return ofYears;
    if (asksYearOfMultiple(slots) || asksInput(slots)) return null;
    if (!hasItsFigures(slots) || asksLeave(slots) || countsMembers(slots) || asksWhatWasPaid(slots)) return null;
    // The past alone is that of a multiple: "its P/E against the past five-year average".
    if (slots.has('past') && !slots.has('metric:peHistory')) return null;
    // "From the high of 2021 till now": the year goes on to today.
    const isTillNow = slots
      .periods(false)
      .some(({ value }) => value.is === 'range' && value.to === slots.context.today);
    if (slots.has('since:tail') && !(isTillNow && (slots.has('price:high') || slots.has('price:low')))) return null;
    if (slots.has('join:remove') && (slots.before.instruments === 0 || !namesAny(slots))) return null;
    const method = wayAsked(slots);
    if (method !== null) return valuedBy(method, slots);
    if (slots.has('ask:value2') || wayTerms.some((term) => term !== 'term:dcf' && slots.has(term))) return null;
    const { isLine, isOfTwo, isOfHigh, isOpen } = boundIn(slots);
    if (isOpen) return null;
    // 三季报几号出 is of the day it is told.
    const isReport =
      slots.has('ask:when') &&
      slots.periods(true).some(({ value }) => value.is === 'fiscal' && value.part !== undefined);
    if (isReport && slots.topics.length === 0) return null;
    if (asksPaid(slots)) return { args: {}, votes: 4, topics: [topic('metric', 'dividendPerShare')], periods: [] };
    // The last or next of what happens is no figure.
    if (slots.topics.length === 0 && slots.before.act === 'events' && slots.all('per').length > 0) return null;
    // The average of one month of every year is no average of prices.
    const isOfReturns = slots.topics.some(({ value }) => value.kind === 'perf');
    const isAveraged = slots.topics.some(({ value }) => value.id === 'sma') || slots.has('want:average');
    if (isOfReturns && (slots.topics.some(({ value }) => value.id === 'sma') || (isAveraged && namesMonth(slots))))
      return null;
    // The bars of a week or month have an indicator of their own, and a fund's gearing makes it another fund.
    if (isOfLongBars(slots) || isGearedFund(slots)) return null;
    if (isSupposed(slots) && !slots.has('want:riskFree')) return null;
    const ofBefore = endOfBefore(slots);
    if (ofBefore !== null)
      return { args: { wants: 'each' }, votes: 3, topics: ofBefore, periods: slots.before.frame?.periods ?? [] };
    const isOwnPast = slots.has('metric:peHistory') || slots.has('want:average') || slots.has('want:own');
    if (slots.has('ask:compare') && !isOwnPast) return null;
    const isImplied = slots.has('want:implies');
    if (isImplied && !asksImpliedGrowth(slots)) return null;
    const apart = endsApart(slots);
    const together = slots.topics.filter((one) => !['event', 'term'].includes(one.value.kind) && !apart.includes(one));
    let topics = derived(settled(together, meant), slots);
    topics = compoundAgain(topics, slots);
    topics = runOf(ofQuality(withoutLooseRatio(withoutJudging(topics, slots), slots), slots), slots);
    topics = withSharedGrowth(withoutItsReturns(topics, slots), slots);
    const crossed = crossLines(slots);
    if (crossed === null && (slots.has('event:goldenCross') || slots.has('event:deathCross'))) return null;
    if (crossed !== null) topics = crossed;
    // 年线 is a line that the price is over or under.
    const fixed = slots.all('ind').flatMap(({ name }) => (/^\d+$/u.test(name) ? [Number(name)] : []));
    if (fixed.length > 0 && slots.has('dir') && topics.every(({ value }) => value.kind === 'ind'))
      topics = [topic('price', 'price'), ...topics];
    if (isLine || isOfTwo) topics = topics.filter(({ value }) => value.kind === 'ind');
    if (isLine && !isOfTwo) topics = [topic('price', 'price'), ...topics];
    // What has no earnings stands among its own levels.
    const isOfLevel = slots.subjects.some(({ value }) => value.id === 'VIX') && slots.has('metric:peHistory');
    if (isOfLevel) topics = topics.map((one) => (one.value.id === 'peHistory' ? topic('price', 'price', one) : one));
    // "Against its ten-year average" is of the figure, not of prices.
    if (topics.some(({ value }) => value.kind === 'metric')) topics = topics.filter(({ value }) => value.id !== 'sma');
    if (isImplied) topics = [topic('metric', 'impliedGrowth')];
    // "More debt than cash": two figures of one company, and which is the greater.
    const isWeighed = topics.length === 2 && slots.has('join:vs') && slots.instruments.length < 2;
    // "High or low over the last five years": its place among its own values.
    const isJudged = ['end:highest', 'end:lowest', 'join:or'].every((cue) => slots.has(cue)) && topics.length === 1;
    // 比前年多还是少 sets two times against each other.
    if (isJudged && slots.periods(true).length > 1) return null;
    if (isJudged && slots.instruments.length === 1 && slots.quantities.length === 0)
      return { args: { wants: 'percentile' }, votes: 4, topics, periods: slots.periods(false) };
    // 最低跌到过多少 is of its price.
    if (topics.length === 0 && slots.has('end') && slots.has('dir') && slots.instruments.length === 1)
      topics = [topic('price', 'price')];
    if (slots.has('end') && !isWeighed && !(topics.length > 0 && topics.every(isMatter))) {
      const ended = endOfPrices(topics, slots);
      if (ended === null) return null;
      topics = ended;
    }
    // "What did it earn in two years, and how did that change" is of the profit.
    const earned = topics.length === 0 && areShares(slots) ? figureOfVerb(slots) : undefined;
    if (slots.has('dir:any') && earned) topics = [earned];
    // "Did it fall through 3,000" is of its level.
    const isLevel = slots.quantities.some(({ quantity: { unit } }) => unit !== 'percent');
    if (topics.length === 0 && slots.has('dir')) topics = movedBefore(slots);
    // "Go to 8 %" moves nothing and asks nothing.
    const isIdle = !slots.has('dir:up') && !slots.has('dir:down') && slots.quantities.length > 0;
    if (topics.length === 0 && slots.has('dir') && !(isIdle && slots.instruments.length === 0))
      topics = [isLevel ? topic('price', 'price') : moveTopic(slots)];
    if (
      topics.length > 0 &&
      slots.has('dir:any') &&
      topics.every(({ value: { id } }) => ['volume', 'turnover', 'dayChange', 'averageVolume'].includes(id))
    )
      topics = [...topics.filter(({ value }) => value.id !== 'dayChange'), moveTopic(slots)];
    topics = movedByMultiple(topics, slots);
    const ids = new Set(topics.map(({ value }) => value.id));
    const isMoved = isOfHigh || ids.has('totalReturn') || ids.has('dayChange') || slots.has('dir:down');
    // What it gained since a low is no low.
    if (slots.has('dir:up') && ids.has('low') && !ids.has('high')) return null;
    // What it lost of its market value since a peak is of that value.
    if (isMoved && ids.has('marketCap'))
      topics = [
        ...topics.filter(({ value }) => value.id === 'marketCap'),
        ...(ids.has('high') || ids.has('allTimeHigh') ? [topic('price', 'distanceToHigh')] : []),
      ];
    else if (isMoved && !slots.has('many:range52') && ['high', 'high52w', 'allTimeHigh'].some((id) => ids.has(id)))
      topics = ids.has('low') ? [topic('perf', 'maxDrawdown')] : [topic('price', 'distanceToHigh')];
    if (isMoved && ids.has('maxDrawdown')) topics = topics.filter(({ value }) => value.id === 'maxDrawdown');
    const isHigh = topics.some(({ value }) => ['high', 'high52w', 'allTimeHigh'].includes(value.id));
    // "How far did it fall in 2008" is how much; from a peak that is past to a day that is, its deepest fall.
    if (slots.has('dir') && slots.quantities.length === 0) topics = fallen(topics, slots);
    if (ids.has('distanceTo') && ids.has('low52w') && ids.size === 2) topics = fromLow(topics);
    if (ids.has('distanceToHigh')) topics = topics.filter(({ value }) => value.id !== 'distanceTo');
    if (topics.some(({ value }) => value.id === 'distanceTo') && isHigh)
      topics = [...(slots.has('weak') ? [topic('price', 'price')] : []), topic('price', 'distanceToHigh')];
    // How many an index has is no question whether one is in it.
    if (slots.instruments.length + slots.before.instruments === 0)
      topics = topics.map((one) => (one.value.id === 'indexMembership' ? topic('metric', 'constituents', one) : one));
    topics = highsOfThisYear(topics);
    if (asksPriceAt(topics, slots)) return null;
    if (topics.length === 0 && slots.has('term:dcf')) topics = [topic('metric', 'fairValue')];
    if (topics.length === 0 && slots.has('want:turnedProfit')) topics = [topic('metric', 'netIncome')];
    topics = withProfitApart(topics, slots);
    const isOnYear = isRatioOnYear(topics);
    if (isOnYear) topics = withoutGrowth(topics);
    if (topics.length === 0 && isPaidShare(slots)) topics = [topic('metric', 'dividendYield')];
    if (topics.length === 0 && slots.has('ask:overview') && slots.instruments.length > 0)
      topics = [topic('own', 'overview')];
    const ofVerb = topics.length === 0 && areShares(slots) ? figureOfVerb(slots) : undefined;
    if (ofVerb === null) return null;
    if (ofVerb !== undefined) topics = [ofVerb];
    if (topics.length === 0 && !slots.has('weak') && slots.quantities.length === 0 && asksWhether(slots)) return null;
    if (
      topics.length === 0 &&
      (slots.has('weak') ||
        (slots.instruments.length + indicesOf(slots) > 0 &&
          slots.before.act === null &&
          !slots.has('join:remove') &&
          !slots.has('join:add')))
    ) {
      const meantAlone = slots.has('weak') ? topic('price', 'price') : askedAlone(slots);
      if (meantAlone === null) return null;
      topics = [meantAlone];
    }
    if (
      topics.length === 0 &&
      slots.before.instruments === 0 &&
      !(slots.before.isFigure && slots.instruments.length > 0)
    ) {
      if (slots.candidates === null) return null;
      return {
        args: {},
        votes: 0,
        question: { about: 'instrument', text: slots.candidates.join(', '), choices: slots.candidates },
      };
    }
    // Only a fund has a cost of its own; of a share it is the price.
    if (areShares(slots))
      topics = topics.map((one) => {
        if (one.value.id === 'expenseRatio') return topic('price', 'price', one);
        // A share has no net asset value to stand above: its premium is that over the company's other listing.
        return one.value.id === 'premiumToNav' ? topic('metric', 'premiumToOther', one) : one;
      });
    topics = worthOf(topics, slots);
    const isOne = slots.instruments.length + indicesOf(slots) + slots.before.instruments > 0;
    const isOfMarket = topics.some(({ value }) => ofMarket.has(value.id));
    if (slots.subjects.some(({ value }) => value.kind === 'sector')) return null;
    if (!isOne && !isOfMarket && slots.subjects.length > 0) return null;
    const whole = wholeMarket(topics, slots);
    if (!isOne && whole !== null) return whole;
    if (!isOne && !isOfMarket)
      return { args: {}, votes: -2, topics, question: { about: 'instrument', text: 'instrument', choices: [] } };
    const currency = slots.all('money')[0]?.id;
    const [segment] = slots.all('seg');
    if (segment !== undefined) topics = asksPart(slots) ? [topic('metric', 'segmentShare')] : topics;
    const basis =
      segment !== undefined
        ? segment.id
        : slots.has('single')
          ? 'single quarter'
          : slots.has('want:reverse')
            ? 'GAAP'
            : undefined;
    const adjusted = slots.has('want:unadjusted') ? false : slots.has('want:adjusted') ? true : undefined;
    // The years of a run are one number.
    const isRun = topics.some(({ value }) => value.id === 'dividendGrowthYears' || value.id === 'dividendYears');
    // The place of another multiple among its own past was said in words that stand for that of earnings.
    const isPlaced = slots.has('metric:peHistory') && topics.length === 1 && topics[0]!.value.id !== 'peHistory';
    const quarters = twoQuarters(topics, slots);
    const want =
      isRun || isOfTwo || isBesideShare(topics)
        ? undefined
        : quarters !== null
          ? 'each'
          : isOfLevel || isPlaced
            ? 'percentile'
            : isOnYear
              ? 'change'
              : wants(slots);
    const settings = settingsOf(slots);
    // The whole year of a price is that of the calendar.
    // "The day it fell through" is the day that is asked for.
    const said = want === 'date' ? withoutThatDay(slots) : slots.periods(isFiscal(topics));
    const raw = said.map((one) => {
      const { value } = one;
      return isFiscal(topics) || slots.before.isFiscal || value.is !== 'fiscal' || value.part !== undefined
        ? one
        : { ...one, value: { is: 'range' as const, from: `${value.year}-01-01`, to: `${value.year}-12-31` } };
    });
    const periods = raw.map((one) =>
      slots.has('single') && one.value.is === 'fiscal' && one.value.part === '9M'
        ? { ...one, value: { ...one.value, part: 'Q3' as const, single: true } }
        : one,
    );
    const [span] = periods;
    return {
      args: {
        ...(currency !== undefined && { currency }),
        ...(basis !== undefined && { basis }),
        ...(adjusted !== undefined && { adjusted }),
        ...(want !== undefined && { wants: want }),
        ...(settings.length + fixed.length > 0 && {
          settings: [...fixed, ...settings.map(({ quantity }) => quantity.value)],
        }),
        ...(span?.value.is === 'last' && span.value.of === 'years' && { years: span.value.n }),
        ...(ids.has('distanceTo') &&
          slots.quantities[0] !== undefined && { target: slots.quantities[0].quantity.value }),
        ...(slots.has('want:riskFree') &&
          slots.quantities[0] !== undefined && { riskFree: slots.quantities[0].quantity.value }),
      },
      votes: 1 + (slots.has('ask:value') ? 1 : 0),
      ...(ids.has('distanceTo')
        ? { quantities: slots.quantities.slice(0, 1) }
        : settings.length > 0
          ? { quantities: settings }
          : claimed(slots)),
      ...(raw.some(({ value }) => isAhead(value, slots.context.today)) && { refusal: 'future' }),
      topics: [...pricesAt(topics, slots), ...apart],
      periods: quarters ?? (periods.length > 0 ? periods : timesOfHigh(topics, slots)),
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
