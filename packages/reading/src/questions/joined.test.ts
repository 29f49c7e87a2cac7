import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { read } from '../read.ts';
import type { Period, Reading } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function ask(text: string): Reading {
  const locale = /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
  return read(text, { locale, box: 'chat', directory, today: '2026-11-23' });
}

const timeOf = (period: Period | undefined): string => {
  if (period === undefined || period.is === 'latest') return 'now';
  if (period.is === 'range') return `${period.from}..${period.to}`;
  return period.is === 'last' ? `last ${period.n} ${period.of}` : period.is;
};

/** Each request as its figures and their time. */
const requests = ({ frames }: Reading): readonly string[] =>
  frames.flatMap((frame) =>
    'topics' in frame
      ? [`${frame.topics.map(({ value }) => value.id).join('+')} ${timeOf(frame.periods[0]?.value)}`]
      : [],
  );

describe('a clause that asks by itself', () => {
  it.each([
    [
      'How far is Boeing above its 200-day average, and how much cash has it got',
      ['price+sma last 200 days', 'cash now'],
    ],
    ["What's the rsi of Boeing and is it above the 50 day", ['rsi now', 'price+sma now']],
    ['whats boeing p/e and hows it done this year', ['priceToEarnings now', 'totalReturn 2026-01-01..2026-11-23']],
    ['美的市净率多少？跌了百分之几，最低多少', ['priceToBook now', 'dayChange now', 'low now']],
    ['美的现在多少钱，上个月涨了多少', ['price now', 'totalReturn 2026-10-01..2026-10-31']],
    ['美的今年涨了多少，离高点多远', ['totalReturn 2026-01-01..2026-11-23', 'distanceToHigh now']],
    ['Boeing P/E, Intel P/B', ['priceToEarnings now', 'priceToBook now']],
  ])('keeps its figure and its time: %s', (text, wanted) => {
    const reading = ask(text);
    expect([requests(reading), reading.unread, reading.idle]).toEqual([wanted, [], undefined]);
  });

  it.each([
    ['美的去年净利润多少，同比涨了多少', ['netIncome+netIncomeGrowth lastFiscalYear']],
    ['美的今年跌了吗，跌了多少', ['totalReturn 2026-01-01..2026-11-23']],
    ["Boeing's P/E and dividend yield", ['priceToEarnings+dividendYield now']],
    ['美的的市盈率和股息率分别是多少', ['priceToEarnings+dividendYield now']],
  ])('that goes on about the figure before it stays with it: %s', (text, wanted) => {
    expect(requests(ask(text))).toEqual(wanted);
  });
});

describe('what is asked for and not told', () => {
  it.each([
    ['Boeing market cap in dollars and in pounds', ['pounds']],
    ['in how many of the last ten years did revenue of Boeing rise', ['how many']],
    ['Boeing market cap in pounds', []],
  ])('is named: %s', (text, wanted) => {
    expect((ask(text).idle ?? []).map((span) => span.text.trim().replace(/^in /u, ''))).toEqual(wanted);
  });

  it('tells the run up to now and the longest apart', () => {
    expect(requests(ask('美的连跌几天了'))).toEqual(['daysInRow now']);
    expect(requests(ask('美的最多连跌几天'))).toEqual(['longestLosingStreak now']);
  });

  it.each([
    ['When did Boeing last report and when is it next', ['last', 'next']],
    ["When is Boeing's next report and when was the last one", ['next', 'last']],
    ['When is the next report of Boeing', ['next']],
    ['美的下次什么时候发财报，上次是什么时候', ['next', 'last']],
  ])('is both of the last and the next day where both are named: %s', (text, wanted) => {
    expect(ask(text).frames.map(({ act }) => act)).toEqual(wanted.map(() => 'events'));
    expect(ask(text).frames.flatMap((frame) => (frame.act === 'events' ? frame.args.which : []))).toEqual(wanted);
  });

  it('is how far a price moved where it is so many times as much', () => {
    expect(requests(ask('美的五年股价涨了几倍'))).toEqual(['totalReturn last 5 years']);
  });
});
