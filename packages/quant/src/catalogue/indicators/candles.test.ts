import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import { runIndicator } from '../run-indicator.ts';
import { indicators } from './registry.ts';

interface Case {
  readonly fn: string;
  readonly params: Readonly<Record<string, number>>;
  readonly first_index: number;
  readonly nonzero: readonly (readonly [bar: number, value: number])[];
  readonly rounding_sensitive?: readonly number[];
}
interface Answers {
  readonly data: string;
  readonly cases: readonly Case[];
}

const own = fileURLToPath(new URL('../../../../../fixtures/golden-own', import.meta.url));
const patterns = new Map(
  indicators.flatMap((indicator) =>
    indicator.family === 'pattern' ? [[indicator.talib?.name, indicator] as const] : [],
  ),
);

function expectPatterns(folder: string, name: string): void {
  const answers = JSON.parse(readFileSync(`${folder}/indicators/talib_candles_${name}.json`, 'utf8')) as Answers;
  const [header, ...rows] = readFileSync(`${folder}/${answers.data}`, 'utf8').trim().split('\n');
  const names = header.toLowerCase().trim().split(',');
  const cells = rows.map((row) => row.split(','));
  const columns = ['open', 'high', 'low', 'close'].map((column) =>
    Float64Array.from(cells, (row) => Number(row[names.indexOf(column)])),
  );
  it.each(answers.cases.map((one) => [one.fn, one] as const))('%s', (_fn, one) => {
    const indicator = patterns.get(one.fn);
    if (indicator === undefined) throw new Error(`no pattern ${one.fn}`);
    const [column] = runIndicator(indicator, columns, one.params);
    expect(column.findIndex((value) => !Number.isNaN(value))).toBe(one.first_index);
    const want = new Map(one.nonzero);
    // Where prices tie, the answer of their running sums depends on the scale of prices.
    const sensitive = new Set(one.rounding_sensitive ?? []);
    // Told together: an expectation for each of a million rows takes longer than the patterns.
    const wrong: string[] = [];
    for (let row = one.first_index; row < column.length; row += 1) {
      const wanted = want.get(row) ?? 0;
      if (!sensitive.has(row) && !Object.is(column[row], wanted))
        wrong.push(`row ${row}: ${column[row]}, not ${wanted}`);
    }
    expect(wrong).toEqual([]);
  });
}

describe.each([
  'syn_a_daily',
  'syn_b_daily',
  'syn_c_thin',
  'syn_e_hourly',
  'syn_f_limit10',
  'syn_g_tiny',
  'syn_h_huge',
])('patterns on %s', (name) => {
  expectPatterns(own, name);
});

const shared = `${sharedDir() ?? ''}/golden`;
describe.skipIf(!existsSync(shared))('patterns on real prices beside the checkout', () => {
  for (const name of existsSync(shared)
    ? ['spy_daily_2017_2018', 'goog_daily', 'btc_daily_2017', 'btcusd_monthly']
    : []) {
    describe(name, () => {
      expectPatterns(shared, name);
    });
  }
});
