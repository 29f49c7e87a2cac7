import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Indicator, Params } from '../indicator.ts';
import { runIndicator } from '../run-indicator.ts';
import { indicators } from './registry.ts';

interface Case {
  readonly fn: string;
  readonly params: Params;
  readonly inputs: readonly string[];
  readonly first_index: number;
  readonly rel: number;
  readonly abs_tol: Readonly<Record<string, number>>;
  readonly outputs: Readonly<Record<string, readonly (number | string | null)[]>>;
}
interface Answers {
  readonly bars: number;
  readonly bars_by_first_index: Readonly<Record<string, readonly number[]>>;
  readonly cases: readonly Case[];
}

const folder = fileURLToPath(new URL('../../../../../fixtures/golden-own/', import.meta.url));
const letters: Readonly<Record<string, string>> = { o: 'open', h: 'high', l: 'low', c: 'close', v: 'volume' };

function columnsOf(series: string): Readonly<Record<string, Float64Array>> {
  const [header, ...rows] = readFileSync(`${folder}prices/${series}.csv`, 'utf8').trim().split('\n');
  const names = header.toLowerCase().split(',');
  const cells = rows.map((row) => row.split(','));
  return Object.fromEntries(names.map((name, at) => [name, Float64Array.from(cells, (row) => Number(row[at]))]));
}

const byName = new Map(
  indicators.flatMap((indicator) => (indicator.talib ? [[indicator.talib.name, indicator] as const] : [])),
);

function ownParams(indicator: Indicator, params: Params): Params {
  const names = Object.entries(indicator.talib?.params ?? {});
  return Object.fromEntries(names.flatMap(([own, theirs]) => (theirs in params ? [[own, params[theirs]]] : [])));
}

describe.each([
  'syn_a_daily',
  'syn_b_daily',
  'syn_c_thin',
  'syn_e_hourly',
  'syn_f_limit10',
  'syn_g_tiny',
  'syn_h_huge',
])('TA-Lib on %s', (series) => {
  const answers = JSON.parse(readFileSync(`${folder}indicators/talib_${series}.json`, 'utf8')) as Answers;
  const columns = columnsOf(series);
  const known = answers.cases.filter((one) => byName.has(one.fn));

  it.each(known.map((one) => [`${one.fn} ${JSON.stringify(one.params)}`, one] as const))('%s', (_name, one) => {
    const indicator = byName.get(one.fn) as Indicator;
    const out = runIndicator(
      indicator,
      one.inputs.map((letter) => columns[letters[letter] ?? letter]),
      ownParams(indicator, one.params),
    );
    const rows = answers.bars_by_first_index[String(one.first_index)];
    for (const [own, theirs] of Object.entries(indicator.talib?.outputs ?? {})) {
      const column = out[indicator.outputs.findIndex((output) => output.name === own)];
      expect(column.findIndex((value) => !Number.isNaN(value))).toBe(one.first_index);
      for (const [k, row] of rows.entries()) {
        const want = Number(one.outputs[theirs][k]);
        const room = one.rel * Math.abs(want) + (one.abs_tol[theirs] ?? 0);
        expect(
          Math.abs(column[row] - want),
          `${theirs} at row ${row}: ${column[row]} against ${want}`,
        ).toBeLessThanOrEqual(room);
      }
    }
  });
});
