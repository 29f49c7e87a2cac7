import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import { eastmoneyWire } from '@plumbline/fixtures/replay/hosts/eastmoney';
import { ownRevenue } from '@plumbline/fixtures/wire/own-statements';
import type { Fundamentals, StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { eastmoneyProvider } from './eastmoney.ts';
import { readHongKongReports } from './eastmoney/hong-kong-reports.ts';
import { normaliseMainland } from './eastmoney/normalise-mainland.ts';
import { parValue } from './eastmoney/par-value.ts';

const now = Date.UTC(2026, 10, 21, 4);

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const moutai = known('SH:600519');
const tencent = known('HK:00700');

const contextOf = (fetch: ProviderContext['fetch']): ProviderContext => ({
  fetch,
  clock: { now: () => now },
  signal: new AbortController().signal,
});
const wire = (asked: AskedQuestion[] = []) => contextOf(answersFrom(({ url }) => eastmoneyWire(url, {}), asked));
const answered = (body: unknown) => contextOf(answersFrom(() => jsonAnswer(body)));
const provider = eastmoneyProvider();

const statements = async (instrument: Instrument, context: ProviderContext) => {
  const answer = await provider.fundamentals?.(instrument, context);
  if (answer === undefined) throw new Error('no statements');
  return answer;
};
const itemOf = ({ items }: Fundamentals, line: StatementLine, label: string): StatementItem | undefined =>
  items.find((item) => item.line === line && item.period.label === label);

describe('Eastmoney statements of the mainland', () => {
  it('carry value, period, currency and the day they were announced', async () => {
    const { value, source } = await statements(moutai, wire());
    expect(itemOf(value, 'revenue', 'FY2024')).toMatchObject({
      // What its cost belongs to: the total counts the interest of a finance arm besides.
      value: ownRevenue(2024, 4),
      currency: 'CNY',
      knownAt: '2025-04-03',
      derived: false,
      period: { kind: 'year', start: '2024-01-01', end: '2024-12-31' },
      source: { locator: '2024-12-31 OPERATE_INCOME' },
    });
    expect(itemOf(value, 'equity', 'FY2024')).toMatchObject({ value: 690e6, period: { kind: 'instant' } });
    expect(source.notes).toEqual(['Dividends paid left out: the source counts them together with interest.']);
  });

  it('turn sums since January into quarters and trailing years', async () => {
    const { value } = await statements(moutai, wire());
    const quarter = ownRevenue(2024, 1);
    for (const label of ['Q1 FY2024', 'Q2 FY2024', 'Q3 FY2024', 'Q4 FY2024'])
      expect(itemOf(value, 'revenue', label)?.value).toBe(quarter);
    expect(itemOf(value, 'revenue', 'Q3 FY2024')?.knownAt).toBe('2024-10-27');
    const trailing = value.items.filter((item) => item.line === 'revenue' && item.period.kind === 'trailing');
    expect(trailing.find((item) => item.period.end === '2024-09-30')?.value).toBe(3 * quarter + ownRevenue(2023, 1));
    expect(value.items.some((item) => item.period.kind === 'range')).toBe(false);
  });

  it('put together what no single column says, and leave out what is empty', async () => {
    const { value } = await statements(moutai, wire());
    const revenue = ownRevenue(2024, 4);
    expect(itemOf(value, 'grossProfit', 'FY2024')).toMatchObject({
      value: revenue - revenue * 0.3,
      derived: true,
    });
    expect(itemOf(value, 'shortTermDebt', 'FY2024')?.value).toBe(5e6);
    expect(itemOf(value, 'researchAndDevelopment', 'FY2024')).toBeUndefined();
    expect(itemOf(value, 'dividendsPaid', 'FY2024')).toBeUndefined();
    const assets = itemOf(value, 'totalAssets', 'FY2024')?.value;
    expect(assets).toBe((itemOf(value, 'totalLiabilities', 'FY2024')?.value ?? 0) + 700e6);
  });

  it('never take what stands in for operating income for the same figure', () => {
    const income = [
      ['03-31', 10, 11],
      ['06-30', 20, 22],
      ['09-30', null, 33],
      ['12-31', 40, 44],
    ].map(([end, operating, total]) => ({
      REPORT_DATE: `2024-${end} 00:00:00`,
      NOTICE_DATE: '2025-04-03 00:00:00',
      CURRENCY: 'CNY',
      OPERATE_INCOME: operating,
      TOTAL_OPERATE_INCOME: total,
      OPERATE_COST: 4,
    }));
    const { value } = normaliseMainland({ income, balance: [], cash: [] }, moutai, '600519', now);
    const revenue = ['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) => itemOf(value, 'revenue', `${quarter} FY2024`)?.value);
    expect(revenue).toEqual([10, 10, undefined, undefined]);
    expect(itemOf(value, 'grossProfit', 'FY2024')?.value).toBe(36);
    expect(itemOf(value, 'revenue', 'FY2024')?.value).toBe(40);
  });

  it('prove long-term debt to be nil where the other rows are the whole, and say nothing where they are not', () => {
    const row = {
      REPORT_DATE: '2024-12-31 00:00:00',
      NOTICE_DATE: '2025-04-03 00:00:00',
      CURRENCY: 'CNY',
      TOTAL_ASSETS: 304_738_184_929.86,
      TOTAL_NONCURRENT_LIAB: 269_780_788.48,
      LEASE_LIAB: 205_116_273.86,
      DEFER_TAX_LIAB: 64_664_514.62,
    };
    const debt = (changed: object): number | undefined => {
      const balance = [{ ...row, ...changed }];
      const { items } = normaliseMainland({ income: [], balance, cash: [] }, moutai, '600519', now).value;
      return items.find(({ line }) => line === 'longTermDebt')?.value;
    };
    expect(debt({})).toBe(0);
    expect(debt({ LONG_LOAN: 7 })).toBe(7);
    expect(debt({ LEASE_LIAB: 200_000_000 })).toBeUndefined();
  });

  it('hold flows against what they themselves close with, where that counts more than the cash of the balance sheet', () => {
    const row = { REPORT_DATE: '2024-12-31 00:00:00', NOTICE_DATE: '2025-04-03 00:00:00', CURRENCY: 'CNY' };
    const closing = (cash: number): number | undefined => {
      const balance = [{ ...row, MONETARYFUNDS: cash }];
      const flows = [{ ...row, NETCASH_OPERATE: 5, END_CCE: 170 }];
      const { items } = normaliseMainland({ income: [], balance, cash: flows }, moutai, '600519', now).value;
      return items.find(({ line }) => line === 'cashWithRestricted')?.value;
    };
    expect([closing(59), closing(170)]).toEqual([170, 170]);
    // Deposits that are not free are cash of the balance sheet alone.
    expect(closing(171)).toBeUndefined();
  });

  it('show nothing that was announced later', async () => {
    const { value } = await statements(moutai, wire());
    const early = value.items.filter((item) => item.knownAt <= '2023-06-30');
    expect(early.length).toBeGreaterThan(0);
    expect(early.every((item) => item.period.end <= '2023-03-31')).toBe(true);
  });

  const rows = (change: (row: Record<string, unknown>, place: number) => Record<string, unknown>) => {
    const income = Array.from({ length: 5 }, (_, place) => ({
      REPORT_DATE: `${2020 + place}-12-31 00:00:00`,
      NOTICE_DATE: `${2021 + place}-03-30 00:00:00`,
      CURRENCY: 'CNY',
      PARENT_NETPROFIT: 100,
      BASIC_EPS: 1,
      SHARE_CAPITAL: 100,
      OPERATE_INCOME: 1_000,
    })).map(change);
    return normaliseMainland({ income, balance: income, cash: [] }, moutai, '600519.SH', now);
  };

  it('leave out rows that do not say since when they are public', () => {
    const { value, source } = rows((row, place) => (place === 4 ? { ...row, NOTICE_DATE: null } : row));
    expect(itemOf(value, 'netIncome', 'FY2024')).toBeUndefined();
    expect(itemOf(value, 'netIncome', 'FY2023')?.knownAt).toBe('2024-03-30');
    expect(source.notes?.[0]).toMatch(/^2 rows without/);
  });

  it('say when figures were changed after publication', () => {
    const { source } = rows((row) => ({ ...row, UPDATE_DATE: '2026-01-01 00:00:00' }));
    expect(source.notes?.[0]).toMatch(/changed by the source/);
  });

  it('tell shares from share capital by what a share is worth on paper', () => {
    const shares = (capital: number) =>
      itemOf(rows((row) => ({ ...row, SHARE_CAPITAL: capital })).value, 'sharesOutstanding', 'FY2024')?.value;
    expect(shares(100)).toBe(100);
    expect(shares(10)).toBe(100);
    expect(shares(37)).toBeUndefined();
    expect(parValue([], [])).toBeNull();
  });

  it('refuse quarters that come one by one instead of as sums', () => {
    const single = ['03-31', '06-30', '09-30', '12-31'].flatMap((end) =>
      [2022, 2023, 2024].map((year) => ({
        REPORT_DATE: `${year}-${end} 00:00:00`,
        NOTICE_DATE: '2025-04-01 00:00:00',
        CURRENCY: 'CNY',
        OPERATE_INCOME: end === '12-31' ? 90 : 100,
      })),
    );
    expect(() => normaliseMainland({ income: single, balance: [], cash: [] }, moutai, '600519.SH', now)).toThrow(
      expect.objectContaining({ code: 'data-refused' }),
    );
  });

  it.each([['1,433.00'], ['12'], ['']])('refuse the figure %j that arrives as text', (text) => {
    expect(() => rows((row) => ({ ...row, OPERATE_INCOME: text }))).toThrow(
      expect.objectContaining({ code: 'provider-body' }),
    );
  });

  it('look for banks in the table of banks first', async () => {
    const asked: AskedQuestion[] = [];
    await expect(statements(known('SH:600036'), wire(asked))).rejects.toMatchObject({ code: 'provider-empty' });
    expect(asked.map(({ url }) => url.searchParams.get('reportName'))).toEqual(
      ['B', 'I', 'S', 'G'].map((kind) => `RPT_F10_FINANCE_${kind}INCOME`),
    );
  });
});

describe('Eastmoney statements of Hong Kong', () => {
  it('count in the currency of the report, not of the price', async () => {
    const { value, source } = await statements(tencent, wire());
    expect(itemOf(value, 'revenue', 'FY2024')).toMatchObject({ value: 1_000e6, currency: 'CNY' });
    expect(source.notes?.[1]).toBe('Reports count in CNY, prices in HKD.');
  });

  it('count as known on the last day the listing rules allow', async () => {
    const { value, source } = await statements(tencent, wire());
    expect(source.isDatedByRule).toBe(true);
    expect(itemOf(value, 'netIncome', 'FY2024')?.knownAt).toBe('2025-03-31');
    const half = value.items.find((item) => item.line === 'equity' && item.period.end === '2024-06-30');
    expect(half?.knownAt).toBe('2024-08-31');
  });

  it('write outflows and taxes as positive', async () => {
    const { value } = await statements(tencent, wire());
    const lines: readonly StatementLine[] = [
      'capitalExpenditure',
      'dividendsPaid',
      'incomeTax',
      'interestExpense',
      'sellingGeneralAdmin',
    ];
    expect(lines.map((line) => itemOf(value, line, 'FY2024')?.value)).toEqual([75e6, 30e6, 50e6, 10e6, 100e6]);
    expect(itemOf(value, 'capitalExpenditure', 'FY2024')?.source.locator).toBe('2024-12-31 005005 + 005007');
  });

  it('count deposits as good as cash and notes due after a year as debt', async () => {
    const { value } = await statements(tencent, wire());
    const lines: readonly StatementLine[] = ['cash', 'shortTermInvestments', 'longTermDebt'];
    expect(lines.map((line) => itemOf(value, line, 'FY2024')?.value)).toEqual([300e6, 110e6, 210e6]);
  });

  it('do not take revenue repeated as gross profit for a margin of a hundred percent', async () => {
    const context = contextOf(
      answersFrom(({ url }) => {
        const { status, headers, body } = eastmoneyWire(url, {});
        const text = new TextDecoder()
          .decode(body)
          .replaceAll('"STD_ITEM_NAME":"毛利","AMOUNT":500000000', '"STD_ITEM_NAME":"毛利","AMOUNT":1000000000');
        return { status, headers, body: new TextEncoder().encode(text) };
      }),
    );
    expect(itemOf((await statements(tencent, context)).value, 'grossProfit', 'FY2024')).toBeUndefined();
  });

  it('know the currencies by name and leave out reports in others', () => {
    const report = (CURRENCY: string) => ({
      START_DATE: '2024-01-01 00:00:00',
      REPORT_DATE: '2024-12-31 00:00:00',
      REPORT_TYPE: '年报',
      CURRENCY,
    });
    const read = (names: readonly string[]) => readHongKongReports([{ REPORT_LIST: names.map(report) }], '2026-11-21');
    expect(read(['人民币', '港元', '美元', '火星币']).map(({ currency }) => currency)).toEqual(['CNY', 'HKD', 'USD']);
    expect(readHongKongReports([], '2026-11-21')).toEqual([]);
    expect(() => readHongKongReports([{ LIST: [] }], '2026-11-21')).toThrow(/another shape/);
  });
});

describe('Eastmoney dividends and results', () => {
  it('give cash and shares per share, not per ten', async () => {
    const answer = await provider.actions?.(known('SZ:300750'), wire());
    expect(answer?.value).toEqual([
      { kind: 'split', instrumentId: 'SZ:300750', exDate: '2023-04-26', knownAt: '2023-04-20', ratio: 1.8 },
      {
        kind: 'dividend',
        instrumentId: 'SZ:300750',
        exDate: '2023-04-26',
        knownAt: '2023-04-20',
        amount: 2.52,
        currency: 'CNY',
      },
    ]);
  });

  it('give the days on which results came, with earnings of a first quarter or year only', async () => {
    const answer = await provider.events?.(moutai, wire());
    const year = answer?.value.find((event) => event.title.en.includes('full year of 2024'));
    expect(year).toMatchObject({ kind: 'earnings', date: '2025-04-03', actual: (ownRevenue(2024, 4) * 0.36) / 1e8 });
    expect(answer?.value.find((event) => event.title.en.includes('nine months'))).not.toHaveProperty('actual');
  });

  it('of Hong Kong are read from sentences, and say that splits are not among them', async () => {
    const asked: AskedQuestion[] = [];
    const answer = await provider.actions?.(tencent, wire(asked));
    expect(answer?.value).toMatchObject([
      { kind: 'dividend', exDate: '2024-05-17', amount: 0.784234, currency: 'HKD' },
      { kind: 'dividend', exDate: '2026-05-15', amount: 5.3, currency: 'HKD', knownAt: '2026-03-18' },
    ]);
    expect(answer?.source.notes).toEqual(['Splits and consolidations are not in this list.']);
    expect(asked[0]?.url.searchParams.get('filter')).toBe('(SECURITY_CODE="00700")(IS_BFP="0")');
  });

  it('have no days of results but of the mainland', async () => {
    await expect(provider.events?.(tencent, wire())).rejects.toMatchObject({ code: 'not-covered' });
    await expect(provider.actions?.(known('US:AAPL'), wire())).rejects.toMatchObject({ code: 'not-covered' });
    await expect(statements(known('US:AAPL'), wire())).rejects.toMatchObject({ code: 'not-covered' });
  });
});

describe('Eastmoney data centre', () => {
  it('reads all pages and refuses a part of them', async () => {
    const row = { SECURITY_CODE: '600519', EX_DIVIDEND_DATE: '2024-06-19 00:00:00', PRETAX_BONUS_RMB: 1 };
    const pages = (count: number) =>
      contextOf(
        answersFrom(({ url }) => {
          const page = Number(url.searchParams.get('pageNumber'));
          const data = [{ ...row, EX_DIVIDEND_DATE: `2024-06-1${page} 00:00:00` }];
          return jsonAnswer({ success: true, code: 0, result: { pages: 2, count, data } });
        }),
      );
    expect((await provider.actions?.(moutai, pages(2)))?.value).toHaveLength(2);
    await expect(provider.actions?.(moutai, pages(7))).rejects.toMatchObject({ code: 'data-refused' });
  });

  it.each<readonly [string, unknown, string]>([
    ['a table that is gone', { success: false, code: 9_501, message: '报表配置不存在', result: null }, 'provider-body'],
    ['no rows', { success: false, code: 9_201, message: '返回数据为空', result: null }, 'provider-empty'],
    ['another shape', { data: [] }, 'provider-body'],
    ['rows that are no rows', { success: true, result: { pages: 1, data: [1, 2] } }, 'provider-body'],
  ])('refuses statements on %s', async (_, body, code) => {
    await expect(statements(moutai, answered(body))).rejects.toMatchObject({ code });
    await expect(statements(tencent, answered(body))).rejects.toMatchObject({ code });
  });
});
