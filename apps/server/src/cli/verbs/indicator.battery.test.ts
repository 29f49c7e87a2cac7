import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { describe, expect, it } from 'vitest';
import { command } from '../../testing/test-command.ts';

const own = fileURLToPath(new URL('../../../../../fixtures/golden-own/', import.meta.url));

interface Case {
  readonly fn: string;
  readonly params: Readonly<Record<string, number>>;
  readonly inputs?: readonly string[];
  readonly first_index: number;
  readonly rel: number;
  readonly abs_tol: Readonly<Record<string, number>>;
  readonly outputs: Readonly<Record<string, readonly number[]>>;
}

interface Answers {
  readonly bars_by_first_index: Readonly<Record<string, readonly number[]>>;
  readonly cases: readonly Case[];
}

function answersOf(name: string): Answers {
  // The files are fixed by their manifest; a test may trust their shape.
  return JSON.parse(readFileSync(`${own}indicators/${name}.json`, 'utf8')) as Answers;
}

async function outputsOf(one: Case, series: string): Promise<Readonly<Record<string, readonly (number | null)[]>>> {
  const params = JSON.stringify(one.params);
  const args = ['indicator', one.fn, '--bars', `${own}prices/${series}.csv`, '--params', params, '--json'];
  const { code, out, said } = await command(args);
  expect([one.fn, code, said]).toEqual([one.fn, 0, '']);
  return JSON.parse(out).outputs;
}

describe('our own indicators', () => {
  it('all answer, with as many values as there are bars', async () => {
    for (const { id, inputs, outputs } of indicators) {
      const named = inputs.map((input) => ({ real: 'high', real2: 'low' })[String(input)] ?? input).join(',');
      const args = ['indicator', id, '--bars', `${own}prices/syn_h_huge.csv`, '--inputs', named, '--json'];
      const { code, out, said } = await command(args);
      expect([id, code, said]).toEqual([id, 0, '']);
      const columns: Readonly<Record<string, readonly unknown[]>> = JSON.parse(out).outputs;
      expect(Object.entries(columns).map(([name, column]) => [name, column.length])).toEqual(
        outputs.map(({ name }) => [name, 700]),
      );
    }
  });
});

describe('the parity door', () => {
  it.each(['syn_a_daily', 'syn_g_tiny'])('answers every recorded function on %s', async (series) => {
    const { cases, bars_by_first_index: bars } = answersOf(`talib_${series}`);
    expect(cases.length).toBeGreaterThan(40);
    for (const one of cases) {
      const outputs = await outputsOf(one, series);
      expect(Object.keys(outputs)).toEqual(Object.keys(one.outputs));
      const wrong = Object.entries(one.outputs).flatMap(([name, wanted]) => {
        const got = outputs[name] ?? [];
        const warm = got.findIndex((value) => value !== null);
        const rows = bars[String(one.first_index)] ?? [];
        const off = rows.filter((row, k) => {
          const want = Number(wanted[k]);
          return !(Math.abs(Number(got[row]) - want) <= one.rel * Math.abs(want) + (one.abs_tol[name] ?? 0));
        });
        return warm === one.first_index && off.length === 0 ? [] : [{ fn: one.fn, name, warm, off }];
      });
      expect(wrong).toEqual([]);
    }
  });

  it('answers all 61 candlestick patterns', async () => {
    const { cases } = JSON.parse(readFileSync(`${own}indicators/talib_candles_syn_b_daily.json`, 'utf8')) as {
      readonly cases: readonly (Case & { readonly nonzero: readonly (readonly [number, number])[] })[];
    };
    expect(cases.length).toBe(61);
    for (const one of cases) {
      const { integer = [] } = await outputsOf(one, 'syn_b_daily');
      const got = [...integer.entries()].filter(([, value]) => value !== null && value !== 0);
      expect([one.fn, got]).toEqual([one.fn, one.nonzero]);
    }
  });
});
