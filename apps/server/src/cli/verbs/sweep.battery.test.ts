import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { command, folder } from '../../testing/test-command.ts';

const daily = fileURLToPath(new URL('../../../../../fixtures/golden-own/prices/syn_a_daily.csv', import.meta.url));
const average = (key: string) => ({ op: 'indicator', id: 'sma', parameters: { period: { parameter: key } } });
const pair = { left: average('fast'), right: average('slow') };
const spec = join(folder(), 'cross.json');
writeFileSync(
  spec,
  JSON.stringify({
    entry: { long: { op: 'crossesAbove', ...pair } },
    exit: { long: { op: 'crossesBelow', ...pair } },
    parameters: [
      { key: 'fast', min: 5, max: 20, step: 5, value: 10 },
      { key: 'slow', min: 10, max: 200, step: 10, value: 50 },
    ],
  }),
);

async function sweep(...args: readonly string[]) {
  const { code, out, said } = await command(['sweep', spec, '--bars', daily, ...args]);
  return { code, out, said };
}

describe('the sweep verb', () => {
  it('tries the whole range of every parameter unless told otherwise, and what is asked for', async () => {
    const all = JSON.parse((await sweep('--json')).out);
    expect([all.count, all.keys, all.trials]).toEqual([80, ['fast', 'slow'], 80]);
    const some = await sweep('--params', '{"fast":[5,10],"slow":{"from":20,"to":60,"step":20}}', '--json');
    const { columns, count } = JSON.parse(some.out);
    expect(count).toBe(6);
    expect(columns.fast).toEqual([5, 5, 5, 10, 10, 10]);
    expect(columns.slow).toEqual([20, 40, 60, 20, 40, 60]);
    const allowed = JSON.parse((await sweep('--where', 'fast<slow', '--json')).out);
    expect(allowed.count).toBe(76);
  });

  it('finds for each row what a run with those values gives, and the best of them', async () => {
    const { best, columns } = JSON.parse((await sweep('--params', '{"fast":10}', '--json')).out);
    expect(best.sharpe).toBe(Math.max(...columns.sharpe.filter((value: number | null) => value !== null)));
    const params = JSON.stringify(best.parameters);
    const { out } = await command(['backtest', spec, '--bars', daily, '--params', params, '--json']);
    const { metrics, trades } = JSON.parse(out);
    expect(metrics.totalReturn).toBeCloseTo(best.totalReturn, 10);
    expect(metrics.sharpe).toBeCloseTo(best.sharpe, 10);
    expect(trades.length).toBe(best.trades);
  });

  it('prints the best rows as a table', async () => {
    const { code, out, said } = await sweep('--top', '3', '--by', 'totalReturn');
    const [head, ...rows] = out.trim().split('\n');
    expect([code, head, rows.length]).toEqual([0, 'fast,slow,totalReturn,sharpe,maxDrawdown,trades', 3]);
    const totals = rows.map((row) => Number(row.split(',')[2]));
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(said).toMatch(/80 variants tried/);
  });

  it.each([
    ['unknown parameter', ['--params', '{"speed":[1]}'], /no parameter "speed"/],
    ['out of range', ['--params', '{"fast":[1000]}'], /fast must be a number from 5 to 20/],
    ['not a list', ['--params', '{"fast":"all"}'], /fast must be a number, a list/],
    ['no step', ['--params', '{"fast":{"from":1,"to":2,"step":0}}'], /"from"/],
    ['unknown measure', ['--by', 'luck'], /--by must be one of/],
    ['wrong condition', ['--where', 'fast~slow'], /--where must compare/],
    ['nothing left', ['--where', 'slow<fast', '--params', '{"fast":5}'], /no combination/],
  ] as const)('refuses: %s', async (_name, args, message) => {
    expect(await sweep(...args)).toMatchObject({ code: 2, said: expect.stringMatching(message) });
  });

  it('searches instead of trying all, counts every trial, and walks forward', async () => {
    const { out: whole } = await sweep('--where', 'fast<slow', '--json');
    const sharpes: number[] = JSON.parse(whole).columns.sharpe;
    const data = folder();
    const args = [
      '--where',
      'fast<slow',
      '--search',
      'tpe',
      '--budget',
      '20',
      '--constraint',
      'tradeCount>=3',
      '--json',
    ];
    const { out, said } = await command(['sweep', spec, '--bars', daily, ...args], { DATA_DIR: data });
    const found = JSON.parse(out);
    expect([found.search, found.count, found.trials, found.size, found.columns.fast.length]).toEqual([
      'tpe',
      20,
      20,
      80,
      20,
    ]);
    expect(found.best.metrics.tradeCount).toBeGreaterThanOrEqual(3);
    expect(sharpes.some((sharpe) => Math.abs(sharpe - found.best.objective) < 1e-9)).toBe(true);
    expect(found.best.objective).toBeCloseTo(found.best.metrics.sharpe, 10);
    expect(said).toMatch(/20 trials/);
    const forward = ['--search', 'random', '--budget', '5', '--walk-forward', '400,150', '--seed', '7', '--json'];
    const walked = await command(['sweep', spec, '--bars', daily, ...forward], { DATA_DIR: data });
    const { walkForward, trials } = JSON.parse(walked.out);
    expect(walkForward.folds.length).toBeGreaterThan(1);
    expect(walkForward.returns.length).toBe(150 * walkForward.folds.length);
    expect(trials).toBeGreaterThan(20);
    const { out: judged } = await command(['verdict', spec, '--bars', daily, '--json'], { DATA_DIR: data });
    // The setting judged may be one more.
    expect(JSON.parse(judged).trials - trials).toBeLessThanOrEqual(1);
  });

  it.each([
    [['--search', 'gradient'], /random, sobol, tpe, genetic, idw/],
    [['--search', 'tpe', '--objective', 'luck'], /no metric "luck"/],
    [['--search', 'tpe', '--constraint', 'tradeCount>=100000'], /None of the 8 settings tried meets/],
    [['--walk-forward', '500'], /TRAIN,TEST/],
  ])('refuses what it cannot search: %j', async (args, message) => {
    const { code, said } = await sweep(...args);
    expect([code, said]).toEqual([2, expect.stringMatching(message)]);
  });
});
