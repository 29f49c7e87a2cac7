import { catalogue } from '@plumbline/market/resolve/catalogue';
import { mostPerCharacter, patternWorkOf } from '@plumbline/quant/testing/hostile-texts';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from './directory/directory.ts';
import { listingOf } from './directory/listing-of.ts';
import { printReading, type PrintedReading } from './print-reading.ts';
import { read } from './read.ts';
import type { Box } from './reading.ts';
import { isVocabularyWord } from './vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function readAs(text: string, box: Box = 'screen', locale: 'en' | 'zh-CN' | 'zh-HK' = 'en'): PrintedReading {
  return printReading(read(text, { locale, box, directory, today: '2026-11-23' }));
}

describe('reading a screen', () => {
  it('turns conditions into filters, a bare number taking the unit of its figure', () => {
    const { state, universe, conditions } = readAs('US stocks with ROE above 18 and a P/B under 3');
    expect(state).toBe('understood');
    expect(universe).toEqual({ market: 'US' });
    expect(conditions).toEqual([
      { field: 'roe', op: '>', value: 0.18 },
      { field: 'pb', op: '<', value: 3 },
    ]);
  });

  it('takes the money of the market', () => {
    const { conditions } = readAs('市值大于300亿的A股', 'screen', 'zh-CN');
    expect(conditions).toEqual([{ field: 'marketCap', op: '>', currency: 'CNY', value: 3e10 }]);
  });

  it.each([
    ['市值大于300亿港元的A股', 'zh-CN', 'HKD', 3e10],
    ['市值大于20亿元的港股', 'zh-CN', 'HKD', 2e9],
    ['HK stocks with market cap above US$3bn', 'en', 'USD', 3e9],
    ['HK stocks with market cap above $3bn', 'en', 'HKD', 3e9],
    ['A shares with market cap above $3bn', 'en', 'USD', 3e9],
  ] as const)(
    'takes the money that is named, and $ and 元 as the money of where they can be: %s',
    (text, locale, currency, value) => {
      expect(readAs(text, 'screen', locale).conditions).toEqual([{ field: 'marketCap', op: '>', currency, value }]);
    },
  );

  it('asks about a number that fits two figures of one word', () => {
    expect(readAs('US stocks with dividend above 3')).toMatchObject({ state: 'ask', unread: [expect.any(String)] });
    const { conditions } = readAs('US stocks with dividend above 3%');
    expect(conditions).toEqual([{ field: 'dividendYield', op: '>', value: 0.03 }]);
  });

  it('keeps an exclusion an exclusion', () => {
    const { conditions } = readAs('A股 毛利率高于40% 剔除银行和地产', 'screen', 'zh-CN');
    expect(conditions).toContainEqual({ field: 'industry', op: 'notIn', value: ['Banks', 'RealEstate'] });
    const unless = readAs('市盈率低于10的A股，除非亏损', 'screen', 'zh-CN').conditions;
    expect(unless).toContainEqual({ field: 'netIncome', op: '>=', currency: 'CNY', value: 0 });
  });

  it('shares scale and currency over a range of money', () => {
    const { conditions } = readAs('Hong Kong stocks, HKD 20-300bn market cap');
    expect(conditions).toEqual([{ field: 'marketCap', op: 'between', currency: 'HKD', value: [2e10, 3e11] }]);
  });

  it('does not drop what it cannot leave out', () => {
    expect(readAs('P/E below 12 except US').state).toBe('ask');
    const { conditions } = readAs('US stocks with P/E below 12 except utilities and banks');
    expect(conditions).toContainEqual({ field: 'industry', op: 'notIn', value: ['Utilities', 'Banks'] });
  });

  it('refuses a market that is not covered, by its name', () => {
    const { state, question } = readAs('European stocks with P/E below 12');
    expect(state).toBe('refuse');
    expect(question?.text).toBe('EU');
  });

  it('takes a whole company being worth so much for its market value', () => {
    const { conditions } = readAs('US stocks worth more than 3 billion dollars');
    expect(conditions).toEqual([{ field: 'marketCap', op: '>', currency: 'USD', value: 3e9 }]);
  });

  it('knows the last word of a row of the vocabulary', () => {
    expect(readAs('A股 毛利率60%以上', 'screen', 'zh-CN').conditions).toEqual([
      { field: 'grossMargin', op: '>=', value: 0.6 },
    ]);
  });

  it('offers the word that a misspelt one may be, and does not use it', () => {
    const { state, unread, question, alternatives } = readAs('US stocks with gross margin abovve 40');
    expect([state, unread, question?.choices]).toEqual(['ask', ['abovve'], ['above']]);
    expect(alternatives).toEqual([
      [expect.objectContaining({ conditions: [{ field: 'grossMargin', op: '>', value: 0.4 }] })],
    ]);
  });
});

describe('the ledger', () => {
  it.each([
    ['US stocks with ROE above 18 and zorblatt', 'zorblatt'],
    ['US stocks with zorblatt ROE above 18', 'zorblatt'],
    ['zorblatt US stocks with ROE above 18', 'zorblatt'],
    ['市值大于300亿的龘A股', '龘'],
  ])('names what it could not use in "%s" and asks', (text, word) => {
    const { state, unread } = readAs(text, 'screen', /[a-z]{4}/u.test(text) ? 'en' : 'zh-CN');
    expect(state).toBe('ask');
    expect(unread.join(' ')).toContain(word);
  });

  it.each(['A', '1', '不', '(5 ', 'buy ', '5日线 ', ','])(
    'reads 10,000 characters of "%s" in work that grows with them and not with their square',
    async (part) => {
      const text = part.repeat(Math.floor(10_000 / part.length));
      const { tries, looked } = await patternWorkOf(text, () => expect(readAs(text).state).toBe('ask'));
      expect(tries).toBeLessThanOrEqual(mostPerCharacter.tries);
      expect(looked).toBeLessThanOrEqual(mostPerCharacter.looked);
    },
  );
});

describe('the field a text is typed into', () => {
  it.each([
    ['Nike P/E in 2021', 'figure'],
    ['compare Nike and Pepsi on net margin', 'compare'],
    ['Buy Nike when RSI is below 30, sell when RSI is above 70', 'draft'],
    ['stamp duty in Hong Kong', 'rule'],
  ] as const)('does not change what "%s" means', (text, act) => {
    const [chat, ...others] = (['chat', 'home', 'strategy'] as const).map((box) =>
      printReading(read(text, { locale: 'en', box, directory, today: '2026-11-23' })),
    );
    expect(chat?.act).toBe(act);
    for (const other of others) expect(other).toEqual(chat);
  });
});

describe('a code in capitals', () => {
  it('is the fund that bears it, and no plural of shorter letters', () => {
    expect(readAs('SDS price', 'chat')).toMatchObject({ state: 'understood', instruments: ['US:SDS'] });
  });

  it('is asked about where it is the code of one and the name of another', () => {
    const { state, question } = readAs('DASH revenue 2023', 'chat');
    expect(state).toBe('ask');
    expect(question?.choices).toEqual(['US:DASH', 'CRYPTO:DASH-USD']);
  });
});

describe('a text that no reader reads whole', () => {
  it.each([
    // Few long pieces are not read of the rule, many short ones of the question, and the other way round.
    ['ride Nike with a trailing stop', 'en', 'draft'],
    ['长江电力跌了就买，涨了就卖', 'zh-CN', 'draft'],
    ['买五粮液后如果波动率超过40%就减到三成，降回来再加满', 'zh-CN', 'draft'],
    ['I bought 30 shares at 41.5 and 10 more at 60, whats my avg cost', 'en', 'portfolio'],
    ['wash sale - does it cover crypto', 'en', 'rule'],
  ] as const)('is what leaves least of its words out: %s', (text, locale, act) => {
    const { state, act: read } = readAs(text, 'chat', locale);
    expect(read).toBe(act);
    expect(state).toBe('ask');
  });

  it('stays an order where it names no rule', () => {
    expect(readAs('sell 20 shares of Nike at market', 'chat').act).toBe('refuse');
  });
});
