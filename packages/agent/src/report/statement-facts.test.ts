import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { createFactBook } from '@plumbline/quant/facts/fact-book';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { describe, expect, it } from 'vitest';
import { createStatementTable } from './gather/statement-table.ts';
import type { Split, StatementFacts } from './statement-facts.ts';
import { createStatementFacts } from './statement-facts.ts';

const source = {
  id: 'filing',
  kind: 'filing',
  publisher: 'Test',
  title: 'Filings',
  retrievedAt: 0,
  asOf: '2020-01-01',
  locator: 'all',
  simulated: false,
} as const;

function item(line: StatementLine, period: Period, value: number, knownAt: string): StatementItem {
  const currency = line.startsWith('shares') ? 'shares' : 'USD';
  return { line, period, value, currency, knownAt, source: { id: 'filing', locator: knownAt }, derived: false };
}

function year(of: number): Period {
  return { kind: 'year', start: `${of}-01-01`, end: `${of}-12-31`, label: `FY${of}` };
}

function quarter(of: number, at: 1 | 2 | 3): Period {
  const start = ['01-01', '04-01', '07-01'][at - 1] ?? '';
  const end = ['03-31', '06-30', '09-30'][at - 1] ?? '';
  return { kind: 'quarter', start: `${of}-${start}`, end: `${of}-${end}`, label: `Q${at} FY${of}` };
}

function half(of: number): Period {
  return { kind: 'half', start: `${of}-01-01`, end: `${of}-06-30`, label: `H1 FY${of}` };
}

function factsOf(
  items: readonly StatementItem[],
  asOf: string,
  splits: readonly Split[] = [],
  sharesPerUnit: number | null = 1,
): { readonly book: FactBook; readonly facts: StatementFacts } {
  const book = createFactBook({ instrumentId: 'US:ACME', asOf, simulated: false });
  book.addSource(source);
  const table = createStatementTable(items, asOf);
  const facts = createStatementFacts({
    book,
    table,
    splits,
    splitSource: 'filing',
    asOf,
    sharesPerUnit,
    quality: [],
    withheld: [],
    cite: () => undefined,
  });
  return { book, facts };
}

const split: Split = { kind: 'split', instrumentId: 'US:ACME', exDate: '2020-06-10', knownAt: '2020-05-20', ratio: 4 };

describe('statement facts', () => {
  it('tells no figure per share, and no count, where nobody knows how many shares a unit stands for', () => {
    const items = [item('epsDiluted', year(2025), 8, '2026-01-01'), item('revenue', year(2025), 90, '2026-01-01')];
    const { facts } = factsOf(items, '2026-01-01', [], null);
    expect(facts.year('revenue', year(2025))).toBe('revenue.FY2025');
    expect(facts.year('epsDiluted', year(2025))).toBe(null);
    expect(facts.whyWithheld('epsDiluted', '2025-12-31')?.en).toMatch(/is not known/);
    expect(facts.whyWithheld('revenue', '2025-12-31')).toBe(null);
  });

  it('restates per-share figures of filings before a split to the shares of today', () => {
    const items = [item('epsDiluted', year(2018), 8, '2019-02-01'), item('epsDiluted', year(2020), 3, '2021-02-01')];
    const { book, facts } = factsOf(items, '2021-06-30', [split]);
    const old = book.get(facts.year('epsDiluted', year(2018)) ?? '');
    expect(old?.value).toBe(2);
    expect(old?.quality).toContain('restated');
    expect(old?.formula?.inputs.map((input) => input.name)).toEqual(['filed', 'split1']);
    expect(book.get(facts.year('epsDiluted', year(2020)) ?? '')?.value).toBe(3);
  });

  it('counts in traded units where one stands for several shares, splits included', () => {
    const items = [
      item('epsDiluted', year(2018), 8, '2019-02-01'),
      item('sharesDiluted', year(2018), 100, '2019-02-01'),
    ];
    const { book, facts } = factsOf(items, '2021-06-30', [split], 5);
    const eps = book.get(facts.year('epsDiluted', year(2018)) ?? '');
    expect(eps).toMatchObject({ value: 10, formula: { expression: 'filed / split1 * sharesPerUnit' } });
    expect(book.get(facts.year('sharesDiluted', year(2018)) ?? '')?.value).toBe(80);
    const plain = factsOf(items, '2019-06-30', [], 5);
    expect(plain.book.get(plain.facts.year('epsDiluted', year(2018)) ?? '')).toMatchObject({ value: 40, quality: [] });
  });

  it('multiplies share counts of filings before a split', () => {
    const { book, facts } = factsOf([item('sharesDiluted', year(2018), 100, '2019-02-01')], '2021-06-30', [split]);
    expect(book.get(facts.year('sharesDiluted', year(2018)) ?? '')?.value).toBe(400);
  });

  it('leaves money alone when shares split', () => {
    const { book, facts } = factsOf([item('revenue', year(2018), 100, '2019-02-01')], '2021-06-30', [split]);
    expect(book.get(facts.year('revenue', year(2018)) ?? '')?.value).toBe(100);
  });

  it('shows what was known on a date, not what was restated later', () => {
    const items = [item('revenue', year(2018), 100, '2019-02-01'), item('revenue', year(2018), 90, '2020-02-01')];
    expect(valueAt('2019-06-30')).toBe(100);
    expect(valueAt('2020-06-30')).toBe(90);
    expect(valueAt('2018-12-31')).toBeNull();

    function valueAt(asOf: string): number | null {
      const { book, facts } = factsOf(items, asOf);
      return book.get(facts.year('revenue', year(2018)) ?? '')?.value ?? null;
    }
  });

  it('keeps an earlier version under a handle of its own', () => {
    const items = [item('revenue', year(2018), 100, '2019-02-01'), item('revenue', year(2018), 90, '2020-02-01')];
    const { book, facts } = factsOf(items, '2020-06-30');
    const then = { knownOn: '2019-06-30', until: '2019-06-30', suffix: '@2019-06-30' };
    expect(facts.year('revenue', year(2018), then)).toBe('revenue.FY2018@2019-02-01');
    expect(facts.year('revenue', year(2018))).toBe('revenue.FY2018');
    expect(book.get('revenue.FY2018')?.quality).toContain('restated');
  });

  it('sums the last four quarters, finding the one nobody files by subtraction', () => {
    const items = [
      ...([1, 2, 3] as const).map((at) => item('revenue', quarter(2018, at), 10 * at, `2018-1${at - 1}-01`)),
      item('revenue', year(2018), 100, '2019-02-01'),
      item('revenue', quarter(2019, 1), 15, '2019-05-01'),
    ];
    const { book, facts } = factsOf(items, '2019-06-30');
    const trailing = book.get(facts.trailing('revenue') ?? '');
    // 20 + 30 + (100 - 10 - 20 - 30) + 15
    expect(trailing?.value).toBe(105);
    expect(trailing?.period).toEqual({ kind: 'trailing', start: '2018-04-01', end: '2019-03-31', label: 'TTM' });
    expect(book.get('revenue.Q4-FY2018')?.value).toBe(40);
    expect(trailing?.quality).toContain('derived-quarter');
  });

  describe('earnings per share of a fourth quarter', () => {
    const flows = (line: 'netIncome' | 'netIncomeCommon', each: number): readonly StatementItem[] => [
      ...([1, 2, 3] as const).map((at) => item(line, quarter(2018, at), each, '2018-11-01')),
      item(line, year(2018), 4 * each, '2019-02-01'),
    ];
    const filed = [
      ...flows('netIncome', 100),
      item('revenue', year(2018), 900, '2019-02-01'),
      item('sharesDiluted', year(2018), 100, '2019-02-01'),
    ];
    const yearEarnings = (value: number): StatementItem => item('epsDiluted', year(2018), value, '2019-02-01');
    const fourth = (items: readonly StatementItem[]): number | null => {
      const { book, facts } = factsOf(items, '2019-03-30');
      const period: Period = { kind: 'quarter', start: '2018-10-01', end: '2018-12-31', label: 'Q4 FY2018' };
      return book.get(facts.part('epsDiluted', period) ?? '')?.value ?? null;
    };

    it('are computed from what belongs to common shares', () => {
      expect(fourth([...filed, yearEarnings(4)])).toBe(1);
      expect(fourth([...filed, ...flows('netIncomeCommon', 90), yearEarnings(3.6)])).toBe(0.9);
    });

    it('count the shares at the end of the year where no average is on record', () => {
      const outstanding = { kind: 'instant', start: '2018-12-31', end: '2018-12-31', label: '2018-12-31' } as const;
      const uncounted = filed.filter(({ line }) => line !== 'sharesDiluted');
      const counted = item('sharesOutstanding', outstanding, 100, '2019-02-01');
      expect(fourth([...uncounted, counted, yearEarnings(4)])).toBe(1);
      expect(fourth([...uncounted, counted, yearEarnings(3.6)])).toBeNull();
    });

    it('are unknown where preferred dividends may come off net income', () => {
      expect(fourth([...filed, yearEarnings(3.6)])).toBeNull();
    });
  });

  it('takes no average of a year less those of its quarters for an average', () => {
    const counts = [
      ...([1, 2, 3] as const).map((at) => item('sharesDiluted', quarter(2018, at), 100, '2018-11-01')),
      item('sharesDiluted', year(2018), 100, '2019-02-01'),
    ];
    const { facts } = factsOf(counts, '2019-03-30');
    const period: Period = { kind: 'quarter', start: '2018-10-01', end: '2018-12-31', label: 'Q4 FY2018' };
    expect(facts.part('sharesDiluted', period)).toBeNull();
  });

  describe('earnings per share of twelve months whose newest quarter states its income alone', () => {
    const flows = (line: StatementLine, each: number, whole: number): readonly StatementItem[] => [
      ...([1, 2, 3] as const).map((at) => item(line, quarter(2018, at), each, `2018-1${at - 1}-01`)),
      item(line, year(2018), whole, '2019-02-01'),
    ];
    const newest = (income: number, shares: readonly StatementItem[]): readonly StatementItem[] => [
      item('netIncome', quarter(2019, 1), income, '2019-05-01'),
      ...shares,
    ];
    const average = item('sharesDiluted', quarter(2019, 1), 80, '2019-05-01');
    const trailing = (eps: number, added: readonly StatementItem[]): number | null => {
      const items = [
        ...flows('netIncome', 100, 400),
        ...flows('epsDiluted', eps / 4, eps),
        item('sharesDiluted', year(2018), 100, '2019-02-01'),
        ...added,
      ];
      const { book, facts } = factsOf(items, '2019-06-30');
      return book.get(facts.trailing('epsDiluted') ?? '')?.value ?? null;
    };

    it('divide that income where the year divided all of net income', () => {
      expect(trailing(4, newest(120, [average]))).toBe(4.5);
      // Shares at the end of the quarter, where no average is on record.
      const outstanding = { kind: 'instant', start: '2019-03-31', end: '2019-03-31', label: '2019-03-31' } as const;
      expect(trailing(4, newest(120, [item('sharesOutstanding', outstanding, 96, '2019-05-01')]))).toBe(4.25);
    });

    it('divide by the newest count of the quarter where its end has none, and by no older one', () => {
      const counted = (day: string): StatementItem =>
        item('sharesOutstanding', { kind: 'instant', start: day, end: day, label: day }, 96, '2019-05-01');
      expect(trailing(4, newest(120, [counted('2019-01-31')]))).toBe(4.25);
      expect(trailing(4, newest(120, [counted('2018-11-30')]))).toBeNull();
    });

    it('take the basic average for both where a company has no other, which its year must prove', () => {
      const basic = (of: Period, count: number, filed: string): StatementItem => item('sharesBasic', of, count, filed);
      const items = (count: number): readonly StatementItem[] => [
        ...flows('netIncome', 100, 400),
        ...flows('epsDiluted', 1, 4),
        basic(year(2018), count, '2019-02-01'),
        ...newest(120, [basic(quarter(2019, 1), 80, '2019-05-01')]),
      ];
      const trailingOf = (count: number): number | null => {
        const { book, facts } = factsOf(items(count), '2019-06-30');
        return book.get(facts.trailing('epsDiluted') ?? '')?.value ?? null;
      };
      expect(trailingOf(100)).toBe(4.5);
      expect(trailingOf(97)).toBeNull();
    });

    it('are unknown where preferred dividends came off in the year, and where no count of shares is on record', () => {
      // The fourth quarter is filed, so that the newest alone is in question.
      const fourth: Period = { kind: 'quarter', start: '2018-10-01', end: '2018-12-31', label: 'Q4 FY2018' };
      const ofFourth = (eps: number): StatementItem => item('epsDiluted', fourth, eps, '2019-02-01');
      expect(trailing(4, newest(120, [average, ofFourth(1)]))).toBe(4.5);
      expect(trailing(3.6, newest(120, [average, ofFourth(0.9)]))).toBeNull();
      expect(trailing(4, newest(120, []))).toBeNull();
    });
  });

  it('takes the fiscal year when nothing newer is on record', () => {
    const { book, facts } = factsOf([item('revenue', year(2018), 100, '2019-02-01')], '2019-03-30');
    expect(book.get(facts.trailing('revenue') ?? '')?.value).toBe(100);
  });

  it('moves a half-year reporter on by half a year', () => {
    const items = [
      item('revenue', half(2018), 40, '2018-08-30'),
      item('revenue', year(2018), 100, '2019-03-30'),
      item('revenue', half(2019), 55, '2019-08-30'),
    ];
    const { book, facts } = factsOf(items, '2019-09-30');
    expect(book.get(facts.trailing('revenue') ?? '')?.value).toBe(115);
  });

  it('does not pass a line that stopped for the last twelve months', () => {
    const items = [
      item('interestExpense', year(2016), 7, '2017-02-01'),
      item('revenue', year(2016), 90, '2017-02-01'),
      item('revenue', year(2018), 100, '2019-02-01'),
    ];
    const { facts } = factsOf(items, '2019-06-30');
    expect(facts.trailing('interestExpense')).toBeNull();
    expect(facts.trailing('revenue')).toBe('revenue.TTM');
  });

  it('does not add up quarters with a hole between them', () => {
    const items = [
      item('revenue', quarter(2018, 1), 10, '2018-05-01'),
      item('revenue', quarter(2018, 2), 20, '2018-08-01'),
      item('revenue', quarter(2019, 1), 15, '2019-05-01'),
      item('revenue', quarter(2019, 2), 25, '2019-08-01'),
    ];
    expect(factsOf(items, '2019-09-30').facts.trailing('revenue')).toBeNull();
  });
});
