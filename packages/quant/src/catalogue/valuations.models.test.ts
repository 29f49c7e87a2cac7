import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryPremiumOf, premiaSetOn, sizePremiumOf } from '../pricing/discounting/premia.ts';
import { formulaFunctions } from '../facts/formula-library.ts';
import { near } from '../testing/near.ts';
import { threeStageValue } from './valuations/dcf-three-stage.ts';
import { twoStageValue } from './valuations/dcf-two-stage.ts';
import { equityCashFlowWorth } from './valuations/free-cash-flow-to-equity-value.ts';
import { excessReturnOf } from './valuations/excess-return.ts';
import { impliedEquityPremium, shareAtOrBelow } from './valuations/index-valuation.ts';
import { gordonGrowthWorth } from './valuations/gordon-growth.ts';
import { netAssetWorth } from './valuations/net-asset-value.ts';
import { chanceAbovePrice } from './valuations/method-blend.ts';
import { metcalfePrice } from './valuations/network-value.ts';
import { pastMultipleAt } from './valuations/past-multiples.ts';
import { regressionMultiple } from './valuations/peer-multiples.ts';
import { priceToBookWorth } from './valuations/price-to-book-value.ts';
import { productionCostOf } from './valuations/production-cost.ts';
import { residualIncomeWorth } from './valuations/residual-income.ts';
import { stockToFlowPrice } from './valuations/stock-to-flow.ts';
import { sumOfPartsWorth } from './valuations/sum-of-the-parts.ts';
import { capmCostOfEquity } from './valuations/wacc.ts';

function call(name: string, ...values: readonly number[]): number {
  const found = formulaFunctions.get(name);
  if (found === undefined) throw new Error(`no function ${name}`);
  return found.call(...values);
}

const firm = { fcf: 100, growth: 0.12, middleGrowth: 0.07, terminalGrowth: 0.03, wacc: 0.09, netDebt: 200, shares: 50 };

describe('the three-stage valuation', () => {
  it('is a plain perpetuity when all growth is one', () => {
    const flat = { ...firm, growth: 0.03, middleGrowth: 0.03, netDebt: 0 };
    expect(threeStageValue(flat)).toEqual(near(gordonGrowthWorth({ dividend: 2, growth: 0.03, rate: 0.09 })));
  });

  it('adds half a year of return to the explicit flows when they arrive at mid-year', () => {
    const end = threeStageValue(firm);
    const middle = threeStageValue({ ...firm, isMidYear: true });
    expect(middle).toBeGreaterThan(end);
    expect(middle).toBeLessThan((end + 4) * Math.sqrt(1.09) - 4);
    const twoStage = { fcf: 100, growth: 0.1, terminalGrowth: 0.02, wacc: 0.09, netDebt: 0, shares: 10 };
    expect(call('dcfTwoStage', 100, 0.1, 0.02, 0.09, 0, 10, 1)).toBe(twoStageValue({ ...twoStage, isMidYear: true }));
    expect(call('dcfThreeStage', 100, 0.12, 0.07, 0.03, 0.09, 200, 50, 1)).toBe(middle);
  });

  it('is found again from its price with flows at mid-year, in the reverse and in the simulation', () => {
    const worth = call('dcfTwoStage', 100, 0.1, 0.02, 0.09, 50, 10, 1);
    expect(call('impliedGrowth', worth, 100, 0.02, 0.09, 50, 10, 1)).toEqual(near(0.1, 1e-9));
    expect(call('impliedGrowth', worth, 100, 0.02, 0.09, 50, 10)).toBeGreaterThan(0.1);
    const still = [100, 0.1, 0.02, 0.09, 50, 10, 0, 0, 0, 0, 0] as const;
    expect(call('dcfPercentile', 0.5, ...still, 1)).toEqual(near(worth));
    expect(call('dcfPercentile', 0.5, ...still)).toBeLessThan(worth);
  });

  it('gives back the discount rate from the value that it leads to, and refuses a price that no rate explains', () => {
    for (const midYear of [0, 1]) {
      const worth = call('dcfTwoStage', 100, 0.1, 0.02, 0.09, 50, 10, midYear);
      expect(call('impliedRate', worth, 100, 0.1, 0.02, 50, 10, midYear)).toEqual(near(0.09, 1e-9));
    }
    expect(call('impliedRate', 1e9, 100, 0.1, 0.02, 50, 10)).toBeNaN();
    expect(formulaFunctions.get('impliedRate')?.refuses?.(1e9, 100, 0.1, 0.02, 50, 10)?.en).toMatch(/No discount rate/);
    expect(formulaFunctions.get('impliedRate')?.refuses?.(10, -1, 0.1, 0.02, 50, 10)?.en).toMatch(/not above zero/);
  });

  it('rises with each growth and falls with the rate; a rate at or below the lasting growth is refused', () => {
    const any = fc.record({
      growth: fc.double({ min: -0.1, max: 0.4, noNaN: true }),
      middleGrowth: fc.double({ min: -0.1, max: 0.2, noNaN: true }),
      terminalGrowth: fc.double({ min: 0, max: 0.04, noNaN: true }),
      wacc: fc.double({ min: 0.06, max: 0.2, noNaN: true }),
    });
    fc.assert(
      fc.property(any, (some) => {
        const inputs = { ...firm, ...some };
        const value = threeStageValue(inputs);
        expect(threeStageValue({ ...inputs, growth: inputs.growth + 0.01 })).toBeGreaterThan(value);
        expect(threeStageValue({ ...inputs, middleGrowth: inputs.middleGrowth + 0.01 })).toBeGreaterThan(value);
        expect(threeStageValue({ ...inputs, wacc: inputs.wacc + 0.01 })).toBeLessThan(value);
        expect(threeStageValue({ ...inputs, wacc: inputs.terminalGrowth })).toBeNaN();
      }),
    );
    const refusal = formulaFunctions.get('dcfThreeStage')?.refuses?.(100, 0.1, 0.05, 0.05, 0.04, 0, 10);
    expect(refusal?.en).toMatch(/must be above/);
  });
});

describe('free cash flow to equity', () => {
  it('equals the firm’s value where there is no debt and one rate', () => {
    const shared = { growth: 0.08, terminalGrowth: 0.02, shares: 10 };
    const equity = equityCashFlowWorth({ ...shared, fcfe: 60, rate: 0.1 });
    expect(equity).toEqual(near(twoStageValue({ ...shared, fcf: 60, wacc: 0.1, netDebt: 0 })));
    expect(equityCashFlowWorth({ ...shared, fcfe: 60, rate: 0.02 })).toBeNaN();
  });
});

describe('price to book by return on equity', () => {
  it('is the book where the return is the required one, and the residual-income value anywhere', () => {
    const shared = { bookValuePerShare: 40, growth: 0.03, rate: 0.1 };
    expect(priceToBookWorth({ ...shared, returnOnEquity: 0.1 })).toEqual(near(40));
    const roe = 0.14;
    const residual = residualIncomeWorth({ ...shared, eps: roe * 40 });
    expect(priceToBookWorth({ ...shared, returnOnEquity: roe })).toEqual(near(residual));
    expect(priceToBookWorth({ ...shared, returnOnEquity: 0.02 })).toBeNaN();
    expect(formulaFunctions.get('priceToBookValue')?.refuses?.(40, 0.02, 0.03, 0.1)?.en).toMatch(/return on equity/);
  });
});

describe('values of what a company owns', () => {
  it('counts cash in full, goodwill at nothing and the rest at its stated part', () => {
    const books = { totalAssets: 1000, cash: 100, goodwill: 200, totalLiabilities: 600, shares: 10 };
    expect(netAssetWorth({ ...books, recovery: 1 })).toEqual(near(20));
    expect(netAssetWorth({ ...books, recovery: 0.5 })).toEqual(near(-15));
  });

  it('adds up the parts and takes the debt off once', () => {
    expect(sumOfPartsWorth({ parts: [300, 500, -40], netDebt: 160, shares: 20 })).toEqual(near(30));
    expect(call('sumOfPartsValue', 160, 20, 300, 500, -40)).toEqual(near(30));
    expect(sumOfPartsWorth({ parts: [], netDebt: 0, shares: 20 })).toBeNaN();
  });
});

describe('the multiple of peers', () => {
  const growths = [0.02, 0.05, 0.08, 0.12, 0.2, 0.3];
  const peers = growths.map((growth, i) => {
    const returnOnCapital = [0.1, 0.25, 0.12, 0.4, 0.15, 0.3][i];
    return { growth, returnOnCapital, multiple: 6 + 50 * growth + 20 * returnOnCapital };
  });

  it('is read off the plane through peers that lie on one', () => {
    expect(regressionMultiple({ growth: 0.1, returnOnCapital: 0.2 }, peers)).toEqual(near(15));
    const flat = peers.flatMap(({ multiple, growth, returnOnCapital }) => [multiple, growth, returnOnCapital]);
    expect(call('peerMultiple', 0.1, 0.2, ...flat)).toEqual(near(15));
  });

  it('is refused with five peers, with peers that do not differ, and where the plane runs below zero', () => {
    expect(regressionMultiple({ growth: 0.1, returnOnCapital: 0.2 }, peers.slice(1))).toBeNaN();
    const same = peers.map(() => ({ multiple: 10, growth: 0.1, returnOnCapital: 0.2 }));
    expect(regressionMultiple({ growth: 0.1, returnOnCapital: 0.2 }, same)).toBeNaN();
    expect(regressionMultiple({ growth: -0.5, returnOnCapital: 0.1 }, peers)).toBeNaN();
    expect(formulaFunctions.get('peerMultiple')?.refuses?.(0.1, 0.2, 1, 2, 3)?.en).toMatch(/six comparable/);
  });
});

describe('an index', () => {
  it('stands at the share of past multiples that were as low', () => {
    const past = Array.from({ length: 20 }, (_, i) => 10 + i);
    expect(shareAtOrBelow(14, past)).toBe(0.25);
    expect(shareAtOrBelow(9, past)).toBe(0);
    expect(shareAtOrBelow(14, past.slice(1))).toBeNaN();
  });

  it('promises the premium at which its payouts are worth its level', () => {
    const flat = { yield: 0.04, growth: 0.03, terminalGrowth: 0.03, riskFreeRate: 0.04 };
    // One growth for ever: r = y (1 + g) + g.
    expect(impliedEquityPremium(flat)).toEqual(near(0.04 * 1.03 + 0.03 - 0.04, 1e-7));
    expect(impliedEquityPremium({ ...flat, growth: 0.06 })).toBeGreaterThan(impliedEquityPremium(flat));
    expect(impliedEquityPremium({ ...flat, yield: 0 })).toBeNaN();
  });
});

describe('premia on top of the market’s', () => {
  it('fall with size and are nil for a large company of a mature market', () => {
    const sizes = [2e8, 1e9, 5e9, 5e10].map((value) => sizePremiumOf(value, 'USD'));
    expect(sizes).toEqual([0.02, 0.01, 0.005, 0]);
    expect(sizePremiumOf(5e10, 'HKD')).toBe(0.005);
    expect(sizePremiumOf(5e10, 'JPY')).toBeNull();
    expect(['USD', 'HKD', 'CNY', 'EUR'].map(countryPremiumOf)).toEqual([0, 0.01, 0.015, 0]);
    expect(premiaSetOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('enter the cost of equity, the country’s by beta', () => {
    const inputs = { riskFreeRate: 0.03, beta: 1.2, equityRiskPremium: 0.05 };
    expect(capmCostOfEquity(inputs)).toEqual(near(0.09));
    expect(capmCostOfEquity({ ...inputs, countryPremium: 0.01, sizePremium: 0.005 })).toEqual(near(0.107));
    expect(call('costOfEquity', 0.03, 1.2, 0.05)).toEqual(near(0.09));
    expect(call('costOfEquity', 0.03, 1.2, 0.05, 0.01, 0.005)).toEqual(near(0.107));
  });

  it('are what a business must beat to create value', () => {
    expect(excessReturnOf({ returnOnCapital: 0.15, wacc: 0.09 })).toEqual(near(0.06));
    expect(call('economicProfit', 0.15, 0.09, 1000)).toEqual(near(60));
  });
});

interface CoinDay {
  readonly price: number;
  readonly supply: number;
  readonly realised_cap: number;
  readonly adjusted_transfer_value_day: number;
  readonly issuance_day: number;
  readonly expected: Readonly<Record<'market_cap' | 'mvrv' | 'nvt' | 'realised_price' | 'stock_to_flow', number>>;
}

function coinAnswers(day: CoinDay): readonly number[] {
  const marketCap = day.price * day.supply;
  return [
    call('marketToRealized', marketCap, day.realised_cap),
    call('networkValueToTransfers', marketCap, day.adjusted_transfer_value_day),
    call('realizedPrice', day.realised_cap, day.supply),
    call('stockToFlow', day.supply, 365 * day.issuance_day),
  ];
}

describe('models of a coin’s network', () => {
  const own = fileURLToPath(new URL('../../../../fixtures/golden-own/valuation/crypto_ratios.json', import.meta.url));

  it('equal the reference on every invented day', () => {
    // The reference file is fixed by its manifest; a test may trust its shape.
    const { rows } = JSON.parse(readFileSync(own, 'utf8')) as { readonly rows: readonly CoinDay[] };
    expect(rows.length).toBeGreaterThan(2);
    for (const day of rows) {
      const { mvrv, nvt, realised_price, stock_to_flow } = day.expected;
      expect(coinAnswers(day)).toEqual([mvrv, nvt, realised_price, stock_to_flow].map((want) => near(want)));
    }
  });

  it('move with the square of users, and not at all without them', () => {
    const inputs = { supply: 10, pastMarketCap: 1000, pastUsers: 50 };
    expect(metcalfePrice({ ...inputs, users: 100 })).toEqual(near(400));
    expect(metcalfePrice({ ...inputs, users: 100, pastUsers: 0 })).toBeNaN();
  });

  it('price a coin by its stock to flow as published, and its making by the energy of it', () => {
    expect(stockToFlowPrice(1)).toEqual(near(0.15881742610692068));
    expect(stockToFlowPrice(100) / stockToFlowPrice(50)).toEqual(near(2 ** 3.36));
    expect(call('stockToFlow', 100, 0)).toBeNaN();
    // One kilowatt for a day at 0.05 a kilowatt-hour is 1.2; half of all costs makes 2.4; over two coins 1.2.
    const plant = { hashRate: 1e12, joulesPerHash: 1e-9, powerPrice: 0.05, coinsPerDay: 2, energyShare: 0.5 };
    expect(productionCostOf(plant)).toEqual(near(1.2));
    expect(productionCostOf({ ...plant, coinsPerDay: 0 })).toBeNaN();
  });
});

const shared = sharedDir();

describe.skipIf(shared === null)('models of a coin’s network on real days (shared folder)', () => {
  it('equal the vendor’s columns', () => {
    interface VendorDay {
      readonly CapMrktCurUSD: number;
      readonly CapRealUSD: number;
      readonly CapMVRVCur: number;
      readonly NVTAdj: number;
      readonly SplyCur: number;
      readonly TxTfrValAdjUSD: number;
      readonly IssContNtv: number;
      readonly check: Readonly<Record<'realized_price' | 'stock_to_flow_daily', number>>;
    }
    // As above.
    const { rows } = JSON.parse(readFileSync(`${shared}/golden/valuation/crypto_onchain.json`, 'utf8')) as {
      readonly rows: readonly VendorDay[];
    };
    for (const day of rows) {
      expect(call('marketToRealized', day.CapMrktCurUSD, day.CapRealUSD)).toEqual(near(day.CapMVRVCur, 1e-7));
      expect(call('networkValueToTransfers', day.CapMrktCurUSD, day.TxTfrValAdjUSD)).toEqual(near(day.NVTAdj, 1e-7));
      expect(call('realizedPrice', day.CapRealUSD, day.SplyCur)).toEqual(near(day.check.realized_price));
      const flow = call('stockToFlow', day.SplyCur, 365 * day.IssContNtv);
      expect(flow).toEqual(near(day.check.stock_to_flow_daily));
    }
  });
});

describe('the chance that a value lies above its price', () => {
  const range = { low: 80, middle: 100, high: 150 };

  it('is even at the middle, nine of ten at the low end and one of ten at the high end', () => {
    expect(chanceAbovePrice({ ...range, price: 100 })).toEqual(near(0.5));
    expect(chanceAbovePrice({ ...range, price: 80 })).toEqual(near(0.9));
    expect(chanceAbovePrice({ ...range, price: 150 })).toEqual(near(0.1));
  });

  it('is unknown for a range that does not lie around its middle', () => {
    expect(chanceAbovePrice({ ...range, low: 101, price: 90 })).toBeNaN();
    expect(call('wholeShare', 2, 0.4, 0.4)).toBe(0.5);
  });
});

describe('multiples of the past', () => {
  const past = Array.from({ length: 20 }, (_, i) => 10 + i);

  it('have quartiles between neighbours and no place among fewer than twenty', () => {
    expect(pastMultipleAt(0.25, past)).toEqual(near(14.75));
    expect(pastMultipleAt(0.75, past.toReversed())).toEqual(near(24.25));
    expect(pastMultipleAt(0.5, past.slice(1))).toBeNaN();
    expect(call('pastPoints', ...past)).toBe(20);
    for (const name of ['pastMultipleAt', 'multiplePercentile']) {
      expect(formulaFunctions.get(name)?.refuses?.(0.5, 1, 2, 3)?.en).toMatch(/Fewer than twenty/);
    }
  });
});
