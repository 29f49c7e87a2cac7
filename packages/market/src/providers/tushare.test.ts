import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import { sharedDir } from '@plumbline/fixtures/shared';
import { dateOf } from '@plumbline/model/date';
import type { StatementLine } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { tushareProvider } from './tushare.ts';

const shared = sharedDir();
const now = Date.UTC(2026, 10, 21, 4);
const key = 'tushare-token-1';

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const moutai = known('SH:600519');
const provider = tushareProvider({ key: () => key });

interface Posted {
  readonly api_name: string;
  readonly token: string;
  readonly params: Readonly<Record<string, string>>;
  readonly fields: string;
}

function postedIn({ body }: AskedQuestion): Posted {
  // What the adapter itself wrote.
  return JSON.parse(body ?? '{}') as Posted;
}

type Row = Readonly<Record<string, unknown>>;

/** Rows of tables by name, given in the columns that were asked for. */
function contextOf(tables: Readonly<Record<string, readonly Row[]>>, asked: AskedQuestion[] = []): ProviderContext {
  const fetch = answersFrom((question) => {
    const { api_name: name, fields: wanted } = postedIn(question);
    const fields = wanted.split(',');
    const items = (tables[name] ?? []).map((row) => fields.map((field) => row[field] ?? null));
    return jsonAnswer({ request_id: 'x', code: 0, msg: '', data: { fields, items, has_more: false } });
  }, asked);
  return { fetch, clock: { now: () => now }, signal: new AbortController().signal };
}
const answered = (body: unknown): ProviderContext => ({ ...contextOf({}), fetch: answersFrom(() => jsonAnswer(body)) });

const barsOf = (context: ProviderContext, instrument = moutai, extra: object = {}) => {
  if (provider.bars === undefined) throw new Error('no bars');
  return provider.bars({ instrument, interval: '1d', ...extra }, context);
};
const day = {
  ts_code: '600519.SH',
  trade_date: '20240102',
  open: 9,
  high: 9.5,
  low: 8.9,
  close: 9.1,
  vol: 7.5,
  amount: 6.8,
};
const refused = (code: number, msg: string) => ({ request_id: 'x', code, msg, data: null });

describe('Tushare', () => {
  it('gives days of results that came or are planned, and each end of a lock-up once', async () => {
    const plan = { ts_code: '600519.SH', ann_date: '20260930' };
    const float = { ts_code: '600519.SH', ann_date: '20261101', float_date: '20261215', share_type: '定增股份' };
    const context = contextOf({
      disclosure_date: [
        { ...plan, end_date: '20260930', pre_date: '20261024', actual_date: '20261026' },
        { ...plan, end_date: '20261231', pre_date: '20270402', actual_date: null },
        // Planned for a day that has passed, and never reported.
        { ...plan, end_date: '20260630', pre_date: '20260830', actual_date: null },
      ],
      // One row for each holder.
      share_float: [float, { ...float, ann_date: '20261020' }],
    });
    const answer = await provider.events?.(moutai, context);
    expect(answer?.value.map(({ kind, date, knownAt, title }) => [kind, date, knownAt, title.en])).toEqual([
      ['earnings', '2026-10-26', '2026-10-26', 'Results of the first nine months of 2026 announced'],
      ['lock-up', '2026-12-15', '2026-10-20', 'End of a lock-up'],
      ['earnings', '2027-04-02', '2026-11-21', 'Results expected'],
    ]);
    await expect(provider.events?.(known('HK:00700'), context)).rejects.toMatchObject({ code: 'not-covered' });
  });

  it('finds changes of an index between whole lists of its members and leaves out lists that miss some', async () => {
    const codes = Array.from({ length: 300 }, (_, at) => `${601_000 + at}.SH`);
    const list = (trade_date: string, members: readonly string[]): readonly Row[] =>
      members.map((con_code) => ({ index_code: '000300.SH', con_code, trade_date, weight: 0.33 }));
    const asked: AskedQuestion[] = [];
    const tables = {
      index_weight: [
        ...list('20260630', [...codes.slice(1), '300750.SZ']),
        ...list('20260615', codes.slice(0, 150)),
        ...list('20260529', codes),
      ],
    };
    const answer = await provider.indexChanges?.(known('SH:^000300'), contextOf(tables, asked));
    expect(answer?.value).toEqual([
      { instrumentId: 'SZ:300750', isJoining: true, date: '2026-06-30', knownAt: '2026-06-30', after: '2026-05-29' },
      { instrumentId: 'SH:601000', isJoining: false, date: '2026-06-30', knownAt: '2026-06-30', after: '2026-05-29' },
    ]);
    expect(asked.map((one) => postedIn(one).params)).toMatchObject([
      { index_code: '000300.SH', start_date: '20241115', end_date: '20250517' },
      { start_date: '20250518' },
      { start_date: '20251118' },
      { start_date: '20260521' },
    ]);
  });

  it('posts its question with the token inside, never in the address', async () => {
    const asked: AskedQuestion[] = [];
    await barsOf(contextOf({ daily: [day] }, asked), moutai, { from: '2024-01-01', to: '2024-01-31' });
    const [first] = asked;
    expect(first === undefined ? null : postedIn(first)).toMatchObject({
      api_name: 'daily',
      token: key,
      params: { ts_code: '600519.SH', start_date: '20240101', end_date: '20240131' },
    });
    expect(String(first?.url)).not.toContain(key);
  });

  it('reads hands of the mainland as shares, and shares of Hong Kong as they are', async () => {
    const mainland = await barsOf(contextOf({ daily: [{ ...day, trade_date: '20240103' }, day] }));
    expect(Array.from(mainland.value.series.columns.time, dateOf)).toEqual(['2024-01-02', '2024-01-03']);
    expect(mainland.value.series.columns.volume[0]).toBe(750);
    const hongKong = await barsOf(
      contextOf({ hk_daily: [{ ...day, ts_code: '00700.HK', vol: 900 }] }),
      known('HK:00700'),
    );
    expect(hongKong.value.series.columns.volume[0]).toBe(900);
    const index = await barsOf(contextOf({ index_daily: [{ ...day, ts_code: '000300.SH' }] }), known('SH:^000300'));
    expect(index.value.series.columns.close[0]).toBe(9.1);
  });

  it('gives dividends in force once, not plans', async () => {
    const paid = {
      ts_code: '300750.SZ',
      div_proc: '实施',
      stk_div: 0.8,
      cash_div_tax: 2.52,
      ex_date: '20230426',
      imp_ann_date: '20230420',
    };
    const plan = { ...paid, div_proc: '预案', ex_date: null };
    const answer = await provider.actions?.(known('SZ:300750'), contextOf({ dividend: [plan, paid, paid] }));
    expect(answer?.value).toMatchObject([
      { kind: 'split', exDate: '2023-04-26', knownAt: '2023-04-20', ratio: 1.8 },
      { kind: 'dividend', amount: 2.52 },
    ]);
  });

  const report = (end: string, announced: string, figures: Row, extra: Row = {}) => ({
    ts_code: '600519.SH',
    ann_date: announced,
    f_ann_date: announced,
    end_date: end,
    report_type: '1',
    update_flag: '0',
    ...figures,
    ...extra,
  });
  const statements = async (tables: Readonly<Record<string, readonly Row[]>>) => {
    const answer = await provider.fundamentals?.(moutai, contextOf(tables));
    return (line: StatementLine, label: string) =>
      answer?.value.items.filter((item) => item.line === line && item.period.label === label) ?? [];
  };

  it('gives every version of a figure with the day it was announced', async () => {
    const at = await statements({
      income: [
        report('20231231', '20240403', {
          total_revenue: 150e9,
          revenue: 147e9,
          oper_cost: 12e9,
          n_income_attr_p: 74e9,
        }),
        report(
          '20231231',
          '20250403',
          { total_revenue: 151e9, revenue: 148e9, n_income_attr_p: 74e9 },
          { update_flag: '1' },
        ),
        report('20231231', '20240403', { total_revenue: 1 }, { report_type: '4' }),
      ],
      balancesheet: [
        report('20231231', '20240403', { total_share: 1_256_197_800, st_borr: null, non_cur_liab_due_1y: 5e6 }),
      ],
    });
    expect(at('revenue', 'FY2023').map((item) => [item.value, item.knownAt])).toEqual([
      [147e9, '2024-04-03'],
      [148e9, '2025-04-03'],
    ]);
    expect(at('netIncome', 'FY2023')).toHaveLength(1);
    expect(at('grossProfit', 'FY2023')).toMatchObject([{ value: 135e9, derived: true, currency: 'CNY' }]);
    expect(at('sharesOutstanding', 'FY2023')).toMatchObject([{ value: 1_256_197_800, currency: 'shares' }]);
    expect(at('shortTermDebt', 'FY2023')).toMatchObject([{ value: 5e6 }]);
  });

  it('turns sums since January into quarters', async () => {
    const income = [
      ['20240331', '20240425', 10],
      ['20240630', '20240828', 21],
      ['20240930', '20241027', 33],
      ['20241231', '20250403', 46],
    ].map(([end, announced, total]) => report(String(end), String(announced), { total_revenue: total }));
    const at = await statements({ income });
    expect(['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) => at('revenue', `${quarter} FY2024`)[0]?.value)).toEqual([
      10, 11, 12, 13,
    ]);
  });

  it('takes the day a version was really announced, not that of the report it stands in', async () => {
    const at = await statements({
      income: [report('20231231', '20240403', { total_revenue: 1 }, { f_ann_date: '20240410' })],
    });
    expect(at('revenue', 'FY2023')[0]?.knownAt).toBe('2024-04-10');
  });

  it.each<readonly [string, unknown, string]>([
    ['a wrong token', refused(40101, '抱歉，您的token不对，请确认。'), 'provider-refused'],
    ['too few points', refused(40203, '抱歉，您没有接口(income)访问权限，权限的具体详情访问'), 'not-covered'],
    ['too many questions a minute', refused(40203, '抱歉,您每分钟最多访问该接口50次'), 'provider-limited'],
    ['too many questions a day', refused(40203, '抱歉，您每天最多访问该接口10次'), 'provider-limited'],
    ['another error', refused(-1, 'system error'), 'provider-body'],
    ['no data', refused(0, ''), 'provider-empty'],
    ['a column that is gone', { code: 0, msg: '', data: { fields: ['ts_code'], items: [] } }, 'provider-body'],
    [
      'a part of the table',
      { code: 0, msg: '', data: { fields: ['ts_code'], items: [], has_more: true } },
      'data-refused',
    ],
    ['another shape', { rows: [] }, 'provider-body'],
  ])('refuses %s', async (_, body, code) => {
    await expect(barsOf(answered(body))).rejects.toMatchObject({ code });
  });

  it.each<readonly [string, Row, string]>([
    ['another code', { ts_code: '000001.SZ' }, 'data-refused'],
    ['no close', { close: null }, 'provider-body'],
    ['a close that is text', { close: '9.1' }, 'provider-body'],
    ['a close with a separator', { close: '1,433.00' }, 'provider-body'],
    ['a date that is none', { trade_date: '20240230' }, 'provider-body'],
  ])('refuses a bar with %s', async (_, change, code) => {
    await expect(barsOf(contextOf({ daily: [{ ...day, ...change }] }))).rejects.toMatchObject({ code });
  });

  it('refuses a row with too few columns', async () => {
    const fields = ['ts_code', 'trade_date', 'open', 'high', 'low', 'close', 'vol', 'amount'];
    const body = { code: 0, msg: '', data: { fields, items: [['600519.SH', '20240102']] } };
    await expect(barsOf(answered(body))).rejects.toMatchObject({ code: 'provider-body' });
  });

  it('never repeats the token in what it says', async () => {
    const failure: unknown = await barsOf(answered(refused(40101, `token ${key} 不对`))).catch(
      (error: unknown) => error,
    );
    expect(String(failure)).not.toContain(key);
  });

  it.skipIf(shared === null)('gives recorded days of the SSE 50 in shares (needs the shared folder)', async () => {
    const path = `${shared}/data/payloads-alphavantage-aitrader/ashare-daily-tushare-sse50.csv`;
    const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
    const names = head.split(',');
    const rows = lines.map((line): Row => {
      const cells = line.split(',');
      return Object.fromEntries(names.map((name, at) => [name, at < 2 ? cells[at] : Number(cells[at])]));
    });
    const own = rows.filter((row) => row.ts_code === '600519.SH');
    const { value } = await barsOf(contextOf({ daily: own }));
    expect(value.series.columns.close).toHaveLength(30);
    own
      .toSorted((a, b) => String(a.trade_date).localeCompare(String(b.trade_date)))
      .forEach((row, bar) => {
        expect(value.series.columns.close[bar]).toBe(row.close);
        const shares = value.series.columns.volume[bar] ?? 0;
        // Turnover comes in thousands of yuan: shares times price must be near it.
        expect((shares * Number(row.close)) / (Number(row.amount) * 1000)).toBeCloseTo(1, 1);
      });
  });
});
