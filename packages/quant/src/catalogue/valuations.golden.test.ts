import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountedCashFlow } from '../pricing/discounting/discounted-cash-flow.ts';
import { solveIncreasing } from '../pricing/discounting/solve-increasing.ts';
import { evaluateFormula } from '../facts/formula.ts';
import { formulaFunctions } from '../facts/formula-library.ts';
import { kellyFraction } from '../statistics/kelly-fraction.ts';
import { twoStageValue } from './valuations/dcf-two-stage.ts';
import { earningsPowerWorth } from './valuations/earnings-power.ts';
import { gordonGrowthWorth, gordonImpliedReturn } from './valuations/gordon-growth.ts';
import { grahamGrowthWorth, grahamNumberOf } from './valuations/graham.ts';
import { hModelImpliedReturn, hModelWorth } from './valuations/h-model.ts';
import { priceToLongAverage } from './valuations/mayer-multiple.ts';
import { valuations } from './valuations/registry.ts';
import { explicitResidualIncomeWorth, residualIncomeOf, residualIncomeWorth } from './valuations/residual-income.ts';
import { growthImpliedByPrice } from './valuations/reverse-dcf.ts';
import { near } from '../testing/near.ts';
import { averageCostOfCapital, capmCostOfEquity } from './valuations/wacc.ts';

const own = fileURLToPath(new URL('../../../../fixtures/golden-own', import.meta.url));

interface Example {
  readonly id: string;
  readonly inputs: Readonly<Record<string, number>>;
  readonly expected: unknown;
  readonly exact?: unknown;
}

// The reference file is fixed by its manifest; a test may trust its shape.
const { cases } = JSON.parse(readFileSync(`${own}/valuation/worked_examples.json`, 'utf8')) as {
  readonly cases: readonly Example[];
};
const examples: ReadonlyMap<string, Example> = new Map(cases.map((example) => [example.id, example]));

function example(id: string): Example {
  const found = examples.get(id);
  if (found === undefined) throw new Error(`no example ${id}`);
  return found;
}

/** Our value of a cash-flow example, in the parts the file lists. */
function cashFlowParts(id: string, midYear: boolean): Readonly<Record<string, number>> {
  const { inputs } = example(id);
  // `growth` is a list in the file, the rest are numbers.
  const growth = inputs.growth as unknown as readonly number[];
  const value = discountedCashFlow({
    flow: inputs.fcf0,
    growth,
    rate: inputs.r,
    terminalGrowth: inputs.g_terminal,
    midYear,
  });
  const equity = value.enterprise + inputs.cash - inputs.debt;
  return {
    pv_explicit: value.explicit,
    terminal_value: value.terminal,
    pv_terminal: value.terminalPresent,
    enterprise_value: value.enterprise,
    equity_value: equity,
    per_share: equity / inputs.shares,
  };
}

function nearParts(expected: unknown): unknown {
  // The file lists the parts of the value as numbers by name.
  const parts = expected as Readonly<Record<string, number>>;
  return Object.fromEntries(Object.entries(parts).map(([name, want]) => [name, near(want)]));
}

describe('worked examples from papers and books', () => {
  it('Gordon growth: Con Edison 2000 and the textbook, value and implied return', () => {
    const edison = example('gordon_con_edison_2000');
    const { d0, g, r } = edison.inputs;
    expect(gordonGrowthWorth({ dividend: d0, growth: g, rate: r })).toEqual(near(edison.exact));
    const book = example('gordon_textbook').inputs;
    expect(gordonGrowthWorth({ dividend: book.d1 / (1 + book.g), growth: book.g, rate: book.r })).toEqual(near(46));
    const implied = example('gordon_implied_return').inputs;
    expect(gordonImpliedReturn(implied.d1, implied.p0, implied.g)).toEqual(near(0.13));
  });

  it('H-model: three stages, and the return it implies', () => {
    const stages = example('three_stage_h_model');
    const { d0, g1, years1, g_long, decline_years, r } = stages.inputs;
    const value = hModelWorth({
      dividend: d0,
      growth: g1,
      years: years1,
      declineYears: decline_years,
      terminalGrowth: g_long,
      rate: r,
    });
    expect(value).toEqual(near(stages.exact));
    const implied = example('h_model_implied_return');
    const got = hModelImpliedReturn({
      dividend: implied.inputs.d0,
      price: implied.inputs.p0,
      growth: implied.inputs.gs,
      terminalGrowth: implied.inputs.gl,
      declineYears: implied.inputs.years,
    });
    expect(got).toEqual(near(implied.expected));
  });

  it('residual income: liquidating, perpetual and in money', () => {
    const liquidating = example('residual_income_liquidating');
    const lists = liquidating.inputs as unknown as Readonly<Record<'eps' | 'dps', readonly number[]>>;
    const { b0, r } = liquidating.inputs;
    const value = explicitResidualIncomeWorth({ bookValuePerShare: b0, eps: lists.eps, dps: lists.dps, rate: r });
    expect(value).toEqual(near(liquidating.exact));
    const perpetual = example('residual_income_perpetuity');
    const inputs = perpetual.inputs;
    const worth = residualIncomeWorth({ bookValuePerShare: inputs.b0, eps: inputs.eps, growth: 0, rate: inputs.r });
    expect(worth - inputs.b0).toBeCloseTo(Number(perpetual.exact), 12);
    const charge = example('equity_charge').inputs;
    expect(residualIncomeOf(charge.net_income, charge.equity, charge.r)).toEqual(near(-17_880_000));
  });

  it('cost of capital by share of debt and by amounts', () => {
    for (const id of ['wacc_debt_share', 'wacc_amounts']) {
      const { inputs, exact } = example(id);
      const { rf, erp, beta, kd, tax, debt_to_value: share } = inputs;
      const costOfEquity = capmCostOfEquity({ riskFreeRate: rf, beta, equityRiskPremium: erp });
      const [debt, equity] = share === undefined ? [inputs.debt, inputs.equity] : [share, 1 - share];
      const want = exact as Readonly<Record<'cost_of_equity' | 'wacc', number>>;
      expect(costOfEquity).toEqual(near(want.cost_of_equity));
      expect(averageCostOfCapital({ costOfEquity, costOfDebt: kd, taxRate: tax, debt, equity })).toEqual(
        near(want.wacc),
      );
    }
  });

  it('Graham number and growth formula', () => {
    for (const id of ['graham_number_a', 'graham_number_b']) {
      const { inputs, exact } = example(id);
      expect(grahamNumberOf({ eps: inputs.eps, bookValuePerShare: inputs.bvps })).toEqual(near(exact));
    }
    const { inputs, expected } = example('graham_growth_formula');
    const bondYield = inputs.aaa_yield_pct / 100;
    expect(grahamGrowthWorth({ eps: inputs.eps, growth: inputs.growth_pct / 100, bondYield })).toEqual(near(expected));
  });

  it('earnings power', () => {
    const { inputs, expected } = example('earnings_power');
    const value = earningsPowerWorth({
      ebit: inputs.normalised_ebit,
      taxRate: inputs.tax,
      depreciation: inputs.depreciation_addback,
      maintenanceCapex: inputs.maintenance_capex,
      wacc: inputs.wacc,
      netDebt: inputs.debt - inputs.cash,
      shares: inputs.shares,
    });
    expect(value).toEqual(near((expected as Readonly<Record<'per_share', number>>).per_share));
  });

  it('Kelly fraction', () => {
    for (const id of ['kelly_0.3', 'kelly_0.5', 'kelly_0.8']) {
      const { inputs, expected } = example(id);
      expect(kellyFraction(inputs.win_rate, inputs.payoff)).toEqual(near(expected));
    }
  });

  it('Altman Z from its five ratios', () => {
    const { x1, x2, x3, x4, x5 } = example('altman_z_a').inputs;
    const z =
      '1.2 * workingCapital / totalAssets + 1.4 * retainedEarnings / totalAssets + 3.3 * operatingIncome / totalAssets + 0.6 * marketCap / totalLiabilities + revenue / totalAssets';
    const scope = new Map([
      ['workingCapital', x1],
      ['retainedEarnings', x2],
      ['operatingIncome', x3],
      ['marketCap', x4],
      ['revenue', x5],
      ['totalAssets', 1],
      ['totalLiabilities', 1],
    ]);
    expect(evaluateFormula(z, scope, formulaFunctions)).toEqual(near(2.96));
  });
});

describe('discounted cash flow', () => {
  it.each(['dcf_end_year_0', 'dcf_end_year_1', 'dcf_end_year_2'])('with flows at year ends: %s', (id) => {
    expect(cashFlowParts(id, false)).toEqual(nearParts(example(id).expected));
  });
  it.each(['dcf_mid_year_0', 'dcf_mid_year_1', 'dcf_mid_year_2'])('with flows at mid-year: %s', (id) => {
    expect(cashFlowParts(id, true)).toEqual(nearParts(example(id).expected));
  });

  it('discounts next year’s flow first, where a public library is a year late', () => {
    const { enterprise } = discountedCashFlow({
      flow: 500,
      growth: [0.05, 0.05, 0.05, 0.05, 0.05],
      rate: 0.1,
      terminalGrowth: 0.02,
    });
    expect(enterprise / 100).toEqual(near(72.31059449918037));
  });

  it('finds the growth behind a price', () => {
    const { inputs, expected } = example('reverse_dcf');
    const growth = solveIncreasing(
      (g) => {
        const constant = Array.from({ length: inputs.years }, () => g);
        const value = discountedCashFlow({
          flow: inputs.fcf0,
          growth: constant,
          rate: inputs.r,
          terminalGrowth: inputs.g_terminal,
        });
        return (value.enterprise + inputs.cash - inputs.debt) / inputs.shares - inputs.price;
      },
      -0.9,
      2,
    );
    expect(growth).toEqual(near(expected));
  });

  it('refuses a discount rate at or below the terminal growth', () => {
    const base = { fcf: 100, growth: 0.1, netDebt: 0, shares: 10, terminalGrowth: 0.03 };
    expect(twoStageValue({ ...base, wacc: 0.03 })).toBeNaN();
    expect(twoStageValue({ ...base, wacc: 0.02 })).toBeNaN();
    const refusal = formulaFunctions.get('dcfTwoStage')?.refuses?.(100, 0.1, 0.03, 0.03, 0, 10);
    expect(refusal?.en).toMatch(/must be above/);
  });
});

const company = fc.record({
  fcf: fc.double({ min: 1, max: 1e12, noNaN: true }),
  growth: fc.double({ min: -0.3, max: 0.6, noNaN: true }),
  terminalGrowth: fc.double({ min: -0.02, max: 0.04, noNaN: true }),
  wacc: fc.double({ min: 0.05, max: 0.25, noNaN: true }),
  netDebt: fc.double({ min: -1e11, max: 1e11, noNaN: true }),
  shares: fc.double({ min: 1e6, max: 1e11, noNaN: true }),
});

describe('the two-stage valuation of any company', () => {
  it('rises with growth and falls with the discount rate and with debt', () => {
    fc.assert(
      fc.property(company, (inputs) => {
        const value = twoStageValue(inputs);
        expect(twoStageValue({ ...inputs, growth: inputs.growth + 0.01 })).toBeGreaterThan(value);
        expect(twoStageValue({ ...inputs, wacc: inputs.wacc + 0.01 })).toBeLessThan(value);
        expect(twoStageValue({ ...inputs, netDebt: inputs.netDebt + inputs.fcf })).toBeLessThan(value);
      }),
    );
  });

  it('is undone by the growth its value implies', () => {
    fc.assert(
      fc.property(company, (inputs) => {
        const price = twoStageValue(inputs);
        const implied = growthImpliedByPrice({ ...inputs, price });
        const again = twoStageValue({ ...inputs, growth: implied });
        const scale = Math.max(Math.abs(price), Math.abs(inputs.netDebt / inputs.shares));
        expect(Math.abs(again - price)).toBeLessThanOrEqual(1e-9 * scale);
      }),
    );
  });

  it('has no implied growth for a price that no growth explains, or without free cash flow', () => {
    const base = { fcf: 100, terminalGrowth: 0.03, wacc: 0.09, netDebt: 0, shares: 10 };
    expect(growthImpliedByPrice({ ...base, price: 1e9 })).toBeNaN();
    expect(growthImpliedByPrice({ ...base, fcf: -1, price: 100 })).toBeNaN();
    expect(formulaFunctions.get('impliedGrowth')?.refuses?.(1e9, 100, 0.03, 0.09, 0, 10)?.en).toMatch(/No growth/);
    expect(formulaFunctions.get('impliedGrowth')?.refuses?.(50, 100, 0.03, 0.09, 0, 10)).toBeNull();
  });
});

describe('a two-stage value', () => {
  it('rises along the growth for good', () => {
    const inputs = { fcf: 100, growth: 0.1, wacc: 0.09, netDebt: -50, shares: 10 };
    const values = [0.015, 0.02, 0.025, 0.03, 0.035].map((terminalGrowth) =>
      twoStageValue({ ...inputs, terminalGrowth }),
    );
    for (let i = 1; i < 5; i += 1) expect(values[i]).toBeGreaterThan(values[i - 1]);
  });
});

describe('the Mayer multiple', () => {
  // The reference file is fixed by its manifest; a test may trust its shape.
  const { mayer_multiple: answers } = JSON.parse(readFileSync(`${own}/valuation/crypto_ratios.json`, 'utf8')) as {
    readonly mayer_multiple: { readonly bars: readonly number[]; readonly values: readonly number[] };
  };
  const [head = '', ...rows] = readFileSync(`${own}/prices/syn_g_tiny.csv`, 'utf8').trim().split(/\r?\n/);
  const at = head.split(',').indexOf('Close');
  const closes = Float64Array.from(rows, (row) => Number(row.split(',')[at]));

  it('equals the reference on every stored bar', () => {
    answers.bars.forEach((bar, i) =>
      expect(priceToLongAverage(closes.subarray(0, bar + 1))).toEqual(near(answers.values[i])),
    );
  });

  it('has no value below 200 closes, and says so', () => {
    expect(priceToLongAverage(closes.subarray(0, 199))).toBeNaN();
    expect(formulaFunctions.get('mayerMultiple')?.refuses?.(closes.subarray(0, 199))?.en).toMatch(/Fewer than 200/);
  });
});

describe('every valuation', () => {
  it('says in words when it does not apply', () => {
    const silent = valuations.filter((model) => !model.applies(new Map())?.en.endsWith('.'));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});
