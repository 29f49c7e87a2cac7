import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import { jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import { mainlandDays } from '@plumbline/fixtures/replay/hosts/mainland-history';
import { tencentQuoteWire, tencentWire } from '@plumbline/fixtures/replay/hosts/tencent';
import { sharedDir } from '@plumbline/fixtures/shared';
import { dateOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import { readBars } from '../adjust/read-bars.ts';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { tencentQuoteProvider } from './tencent-quote.ts';
import { tencentProvider } from './tencent.ts';
import { klineUrl } from './tencent/build-query.ts';

const shared = sharedDir();
const now = Date.UTC(2026, 10, 21, 4);

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const moutai = known('SH:600519');
const catl = known('SZ:300750');
const tencent = known('HK:00700');
const star: Instrument = { ...moutai, id: 'SH:688981' };

const contextOf = (fetch: ProviderContext['fetch'], at = now): ProviderContext => ({
  fetch,
  clock: { now: () => at },
  signal: new AbortController().signal,
});

const wire = (from: string | null, asked: AskedQuestion[] = []) =>
  contextOf(answersFrom(({ url }) => tencentWire(from)(url, {}), asked));
const quotes = (from: string | null) => contextOf(answersFrom(({ url }) => tencentQuoteWire(from)(url, {})));

const barsOf = (instrument: Instrument, context: ProviderContext, extra: object = {}) => {
  const { bars } = tencentProvider();
  if (bars === undefined) throw new Error('no bars');
  return bars({ instrument, interval: '1d', ...extra }, context);
};
const answered = (body: unknown, at = now) =>
  contextOf(
    answersFrom(() => jsonAnswer(body)),
    at,
  );
const klines = (symbol: string, rows: readonly unknown[], quote?: readonly string[], list = 'day') => ({
  code: 0,
  msg: '',
  data: { [symbol]: { [list]: rows, ...(quote === undefined ? {} : { qt: { [symbol]: quote } }) } },
});
const turnover = (text: string) =>
  Object.assign(
    Array.from({ length: 88 }, () => ''),
    { 35: text },
  );

describe.each([['invented', null], ...(shared === null ? [] : [['recorded', shared] as const])] as const)(
  'Tencent history, %s',
  (_, from) => {
    it('gives every session as traded, open before close before high, hands as shares', async () => {
      const asked: AskedQuestion[] = [];
      const { value, source } = await barsOf(moutai, wire(from, asked), { from: '2021-01-04' });
      const days = (mainlandDays(from, '600519') ?? []).filter((day) => day.date >= '2021-01-04');
      const { columns, adjustment, isLastPartial } = value.series;
      expect(Array.from(columns.time, dateOf)).toEqual(days.map((day) => day.date));
      for (const column of ['open', 'high', 'low', 'close'] as const) {
        expect(Array.from(columns[column])).toEqual(days.map((day) => Number(day[column].toFixed(3))));
      }
      expect(Array.from(columns.volume)).toEqual(days.map((day) => Math.round(day.volume)));
      expect({ adjustment, isLastPartial }).toEqual({ adjustment: 'none', isLastPartial: false });
      expect(source).toMatchObject({ publisher: 'Tencent', locator: 'sh600519', asOf: days.at(-1)?.date });
      expect(asked[0]?.url.searchParams.get('param')).toBe('sh600519,day,,2026-11-21,2000,');
    });
  },
);

it.skipIf(shared === null)('reads the bonus issue of 300750 with its bars (needs the shared folder)', async () => {
  const { value } = await barsOf(catl, wire(shared));
  expect(value.actions).toEqual([
    { kind: 'split', instrumentId: catl.id, exDate: '2023-04-26', knownAt: '2023-04-26', ratio: 1.8 },
    {
      kind: 'dividend',
      instrumentId: catl.id,
      exDate: '2023-04-26',
      knownAt: '2023-04-26',
      amount: 2.52,
      currency: 'CNY',
    },
  ]);
  const adjusted = readBars(value.series, value.actions, { adjustment: 'split' });
  const day = Array.from(adjusted.columns.time, dateOf).indexOf('2023-04-26');
  const move = (adjusted.columns.close[day] ?? 0) / (adjusted.columns.close[day - 1] ?? 1) - 1;
  expect(Math.abs(move)).toBeLessThan(0.05);
});

describe('Tencent history', () => {
  const row = (date: string, price: string, ...rest: readonly unknown[]) => [
    date,
    price,
    price,
    price,
    price,
    '7',
    ...rest,
  ];

  it('asks each market on its own path, US shares with their exchange', () => {
    expect(klineUrl('x', 'hk', 'hk00700', '1d', '2026-11-20')).toContain('/hkfqkline/get?');
    expect(klineUrl('x', 'us', 'usAAPL.OQ', '1w', '2026-11-20', 'qfq')).toContain(
      encodeURIComponent('usAAPL.OQ,week,,2026-11-20,2000,qfq'),
    );
  });

  it('goes back page by page until nothing older comes', async () => {
    const asked: AskedQuestion[] = [];
    const fetch = answersFrom(({ url }) => {
      const end = url.searchParams.get('param')?.split(',')[3] ?? '';
      const all = ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05'].filter((date) => date <= end);
      return jsonAnswer(
        klines(
          'sh600519',
          all.slice(-2).map((date) => row(date, '9')),
        ),
      );
    }, asked);
    const { value } = await barsOf(moutai, contextOf(fetch));
    expect(Array.from(value.series.columns.time, dateOf)).toEqual([
      '2024-01-02',
      '2024-01-03',
      '2024-01-04',
      '2024-01-05',
    ]);
    expect(asked.map(({ url }) => url.searchParams.get('param')?.split(',')[3])).toEqual([
      '2026-11-21',
      '2024-01-03',
      '2024-01-01',
    ]);
  });

  it('never takes a restated list for one as traded', async () => {
    const body = klines('sh600519', [row('2024-01-02', '9')], undefined, 'qfqday');
    await expect(barsOf(moutai, answered(body))).rejects.toMatchObject({ code: 'provider-empty' });
  });

  it('takes the unit of volume from the turnover that comes along', async () => {
    const one = async (instrument: Instrument, symbol: string, quote?: readonly string[]) =>
      (await barsOf(instrument, answered(klines(symbol, [row('2024-01-02', '9')], quote)), { from: '2024-01-02' }))
        .value.series.columns.volume[0];
    expect(await one(moutai, 'sh600519')).toBe(700);
    expect(await one(star, 'sh688981', turnover('9/7/63'))).toBe(7);
    expect(await one(star, 'sh688981', turnover('9/7/6300'))).toBe(700);
    expect(await one(star, 'sh688981')).toBeNaN();
    expect(await one(tencent, 'hk00700')).toBe(7);
  });

  it('reads shares given, shares converted and cash of one day, and names what it cannot represent', async () => {
    const paid = { cqr: '2024-01-03', FHcontent: '10送6股, 10转2股, 10派1.7元, 10配3股' };
    const rows = [row('2024-01-02', '18'), row('2024-01-03', '10', paid)];
    const { value, source } = await barsOf(moutai, answered(klines('sh600519', rows)), { from: '2024-01-02' });
    expect(value.actions).toMatchObject([
      { kind: 'split', ratio: 1.8 },
      { kind: 'dividend', amount: 0.17 },
    ]);
    expect(source.notes).toEqual(['Not reflected in adjusted prices: 10配3股.']);
  });

  it('refuses a crash that only a split it does not name can explain', async () => {
    const rows = Array.from({ length: 9 }, (_, day) =>
      row(`2024-01-${String(day + 2).padStart(2, '0')}`, day < 7 ? '18' : '10'),
    );
    await expect(barsOf(moutai, answered(klines('sh600519', rows)), { from: '2024-01-02' })).rejects.toMatchObject({
      code: 'data-refused',
    });
  });

  it('names minutes by their start and keeps the running one open', async () => {
    const at = Date.UTC(2026, 10, 20, 1, 37);
    const rows = [
      ['202611200935', '9', '9.1', '9.2', '8.9', '5', {}, '0.1'],
      ['202611200940', '9', '9.1', '9.2', '8.9', '5', {}, '0.1'],
    ];
    const context = answered(klines('sh600519', rows, undefined, 'm5'), at);
    const { value } = await barsOf(moutai, context, { interval: '5m' });
    expect(Array.from(value.series.columns.time)).toEqual([
      Date.UTC(2026, 10, 20, 1, 30),
      Date.UTC(2026, 10, 20, 1, 35),
    ]);
    expect(value.series.isLastPartial).toBe(true);
  });

  it('holds today open until its session has settled', async () => {
    const partial = async (hour: number, minute: number) => {
      const context = answered(klines('sh600519', [row('2026-11-20', '9')]), Date.UTC(2026, 10, 20, hour, minute));
      return (await barsOf(moutai, context, { from: '2026-11-20' })).value.series.isLastPartial;
    };
    expect(await partial(6, 59)).toBe(true);
    expect(await partial(7, 14)).toBe(true);
    expect(await partial(7, 15)).toBe(false);
  });

  it.each<readonly [string, unknown, string]>([
    ['an unknown symbol', { code: 0, msg: 'param error', data: [] }, 'not-covered'],
    ['an error inside status 200', { code: 1, msg: 'bad', data: null }, 'provider-body'],
    ['an answer about nothing', { code: 0, msg: '', data: {} }, 'provider-empty'],
    ['an empty list, which is how a limit shows', klines('sh600519', []), 'provider-empty'],
    ['a price with a separator', klines('sh600519', [row('2024-01-02', '1,433.33')]), 'provider-body'],
    ['an empty price', klines('sh600519', [row('2024-01-02', '')]), 'provider-body'],
    ['a price of null', klines('sh600519', [['2024-01-02', null, '1', '1', '1', '1']]), 'provider-body'],
    ['Infinity', klines('sh600519', [row('2024-01-02', 'Infinity')]), 'provider-body'],
    ['a date that is none', klines('sh600519', [row('2024-02-30', '9')]), 'provider-body'],
  ])('refuses %s', async (_, body, code) => {
    await expect(barsOf(moutai, answered(body), { from: '2024-01-02' })).rejects.toMatchObject({ code });
  });
});

describe('Tencent quotes', () => {
  const provider = tencentQuoteProvider();
  const textOf = (text: string) => contextOf(answersFrom(() => textAnswer(200, 'text/html; charset=GBK', text)));
  const fields = (set: Readonly<Record<number, string>>) => {
    const all = Array.from({ length: 88 }, () => '');
    for (const [place, text] of Object.entries({ 0: '1', 2: '600519', 3: '9', 4: '8', 30: '20260806104333', ...set }))
      all[Number(place)] = text;
    return `v_sh600519="${all.join('~')}";`;
  };

  it('give price, close before and time on the exchange clock', async () => {
    const answer = await provider.quote?.(moutai, textOf(fields({ 3: '1301.50', 4: '1306.45' })));
    expect(answer?.value).toMatchObject({
      price: 1301.5,
      previousClose: 1306.45,
      currency: 'CNY',
      at: Date.UTC(2026, 7, 6, 2, 43, 33),
    });
    expect(answer?.source.asOf).toBe('2026-08-06');
  });

  it('read Hong Kong and US times on their own clocks', async () => {
    const hk = fields({ 2: '00700', 30: '2026/08/06 16:08:11' }).replace('sh600519', 'hk00700');
    expect((await provider.quote?.(tencent, textOf(hk)))?.value.at).toBe(Date.UTC(2026, 7, 6, 8, 8, 11));
    const us = fields({ 2: 'AAPL.OQ', 30: '2026-08-06 16:00:01' }).replace('sh600519', 'usAAPL');
    expect((await provider.quote?.(known('US:AAPL'), textOf(us)))?.value.at).toBe(Date.UTC(2026, 7, 6, 20, 0, 1));
  });

  it('leave out of a batch what is unknown and what has no price, and ask for at most sixty at once', async () => {
    const asked: AskedQuestion[] = [];
    const fetch = answersFrom(({ url }) => {
      const symbols = url.pathname.replace('/q=', '').split(',');
      return textAnswer(
        200,
        'text/html',
        symbols.map((symbol) => (symbol === 'sh600519' ? fields({}) : `v_${symbol}="";`)).join('\n'),
      );
    }, asked);
    const many = [moutai, ...Array.from({ length: 70 }, () => catl), known('CRYPTO:BTC-USD')];
    const answer = await provider.quotes?.(many, contextOf(fetch));
    expect(answer?.value.map((quote) => quote.instrumentId)).toEqual(['SH:600519']);
    expect(asked).toHaveLength(2);
    const idle = await provider.quotes?.([moutai], textOf(fields({ 3: '0.00' })));
    expect(idle?.value).toEqual([]);
  });

  it('take the larger of the two market values for the whole company, whichever comes first', async () => {
    const caps = async (one: string, other: string) => {
      const answer = await provider.measures?.(moutai, textOf(fields({ 44: one, 45: other })));
      return Object.fromEntries(answer?.value.items.map((item) => [item.id, item.value]) ?? []);
    };
    const expected = { marketCap: 2e12, floatMarketCap: 1e12 };
    expect(await caps('10000', '20000')).toEqual(expected);
    expect(await caps('20000', '10000')).toEqual(expected);
  });

  it.each<readonly [string, string, string]>([
    ['an unknown code', 'v_sh600519="";', 'not-covered'],
    ['no match at all', 'v_pv_none_match="1";', 'not-covered'],
    ['a short answer', 'v_sh600519="1~x~600519~9";', 'provider-body'],
    ['another code', fields({ 2: '000001' }), 'data-refused'],
    ['a price with a separator', fields({ 3: '1,301.50' }), 'data-refused'],
    ['a price that is a word', fields({ 3: 'NaN' }), 'data-refused'],
    ['no price', fields({ 3: '' }), 'provider-empty'],
    ['a price of zero', fields({ 3: '0.000' }), 'provider-empty'],
    ['a time that is none', fields({ 30: 'today' }), 'provider-body'],
    ['a time in the future', fields({ 30: '20280806104333' }), 'data-refused'],
    ['a web page', '<html><body>forbidden</body></html>', 'provider-body'],
    ['nothing', '', 'provider-body'],
    ['something else', 'var x = 1;', 'provider-body'],
  ])('refuse %s', async (_, text, code) => {
    await expect(provider.quote?.(moutai, textOf(text))).rejects.toMatchObject({ code });
  });

  it('read the invented answer through GBK', async () => {
    expect((await provider.quote?.(moutai, quotes(null)))?.value.price).toBe(900);
    await expect(provider.quote?.(catl, quotes(null))).rejects.toMatchObject({ code: 'not-covered' });
  });

  it.skipIf(shared === null)('give the recorded figures of Moutai (needs the shared folder)', async () => {
    const { value } = (await provider.quote?.(moutai, quotes(shared))) ?? {};
    expect(value).toMatchObject({ price: 1301.5, previousClose: 1306.45, at: Date.UTC(2026, 7, 6, 2, 43, 33) });
    const measures = await provider.measures?.(moutai, quotes(shared));
    const figures = Object.fromEntries(measures?.value.items.map((item) => [item.id, item.value]) ?? []);
    expect(figures).toEqual({
      turnoverRate: 0.0009,
      peTrailing: 19.67,
      marketCap: 1_626_981_000_000,
      floatMarketCap: 1_626_981_000_000,
      priceToBook: 6.99,
      limitUp: 1437.1,
      limitDown: 1175.81,
      peLastYear: 14.93,
    });
  });
});
