import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import { dateOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import { catalogue } from '../resolve/catalogue.ts';
import { withoutFloatNoise } from './yahoo/float-noise.ts';
import { normaliseBars } from './yahoo/normalise-bars.ts';
import { normaliseQuote } from './yahoo/normalise-quote.ts';
import { normaliseSearch } from './yahoo/normalise-search.ts';
import { chartBody, searchBody } from './yahoo/schema.ts';
import { instrumentOf, yahooSymbol } from './yahoo/symbol.ts';

const folder = `${sharedDir() ?? ''}/data/payloads-yahoo-yf2`;
const later = Date.UTC(2026, 10, 21);

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

function recorded(name: string): unknown {
  // Shape fixed by the recorder that wrote the folder.
  const file = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as { response: { bodyJson: unknown } };
  return file.response.bodyJson;
}

const day = 86_400;

function chart(change: (result: Record<string, unknown>) => void = () => undefined): unknown {
  const open = Date.UTC(2026, 10, 16, 14, 30) / 1000;
  const result: Record<string, unknown> = {
    meta: {
      symbol: 'AAPL',
      currency: 'USD',
      exchangeTimezoneName: 'America/New_York',
      regularMarketTime: open + 2 * day + 23_400,
      regularMarketPrice: 13,
      chartPreviousClose: 9,
      currentTradingPeriod: { regular: { start: open + 2 * day, end: open + 2 * day + 23_400 } },
    },
    timestamp: [open, open + day, open + 2 * day],
    indicators: {
      quote: [
        { open: [10, 11, 12], high: [12, 13, 14], low: [9, 10, 11], close: [11, 12, 13], volume: [100, 200, 300] },
      ],
    },
  };
  change(result);
  return { chart: { result: [result], error: null } };
}

const bars = (body: unknown, instrument = known('US:AAPL'), symbol = 'AAPL', now = later) =>
  normaliseBars(chartBody.parse(body), instrument, symbol, '1d', now);

describe('granularity of a Yahoo answer', () => {
  it('refuses monthly rows that came for a daily question', () => {
    const given = (dataGranularity: string) =>
      chart((result) => void (result.meta = { ...(result.meta as object), dataGranularity }));
    expect(bars(given('1d')).value.series.columns.time).toHaveLength(3);
    expect(() => bars(given('1mo'))).toThrow('asked for 1d bars of AAPL and gave 1mo');
  });
});

describe('Yahoo symbols', () => {
  it.each([
    ['US:NVDA', 'NVDA'],
    ['US:BRK.B', 'BRK-B'],
    ['US:^GSPC', '^GSPC'],
    ['SH:600519', '600519.SS'],
    ['SZ:300750', '300750.SZ'],
    ['SH:^000300', '000300.SS'],
    ['SZ:^399006', '399006.SZ'],
    ['HK:00700', '0700.HK'],
    ['HK:09988', '9988.HK'],
    ['HK:^HSI', '^HSI'],
    ['HK:^HSTECH', 'HSTECH.HK'],
    ['CRYPTO:BTC-USD', 'BTC-USD'],
    ['BJ:430047', null],
  ] as const)('spells %s as %s', (id, symbol) => {
    expect(yahooSymbol(id)).toBe(symbol);
  });

  it('reads its own spelling back', () => {
    expect(instrumentOf('BRK-B', 'EQUITY', 'NYQ', 'Berkshire')?.id).toBe('US:BRK.B');
    expect(instrumentOf('0700.HK', 'EQUITY', 'HKG', 'Tencent')?.id).toBe('HK:00700');
    expect(instrumentOf('600519.SS', 'EQUITY', 'SHH', 'Moutai')?.id).toBe('SH:600519');
    expect(instrumentOf('DOGE-USD', 'CRYPTOCURRENCY', 'CCC', 'Dogecoin')?.id).toBe('CRYPTO:DOGE-USD');
    expect(instrumentOf('BMW.DE', 'EQUITY', 'GER', 'BMW')).toBeNull();
    expect(instrumentOf('AAPL251219C00120000', 'OPTION', 'OPR', 'call')).toBeNull();
  });
});

describe('Yahoo bars', () => {
  it('are daily bars of the trading date, adjusted for splits, final after the close', () => {
    const { value, source } = bars(chart());
    expect(Array.from(value.series.columns.time, dateOf)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
    expect(value.series).toMatchObject({ adjustment: 'split', currency: 'USD', interval: '1d', isLastPartial: false });
    expect([...value.series.columns.volume]).toEqual([100, 200, 300]);
    expect(source).toMatchObject({ kind: 'prices', asOf: '2026-11-18', simulated: false, locator: 'AAPL' });
  });

  it('mark the last bar while its session runs, by our clock or by the age of the answer', () => {
    const during = Date.UTC(2026, 10, 18, 16);
    expect(bars(chart(), known('US:AAPL'), 'AAPL', during).value.series.isLastPartial).toBe(true);
    const taken = chart((result) => {
      const { meta } = result;
      Object.assign(meta as object, { regularMarketTime: Date.UTC(2026, 10, 18, 16) / 1000 });
    });
    expect(bars(taken).value.series.isLastPartial).toBe(true);
  });

  it('leave out rows without prices and say how many', () => {
    const body = chart((result) => {
      result.indicators = {
        quote: [
          {
            open: [10, null, 12],
            high: [12, null, 14],
            low: [9, null, 11],
            close: [11, null, 13],
            volume: [100, null, null],
          },
        ],
      };
    });
    const { value, source } = bars(body);
    expect([...value.series.columns.close]).toEqual([11, 13]);
    expect([...value.series.columns.volume]).toEqual([100, Number.NaN]);
    expect(source.notes).toEqual(['1 row without prices left out.']);
  });

  it('join the live row of a running day with the row of the day', () => {
    const body = chart((result) => {
      const stamps = result.timestamp as number[];
      result.timestamp = [stamps[0], stamps[1], (stamps[1] ?? 0) + 9_000];
    });
    const { columns } = bars(body).value.series;
    expect([...columns.close]).toEqual([11, 13]);
    expect([...columns.open]).toEqual([10, 11]);
    expect([...columns.high]).toEqual([12, 14]);
    expect([...columns.low]).toEqual([9, 10]);
  });

  it('bring dividends back to what one share of the day was paid', () => {
    const body = chart((result) => {
      const stamps = result.timestamp as number[];
      result.events = {
        dividends: { a: { amount: 0.1925, date: stamps[0] } },
        splits: { b: { date: stamps[1], numerator: 4, denominator: 1 } },
      };
    });
    expect(bars(body).value.actions).toEqual([
      {
        kind: 'dividend',
        instrumentId: 'US:AAPL',
        exDate: '2026-11-16',
        knownAt: '2026-11-16',
        amount: 0.77,
        currency: 'USD',
      },
      { kind: 'split', instrumentId: 'US:AAPL', exDate: '2026-11-17', knownAt: '2026-11-17', ratio: 4 },
    ]);
  });

  it.each<readonly [string, (result: Record<string, unknown>) => void, string]>([
    ['another symbol', (result) => Object.assign(result.meta as object, { symbol: 'MSFT' }), 'data-refused'],
    ['another currency', (result) => Object.assign(result.meta as object, { currency: 'GBp' }), 'data-refused'],
    ['columns of unequal length', (result) => void (result.timestamp as number[]).pop(), 'provider-body'],
    ['prices without times', (result) => void delete result.timestamp, 'provider-body'],
    [
      'no bars at all',
      (result) => Object.assign(result, { timestamp: [], indicators: { quote: [{}] } }),
      'provider-empty',
    ],
    [
      'a zone that does not exist',
      (result) => Object.assign(result.meta as object, { exchangeTimezoneName: 'Nowhere' }),
      'provider-body',
    ],
  ])('refuse an answer with %s', (_, change, code) => {
    expect(() => bars(chart(change))).toThrow(expect.objectContaining({ code }));
  });

  it('say what Yahoo says about an unknown symbol', () => {
    const body = {
      chart: { result: null, error: { code: 'Not Found', description: 'No data found, symbol may be delisted' } },
    };
    expect(() => bars(body)).toThrow(expect.objectContaining({ code: 'not-covered' }));
  });

  it('do not take turnover in dollars for coins', () => {
    const body = chart((result) =>
      Object.assign(result.meta as object, { symbol: 'BTC-USD', exchangeTimezoneName: 'UTC' }),
    );
    const { value, source } = bars(body, known('CRYPTO:BTC-USD'), 'BTC-USD');
    expect([...value.series.columns.volume].every(Number.isNaN)).toBe(true);
    expect(source.notes?.[0]).toMatch(/not coins/);
  });

  it('refuse numbers that arrive as text, with or without separators', () => {
    for (const close of ['11', '1,688.00', '']) {
      const body = chart((result) => {
        result.indicators = { quote: [{ open: [10], high: [12], low: [9], close: [close], volume: [1] }] };
      });
      expect(chartBody.safeParse(body).success).toBe(false);
    }
  });

  it('lose the noise of 32-bit floats and nothing else', () => {
    expect(withoutFloatNoise(75.0875015258789)).toBe(75.0875);
    expect(withoutFloatNoise(129.0399932861328)).toBe(129.04);
    expect(withoutFloatNoise(0.1)).toBe(0.1);
    expect(withoutFloatNoise(412)).toBe(412);
  });
});

describe('Yahoo last price', () => {
  it('carries the price, the close before and its time', () => {
    const { value } = normaliseQuote(chartBody.parse(chart()), known('US:AAPL'), 'AAPL', later);
    expect(value).toMatchObject({ price: 13, previousClose: 9, currency: 'USD', simulated: false });
  });
});

describe.skipIf(!existsSync(folder))('Yahoo recordings (needs the shared folder)', () => {
  it('give the split of Apple in 2020 with prices and events as recorded', () => {
    const { value } = bars(recorded('chart-AAPL-2020-08-31-to-2020-11-07'));
    expect(value.series.columns.close[0]).toBe(129.04);
    expect(dateOf(value.series.columns.time[0] ?? 0)).toBe('2020-08-31');
    expect(value.actions).toEqual([
      expect.objectContaining({ kind: 'split', exDate: '2020-08-31', ratio: 4 }),
      expect.objectContaining({ kind: 'dividend', exDate: '2020-11-06', amount: 0.205 }),
    ]);
  });

  it('give four dividends of Microsoft and the split of NVIDIA in 2021', () => {
    const microsoft = bars(
      recorded('historical-via-chart-MSFT-dividends-2021-02-01-to-2022-01-31.csv'),
      known('US:MSFT'),
      'MSFT',
    );
    expect(microsoft.value.actions.map((action) => (action.kind === 'dividend' ? action.amount : null))).toEqual([
      0.56, 0.56, 0.56, 0.62,
    ]);
    const nvidia = bars(
      recorded('historical-via-chart-NVDA-split-2021-02-01-to-2022-01-31.csv'),
      known('US:NVDA'),
      'NVDA',
    );
    expect(nvidia.value.actions).toEqual([expect.objectContaining({ kind: 'split', exDate: '2021-07-20', ratio: 4 })]);
    expect(nvidia.value.series.columns.close).toHaveLength(252);
  });

  it('give bitcoin by UTC days', () => {
    const { value } = bars(
      recorded('historical-via-chart-BTC-USD-2020-01-01-to-2020-01-03'),
      known('CRYPTO:BTC-USD'),
      'BTC-USD',
    );
    expect(Array.from(value.series.columns.time, dateOf)).toEqual(['2020-01-01', '2020-01-02', '2020-01-03']);
    expect(value.series.columns.close[0]).toBe(7200.1743);
  });

  it('refuse the odd answers: no times, or columns of another length', () => {
    for (const name of ['chart-notimestamp-quotes-length.fake', 'chart-notimestamp-weird-quote.fake']) {
      const parsed = chartBody.safeParse(recorded(name));
      if (parsed.success) expect(() => normaliseBars(parsed.data, known('US:AAPL'), 'AAPL', '1d', later)).toThrow();
    }
  });

  it('find Apple among funds and options, and nothing in a spoilt answer', () => {
    const found = normaliseSearch(searchBody.parse(recorded('search-AAPL'))).map((instrument) => instrument.id);
    expect(found).toEqual(['US:AAPL', 'US:AAPU']);
    expect(normaliseSearch(searchBody.parse(recorded('search-BTC-USD')))[0]?.id).toBe('CRYPTO:BTC-USD');
    expect(normaliseSearch(searchBody.parse(recorded('search-badResult.fake')))).toEqual([]);
  });
});
