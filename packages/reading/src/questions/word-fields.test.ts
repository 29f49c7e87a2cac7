import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

type Language = 'en' | 'zh-CN' | 'zh-HK';

function ask(text: string, locale: Language = 'en'): PrintedReading {
  return printReading(readDialogue({ text }, { locale, box: 'chat', directory, today: '2026-11-23' }));
}

/** Words of one field in frames of one meaning: what is asked for is the same, whichever is taken. */
const fields: readonly (readonly [Language, string, readonly string[], readonly string[]])[] = [
  [
    'en',
    'figure US:KO impliedGrowth',
    ['what growth is embedded in *', 'how much growth justifies the price of *', 'what growth is * priced for'],
    ['Coca-Cola', 'KO'],
  ],
  [
    'en',
    'why US:MRK report',
    ["* Merck's rating", '* the rating of Merck'],
    ['the rationale for', 'the reasoning behind', 'on what basis', 'justify', 'grounds for'],
  ],
  [
    'en',
    'news US:BA news',
    ['* Boeing'],
    ['what are people saying about', 'any updates on', 'catch me up on', "what's new with", 'recent developments at'],
  ],
  [
    'en',
    'events US:DIS earnings,exDividend',
    ['* Disney', '* for Disney?'],
    ['upcoming events', 'key dates', 'catalysts'],
  ],
  [
    'en',
    'define  beta',
    ['* beta', '* beta?'],
    ['why do people look at', 'why should I care about', 'what is the purpose of', 'why does anyone care about'],
  ],
  ['en', 'figure US:PFE marketCap', ['* of Pfizer', "Pfizer's *"], ['market value', 'market capitalisation']],
  ['en', 'figure US:SBUX returnOnEquity', ['what does Starbucks * equity'], ['earn on', 'make on']],
  ['en', 'figure CRYPTO:BTC-USD price', ['what * bitcoin worth', 'how much * bitcoin worth'], ['was', 'is']],
  [
    'zh-CN',
    'figure SH:600519 fairValue',
    ['茅台*', '茅台的*是多少'],
    ['合理估值区间', '合理价格', '真实价值', '上涨空间'],
  ],
  ['zh-CN', 'news SZ:002594 news', ['比亚迪*'], ['有什么最新进展', '最近怎么了', '有啥风声', '有什么公告']],
  ['zh-CN', 'why SZ:300750 report', ['宁德时代评级的*'], ['依据是什么', '理由是什么', '根据是什么']],
  ['zh-CN', 'refuse SH:600519', ['茅台*'], ['还能买吗', '能不能买', '值得入手吗', '要不要加仓']],
  ['zh-HK', 'refuse HK:00388', ['港交所*'], ['買唔買得過', '抵唔抵買', '好唔好買']],
];

describe('words of one field', () => {
  it.each(
    fields.flatMap(([locale, meaning, frames, words]) =>
      words.flatMap((word) => frames.map((frame) => [locale, frame.replace('*', word), meaning] as const)),
    ),
  )('mean the same in %s: %s', (locale, text, meaning) => {
    const { act, instruments, metrics, unread } = ask(text, locale);
    expect([unread, [act, instruments.join(), metrics.join()].join(' ').trim()]).toEqual([[], meaning]);
  });

  it('takes what something was worth on a day for its price then', () => {
    expect(ask('how much was ether worth on 3 May 2021').metrics).toEqual(['close']);
    expect(ask('what was Tesla worth on 3 May 2021').metrics).toEqual(['close']);
    expect(ask('what is Tesla worth').metrics).toEqual(['fairValue']);
  });

  it('asks which of two markets is meant', () => {
    expect(ask('what are the trading hours in Tokyo or Hong Kong').question?.choices).toEqual(['TSE', 'HK']);
  });

  it('takes the name of a company for no change of a figure', () => {
    const { unread, metrics } = ask('Delta vs United margins');
    expect(unread.length > 0 || metrics.length === 0).toBe(true);
  });

  it('takes the rate of a bond for no share of a portfolio', () => {
    expect(ask('a bond pays 4.5% on 20,000, what income is that').args).not.toHaveProperty('weights');
  });

  it.each(['let me know at 250 on Apple', 'alert Apple 250', 'set an alert for Apple at $250'])(
    'watches a price that is only named: %s',
    (text) => {
      expect(ask(text)).toMatchObject({ act: 'alert', unread: [], args: { condition: 'crosses(close,250)' } });
    },
  );

  it.each([
    ['en', 'alert me when Booking hits 2000', 'crosses(close,2000)'],
    ['en', 'ping me on Booking at 2020', 'crosses(close,2020)'],
    ['zh-CN', '茅台跌破1990提醒我', 'crossesBelow(close,1990)'],
    ['zh-CN', '茅台到2000叫我一声', 'crosses(close,2000)'],
  ] as const)('takes four digits in an alert for a price, and for no year, in %s: %s', (locale, text, condition) => {
    expect(ask(text, locale)).toMatchObject({ act: 'alert', unread: [], args: { condition } });
  });

  it('leaves the year of an alert unread', () => {
    expect(ask('alert me in 2027 when Apple falls below 150').unread).toContain('2027');
  });

  it('tells the tax on trading where somebody trades', () => {
    expect(ask('how much tax do I pay when selling Tencent shares').act).toBe('rule');
  });

  it('takes the number of alerts for no price', () => {
    expect(ask('set 3 alerts for Apple').state).toBe('ask');
  });
});
