import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { command, folder } from '../../testing/test-command.ts';

const own = fileURLToPath(new URL('../../../../../fixtures/golden-own/', import.meta.url));
const dir = folder();

function file(name: string, text: string): string {
  const path = join(dir, name);
  writeFileSync(path, text);
  return path;
}

async function stats(...args: readonly string[]) {
  const { code, out, said } = await command(['stats', ...args, '--json']);
  return { code, said, answer: out === '' ? null : JSON.parse(out) };
}

function golden(name: string) {
  return JSON.parse(readFileSync(`${own}stats/${name}.json`, 'utf8'));
}

describe('the stats verb', () => {
  it.each([
    ['syn_a_daily_vs_syn_i_index', 'syn_a_daily', ['--benchmark', `${own}prices/syn_i_index.csv`], 49],
    ['syn_g_tiny', 'syn_g_tiny', ['--periods-per-year', '365'], 41],
    ['syn_e_hourly', 'syn_e_hourly', ['--periods-per-year', '8760'], 41],
  ] as const)(
    'answers every adopted definition under the name of the reference: %s',
    async (set, series, args, count) => {
      const { code, answer } = await stats('--returns', `${own}prices/${series}.csv`, ...args);
      const { metrics, periods_per_year: perYear } = golden('performance').sets[set];
      expect([code, answer.periodsPerYear]).toEqual([0, perYear]);
      const compared = Object.entries<Record<string, number>>(answer.reference).flatMap(([name, byLibrary]) =>
        Object.entries(byLibrary).map(([library, got]) => ({ name, got, want: metrics[name]?.[library] })),
      );
      const wrong = compared.filter(({ got, want }) => !(Math.abs(got - want) <= 1e-9 * Math.abs(want) + 1e-12));
      expect(wrong).toEqual([]);
      expect(compared.length).toBe(count);
    },
  );

  it('judges the best of many tries as the reference does', async () => {
    const { answer } = await stats('--returns', `${own}stats/syn_a_sma_grid_matrix.csv`);
    const want = golden('syn_a_sma_grid_overfitting');
    expect(answer.column).toBe(want.best.name);
    expect(answer.trials.deflatedSharpeRatio).toBeCloseTo(want.deflated.dsr_pypbo_unbiased_moments, 9);
    expect(answer.trials.hurdle).toBeCloseTo(want.deflated.sr0, 12);
    expect(answer.evidence.probabilisticSharpeRatio).toBeCloseTo(want.deflated.psr0, 9);
    expect(answer.evidence.minimumTrackRecordLength).toBeCloseTo(want.deflated.min_trl_95, 6);
    const pbo = Object.fromEntries(answer.trials.overfitting.map(({ S, pbo }: { S: number; pbo: number }) => [S, pbo]));
    expect(pbo[4]).toBeCloseTo(want.cscv_S4.pbo, 12);
    expect(pbo[8]).toBeCloseTo(want.cscv_S8.pbo, 12);
    expect(pbo[16]).toBeCloseTo(want.cscv_S16.pbo, 12);
    const { consistent } = answer.trials.superiorPredictiveAbility;
    expect(Math.abs(consistent - want.spa_vs_zero_return.consistent)).toBeLessThan(0.04);
  });

  it('judges one column with the tries told by number, as by their returns', async () => {
    const matrix = ['--returns', `${own}stats/syn_a_sma_grid_matrix.csv`, '--column', 'sma_20_200'];
    const whole = await stats(...matrix);
    const { trials, sharpeDeviation } = whole.answer.trials;
    const told = await stats(...matrix, '--trials', String(trials), '--trial-deviation', String(sharpeDeviation));
    expect(told.answer.trials.deflatedSharpeRatio).toBe(whole.answer.trials.deflatedSharpeRatio);
  });

  it('reads returns without a header and without dates, and by month and year with dates', async () => {
    const plain = file('plain.csv', '0.01\n-0.02\n0.03\n');
    const { answer, said } = await stats('--returns', plain);
    expect(said).toBe('');
    expect(answer.metrics.totalReturn).toBeCloseTo(1.01 * 0.98 * 1.03 - 1, 12);
    expect([answer.from, answer.months]).toEqual([null, []]);
    expect(answer.thin).toContain('sharpe');
    const counted = file('counted.csv', ',return\n0,0.01\n1,-0.02\n2,0.03\n');
    expect((await stats('--returns', counted)).answer.metrics).toEqual(answer.metrics);
    const dated = file('dated.csv', 'date,return\n2025-12-31,0.01\n2026-01-02,-0.02\n2026-01-05,0.03\n');
    const { months, years, drawdowns } = (await stats('--returns', dated)).answer;
    expect(months.map(({ year, month }: { year: number; month: number }) => [year, month])).toEqual([
      [2025, 12],
      [2026, 1],
    ]);
    expect(years[1].value).toBeCloseTo(0.98 * 1.03 - 1, 12);
    expect(drawdowns[0]).toMatchObject({ peak: { date: '2025-12-31' }, recovery: { date: '2026-01-05' } });
  });

  it('tells how figures went over time', async () => {
    const args = ['--returns', `${own}prices/syn_a_daily.csv`, '--benchmark', `${own}prices/syn_i_index.csv`];
    const { answer } = await stats(...args, '--rolling', '250');
    const { window, volatility, sharpe, beta } = answer.rolling;
    expect([window, volatility.length, sharpe.indexOf(null), volatility[248], beta[249]]).toEqual([
      250,
      1999,
      0,
      null,
      expect.any(Number),
    ]);
  });

  it('gives degenerate series no huge numbers', async () => {
    for (const [name, { returns }] of Object.entries<{ returns: number[] }>(golden('edge_cases').cases)) {
      const { code, answer } = await stats('--returns', file(`${name}.csv`, `return\n${returns.join('\n')}\n`));
      expect([name, code]).toEqual([name, 0]);
      for (const value of Object.values<number | null>(answer.metrics)) {
        expect(value === null || Math.abs(value) < 1e12).toBe(true);
      }
    }
  });

  it.each([
    ['no file', [], '--returns', /Say --returns/],
    ['zero rows', ['--returns', file('none.csv', 'date,return\n')], 'return', /no returns in it/],
    ['one row', ['--returns', file('one.csv', 'return\n0.01\n')], 'return', /too few/],
    ['text', ['--returns', file('text.csv', 'return\n0.01\nmany\n')], 'return', /, line 3: .*"many"/],
    ['gap', ['--returns', file('gap.csv', 'return\n0.01\n\n,\n')], 'the row', /2 cells/],
    ['missing', ['--returns', file('nan.csv', 'return\n0.01\nNaN\n0.02\n')], 'return', /, line 3: .*is missing/],
    ['below a total loss', ['--returns', file('loss.csv', 'return\n0.01\n-1.5\n')], 'return', /, line 3: .*is -1.5/],
    [
      'unsorted',
      ['--returns', file('unsorted.csv', 'date,return\n2026-01-05,0.01\n2026-01-02,0.02\n')],
      'date',
      /earlier/,
    ],
    [
      'unknown column',
      ['--returns', file('two.csv', 'a,b\n0.1,0.2\n-0.1,0\n'), '--column', 'c'],
      '--column',
      /no column "c"/,
    ],
    [
      'periods',
      ['--returns', file('p.csv', 'return\n0.1\n0.2\n'), '--periods-per-year', '0'],
      '--periods-per-year',
      /at least 1/,
    ],
    ['trials alone', ['--returns', file('t.csv', 'return\n0.1\n0.2\n'), '--trials', '5'], '--trials', /together/],
  ] as const)('refuses: %s', async (_name, args, field, message) => {
    const { code, said } = await stats(...args);
    expect([code, said]).toEqual([2, expect.stringMatching(message)]);
    expect(JSON.parse(said.split('\n').at(-1) ?? '')).toMatchObject({ error: { code: 'bad-input', field } });
  });

  it('refuses a benchmark of other days or another length', async () => {
    const dated = file('own.csv', 'date,return\n2026-01-02,0.01\n2026-01-05,0.02\n');
    const other = file('other.csv', 'date,return\n2026-01-02,0.01\n2026-01-06,0.02\n');
    expect((await stats('--returns', dated, '--benchmark', other)).said).toMatch(/no return at 2026-01-05/);
    const short = file('short.csv', '0.01\n');
    expect((await stats('--returns', dated, '--benchmark', short)).said).toMatch(/1 returns where .* has 2/);
  });
});
