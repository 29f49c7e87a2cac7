import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import { command, folder } from '../testing/test-command.ts';

const dir = folder();
const price = (field: string) => ({ op: 'price', field });
const times = (factor: number, of: unknown) => ({ op: 'multiply', args: [{ op: 'constant', value: factor }, of] });
const always = { op: 'above', left: price('close'), right: { op: 'constant', value: 0 } };

function file(name: string, content: unknown): string {
  const path = join(dir, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function answerOf(verb: string, args: readonly string[], variables: Record<string, string> = {}) {
  const { code, out, said } = await command([verb, ...args, '--json'], variables);
  expect(said, said).not.toMatch(/"error"/);
  expect(code, said).toBe(0);
  return JSON.parse(out);
}

const day = (at: number): string => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);

/** A price that goes round, from a start, quartered on the 41st day where it is as traded. */
function wave(start: number, isTraded: boolean, length = 120): string {
  const rows = Array.from({ length }, (_, at) => {
    const scale = isTraded && at < 40 ? 4 : 1;
    const close = start * scale * (1 + 0.1 * Math.sin(at / 5) + at / 1000);
    return [day(at), close * 0.998, close * 1.01, close * 0.985, close, 1000].join(',');
  });
  return ['date,open,high,low,close,volume', ...rows, ''].join('\n');
}

const raw = file('raw.csv', wave(50, true));
const adjusted = file('adjusted.csv', wave(50, false));
const split = { kind: 'split', exDate: day(40), ratio: 4 };
const limit = file('limit.json', {
  parameters: [{ key: 'bars', min: 2, max: 2, step: 1, value: 2 }],
  entry: { long: always },
  entryOrders: { long: { limit: times(0.99, price('close')), goodForBars: { parameter: 'bars' } } },
  exit: { long: { op: 'above', left: { op: 'position', field: 'profit' }, right: { op: 'constant', value: 0.02 } } },
});

describe('dividends and splits of a file', () => {
  it.each([
    ['JSON', 'actions.json', [split]],
    [
      'the answer of the address for actions',
      'answer.json',
      { actions: [{ ...split, instrumentId: 'US:FILE', knownAt: day(30) }] },
    ],
    ['CSV with a kind', 'kind.csv', `instrumentId,kind,exDate,amount,ratio\nUS:FILE,split,${day(40)},,4\n`],
    ['CSV with a value and words', 'value.csv', `Symbol,Date,Type,Value\nUS:FILE,${day(40)},Stock Split,4:1\n`],
    ['CSV with a column each', 'wide.csv', `date,dividend,split\n${day(39)},0,1\n${day(40)},0,4-for-1\n`],
  ])('are read as %s, and give what the bars adjusted beforehand give', async (_, name, content) => {
    const actions = file(name, content);
    const got = await answerOf('backtest', [limit, '--bars', `US:FILE=${raw}`, '--actions', actions]);
    const want = await answerOf('backtest', [limit, '--bars', `US:FILE=${adjusted}`]);
    expect(want.trades.length).toBeGreaterThan(2);
    expect(got.fills.map(({ bar, side }: Record<string, number>) => [bar, side])).toEqual(
      want.fills.map(({ bar, side }: Record<string, number>) => [bar, side]),
    );
    for (const [at, value] of got.equity.entries()) expect(value / want.equity[at]).toBeCloseTo(1, 9);
    // Printed as they were traded: before the split, four times what they are after it.
    const first = got.fills[0];
    expect(first.price / want.fills[0].price).toBeCloseTo(first.bar < 40 ? 4 : 1, 9);
  });

  it('are paid in cash, or buy more', async () => {
    const flat = [
      'date,open,high,low,close,volume',
      ...[100, 100, 100, 90, 90].map((p, at) => `${day(at)},${p},${p},${p},${p},1`),
      '',
    ];
    const bars = file('flat.csv', flat.join('\n'));
    const hold = file('hold.json', { entry: { long: always }, exit: {} });
    const actions = file('paid.csv', `exDate,kind,amount,currency\n${day(3)},dividend,10,USD\n`);
    for (const dividends of ['paid', 'reinvested']) {
      const args = [hold, '--bars', bars, '--actions', actions, '--cash', '1000', '--dividends', dividends];
      const { equity } = await answerOf('backtest', args);
      expect(equity.at(-1)).toBeCloseTo(1000, 9);
    }
  });

  it.each([
    ['a split of nothing', [{ ...split, ratio: 0 }], /ratio is "0"/],
    ['neither', [{ exDate: day(3), kind: 'merger' }], /neither dividend nor split/],
    ['no date', [{ kind: 'split', ratio: 2 }], /exDate is missing/],
    ['another currency', [{ kind: 'dividend', exDate: day(3), amount: 1, currency: 'HKD' }], /currency is HKD/],
  ])('are refused by file and row: %s', async (name, content, message) => {
    const actions = file(`${name}.json`, content);
    const { code, said } = await command(['backtest', limit, '--bars', raw, '--actions', actions, '--json']);
    expect([code, said]).toEqual([2, expect.stringMatching(message)]);
  });
});

it('names the instrument that is missing before a file, and the series that there are', async () => {
  const typed = await command(['backtest', limit, '--bars', `A=${raw}`]);
  expect([typed.code, typed.said]).toEqual([
    2,
    expect.stringMatching(/part before = must be an instrument such as US:A, not "A"/),
  ]);
  const more = file(
    'more.csv',
    wave(50, false)
      .replaceAll(/,1000$/gm, ',1000,1')
      .replace('volume', 'volume,mood'),
  );
  const spec = (name: string) =>
    file('series.json', { entry: { long: { op: 'above', left: { op: 'series', name }, right: price('close') } } });
  const missing = async (bars: string) => (await command(['backtest', spec('moood'), '--bars', bars])).said;
  expect(await missing(more)).toMatch(/without the series "moood"; there are mood\./);
  expect(await missing(adjusted)).toMatch(/without the series "moood"; there are none\./);
  // A sign in the name of a file is no name of an instrument.
  const odd = file('a=b.csv', wave(50, false));
  expect((await command(['backtest', limit, '--bars', odd])).code).toBe(0);
});

describe('two currencies', () => {
  it('are one account at the rates of a file, and short codes of Hong Kong are read', async () => {
    const spec = file('both.json', {
      universe: { instruments: ['US:AAPL', 'HK:0700'] },
      entry: { long: always },
      exit: {},
      sizing: { basis: 'fraction', value: { parameter: 'share' } },
      parameters: [{ key: 'share', min: 0.5, max: 0.5, step: 1, value: 0.5 }],
    });
    const flat = (close: number): string =>
      [
        'date,open,high,low,close,volume',
        ...[0, 1, 2, 3].map((at) => `${day(at)},${close},${close},${close},${close},9`),
        '',
      ].join('\n');
    const bars = ['--bars', `US:AAPL=${file('us.csv', flat(100))}`, '--bars', `HK:0700=${file('hk.csv', flat(400))}`];
    const rates = file('rates.csv', `date,HKD\n${day(-3)},0.125\n${day(3)},0.25\n`);
    const { equity, currency, fills } = await answerOf('backtest', [spec, ...bars, '--rates', rates, '--cash', '1000']);
    expect(currency).toBe('USD');
    // Half in each: 500 USD are 10 shares at 50 USD, and twice as much once the dollar of Hong Kong is.
    expect(fills.map(({ instrument, price: at }: { instrument: string; price: number }) => [instrument, at])).toEqual([
      ['US:AAPL', 100],
      ['HK:00700', 400],
    ]);
    expect(equity).toEqual([1000, 1000, 1000, 1500]);
    const long = file('long.json', { HKD: { dates: [day(-3), day(3)], rates: [0.125, 0.25] } });
    expect((await answerOf('backtest', [spec, ...bars, '--rates', long, '--cash', '1000'])).equity).toEqual(equity);
    const swept = await answerOf('sweep', [spec, ...bars, '--rates', rates, '--cash', '1000']);
    expect(swept.columns.totalReturn).toEqual([0.5]);
    const without = await command(['backtest', spec, ...bars, '--json']);
    expect([without.code, without.said]).toEqual([2, expect.stringMatching(/no exchange rate of HKD to USD/)]);
  });
});

describe('what was tried on the command line', () => {
  it('counts for the verdict of the same idea, whatever is said', async () => {
    const kept = { DATA_DIR: folder() };
    const fast = { op: 'indicator', id: 'sma', parameters: { period: { parameter: 'fast' } } };
    const spec = file('tried.json', {
      entry: { long: { op: 'above', left: price('close'), right: fast } },
      exit: { long: { op: 'below', left: price('close'), right: fast } },
      parameters: [{ key: 'fast', min: 2, max: 12, step: 1, value: 6 }],
    });
    const bars = ['--bars', adjusted];
    expect((await answerOf('sweep', [spec, ...bars], kept)).trials).toBe(11);
    expect((await answerOf('verdict', [spec, ...bars], kept)).trials).toBe(11);
    expect((await answerOf('verdict', [spec, ...bars, '--trials', '3'], kept)).trials).toBe(11);
    expect((await answerOf('verdict', [spec, ...bars, '--trials', '40'], kept)).trials).toBe(40);
    expect((await answerOf('verdict', [spec, ...bars], { DATA_DIR: folder() })).trials).toBe(1);
  });

  it('says the fills of the best of a sweep and of a verdict as they were traded', async () => {
    const actions = ['--actions', file('again.json', [split]), '--bars', raw];
    const tested = await answerOf('backtest', [limit, ...actions]);
    expect((await answerOf('sweep', [limit, ...actions])).best.fills).toEqual(tested.fills);
    expect((await answerOf('verdict', [limit, ...actions])).fills).toEqual(tested.fills);
  });
});

const lean = `${sharedDir() ?? ''}/data/ohlcv-us-raw-lean-1998-2021`;

describe.skipIf(!existsSync(lean))(
  'AAPL as traded with its splits, and adjusted for them (needs the shared folder)',
  () => {
    const [head = '', ...rows] = existsSync(lean)
      ? readFileSync(`${lean}/AAPL.daily.csv`, 'utf8').trim().split('\n')
      : [];
    const splits = [
      ['2000-06-21', 2],
      ['2005-02-28', 2],
      ['2014-06-09', 7],
      ['2020-08-31', 4],
    ] as const;
    const later = (date: string): number => splits.reduce((ratio, [at, by]) => (date < at ? ratio * by : ratio), 1);
    const divided = rows.map((row) => {
      const [date = '', open, high, low, close, volume] = row.split(',');
      const by = later(date);
      return [date, ...[open, high, low, close].map((value) => Number(value) / by), Number(volume) * by].join(',');
    });
    const cases = {
      'a limit three per cent below the close': {
        entry: { long: always },
        entryOrders: { long: { limit: times(0.97, price('close')), goodForBars: 1 } },
        exit: {
          long: { op: 'atLeast', left: { op: 'position', field: 'barsHeld' }, right: { op: 'constant', value: 5 } },
        },
      },
      'a buy stop at the highest of 55 days': {
        entry: { long: always },
        entryOrders: { long: { stop: { op: 'indicator', id: 'max', parameters: { period: 55 }, of: price('high') } } },
        exit: {
          long: {
            op: 'below',
            left: price('close'),
            right: {
              op: 'indicator',
              id: 'min',
              parameters: { period: 20 },
              of: { op: 'ago', of: price('low'), bars: 1 },
            },
          },
        },
      },
      'an exit below nine tenths of the entry': {
        entry: {
          long: {
            op: 'above',
            left: price('close'),
            right: { op: 'indicator', id: 'sma', parameters: { period: 50 } },
          },
        },
        exit: {
          long: { op: 'below', left: price('close'), right: times(0.9, { op: 'position', field: 'entryPrice' }) },
        },
      },
      'brackets made of prices': {
        entry: { long: { op: 'above', left: price('close'), right: { op: 'ago', of: price('close'), bars: 20 } } },
        entryOrders: {
          long: {
            stopLoss: { op: 'subtract', args: [price('close'), times(3, { op: 'indicator', id: 'atr' })] },
            target: { op: 'add', args: [price('close'), times(6, { op: 'indicator', id: 'atr' })] },
          },
        },
        exit: {},
      },
    };

    it.each(Object.entries(cases))('are equal for %s', async (name, content) => {
      const spec = file(`${name}.json`, content);
      const traded = file('aapl-raw.csv', [head, ...rows, ''].join('\n'));
      const before = file('aapl-adjusted.csv', [head, ...divided, ''].join('\n'));
      const actions = file(
        'aapl.csv',
        ['exDate,kind,ratio', ...splits.map(([at, by]) => `${at},split,${by}`), ''].join('\n'),
      );
      const got = await answerOf('backtest', [spec, '--bars', traded, '--actions', actions]);
      const want = await answerOf('backtest', [spec, '--bars', before]);
      const steps = (fills: readonly Record<string, unknown>[]) =>
        fills.map(({ date, side, reason }) => [date, side, reason]);
      expect(want.fills.length).toBeGreaterThan(0);
      expect(steps(got.fills)).toEqual(steps(want.fills));
      const worst = Math.max(...got.equity.map((value: number, at: number) => Math.abs(value / want.equity[at] - 1)));
      expect(worst).toBeLessThan(1e-9);
    });
  },
);

it('names times as the file writes them, whichever way that is', async () => {
  const spec = file('always.json', { entry: { long: always } });
  const minute = (at: number): string => new Date(Date.UTC(2024, 0, 1, 0, at)).toISOString();
  const writings: readonly ((at: number) => string)[] = [
    (at) => minute(at),
    (at) => minute(at).replace('.000Z', 'Z'),
    (at) => minute(at).slice(0, 16).replace('T', ' '),
    (at) => minute(at).slice(0, 19).replace('T', ' '),
    (at) => String(Date.parse(minute(at))),
    (at) => String(Date.parse(minute(at)) / 1000),
    // Two ways in one file: neither is that of all rows.
    (at) => (at % 2 === 0 ? minute(at) : minute(at).slice(0, 16)),
  ];
  for (const write of writings) {
    const rows = Array.from({ length: 30 }, (_, at) => `${write(at)},10,11,9,10,5`);
    const bars = file('times.csv', ['date,open,high,low,close,volume', ...rows, ''].join('\n'));
    const { fills, split: span } = await answerOf('backtest', [spec, '--bars', `CRYPTO:BTC-USD=${bars}`]);
    expect([fills[0].date, span.to]).toEqual([write(1), write(29)]);
  }
});
