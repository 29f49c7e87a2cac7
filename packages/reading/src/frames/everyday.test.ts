import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function readIn(
  locale: ReadingContext['locale'],
  text: string,
  box: 'strategy' | 'screen' = 'strategy',
): PrintedReading {
  return printReading(readDialogue({ text }, { locale, box, directory, today: '2026-11-23' }));
}

describe('talk around a rule', () => {
  const rule = { universe: ['US:KO'], entry: 'RSI(14) < 30', exit: 'RSI(14) > 55' };
  it.each([
    ['en', 'my brother keeps saying buy KO when rsi is below 30, sell above 55, what do you think?'],
    ['en', "I know it's a bit boring, but buy KO when RSI is under 30 and sell when RSI is over 55. Thanks!"],
    ['en', 'The idea is simple: buy KO when RSI < 30, sell when RSI > 55 (read it in a book)'],
    ['en', 'can you build a strategy that buys KO when RSI < 30, sells when RSI > 55, nothing fancy'],
    ['zh-CN', '我的思路很简单：KO的RSI低于30买入，高于55卖出，大家觉得怎么样？'],
    ['zh-CN', '网上有人说，可口可乐RSI低于30买入，高于55卖出，求指点'],
    ['zh-HK', '我嘅諗法係：可口可樂RSI低過30買，高過55沽，唔該晒'],
  ] as const)('is no part of it (%s): %s', (locale, text) => {
    const { spec, unread, state } = readIn(locale, text);
    expect(unread).toEqual([]);
    expect(state).toBe('assumed');
    expect(spec).toMatchObject(rule);
  });

  it.each([
    ['en', "I know it's not boring at the open, buy KO when RSI is under 30 and sell when RSI is over 55"],
    ['en', 'buy KO when RSI is under 30 and sell when RSI is over 55, I think twice'],
    ['en', 'buy KO when RSI is under 30 and sell when RSI is over 55, only if I like it'],
    ['zh-CN', '可口可乐RSI低于30买入，高于55卖出，我觉得不行'],
  ] as const)('with a word of another kind is asked about (%s): %s', (locale, text) => {
    expect(readIn(locale, text).state).toBe('ask');
  });
});

describe('a list of who is left out', () => {
  it.each([
    ['ST的和亏损的去掉，从剩下的里面选市值最小的15只，每月换', ['not isST()', 'netIncome >= 0']],
    ['剔掉ST和上市不满两年的，市值最小的15只，每月换', ['not isST()', 'listedDays >= 730']],
    ['沪深300里银行和地产不要，市盈率最低的15只，每月换', ['not industry in [Banks,RealEstate]']],
    ['沪深300里市盈率低于8的和亏损的都不要，股息率最高的15只，每月换', ['pe >= 8', 'netIncome >= 0']],
    // The word denies what follows it, where anything does.
    ['沪深300里银行股不要亏损的，股息率最高的15只，每月换', ['industry == Banks', 'netIncome >= 0']],
  ])('is left out whole: %s', (text, filters) => {
    const { spec, unread } = readIn('zh-CN', text);
    expect(unread).toEqual([]);
    expect(spec).toMatchObject({ filters });
  });

  it('asks where what may not be traded is to be chosen from', () => {
    expect(readIn('zh-CN', '创业板里只做ST，市值最小的10只，每月换').state).toBe('ask');
  });

  it.each([
    [
      'en',
      'nothing in energy or materials, peg under 1',
      { field: 'sector', op: 'notIn', value: ['Energy', 'Materials'] },
    ],
    ['zh-CN', '医药股和银行股不要，ROE大于15', { field: 'industry', op: 'notIn', value: ['Healthcare', 'Banks'] }],
    ['zh-HK', '息率5厘以上嘅港股，銀行股唔計', { field: 'industry', op: '!=', value: 'Banks' }],
  ] as const)('is left out of a screen (%s): %s', (locale, text, condition) => {
    const { conditions, unread } = readIn(locale, text, 'screen');
    expect(unread).toEqual([]);
    expect(conditions).toContainEqual(condition);
  });
});
