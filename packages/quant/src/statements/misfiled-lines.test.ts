import { describe, expect, it } from 'vitest';
import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { reviewStatements } from './review-statements.ts';

const day = (year: number): Period => ({
  kind: 'instant',
  start: `${year}-12-31`,
  end: `${year}-12-31`,
  label: `FY${year}`,
});
const span = (year: number): Period => ({
  kind: 'year',
  start: `${year}-01-01`,
  end: `${year}-12-31`,
  label: `FY${year}`,
});

const isBalance = (line: StatementLine): boolean => /^(?:total|retained|goodwill|payables|inventory)/.test(line);
const unitOf = (line: StatementLine): string => (line.startsWith('shares') ? 'shares' : 'USD');

/** A figure of a year as the report of a later or the same year gives it; the year of the report stands for its accession. */
function figure(line: StatementLine, year: number, value: number, report = year): StatementItem {
  const source = { id: 'test', locator: `report-${report} us-gaap:${line}` };
  const period = isBalance(line) ? day(year) : span(year);
  return { line, period, value, currency: unitOf(line), knownAt: `${report + 1}-02-10`, source, derived: false };
}

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const first: Readonly<Partial<Record<StatementLine, number>>> = {
  revenue: 5_217_341_000,
  netIncome: 631_911_000,
  capitalExpenditure: 211_837_000,
  stockCompensation: 97_413_000,
  depreciationAmortization: 187_259_000,
  sellingGeneralAdmin: 834_775_000,
  totalAssets: 7_914_223_000,
  totalLiabilities: 4_115_937_000,
  totalEquity: 3_798_286_000,
  goodwill: 911_413_000,
  payables: 417_319_000,
  retainedEarnings: 2_711_857_000,
};
const amount = (line: StatementLine, year: number): number =>
  Math.round(((first[line] ?? 0) * 1.07 ** (year - 2018)) / 1000) * 1000;
const lines = Object.keys(first) as StatementLine[];
const sound = years.flatMap((year) => lines.map((line) => figure(line, year, amount(line, year))));

const kept = (items: readonly StatementItem[], line: StatementLine): readonly number[] =>
  reviewStatements(items).items.flatMap((item) => (item.line === line ? [item.value] : []));
const reasonsOf = (items: readonly StatementItem[], line: StatementLine): readonly string[] => [
  ...new Set(reviewStatements(items).withheld.flatMap((one) => (one.item.line === line ? [one.identity] : []))),
];
const changed = (line: StatementLine, change: (value: number) => number, year?: number): readonly StatementItem[] =>
  sound.map((item) =>
    item.line === line && (year === undefined || item.period.end.startsWith(String(year)))
      ? { ...item, value: change(item.value) }
      : item,
  );

describe('a line that one filing gives in another unit', () => {
  it('keeps sound statements as they are', () => {
    expect(reviewStatements(sound).withheld).toEqual([]);
  });

  it('loses what the filing says of its own year as well, where it gives two earlier years in yen', () => {
    const yen = [2023, 2024, 2025].map((year) =>
      figure('stockCompensation', year, amount('stockCompensation', year) * 150, 2025),
    );
    const items = [...sound.filter(({ line, period }) => line !== 'stockCompensation' || period.end < '2025'), ...yen];
    expect(kept(items, 'stockCompensation')).toEqual(
      years.slice(0, -1).map((year) => amount('stockCompensation', year)),
    );
    expect(reasonsOf(items, 'stockCompensation')).toContain('filing-line');
  });

  it('and one earlier balance in thousands, where the new one is in thousands too', () => {
    const short = [2024, 2025].map((year) => figure('payables', year, amount('payables', year) * 150, 2025));
    const items = [...sound.filter(({ line, period }) => line !== 'payables' || period.end < '2025'), ...short];
    expect(kept(items, 'payables')).toEqual(years.slice(0, -1).map((year) => amount('payables', year)));
  });

  it('keeps what a filing restates by a true amount', () => {
    const again = [2023, 2024].map((year) =>
      figure('stockCompensation', year, amount('stockCompensation', year) * 1.4, 2025),
    );
    expect(reviewStatements([...sound, ...again]).withheld).toEqual([]);
  });

  it('keeps counts that a split has multiplied', () => {
    const counts = years.map((year) => figure('sharesDiluted', year, 187_654_321 - 1_234_567 * (year - 2018)));
    const split = [2023, 2024].map((year) =>
      figure('sharesDiluted', year, 10 * (187_654_321 - 1_234_567 * (year - 2018)), 2025),
    );
    const after = counts.map((item) => (item.period.end > '2025' ? { ...item, value: item.value * 10 } : item));
    expect(kept([...sound, ...after, ...split], 'sharesDiluted')).toHaveLength(years.length + split.length);
  });
});

describe('an amount that is finer than its report', () => {
  it('is withheld: the report is in thousands and the amount is not', () => {
    const items = changed('goodwill', (value) => value / 1000);
    expect(kept(items, 'goodwill')).toEqual([]);
    expect(reasonsOf(items, 'goodwill')).toContain('filing-precision');
  });
});

describe('a flow that is larger than the company', () => {
  it('is withheld in every year, also where all years are in the same wrong unit', () => {
    const items = changed('capitalExpenditure', (value) => value * 1000);
    expect(kept(items, 'capitalExpenditure')).toEqual([]);
    expect(reasonsOf(items, 'capitalExpenditure')).toContain('company-size');
  });
});

describe('earnings per share beside their shares', () => {
  const profit = (year: number): number => 631_911_000 + 41_234_000 * (year - 2018);
  const of = (year: number, report = year): readonly StatementItem[] => {
    const [basic, diluted] = [187_654_000, 189_112_000];
    const each = (count: number): number => Math.round((profit(year) / count) * 100) / 100;
    return [
      figure('netIncome', year, profit(year), report),
      figure('sharesBasic', year, basic, report),
      figure('sharesDiluted', year, diluted, report),
      figure('epsBasic', year, each(basic), report),
      figure('epsDiluted', year, each(diluted), report),
    ];
  };
  const all = years.flatMap((year) => of(year));
  const valueOf = (line: StatementLine, year: number): number =>
    of(year).find((item) => item.line === line)?.value ?? Number.NaN;
  const at = (items: readonly StatementItem[], line: StatementLine, year: number): readonly number[] =>
    reviewStatements(items).items.flatMap((item) =>
      item.line === line && item.period.end.startsWith(String(year)) ? [item.value] : [],
    );

  it('are kept where they fit, and by a later report that splits the shares', () => {
    expect(reviewStatements(all).withheld).toEqual([]);
    const split = of(2024, 2025)
      .filter(({ line }) => line !== 'netIncome')
      .map((item) => ({ ...item, value: item.line.startsWith('eps') ? item.value / 4 : item.value * 4 }));
    const after = all.map((item) =>
      item.period.end < '2025' || item.line === 'netIncome'
        ? item
        : { ...item, value: item.line.startsWith('eps') ? item.value / 4 : item.value * 4 },
    );
    expect(reviewStatements([...after, ...split]).withheld).toEqual([]);
  });

  it('are not shown in millionths or in thousands of themselves, though the report gives no shares again', () => {
    const wrong = [1e6, 1e-3].map((factor) =>
      figure('epsDiluted', 2024, Number((valueOf('epsDiluted', 2024) * factor).toPrecision(6)), 2025),
    );
    for (const item of wrong) expect(at([...all, item], 'epsDiluted', 2024)).toEqual([valueOf('epsDiluted', 2024)]);
  });

  it('are not those of another year in a later report that changes neither shares nor profit', () => {
    // Too few years to show a habit.
    const few = all.filter(({ period }) => period.end > '2023');
    const items = [...few, figure('epsBasic', 2024, valueOf('epsBasic', 2018), 2025)];
    expect(at(items, 'epsBasic', 2024)).toEqual([valueOf('epsBasic', 2024)]);
    expect(reasonsOf(items, 'epsBasic')).toEqual(['lone-restatement']);
  });

  it('cost no true count where a later report puts them right', () => {
    const items = all.map((item) =>
      item.line === 'epsDiluted' && item.period.end.startsWith('2024') ? { ...item, value: item.value * 1e6 } : item,
    );
    const right = figure('epsDiluted', 2024, valueOf('epsDiluted', 2024), 2025);
    expect(at([...items, right], 'sharesDiluted', 2024)).toEqual([valueOf('sharesDiluted', 2024)]);
    expect(at([...items, right], 'epsDiluted', 2024)).toEqual([right.value]);
    expect(at(items, 'sharesDiluted', 2024).length + at(items, 'epsDiluted', 2024).length).toBeLessThan(2);
  });

  it('are not the same before and after a dilution', () => {
    const diluted = (items: readonly StatementItem[]): readonly StatementItem[] =>
      items.map((item) => {
        if (item.line === 'sharesDiluted') return { ...item, value: 205_000_000 };
        return item.line === 'epsDiluted'
          ? { ...item, value: Math.round((profit(2025) / 205_000_000) * 100) / 100 }
          : item;
      });
    const newest = diluted(of(2025));
    // Too few years to show a habit.
    const before = all.filter(({ period }) => period.end > '2024' && period.end < '2025');
    expect(at([...before, ...newest], 'epsDiluted', 2025)).toHaveLength(1);
    const same = newest.map((item) =>
      item.line === 'epsDiluted' ? { ...item, value: valueOf('epsBasic', 2025) } : item,
    );
    expect(reasonsOf([...before, ...same], 'epsDiluted')).toEqual(['dilution']);
  });
});

describe('income before tax of the newest year', () => {
  const figures = (year: number): readonly StatementItem[] => [
    figure('operatingIncome', year, 887_888_000 + 12_345_000 * (year - 2018)),
    figure('pretaxIncome', year, 799_887_000 + 10_111_000 * (year - 2018)),
  ];
  const all = years.flatMap(figures);

  it('is not operating income where interest stood between the two in every year before', () => {
    expect(reviewStatements(all).withheld).toEqual([]);
    const pretax = all.find(({ line, period }) => line === 'pretaxIncome' && period.end > '2025')?.value ?? Number.NaN;
    const items = all.map((item) =>
      item.line === 'operatingIncome' && item.period.end > '2025' ? { ...item, value: pretax } : item,
    );
    expect(kept(items, 'operatingIncome')).toHaveLength(years.length - 1);
  });
});

describe('cash of the newest day', () => {
  const cash = (part: number): readonly StatementItem[] =>
    years.flatMap((year) => {
      const all = 2_216_500_000 + 51_700_000 * (year - 2018);
      const own = year === 2025 ? all : Math.round(all * part);
      return (['cash', 'cashWithRestricted'] as const).map((line): StatementItem => {
        const item = figure(line, year, line === 'cash' ? own : all);
        return { ...item, period: day(year) };
      });
    });

  it('is not that with restricted cash where that was a tenth of it in all years before', () => {
    expect(kept(cash(0.6), 'cash')).toHaveLength(years.length - 1);
  });

  it('is kept where little was restricted, and is no longer', () => {
    expect(reviewStatements(cash(0.99)).withheld).toEqual([]);
  });
});
