import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metricOf } from '../catalogue/catalogue.ts';
import { readSentence } from './read-sentence.ts';
import { runScreen, type ScreenRow } from './run-screen.ts';
import { screenNumbers } from './screen-fields.ts';
import { parseScreenRules, screenTests, writeScreenRules, type ScreenRule } from './screen-rule.ts';

const row = (sector: string, dividendYield: number | null, priceToBook: number | null): ScreenRow => ({
  sector,
  values: { dividendYield, priceToBook },
});
const rows = [
  row('financials', 0.07, 0.5),
  row('financials', 0.065, 1.1),
  row('financials', 0.055, 0.8),
  row('financials', null, 0.4),
  row('energy', 0.09, 0.9),
];
const banks = parseScreenRules('sector:is:financials,dividendYield:gte:0.06,priceToBook:lt:1');

describe('a screen', () => {
  it('offers only figures of the catalogue', () => {
    for (const id of screenNumbers) expect(metricOf(id).id).toBe(id);
  });

  it('keeps the rows that meet every condition and counts what each does', () => {
    const { matches, steps } = runScreen(rows, banks);
    expect(matches).toEqual([0]);
    expect(steps.map(({ alone, left, known }) => [alone, left, known])).toEqual([
      [4, 4, 5],
      [3, 2, 4],
      [4, 1, 5],
    ]);
  });

  it('lets one of a group be enough', () => {
    const rules = parseScreenRules('sector:is:financials,dividendYield:gte:0.06,or:priceToBook:lt:0.45');
    const { matches, steps } = runScreen(rows, rules);
    expect(matches).toEqual([0, 1, 3]);
    expect(steps.map(({ left }) => left)).toEqual([4, 2, 3]);
  });

  it('passes no row whose figure is unknown, on either side of the threshold', () => {
    for (const test of screenTests) {
      const rule: ScreenRule = { join: 'and', field: 'dividendYield', test, value: 0 };
      expect(runScreen(rows, [rule]).matches).not.toContain(3);
    }
  });

  it('names the wider threshold that adds the nearest, and its count is what it would add', () => {
    const { nearMisses } = runScreen(rows, banks);
    expect(nearMisses).toEqual([
      { rule: 1, value: 0.055, adds: 1 },
      { rule: 2, value: 1.1, adds: 1 },
    ]);
  });

  it('tells the truth about near misses, whatever the rows', () => {
    // Figures of companies; the numbers next to zero that a machine can write, and no company has, cannot be halved.
    const figureBetween = (min: number, max: number) =>
      fc.integer({ min: min * 1e6, max: max * 1e6 }).map((n) => n / 1e6);
    const number = fc.oneof(fc.constant(null), figureBetween(-2, 5));
    const any = fc.array(
      fc.tuple(number, number).map(([a, b]) => row('energy', a, b)),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(any, figureBetween(-1, 2), (all, value) => {
        const rules: readonly ScreenRule[] = [
          { join: 'and', field: 'dividendYield', test: 'gte', value },
          { join: 'and', field: 'priceToBook', test: 'lt', value: 2 },
        ];
        const before = runScreen(all, rules);
        for (const near of before.nearMisses) {
          const wider = rules.map((rule, at): ScreenRule => {
            if (at !== near.rule || rule.field === 'sector') return rule;
            return { join: 'and', field: rule.field, test: near.rule === 0 ? 'gte' : 'lte', value: near.value };
          });
          expect(near.adds).toBeGreaterThan(0);
          expect(runScreen(all, wider).matches.length).toBe(before.matches.length + near.adds);
        }
        for (const { spread, known } of before.steps) {
          if (spread !== null) expect(spread.bins.reduce((sum, bin) => sum + bin, 0)).toBe(known);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('reads its own text back and leaves out what is no condition', () => {
    expect(writeScreenRules(banks)).toBe('sector:is:financials,dividendYield:gte:0.06,priceToBook:lt:1');
    expect(parseScreenRules('or:priceToBook:lt:1,x:gte:1,volatility:is:2,sector:is:moon,roe:gte:,beta')).toEqual([
      { join: 'or', field: 'priceToBook', test: 'lt', value: 1 },
    ]);
  });
});

describe('a sentence', () => {
  const said = (sentence: string): readonly unknown[] => {
    const { market, rules, unread } = readSentence(sentence);
    return [market, writeScreenRules(rules), unread.join(' ')];
  };

  it('fills the market and the rows, in English and in Chinese', () => {
    const value = 'sector:is:financials,priceToBook:lt:1,dividendYield:gt:0.06';
    expect(said('HK banks yielding over 6% below book')).toEqual(['hk', value, '']);
    expect(said('股息率大于6%的破净港股银行')).toEqual(['hk', value, '']);
    expect(said('US tech stocks with P/E under 20 and ROE above 15%')).toEqual([
      'us',
      'sector:is:technology,priceToEarnings:lt:20,returnOnEquity:gt:0.15',
      '',
    ]);
    expect(said('A股 白酒 市盈率低于30 毛利率60%以上')).toEqual([
      'cn',
      'sector:is:consumer-staples,priceToEarnings:lt:30,grossMargin:gte:0.6',
      '',
    ]);
    expect(said('profitable small caps growing at least 20%')).toEqual([
      null,
      'netMargin:gt:0,marketCap:lt:2000000000,revenueGrowth:gte:0.2',
      '',
    ]);
    expect(said('market cap over 50bn, at most 3x price to sales')).toEqual([
      null,
      'priceToSales:lte:3,marketCap:gt:50000000000',
      '',
    ]);
    expect(said('coins near 52-week high')).toEqual(['crypto', 'position52w:gte:0.95', '']);
    expect(said('波动率不超过25%且市值大于1000亿')).toEqual([
      null,
      'marketCap:gt:100000000000:CNY,volatility:lte:0.25',
      '',
    ]);
  });

  it('gives back what it did not understand', () => {
    expect(said('HK banks loved by my uncle')).toEqual(['hk', 'sector:is:financials', 'loved by my uncle']);
    expect(said('')).toEqual([null, '', '']);
  });

  it.each([
    // Somebody else's sentences turned round: none may run, whatever is read of the rest.
    'US stocks with P/E under 10, not banks',
    'P/E below 10 except financials, US',
    'HK stocks without debt, yielding over 6%',
    '市盈率低于10的A股，不含银行',
    '除银行外，市盈率低于10的A股',
    '非金融的A股，ROE大于15%',
    '中概股市盈率低于20',
    'technology and energy stocks with P/E under 20',
    'forward P/E under 20, US',
    'P/E above 50 below 20',
    'dividend above 3, US',
    'ROE above 0.15',
    '股息大于3的A股',
  ])('asks, and runs nothing: %s', (sentence) => {
    expect(readSentence(sentence).unread).not.toEqual([]);
  });

  it('takes the money of the market, or that which is said', () => {
    const size = (sentence: string) => writeScreenRules(readSentence(sentence).rules);
    expect(size('市值大于300亿的A股')).toBe('marketCap:gt:30000000000:CNY');
    expect(size('市值大于300亿的港股')).toBe('marketCap:gt:30000000000:HKD');
    expect(size('市值大于300亿港元的A股')).toBe('marketCap:gt:30000000000:HKD');
    expect(size('US stocks with market cap over 2bn')).toBe('marketCap:gt:2000000000');
    expect(size('HK stocks with market cap over $2bn')).toBe('marketCap:gt:2000000000:HKD');
    expect(size('HK stocks with market cap over US$2bn')).toBe('marketCap:gt:2000000000');
    for (const text of ['marketCap:gt:30000000000:CNY', 'or:marketCap:lt:5:HKD']) {
      expect(writeScreenRules(parseScreenRules(text))).toBe(text);
    }
    expect(parseScreenRules('marketCap:gt:3:EUR,priceToBook:gt:3:CNY')).toEqual([]);
  });

  it('says which industry it takes for its whole sector', () => {
    expect(readSentence('HK banks below book').widened).toEqual(['banks']);
    expect(readSentence('US financials below book').widened).toEqual([]);
  });
});

describe('a size in another currency', () => {
  const rows = [700e6, 1_400e6, 2_100e6].map((marketCap) => ({ sector: null, values: { marketCap } }));
  const rules = parseScreenRules('marketCap:gte:10000000000:CNY');

  it('is compared at the rate given', () => {
    // 10 bn yuan at 0.14 dollars each are 1.4 bn dollars.
    const { matches, steps } = runScreen(rows, rules, { CNY: 0.14 });
    expect(matches).toEqual([1, 2]);
    expect(steps[0]?.known).toBe(3);
  });

  it('is unknown without a rate', () => {
    expect(runScreen(rows, rules).matches).toEqual([]);
    expect(runScreen(rows, rules, { HKD: 0.13 }).steps[0]?.known).toBe(0);
  });
});
