import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { command, folder } from '../../testing/test-command.ts';

const own = fileURLToPath(new URL('../../../../../fixtures/golden-own/', import.meta.url));
const prices = `${own}prices/`;
const dir = folder();

function file(name: string, content: unknown): string {
  const path = join(dir, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const average = (key: string) => ({ op: 'indicator', id: 'sma', parameters: { period: { parameter: key } } });
const pair = { left: average('fast'), right: average('slow') };
const parameters = [
  { key: 'fast', min: 2, max: 100, step: 1, value: 24 },
  { key: 'slow', min: 3, max: 300, step: 1, value: 96 },
];
const cross = {
  entry: { long: { op: 'crossesAbove', ...pair } },
  exit: { long: { op: 'crossesBelow', ...pair } },
  parameters,
};
const spec = file('cross.json', cross);
const daily = `${prices}syn_a_daily.csv`;

async function backtest(...args: readonly string[]) {
  const { code, out, said } = await command(['backtest', ...args, '--json']);
  return { code, said, answer: out === '' ? null : JSON.parse(out) };
}

describe('the backtest verb', () => {
  it('trades a hand-written strategy as the reference engine does, under its habits', async () => {
    const golden = JSON.parse(readFileSync(`${own}backtest/sma_24_96_hourly_247.json`, 'utf8'));
    const like = file('hourly.json', {
      ...cross,
      costs: { commission: { rate: 0.001 } },
      execution: { quantityStep: 1 },
    });
    const bars = `${prices}syn_e_hourly.csv`;
    const { code, answer } = await backtest(like, '--bars', bars, '--cash', '1000000', '--compat', 'backtesting.py');
    expect(code).toBe(0);
    expect(answer.periodsPerYear).toBe(8760);
    expect(answer.flags).toEqual(expect.arrayContaining(['reference-quirks']));
    const rows = answer.trades.map(({ entryBar, exitBar }: Record<string, number>) => [entryBar, exitBar]);
    expect(rows).toEqual(golden.trades.map((trade: Record<string, number>) => [trade.EntryBar, trade.ExitBar]));
    expect(answer.equity).toHaveLength(2600);
  });

  it('answers with what the run was made of, and the same for the same', async () => {
    const { answer } = await backtest(spec, '--bars', daily, '--params', '{"fast":10,"slow":30}');
    expect(answer).toMatchObject({
      cash: 100_000,
      currency: 'USD',
      periodsPerYear: 252,
      fillPolicy: 'next-open',
      parameters: { fast: 10, slow: 30 },
      rulePackVersion: null,
      trials: 1,
      split: { from: '2011-03-07' },
    });
    expect(answer.metrics).toMatchObject({ tradeCount: answer.trades.length, sharpe: expect.any(Number) });
    expect(answer.fills[0]).toMatchObject({ bar: expect.any(Number), date: expect.any(String), side: 1 });
    const dates = readFileSync(daily, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.slice(0, 10));
    expect(answer).toMatchObject({ measuredFrom: dates[29], measuredWhy: 'warm-up' });
    expect(answer.measuredBecause).toBe(
      `Measured from ${dates[29]}: the 30-day simple moving average is first known then, and the rule could not act before.`,
    );
    const whole = await backtest(spec, '--bars', daily, '--params', '{"fast":10,"slow":30}', '--measure', 'first-bar');
    expect(whole.answer).toMatchObject({ measuredFrom: '2011-03-07', measuredWhy: 'first-bar', measuredBecause: null });
    expect(whole.answer.resultHash).toBe(answer.resultHash);
    expect(whole.answer.metrics.timeInMarket).toBeLessThan(answer.metrics.timeInMarket);
    const again = await backtest(spec, '--bars', daily, '--params', '[10,30]');
    expect(again.answer.resultHash).toBe(answer.resultHash);
    expect(answer.resultHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('pays dividends and applies splits that stand beside the bars', async () => {
    const hold = file('hold.json', { entry: { long: { op: 'above', left: price, right: zero } } });
    const { answer } = await backtest(hold, '--bars', `${prices}syn_d_actions.csv`);
    // Splits of 4:1, 3:2 and 1:10 leave no false falls behind.
    const returns = answer.equity.map((value: number, i: number) => (i === 0 ? 0 : value / answer.equity[i - 1] - 1));
    expect(Math.min(...returns)).toBeGreaterThan(-0.3);
    expect(Math.max(...returns)).toBeLessThan(0.3);
  });

  it('runs a universe in one account', async () => {
    const two = file('two.json', {
      ...cross,
      universe: { instruments: ['US:AAA', 'US:BBB'] },
      sizing: { basis: 'fraction', value: 0.5 },
    });
    const bars = ['--bars', `US:AAA=${daily}`, '--bars', `US:BBB=${prices}syn_b_daily.csv`];
    const { code, answer } = await backtest(two, ...bars);
    expect(code).toBe(0);
    expect(new Set(answer.fills.map(({ instrument }: { instrument: string }) => instrument))).toEqual(
      new Set(['US:AAA', 'US:BBB']),
    );
    expect((await backtest(two, '--bars', daily)).said).toMatch(/--bars US:AAA=FILE.csv --bars US:BBB=FILE.csv/);
    expect((await backtest(two, '--bars', `US:AAA=${daily}`)).said).toMatch(/trades US:BBB/);
  });

  it('applies the rules of the market when asked', async () => {
    const lots = file('lots.json', { ...cross, universe: { instruments: ['SH:600519'] } });
    const bars = `${prices}syn_f_limit10.csv`;
    const params = ['--params', '[5,15]'];
    const { code, answer, said } = await backtest(lots, '--bars', bars, '--rules', 'market', ...params);
    expect([code, said]).toEqual([0, expect.stringMatching(/^note: Measured from 2\S+: the 15-day [^\n]*$/)]);
    expect(answer.rulePackVersion).toEqual(expect.any(String));
    const bought = answer.fills.filter(({ side }: { side: number }) => side > 0);
    expect(bought.length).toBeGreaterThan(0);
    for (const { quantity, ruleIds } of bought) {
      expect(quantity % 100).toBe(0);
      expect(ruleIds.length).toBeGreaterThan(0);
    }
  });

  it('places the orders of every recorded run, to the same trades', async () => {
    const names = readdirSync(`${own}backtest`).filter((name) => !/^(vectorbt|backtrader)/.test(name));
    expect(names.length).toBe(20);
    for (const name of names) {
      const golden = JSON.parse(readFileSync(`${own}backtest/${name}`, 'utf8'));
      const { code, answer } = await backtest(`${own}backtest/${name}`, '--bars', `${own}${golden.data}`);
      const rows = answer.trades.map(({ side, quantity, entryBar, exitBar, pnl }: Record<string, number>) => [
        (side ?? 0) * (quantity ?? 0),
        entryBar,
        exitBar,
        pnl,
      ]);
      const wanted = golden.trades.map((trade: Record<string, number>) => [
        trade.Size,
        trade.EntryBar,
        trade.ExitBar,
        expect.closeTo(trade.PnL ?? 0, 6),
      ]);
      expect([name, code, rows]).toEqual([name, 0, wanted]);
    }
    const broken = file('broken.json', { config: { cash: 100 }, actions: [{ bar: 1, action: 'hold' }] });
    expect((await backtest(broken, '--bars', daily)).said).toMatch(/actions.0.action/);
    const late = file('late.json', { config: { cash: 100 }, actions: [{ bar: 9999, action: 'buy' }] });
    expect((await backtest(late, '--bars', daily)).said).toMatch(/after the last of 2000 bars/);
  });

  it('prints the headline without --json', async () => {
    const { code, out, said } = await command(['backtest', spec, '--bars', daily]);
    expect([code, said.includes('2000 bars')]).toEqual([0, true]);
    expect(out).toMatch(/^totalReturn,-?\d/);
  });

  const price = { op: 'price', field: 'close' };
  const zero = { op: 'constant', value: 0 };
  const entry = (long: unknown) => ({ entry: { long } });
  it.each([
    ['not JSON', '{entry', '', /is not JSON/],
    ['no object', '[]', '', /must be an object/],
    ['no entry', {}, 'entry', /needs a condition/],
    [
      'unknown indicator',
      entry({ op: 'above', left: { op: 'indicator', id: 'smma' }, right: price }),
      'entry.long.left.id',
      /smma/,
    ],
    ['unknown operation', entry({ op: 'eval' }), 'entry.long.op', /entry.long.op/],
    ['not finite', { ...cross, costs: { spread: '1' } }, 'costs.spread', /costs.spread/],
    ['unknown part', { ...cross, leverage: 2 }, '', /leverage/],
    [
      'parameter outside its range',
      { ...cross, parameters: [{ ...parameters[0], value: 1000 }, parameters[1]] },
      'parameters[0]',
      /outside/,
    ],
    ['wrong instrument', { ...cross, universe: { instruments: ['NVDA'] } }, 'universe.instruments[0]', /US:NVDA/],
    [
      'missing series',
      entry({ op: 'above', left: { op: 'series', name: 'surprise' }, right: zero }),
      'entry.long.left',
      /surprise/,
    ],
  ] as const)('refuses a strategy by the path of what is wrong: %s', async (name, content, field, message) => {
    const { code, said } = await backtest(file(`${name}.json`, content), '--bars', daily);
    expect(said).toMatch(message);
    expect(JSON.parse(said.split('\n').at(-1) ?? '')).toMatchObject({ error: { code: 'bad-input', field } });
    expect(code).toBe(2);
  });

  it.each([
    ['parameter out of range', ['--params', '{"fast":1000}'], /fast must be a number from 2 to 100/],
    ['unknown parameter', ['--params', '{"speed":1}'], /no parameter "speed"/],
    ['not finite', ['--params', '{"fast":1e999}'], /not Infinity/],
    ['negative cash', ['--cash=-5'], /--cash must be/],
    ['no cash', ['--cash', '0'], /cash must be/],
    ['unknown habit', ['--compat', 'zipline'], /--compat must be one of/],
    ['periods', ['--periods-per-year', 'many'], /--periods-per-year must be/],
    ['benchmark', ['--benchmark', 'nowhere.csv'], /no readable file/],
  ] as const)('refuses options that cannot be: %s', async (_name, args, message) => {
    const { code, said } = await backtest(spec, '--bars', daily, ...args);
    expect([code, said]).toEqual([2, expect.stringMatching(message)]);
  });

  it('refuses one bar, and none', async () => {
    const head = 'date,open,high,low,close,volume\n';
    const one = file('one.csv', `${head}2026-01-05,10,11,9,10.5,100\n`);
    expect(await backtest(spec, '--bars', one)).toMatchObject({ code: 2, said: expect.stringMatching(/only one bar/) });
    expect((await backtest(spec, '--bars', file('none.csv', head))).said).toMatch(/no bars below the header/);
    expect((await backtest(spec)).said).toMatch(/Say --bars/);
    expect((await backtest(join(dir, 'nowhere.json'), '--bars', daily)).code).toBe(2);
  });
});
