import { describe, expect, it } from 'vitest';
import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { reviewStatements } from './review-statements.ts';

const span = (year: number): Period => ({
  kind: 'year',
  start: `${year}-01-01`,
  end: `${year}-12-31`,
  label: `FY${year}`,
});
const day = (year: number): Period => ({ ...span(year), kind: 'instant', start: `${year}-12-31` });
const quarter = (year: number, n: number): Period => {
  const [start = '', end = ''] = ['01-01|03-31', '04-01|06-30', '07-01|09-30', '10-01|12-31']
    .map((days) => days.split('|').map((date) => `${year}-${date}`))
    .slice(n - 1)
    .flat();
  return { kind: 'quarter', start, end, label: `Q${n} FY${year}` };
};

function figure(line: StatementLine, period: Period, value: number, derived = false): StatementItem {
  const source = { id: 'test', locator: `${period.end} us-gaap:${line}` };
  const currency = line.startsWith('shares') ? 'shares' : 'USD';
  return { line, period, value, currency, knownAt: period.end, source, derived };
}

const found = (items: readonly StatementItem[], id: string): readonly string[] =>
  reviewStatements(items)
    .withheld.filter(({ identity }) => identity === id)
    .map(({ item: { line, period } }) => `${line} ${period.label}`)
    .toSorted();

const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025];

/** Four quarters and their year, the last quarter what the others leave; thousands. */
function yearOf(line: StatementLine, year: number, parts: readonly number[], whole?: number): readonly StatementItem[] {
  const all = whole ?? parts.reduce((sum, part) => sum + part, 0);
  const left = parts.slice(0, 3).reduce((rest, part) => rest - part, all);
  return [
    ...parts.slice(0, 3).map((part, at) => figure(line, quarter(year, at + 1), part * 1000)),
    figure(line, quarter(year, 4), left * 1000, true),
    figure(line, span(year), all * 1000),
  ];
}

describe('spans that were filed with the amount of another span', () => {
  const line = 'depreciationAmortization';
  const parts = [9_124, 9_357, 9_611, 9_845];
  const [q1 = 0, q2 = 0, q3 = 0] = parts;

  it('finds nothing in quarters and years of their own', () => {
    expect(found(yearOf(line, 2024, parts), 'own-span')).toEqual([]);
  });

  it('withholds a year with the amount of a quarter, of nine months, and a quarter with that of the half year', () => {
    expect(found(yearOf(line, 2024, parts, q3), 'own-span')).toContain(`${line} FY2024`);
    expect(found(yearOf(line, 2024, parts, q1 + q2 + q3), 'own-span')).toContain(`${line} FY2024`);
    // In millions the two share few digits, and the year is passed by its quarters.
    const few = [91, 94, 96, 98].map((part) => part * 1000);
    expect(found(yearOf(line, 2024, few, 94_000), 'own-span')).toEqual([`${line} FY2024`]);
    expect(found(yearOf(line, 2024, few, 281_000), 'own-span')).toContain(`${line} FY2024`);
    const half = yearOf(line, 2024, parts).map((item) =>
      item.period.label === 'Q2 FY2024' ? { ...item, value: (q1 + q2) * 1000 } : item,
    );
    expect(found(half, 'own-span')).toContain(`${line} Q2 FY2024`);
  });

  it('withholds the quarter and keeps the year where the year is proved by its statement', () => {
    const pretax = yearOf('pretaxIncome', 2024, parts).filter(({ derived }) => !derived);
    const year = pretax.at(-1)?.value ?? 0;
    const others = [figure('incomeTax', span(2024), 8_000_000), figure('netIncome', span(2024), year - 8_000_000)];
    const again = figure('pretaxIncome', quarter(2024, 4), year);
    expect(found([...pretax, again, ...others], 'own-span')).toEqual(['pretaxIncome Q4 FY2024']);
  });
});

describe('a year and a quarter of one amount', () => {
  const filed = (line: StatementLine, year: number, ...quarters: readonly number[]): readonly StatementItem[] => [
    ...quarters.map((value, at) => figure(line, quarter(2024, at + 1), value)),
    figure(line, span(2024), year),
  ];

  it('blames the quarter that is far larger than the others, or that another filing gave another amount', () => {
    const large = filed('revenue', 37_937_000, 9_124_000, 9_357_000, 37_937_000, 9_845_000);
    expect(found(large, 'own-span')).toEqual(['revenue Q3 FY2024']);
    const told = filed('revenue', 9_611_000, 9_124_000, 9_357_000, 9_611_000, 9_845_000);
    expect(found(told, 'own-span')).toEqual(['revenue FY2024']);
    const before = { ...figure('revenue', quarter(2024, 3), 9_702_000), knownAt: '2024-09-15' };
    expect(found([...told, before], 'own-span')).toEqual(['revenue Q3 FY2024']);
  });

  it('says nothing of amounts of few digits', () => {
    expect(found(filed('shareRepurchases', 5_000_000, 5_000_000, 2_000_000, -2_000_000), 'own-span')).toEqual([]);
  });
});

describe('profit of the owners', () => {
  const shares = 100_000_000;
  const at = (year: number): number => 400_000_000 + 37_000_000 * (year - 2019);
  /** Earnings per share of what is left after preferred dividends, and a part of the profit that minorities have. */
  const company = (preferred: number, minorities: number, own: (year: number) => number): readonly StatementItem[] =>
    years.flatMap((year) => {
      const each = Math.round((at(year) - preferred) / 1e6) / 100;
      return [
        figure('netIncome', span(year), own(year)),
        figure('profitWithMinorities', span(year), Math.round(at(year) * (1 + minorities))),
        ...(['sharesBasic', 'sharesDiluted'] as const).map((line) => figure(line, span(year), shares)),
        ...(['epsBasic', 'epsDiluted'] as const).map((line) => figure(line, span(year), each)),
      ];
    });
  const wrongIn2023 = (value: number) => (year: number) => (year === 2023 ? value : at(year));

  it('is what the shares earned and what preferred shares get, in one year as in the others', () => {
    expect(found(company(0, 0.04, at), 'owners-profit')).toEqual([]);
    expect(found(company(60_000_000, 0.04, at), 'owners-profit')).toEqual([]);
    // A redemption.
    const redeemed = company(60_000_000, 0, at).map((item) =>
      item.line.startsWith('eps') && item.period.label === 'FY2023' ? { ...item, value: item.value - 0.6 } : item,
    );
    expect(found(redeemed, 'owners-profit')).toEqual([]);
  });

  it.each([
    ['with digits transposed', 0, 4_548_000_000],
    ['of the parent alone', 60_000_000, 312_000_000],
    ['without a segment', 60_000_000, 431_000_000],
    ['with minorities', 0, Math.round(548_000_000 * 1.04)],
  ])('is withheld %s', (_, preferred, value) => {
    expect(found(company(preferred, 0.04, wrongIn2023(value)), 'owners-profit')).toEqual(['netIncome FY2023']);
  });

  it('holds no diluted earnings above basic ones', () => {
    const each = (basic: number): readonly StatementItem[] => [
      figure('epsBasic', span(2024), basic),
      figure('epsDiluted', span(2024), 7.13),
    ];
    expect(found(each(7.14), 'diluted-earnings')).toEqual([]);
    expect(found(each(3.57), 'diluted-earnings')).toEqual(['epsBasic FY2024', 'epsDiluted FY2024']);
  });

  it('stays where its statement proves it', () => {
    const one = company(0, 0, wrongIn2023(700_000_000)).filter(({ line }) => line !== 'profitWithMinorities');
    const proof = [figure('pretaxIncome', span(2023), 900_000_000), figure('incomeTax', span(2023), 200_000_000)];
    expect(found(one, 'owners-profit')).toEqual(['netIncome FY2023']);
    expect(found([...one, ...proof], 'owners-profit')).toEqual([]);
    // Nearly is enough, and 6 % off is not.
    const taxed = (tax: number) => [
      figure('pretaxIncome', span(2023), 900_000_000),
      figure('incomeTax', span(2023), tax),
    ];
    expect(found([...one, ...taxed(205_000_000)], 'owners-profit')).toEqual([]);
    expect(found([...one, ...taxed(242_000_000)], 'owners-profit')).toEqual(['netIncome FY2023']);
  });

  it('stays where it was restated since, and where earnings before and after dilution do not agree on it', () => {
    const one = company(0, 0.04, wrongIn2023(700_000_000));
    const changed = (line: StatementLine, change: Partial<StatementItem>) =>
      one.map((item) => (item.line === line && item.period.label === 'FY2023' ? { ...item, ...change } : item));
    expect(found(one, 'owners-profit')).toEqual(['netIncome FY2023']);
    expect(found(changed('netIncome', { knownAt: '2024-06-30' }), 'owners-profit')).toEqual([]);
    expect(found(changed('epsDiluted', { value: 4.5 }), 'owners-profit')).toEqual([]);
  });
});

describe('operating income that leaps alone', () => {
  const quarters = [2023, 2024].flatMap((year) => [1, 2, 3, 4].map((n) => quarter(year, n)));
  const company = (wrong: (value: number) => number, isBoth: boolean): readonly StatementItem[] =>
    quarters.flatMap((period, at) => {
      const operating = 91_234_000 + 1_357_000 * at;
      const change = (value: number): number => (period.label === 'Q2 FY2024' ? wrong(value) : value);
      const pretax = operating - 4_100_000 - 111_000 * at;
      return [
        figure('operatingIncome', period, change(operating)),
        figure('pretaxIncome', period, isBoth ? change(pretax) : pretax),
      ];
    });

  it('is withheld where income before tax does not move with it', () => {
    expect(
      found(
        company((value) => -value, false),
        'operating-gap',
      ),
    ).toEqual(['operatingIncome Q2 FY2024']);
    expect(
      found(
        company((value) => 3 * value, false),
        'operating-gap',
      ),
    ).toEqual(['operatingIncome Q2 FY2024']);
  });

  it('is kept where a write-down moves both, whatever was restated since', () => {
    expect(
      found(
        company((value) => -value, true),
        'operating-gap',
      ),
    ).toEqual([]);
    const first = company((value) => -value, true);
    const again = { ...figure('pretaxIncome', quarter(2024, 2), 93_000_000), knownAt: '2025-09-30' };
    expect(found([...first, again], 'operating-gap')).toEqual([]);
  });
});

describe('operating income beside income before tax', () => {
  const quarters = [2023, 2024].flatMap((year) => [1, 2, 3, 4].map((n) => quarter(year, n)));
  const withheld = (gap: number, factors: readonly [operating: number, pretax: number]) =>
    found(
      quarters.flatMap((period, at) => {
        const [operating, pretax] = period.label === 'Q2 FY2024' ? factors : [1, 1];
        const value = 91_234_000 + 1_357_000 * at;
        return [
          figure('operatingIncome', period, operating * value),
          figure('pretaxIncome', period, pretax * (value - gap)),
        ];
      }),
      'operating-gap',
    );

  it('is kept where as much usually stands between the two, and where both leap', () => {
    expect(withheld(4_111_000, [1.9, 1])).toEqual(['operatingIncome Q2 FY2024']);
    expect(withheld(40_111_000, [1.9, 1])).toEqual([]);
    expect(withheld(4_111_000, [3, 2.5])).toEqual([]);
  });

  it('doubts the year of which the quarter is the rest', () => {
    const parts = [2023, 2024].map((year) => [0, 1, 2, 3].map((at) => 91_234 + 1_357 * at + 5_000 * (year - 2023)));
    const items = [2023, 2024].flatMap((year, at) => {
      const own = parts[at] ?? [];
      const sum = own.reduce((total, part) => total + part, 0);
      return [
        ...yearOf('operatingIncome', year, own, year === 2023 ? sum + 200_123 : sum),
        ...yearOf(
          'pretaxIncome',
          year,
          own.map((part) => part - 4_111),
        ),
      ];
    });
    expect(found(items, 'operating-gap')).toEqual(['operatingIncome FY2023', 'operatingIncome Q4 FY2023']);
  });
});

describe('a column that repeats the year before', () => {
  const flows = ['sellingGeneralAdmin', 'netIncome', 'stockCompensation', 'capitalExpenditure'] as const;
  const stocks = ['totalAssets', 'goodwill', 'payables'] as const;
  const amount = (year: number, place: number): number =>
    1_234_567_000 + 98_765_000 * (year - 2019) + 7_531_000 * place;
  const column = (period: Period, lines: readonly StatementLine[], year: number): readonly StatementItem[] =>
    lines.map((line, place) => figure(line, period, amount(year, place)));
  const company = (of: (year: number) => number): readonly StatementItem[] =>
    years.flatMap((year) => [...column(span(year), flows, of(year)), ...column(day(year), stocks, of(year))]);

  it('is withheld as a whole', () => {
    expect(
      found(
        company((year) => year),
        'repeats',
      ),
    ).toEqual([]);
    const twice = found(
      company((year) => (year === 2024 ? 2023 : year)),
      'repeats',
    );
    expect(twice).toEqual(expect.arrayContaining([...flows, ...stocks].map((line) => `${line} FY2024`)));
    // A balance that may stand for years is right in the year that had it first.
    expect(twice).not.toContain('goodwill FY2023');
  });

  it('is withheld in a quarter, with earnings of a few cents that would prove it', () => {
    const lines = ['revenue', 'sellingGeneralAdmin', 'capitalExpenditure', 'researchAndDevelopment'] as const;
    const shares = 100_000_000;
    const own = (year: number): readonly StatementItem[] => {
      const profit = 30_120_000 + 4_310_000 * (year - 2019);
      return [
        figure('netIncome', quarter(year, 2), profit),
        figure('sharesBasic', quarter(year, 2), shares + 1_234_567 * (year - 2019)),
        figure('epsBasic', quarter(year, 2), Math.round(profit / 1e6) / 100),
        ...column(quarter(year, 2), lines, year),
      ];
    };
    const again = own(2023).map((item) => ({ ...item, period: quarter(2024, 2), knownAt: '2024-06-30' }));
    const twice = [...years.filter((year) => year !== 2024).flatMap(own), ...again];
    expect(found(years.flatMap(own), 'repeats')).toEqual([]);
    expect(found(twice, 'repeats')).toEqual(expect.arrayContaining(['epsBasic Q2 FY2024', 'netIncome Q2 FY2024']));
  });
});

describe('two lines that are one amount for one period alone', () => {
  const company = (line: StatementLine, whole: StatementLine, of: (year: number) => number): readonly StatementItem[] =>
    years.flatMap((year) => {
      const period = line === 'cash' ? day(year) : span(year);
      const value = 812_345_000 + 23_456_000 * (year - 2019);
      const between = of(year);
      return [
        figure(line, period, value + between),
        figure(whole, period, value + 9_876_000),
        ...(line === 'cash' ? [] : [figure('epsBasic', period, 1), figure('sharesDiluted', period, value)]),
      ];
    });
  const at2023 = (year: number): number => (year === 2023 ? 9_876_000 : 0);

  it.each([
    ['cash', 'cashWithRestricted'],
    ['netIncome', 'profitWithMinorities'],
  ] as const)('withholds both of %s and %s that nothing proves', (line, whole) => {
    expect(
      found(
        company(line, whole, () => 0),
        'vanished-part',
      ),
    ).toEqual([]);
    const both = [`${line} FY2023`, `${whole} FY2023`];
    expect(found(company(line, whole, at2023), 'vanished-part')).toEqual(both);
  });

  it('says nothing where they are one amount in another year too', () => {
    const often = company('cash', 'cashWithRestricted', (year) => (year % 2 === 1 ? 9_876_000 : 0));
    expect(found(often, 'vanished-part')).toEqual([]);
  });

  it('keeps the count that earnings per share prove', () => {
    const counts = years.flatMap((year) => {
      const [basic, profit] = [100_123_000 + 1_111_000 * (year - 2019), 1_234_567_000];
      const diluted = basic + (year === 2023 ? 0 : 2_345_000);
      return [
        figure('netIncome', span(year), profit),
        figure('sharesBasic', span(year), basic),
        figure('sharesDiluted', span(year), diluted),
        figure('epsBasic', span(year), Math.round((profit / basic) * 100) / 100),
        figure('epsDiluted', span(year), Math.round((profit / (basic + 2_345_000)) * 100) / 100),
      ];
    });
    expect(found(counts, 'vanished-part')).toEqual(['sharesDiluted FY2023']);
    // In a loss no option is dilutive.
    const bare = counts.filter(({ line }) => !line.startsWith('eps'));
    const lost = bare.map((item) =>
      item.line === 'netIncome' && item.period.label === 'FY2023' ? { ...item, value: -item.value } : item,
    );
    expect(found(bare, 'vanished-part')).toContain('sharesDiluted FY2023');
    expect(found(lost, 'vanished-part')).toEqual([]);
  });
});

describe('years that leave an odd last quarter', () => {
  const line = 'depreciationAmortization';
  const company = (wrong: (last: number, year: number) => number): readonly StatementItem[] =>
    years.flatMap((year) => {
      const first = 91_234 + 1_111 * (year - 2019);
      return yearOf(line, year, [first, first + 234, first + 567, wrong(first + 789, year)]);
    });
  const in2023 = (factor: number) => (last: number, year: number) => (year === 2023 ? factor * last : last);

  it('are withheld where no other year and not the quarter after has it', () => {
    expect(
      found(
        company((last) => last),
        'last-quarter',
      ),
    ).toEqual([]);
    for (const factor of [0.3, 2.5]) expect(found(company(in2023(factor)), 'last-quarter')).toContain(`${line} FY2023`);
  });

  it('are withheld for sales that the profit does not follow, and kept where both fall', () => {
    const sales = (wrong: number): readonly StatementItem[] =>
      years.flatMap((year) => {
        const first = 912_345 + 11_111 * (year - 2019);
        return yearOf('revenue', year, [
          first,
          first + 2_340,
          first + 5_670,
          (first + 7_890) * (year === 2023 ? wrong : 1),
        ]);
      });
    const profit = (last: number): readonly StatementItem[] =>
      yearOf('pretaxIncome', 2023, [91_234, 92_345, 93_456, last]);
    expect(found([...sales(0.25), ...profit(94_567)], 'last-quarter')).toContain('revenue FY2023');
    expect(found([...sales(0.25), ...profit(12_345)], 'last-quarter')).toEqual([]);
    expect(found([...sales(1), ...profit(94_567)], 'last-quarter')).toEqual([]);
  });

  it('doubt a gross profit of which impossible costs are the rest', () => {
    const costs = yearOf('costOfRevenue', 2023, [91_234, 92_345, 93_456, -41_234]).map((item) =>
      item.period.kind === 'year' ? { ...item, derived: true } : item,
    );
    const gross = figure('grossProfit', span(2023), 712_345_000);
    expect(found([...costs, gross], 'quarters-year')).toContain('grossProfit FY2023');
  });

  it('are kept with a season, a write-down, and where the quarter after it stays there', () => {
    expect(
      found(
        company((last) => 2.5 * last),
        'last-quarter',
      ),
    ).toEqual([]);
    expect(found(company(in2023(6)), 'last-quarter')).toEqual([]);
    const stays = company(in2023(2.5)).map((item) =>
      item.period.label === 'Q1 FY2024' ? { ...item, value: 2.4 * item.value } : item,
    );
    expect(found(stays, 'last-quarter')).not.toContain(`${line} FY2023`);
  });
});

describe('a balance that leaps for one day', () => {
  const days = years.flatMap((year) => ['03-31', '06-30', '09-30', '12-31'].map((date) => `${year}-${date}`));
  const company = (line: StatementLine, of: (end: string) => number): readonly StatementItem[] =>
    days.map((end, at) =>
      figure(line, { kind: 'instant', start: end, end, label: end }, Math.round((93_456_789 + 123_457 * at) * of(end))),
    );

  it('is withheld beside calm ones, and kept where the season comes every year', () => {
    const once = (end: string): number => (end === '2022-12-31' ? 1.9 : 1);
    const yearly = (end: string): number => (end.endsWith('12-31') ? 1.9 : 1);
    expect(found(company('receivables', once), 'lone-outlier')).toEqual(['receivables 2022-12-31']);
    expect(found(company('receivables', yearly), 'lone-outlier')).toEqual([]);
    expect(
      found(
        company('goodwill', (end) => (end === '2022-12-31' ? 0.82 : 1)),
        'lone-outlier',
      ),
    ).toEqual(['goodwill 2022-12-31']);
  });
});

describe('cash of a year', () => {
  const flowsOf = (year: number, operating: number): readonly StatementItem[] => {
    const [invested, financed] = [-228_400_000 - year * 1000, -394_517_000 + year * 3000];
    const balance = (to: number): number =>
      years.filter((one) => one <= to).reduce((sum, one) => sum + one * 10_000 + 1_234_000 * (one % 3), 500_000_000);
    return [
      figure('operatingCashFlow', span(year), operating),
      figure('investingCashFlow', span(year), invested),
      figure('financingCashFlow', span(year), financed),
      figure('cash', day(year), balance(year)),
      ...(year === 2019 ? [figure('cash', day(2018), balance(2018))] : []),
    ];
  };
  const sound = (year: number): number => 622_917_000 + year * 8000;

  it('moves by the flows as nearly as in the years around', () => {
    expect(
      found(
        years.flatMap((year) => flowsOf(year, sound(year))),
        'broken-habit',
      ),
    ).toEqual([]);
    const wrong = years.flatMap((year) => flowsOf(year, sound(year) + (year === 2022 ? 100_000_000 : 0)));
    const withheld = ['financingCashFlow FY2022', 'investingCashFlow FY2022', 'operatingCashFlow FY2022'];
    expect(found(wrong, 'broken-habit')).toEqual(withheld);
    const loose = (year: number): number => (year === 2022 ? 400_000_000 : 60_000_000 * (year % 2));
    expect(
      found(
        years.flatMap((year) => flowsOf(year, sound(year) + loose(year))),
        'broken-habit',
      ),
    ).toEqual([]);
  });

  it('does not leap to many times that of any other year in one quarter', () => {
    const company = (last: number, line: StatementLine = 'operatingCashFlow'): readonly StatementItem[] =>
      years.flatMap((year) => yearOf(line, year, [1_234, -2_345, 456 + year, year === 2022 ? last : 2_345 + year]));
    expect(found(company(9_876), 'odd-year')).toEqual([]);
    expect(found(company(53_381), 'odd-year')).toContain('operatingCashFlow FY2022');
    // A gain may come once.
    expect(found(company(53_381, 'pretaxIncome'), 'odd-year')).toEqual([]);
  });

  it('pays the interest that runs up', () => {
    const interest = (expense: number): readonly StatementItem[] => [
      figure('interestExpense', span(2024), expense),
      figure('interestPaid', span(2024), 2_974_000),
    ];
    expect(found(interest(11_270_000), 'interest-accrued')).toEqual([]);
    expect(found(interest(169_050_000), 'interest-accrued')).toEqual(['interestExpense FY2024']);
  });
});
