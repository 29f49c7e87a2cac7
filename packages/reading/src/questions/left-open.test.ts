import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

type Language = 'en' | 'zh-CN' | 'zh-HK';

const ask = (locale: Language, text: string): PrintedReading =>
  printReading(readDialogue({ text, history: [] }, { locale, box: 'chat', directory, today: '2026-11-23' }));

describe('a question', () => {
  it.each([
    ['en', 'In which year did Nike earn the most, and what was its revenue that year?', ['that year']],
    ['zh-CN', '格力哪一年营收最高，当年净利润多少', ['当年']],
    ['zh-CN', '格力跌到30市盈率是多少', ['30']],
    ['zh-CN', '格力2027年20倍市盈率值多少', ['2027年']],
  ] as const)('names what it leaves open (%s): %s', (locale, text, unread) => {
    const reading = ask(locale, text);
    expect([reading.state, reading.unread]).toEqual(['ask', unread]);
  });

  it.each([
    ['en', 'How much did Berkshire pay for Coca-Cola?'],
    ['zh-CN', '股价和净资产哪个高，格力'],
  ] as const)('is no other question (%s): %s', (locale, text) => {
    expect(ask(locale, text).state).toBe('ask');
  });

  it.each([
    ['en', 'net cash per share of Nike', 'netCashPerShare'],
    ['zh-CN', '格力每股净现金', 'netCashPerShare'],
    ['en', 'cash per share of Nike', 'cashPerShare'],
    ['zh-CN', '格力人均创收', 'revenuePerEmployee'],
  ] as const)('keeps a figure by its own name (%s): %s', (locale, text, metric) => {
    expect(ask(locale, text).metrics).toEqual([metric]);
  });

  it('still asks for the day of a level that a price fell through', () => {
    expect(ask('zh-CN', '格力跌破30是哪天')).toMatchObject({ state: 'understood', args: { wants: 'date' } });
  });
});

describe('times beside another', () => {
  const fiscal = (year: number) => ({ is: 'fiscal', year });
  it.each([
    ['en', 'Nike revenue in 2023, and two years earlier?', [fiscal(2023), fiscal(2021)]],
    ['en', 'Nike revenue 2022 vs prior year', [fiscal(2022), fiscal(2021)]],
    ['zh-CN', '格力2022年毛利率比上年变化几个百分点', [fiscal(2022), fiscal(2021)]],
    ['zh-CN', '格力上年营收', { is: 'lastFiscalYear' }],
    [
      'en',
      "What was Nike's close on 3 March 2020 and a year later?",
      [
        { is: 'day', date: '2020-03-03' },
        { is: 'day', date: '2021-03-03' },
      ],
    ],
  ] as const)('are counted from it (%s): %s', (locale, text, period) => {
    const reading = ask(locale, text);
    expect([reading.state, reading.period]).toEqual(['understood', period]);
  });

  it('reach as far as a year from a day', () => {
    const { more } = ask('zh-CN', '上证2014年5月9日收盘多少，之后一年涨了多少');
    expect(more).toMatchObject([{ period: { is: 'range', from: '2014-05-09', to: '2015-05-09' } }]);
  });

  it('are asked about where there is nothing to count from', () => {
    expect(ask('en', 'Nike price two years earlier')).toMatchObject({ state: 'ask', unread: ['two years earlier'] });
  });

  it.each([
    ['zh-CN', '格力2023年毛利率同比', 'grossMargin'],
    ['zh-CN', '格力2023年ROE同比变化几个点', 'returnOnEquity'],
  ] as const)('make the change of a ratio, and no growth of revenue (%s): %s', (locale, text, metric) => {
    const { metrics, args } = ask(locale, text);
    expect([metrics, args['wants']]).toEqual([[metric], 'change']);
  });
});
