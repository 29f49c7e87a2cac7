import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

type Language = 'en' | 'zh-CN' | 'zh-HK';

function ask(text: string, locale: Language = 'en', ...history: readonly string[]): PrintedReading {
  return printReading(readDialogue({ text, history }, { locale, box: 'chat', directory, today: '2026-11-23' }));
}

const framesOf = (reading: PrintedReading): readonly PrintedReading[] => [
  reading,
  ...((reading.more ?? []) as readonly PrintedReading[]),
];
const gist = (reading: PrintedReading): readonly string[] =>
  framesOf(reading).map(({ act, instruments, metrics }) => [act, ...instruments, ...metrics].join(' '));

describe('a clause that nothing came of', () => {
  it.each([
    ['zh-CN', '8万元的股票卖掉要付多少印花税和佣金', ['佣金']],
    ['en', 'price limit of Moutai, and why was it introduced', undefined],
    ['en', 'Is Intel or AMD more volatile, and by how much', undefined],
    ['en', 'Revenue and net income of Ford in 2024', undefined],
  ] as const)('%s: %s', (locale, text, idle) => {
    expect(ask(text, locale).idle).toEqual(idle);
  });
});

describe('a verb of money', () => {
  it.each([
    ['how much did Oracle earn last year', 'netIncome'],
    ['what did Boeing take in last quarter', 'revenue'],
    ['how much did Oracle earn in revenue last year', 'revenue'],
  ])('asks for a figure only where none is named: %s', (text, metric) => {
    expect(ask(text)).toMatchObject({ act: 'figure', metrics: [metric] });
  });

  it('is no price where nobody can tell what it was spent on', () => {
    const reading = ask('how much did Boeing spend last year');
    expect([reading.act, reading.state]).not.toEqual(['figure', 'understood']);
  });
});

describe('the time before another', () => {
  const fiscal = (year: number, part: string) => ({ is: 'fiscal', year, part });

  it.each([
    ['how did Oracle do in June 2026', 'and the month before?', { is: 'range', from: '2026-05-01', to: '2026-05-31' }],
    ['Oracle revenue in Q1 2025', 'and the quarter before that?', fiscal(2024, 'Q4')],
  ])('%s: %s', (before, text, period) => {
    expect(ask(text, 'en', before)).toMatchObject({ period, unread: [], state: 'understood' });
  });

  it('is set against the one it is before', () => {
    const reading = ask('Oracle revenue last quarter against the quarter before');
    expect(reading.unread).toEqual([]);
    expect(reading.period).toEqual([{ is: 'latestQuarter' }, { is: 'last', n: 2, of: 'quarters' }]);
  });

  it('is not read where there is no other', () => {
    expect(ask('Oracle revenue in the quarter before').unread).toEqual(['in the quarter before']);
  });

  it('keeps now beside another time', () => {
    const reading = ask('employees of Boeing now and three years ago');
    expect(reading.period).toEqual([{ is: 'latest' }, { is: 'day', date: '2023-11-23' }]);
  });
});

describe('several things asked in one sentence', () => {
  it.each([
    ['en', "What is beta and what's Oracle's?", 'define beta|figure US:ORCL beta'],
    ['en', "What's the VIX now, and when was it last below 12?", 'figure price|figure price'],
    [
      'en',
      'How much did Boeing spend on R&D in 2024 and what share of revenue was it',
      'figure US:BA researchSpending researchIntensity',
    ],
    ['zh-CN', '比亚迪三季度营收同比多少，环比呢', 'figure SZ:002594 revenueGrowth revenueGrowthQoQ'],
    ['zh-HK', '港交所同友邦今年邊隻升得多，爭幾多', 'compare HK:00388 HK:01299 totalReturn'],
    ['zh-HK', '恒指由高位跌咗幾多', 'figure distanceToHigh'],
  ] as const)('%s: %s', (locale, text, wanted) => {
    const reading = ask(text, locale);
    expect([reading.state, reading.idle, gist(reading).join('|')]).toEqual(['understood', undefined, wanted]);
  });

  it('asks what was paid, after the day it was paid', () => {
    const reading = ask('and how much was the last one', 'en', 'when does Pepsi pay its dividend');
    expect(gist(reading)).toEqual(['figure US:PEP dividendPerShare']);
  });
});

describe('an asking for another measure', () => {
  it.each([
    ['zh-CN', '招商银行总资产是平安银行的多少倍', 'totalAssets'],
    ['zh-CN', '苹果的营收是福特的几倍', 'revenue'],
    ['zh-HK', '騰訊市值係阿里嘅幾多倍', 'marketCap'],
    ['en', 'how many times bigger is Oracle than Nike by market cap', 'marketCap'],
  ] as const)('is a multiple of two companies (%s): %s', (locale, text, metric) => {
    const { act, metrics, args, unread } = ask(text, locale);
    expect([act, metrics, args, unread]).toEqual(['compare', [metric], { times: true }, []]);
  });

  it('is read where it is one', () => {
    expect(ask('苹果市盈率几倍', 'zh-CN')).toMatchObject({ unread: [], metrics: ['priceToEarnings'] });
    expect(ask('苹果的营收是几倍', 'zh-CN').args['times']).toBeUndefined();
    expect(ask('how long does settlement take in the US').unread).toEqual([]);
  });
});

describe('a figure that another took the place of', () => {
  it('is said to be open', () => {
    expect(ask("Dogecoin's max supply is 90m right? how much is left to mine").idle).toEqual([
      'how much is left to mine',
    ]);
  });
});
