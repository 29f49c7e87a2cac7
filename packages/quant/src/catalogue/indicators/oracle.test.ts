import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Params } from '../indicator.ts';
import { runIndicator } from '../run-indicator.ts';
import { indicators } from './registry.ts';

interface Case {
  readonly fn: string;
  readonly params: readonly number[];
  readonly first_index: Readonly<Record<string, number>>;
  readonly rel: number;
  readonly abs_tol: Readonly<Record<string, number>>;
  readonly outputs: Readonly<Record<string, readonly (number | null)[]>>;
}
interface Answers {
  readonly bars_by_first_index: Readonly<Record<string, readonly number[]>>;
  readonly cases: readonly Case[];
}

/** Their name → our id, the order of their parameters, and their outputs. */
const known: Readonly<
  Record<string, readonly [id: string, params: readonly string[], outputs: Readonly<Record<string, string>>]>
> = {
  supertrend: [
    'supertrend',
    ['period', 'multiplier'],
    { superTrend: 'superTrend', upperBand: 'upperBand', lowerBand: 'lowerBand' },
  ],
  donchian: ['donchian', ['period'], { upperBand: 'upper', lowerBand: 'lower', centerline: 'middle' }],
  keltner: [
    'keltner',
    ['period', 'multiplier', 'atrPeriod'],
    { upperBand: 'upper', centerline: 'middle', lowerBand: 'lower' },
  ],
  ichimoku: [
    'ichimoku',
    ['tenkan', 'kijun', 'senkou'],
    { tenkanSen: 'tenkan', kijunSen: 'kijun', senkouSpanA: 'senkouA', senkouSpanB: 'senkouB', chikouSpan: 'chikou' },
  ],
  vwap: ['vwap-anchored', ['anchor'], { vwap: 'vwap' }],
  chexit: ['chandelier', ['period', 'multiplier'], { chandelierExit: 'long' }],
  hma: ['hma', ['period'], { hma: 'hma' }],
  cmf: ['cmf', ['period'], { cmf: 'cmf' }],
  vortex: ['vortex', ['period'], { pvi: 'plus', nvi: 'minus' }],
  ulcer: ['ulcer', ['period'], { ulcerIndex: 'ulcer' }],
  chop: ['choppiness', ['period'], { chop: 'choppiness' }],
};

const folder = fileURLToPath(new URL('../../../../../fixtures/golden-own/', import.meta.url));

function columnsOf(series: string): Readonly<Record<string, Float64Array>> {
  const [header, ...rows] = readFileSync(`${folder}prices/${series}.csv`, 'utf8').trim().split('\n');
  const cells = rows.map((row) => row.split(','));
  const columns = Object.fromEntries(
    header
      .toLowerCase()
      .split(',')
      .map((name, at) => [name, Float64Array.from(cells, (row) => Number(row[at]))]),
  );
  return { ...columns, real: columns.close };
}

describe.each(['syn_a_daily', 'syn_c_thin', 'syn_e_hourly', 'syn_f_limit10', 'syn_g_tiny'])(
  'Stock.Indicators on %s',
  (series) => {
    const answers = JSON.parse(readFileSync(`${folder}indicators/oracle_${series}.json`, 'utf8')) as Answers;
    const columns = columnsOf(series);

    it.each(answers.cases.map((one) => [`${one.fn} ${one.params.join(' ')}`, one] as const))('%s', (_name, one) => {
      const [id, names, outputs] = known[one.fn];
      const indicator = indicators.find((candidate) => candidate.id === id);
      if (indicator === undefined) throw new Error(`no indicator ${id}`);
      const params: Params = Object.fromEntries(names.map((name, at) => [name, one.params[at]]));
      const out = runIndicator(
        indicator,
        indicator.inputs.map((input) => columns[input]),
        params,
      );
      for (const [theirs, own] of Object.entries(outputs)) {
        const column = out[indicator.outputs.findIndex((output) => output.name === own)];
        const first = one.first_index[theirs];
        expect(
          column.findIndex((value) => !Number.isNaN(value)),
          theirs,
        ).toBe(first);
        for (const [k, row] of answers.bars_by_first_index[String(first)].entries()) {
          const want = one.outputs[theirs][k];
          if (want === null) {
            expect(column[row], `${theirs} at row ${row}`).toBeNaN();
            continue;
          }
          const room = one.rel * Math.abs(want) + (one.abs_tol[theirs] ?? 0);
          expect(
            Math.abs(column[row] - want),
            `${theirs} at row ${row}: ${column[row]} against ${want}`,
          ).toBeLessThanOrEqual(room);
        }
      }
    });
  },
);
