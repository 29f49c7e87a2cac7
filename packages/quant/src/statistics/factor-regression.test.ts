import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import { near } from '../testing/near.ts';
import { factorRegression } from './factor-regression.ts';

const own = fileURLToPath(new URL('../../../../fixtures/golden-own/factors', import.meta.url));
const real = `${sharedDir() ?? ''}/golden/factors`;

interface Case {
  readonly params: readonly number[];
  readonly se: readonly number[];
  readonly t: readonly number[];
  readonly r2: number;
  readonly adj_r2: number;
  readonly nw6_se: readonly number[];
  readonly hc1_se?: readonly number[];
  readonly nobs: number;
  readonly ssr: number;
  readonly durbin_watson?: number;
  readonly beta?: number;
  readonly blume?: number;
}

type Columns = Readonly<Record<string, Float64Array>>;

function columnsOf(path: string): Columns {
  const [head = '', ...rows] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  const cells = rows.map((row) => row.split(','));
  return Object.fromEntries(
    head.split(',').map((name, at) => [name, Float64Array.from(cells, (row) => Number(row[at]))]),
  );
}

/** The return above the riskless one of the last `months`, and the factors of the model, over the same months. */
function sides(columns: Columns, asset: string, names: readonly string[], months: number) {
  const { [asset]: raw, RF } = columns;
  const excess = raw.map((value, i) => value - RF[i]);
  const from = Math.max(0, excess.length - months);
  return { excess: excess.subarray(from), factors: names.map((name) => columns[name].subarray(from)) };
}

const models: Readonly<Record<string, readonly string[]>> = { capm: ['MKTRF'], ff3: ['MKTRF', 'SMB', 'HML'] };

function answers(columns: Columns, id: string, want: Case): readonly (readonly [string, unknown, unknown])[] {
  const [asset = '', model = ''] = id.split('_');
  if (model === 'beta60') {
    const { excess, factors } = sides(columns, asset, ['MKTRF'], 60);
    const beta = factorRegression(excess, factors).coefficients[1];
    return [
      ['beta', beta, near(want.beta, 1e-8)],
      ['Blume', 0.67 * beta + 0.33, near(want.blume, 1e-8)],
    ];
  }
  const { excess, factors } = sides(columns, asset, models[model] ?? [], Number.POSITIVE_INFINITY);
  const fit = factorRegression(excess, factors, 6);
  const list = (values: readonly number[] | undefined): unknown => values?.map((value) => near(value, 1e-8));
  return [
    ['coefficients', [...fit.coefficients], list(want.params)],
    ['errors', [...fit.errors], list(want.se)],
    ['t', [...fit.tValues], list(want.t)],
    ['Newey-West', [...fit.robustErrors], list(want.nw6_se)],
    ...(want.hc1_se === undefined ? [] : [['White', [...fit.whiteErrors], list(want.hc1_se)] as const]),
    ['R2', fit.rSquared, near(want.r2, 1e-8)],
    ['adjusted R2', fit.adjustedRSquared, near(want.adj_r2, 1e-8)],
    ['squares', fit.residualSquares, near(want.ssr, 1e-8)],
    ...(want.durbin_watson === undefined
      ? []
      : [['Durbin-Watson', fit.durbinWatson, near(want.durbin_watson, 1e-8)] as const]),
    ['periods', fit.periods, want.nobs],
  ];
}

function expectFile(folder: string, file: string, data: string, count: number): void {
  // The reference file is fixed by its manifest; a test may trust its shape.
  const { cases } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
    readonly cases: Readonly<Record<string, Case>>;
  };
  const columns = columnsOf(`${folder}/${data}`);
  expect(Object.keys(cases).length).toBe(count);
  for (const [id, want] of Object.entries(cases)) {
    const compared = answers(columns, id, want);
    expect([id, compared.map(([name, got]) => [name, got])]).toEqual([
      id,
      compared.map(([name, , wish]) => [name, wish]),
    ]);
  }
}

describe('factor regression', () => {
  it('equals the reference on generated factors', () =>
    expectFile(own, 'factor_regressions.json', 'monthly_factors.csv', 18));

  it.skipIf(!existsSync(real))('equals the reference on real factors (shared folder)', () =>
    expectFile(real, 'fama_french.json', 'ff_monthly.csv', 24),
  );

  const line = Float64Array.of(1, 2, 3, 4, 6);
  const wave = Float64Array.of(1, 0, 1, 0, 1);
  it('takes the lag of Newey and West by itself', () => {
    const n = 400;
    const factor = Float64Array.from({ length: n }, (_, i) => Math.sin(i));
    const y = Float64Array.from({ length: n }, (_, i) => Math.cos(2 * i) + 0.5 * factor[i]);
    expect(factorRegression(y, [factor]).lag).toBe(5);
  });

  it('refuses what has no answer, and says why', () => {
    expect(() => factorRegression(line, [line.map((x) => 2 * x), line])).toThrow(/combination of the others/);
    expect(() => factorRegression(line, [new Float64Array(5).fill(3)])).toThrow(/constant or a combination/);
    expect(() => factorRegression(line, [])).toThrow(/at least one factor/);
    expect(() => factorRegression(line, [wave.subarray(1)])).toThrow(/factor 0 has 4 periods/);
    expect(() => factorRegression(line, [Float64Array.of(1, Number.NaN, 1, 2, 3)])).toThrow(
      /factor 0 is missing at row 1/,
    );
    expect(() => factorRegression(line.subarray(0, 2), [wave.subarray(0, 2)])).toThrow(/too few/);
    expect(() => factorRegression(line, [wave], 9)).toThrow(/lag must be from 0 to 4/);
  });
});
